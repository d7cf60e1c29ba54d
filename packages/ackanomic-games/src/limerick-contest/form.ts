import { plain, syllablesOf } from './syllables.js'

const FAULTS = {
  lines: 'A limerick has five lines.',
  words: 'Each line of a limerick has two words at least.',
  long: 'Lines 1, 2 and 5 of a limerick have 5 to 13 syllables.',
  short:
    'Lines 3 and 4 of a limerick have 3 to 9 syllables, and no more than the longest of the others.',
  outer: 'Lines 1, 2 and 5 of a limerick rhyme.',
  inner: 'Lines 3 and 4 of a limerick rhyme.',
  repeated:
    'The lines of a limerick differ, a word does not rhyme with itself, and half of the words are said once.',
} as const

/** A fault in the form of a limerick. */
export type LimerickFault = keyof typeof FAULTS

export function describeFault(fault: LimerickFault): string {
  return FAULTS[fault]
}

const LINES = 5

export function wordsOf(line: string): readonly string[] {
  return plain(line).match(/\p{L}[\p{L}’']*/gu) ?? []
}

export function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + syllablesOf(word), 0)
}

const NEAR: readonly (readonly [RegExp, string])[] = [
  [/tch$|ch$|dg$|j$/u, 'ch'],
  [/sh$/u, 'sh'],
  [/th$/u, 'th'],
  [/ng$/u, 'ng'],
  [/m[bn]?$/u, 'm'],
  [/(?:gn|n)$/u, 'n'],
  [/[dt]$/u, 't'],
  [/[sxz]$/u, 's'],
  [/(?:ph|[fv])$/u, 'f'],
  [/[ckgq]$/u, 'k'],
  [/[pb]$/u, 'p'],
  [/l$/u, 'l'],
  [/r$/u, 'r'],
]

/** The final sound of a word by its letters: a kind of consonant, or a vowel. */
function endOf(word: string): string {
  const spoken = word
    .replace(/[’']/gu, '')
    .replace(/(?<=[aeiouy].*[^aeiouyw])e(?=[sd]?$)/u, '')
    .replace(/(?<=[clnt]ou|(?<!th)rou|lau)gh/u, 'f')
    .replace(/gh(?=t?s?$)/u, '')
  const near = NEAR.find(([pattern]) => pattern.test(spoken))
  return near === undefined ? 'vowel' : near[1]
}

function rhyme(one: string, other: string): boolean {
  return endOf(one) === endOf(other)
}

/**
 * Describes a formal fault of a limerick, or returns `undefined`. It needs five lines of two words
 * or more; lines 1, 2 and 5 of 5 to 13 syllables; lines 3 and 4 of 3 to 9, none longer than the
 * longest of the others; rhymes of 1, 2 and 5, and of 3 and 4; and no repeated line or rhyme.
 * Syllables and rhymes are judged by letters, generously: last sounds may be similar, such as `d`
 * and `t`, or be vowels.
 *
 * @example
 * ```ts
 * import { limerickFault } from '@ackanomic/games/limerick-contest'
 *
 * limerickFault('x') // => 'lines'
 * ```
 */
export function limerickFault(text: string): LimerickFault | undefined {
  const lines = text
    .split('\n')
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const [first = [], second = [], third = [], fourth = [], fifth = []] = lines
  if (lines.length !== LINES) return 'lines'
  if (lines.some(({ length }) => length < 2)) return 'words'
  const lengths = lines.map(lengthOf)
  const longest = Math.max(...[0, 1, 4].map((at) => lengths[at] ?? 0))
  const isLong = (at: number): boolean => (lengths[at] ?? 0) >= 5 && (lengths[at] ?? 0) <= 13
  if (![0, 1, 4].every(isLong)) return 'long'
  const isShort = (at: number): boolean =>
    (lengths[at] ?? 0) >= 3 && (lengths[at] ?? 0) <= 9 && (lengths[at] ?? 0) <= longest
  if (![2, 3].every(isShort)) return 'short'
  const [a = '', b = '', c = '', d = '', e = ''] = [first, second, third, fourth, fifth].map(
    (words) => words.at(-1) ?? '',
  )
  const words = lines.flat()
  const isVaried =
    new Set(lines.map((line) => line.join(' '))).size === LINES &&
    new Set(words).size * 2 >= words.length
  if (!isVaried || a === b || c === d) return 'repeated'
  if (!rhyme(a, b) || !rhyme(b, e)) return 'outer'
  return rhyme(c, d) ? undefined : 'inner'
}
