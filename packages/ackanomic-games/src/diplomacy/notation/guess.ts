import type { Lexicon } from './lexicon.js'

/** So many names are offered at the most. */
const MOST_NEAR = 3

/**
 * The places whose names come near to the next words, and the words that were compared. One letter
 * may differ in four, two in longer ones; the nearest names alone are given.
 */
export function guessPlace(
  { names }: Lexicon,
  words: readonly string[],
): { readonly name: string; readonly near: readonly string[] } {
  const [first = '', second] = words
  let best = Number.POSITIVE_INFINITY
  let name = first
  const near = new Set<string>()
  for (const said of second === undefined ? [first] : [`${first} ${second}`, first]) {
    const most = said.length < 3 ? 0 : said.length < 6 ? 1 : 2
    for (const { called, says } of names) {
      const apart = Math.min(...called.map((each) => distance(said, each, most)))
      if (apart > most || apart > best) continue
      if (apart < best) near.clear()
      best = apart
      name = said
      near.add(says)
    }
  }
  return { name, near: near.size > MOST_NEAR ? [] : [...near] }
}

/** The word of an order that comes near to a word, if one does. */
export function guessWord({ words }: Lexicon, said: string): string | undefined {
  if (said.length < 4) return undefined
  const apart = (word: string): number => (word.length > 3 ? distance(said, word, 2) : 3)
  const [near] = [...words.keys()].sort((one, other) => apart(one) - apart(other))
  return near !== undefined && apart(near) <= 2 ? near : undefined
}

/** How many letters are missing, too many, other or changed about; more than `most` is enough. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
