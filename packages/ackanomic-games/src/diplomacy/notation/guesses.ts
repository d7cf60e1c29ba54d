import type { Lexicon } from './lexicon.js'

/** The limit of guesses for one text: each compares a word with every name. */
const MAX_GUESSES = 50

export function guesserOf(lexicon: Lexicon) {
  let left = MAX_GUESSES
  return {
    place: (words: readonly string[]) => (left-- > 0 ? nearestPlaces(lexicon, words) : undefined),
    word: (said: string) => (left-- > 0 ? nearestWord(lexicon, said) : undefined),
  }
}

export type Guesser = ReturnType<typeof guesserOf>

const MAX_SUGGESTIONS = 3

function nearestPlaces({ provinces }: Lexicon, [first = '', second]: readonly string[]) {
  const labels = provinces.flatMap(({ names, label }) =>
    names.map((name) => [name, label] as const),
  )
  const said = second === undefined ? [first] : [`${first} ${second}`, first]
  const { word = first, near } = nearest(said, labels)
  return { name: word, near: near.length > MAX_SUGGESTIONS ? [] : near }
}

function nearestWord({ words }: Lexicon, said: string): string | undefined {
  if (said.length < 4) return undefined
  const long = [...words.keys()].filter((word) => word.length > 3)
  return nearest(
    [said],
    long.map((word) => [word, word]),
  ).near[0]
}

function nearest(
  said: readonly string[],
  names: readonly (readonly [name: string, label: string])[],
) {
  const found = said.flatMap((word) => {
    const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
    return names.flatMap(([name, label]) => {
      const apart = distance(word, name, most)
      return apart <= most ? [{ word, label, apart }] : []
    })
  })
  const least = Math.min(...found.map(({ apart }) => apart))
  const word = found.find(({ apart }) => apart === least)?.word
  const near = found.filter((each) => each.apart === least && each.word === word)
  return { word, near: [...new Set(near.map(({ label }) => label))] }
}

/** The edit distance with transpositions, or a number above `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (most === 0) return a === b ? 0 : 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + other)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
