import { plain, syllablesOf } from '../syllables.js'

/** The meter of a name: a letter for each syllable, `S` for the stressed one. */
export type Beat = 'S' | 'Sw' | 'wS' | 'Sww' | 'wSw'

/** Endings of two-syllable names that are stressed at the end, such as Marie and Denise. */
const LATE = /(?:arie|iane|ole|[aeiou](?:ll|tt)e|[^aeiou][ie]ne|ise|one)$/u

/** The first pronounceable word of a name, capitalized. */
export function calledName(name: string): string | undefined {
  const word = /\p{L}{2,20}/u.exec(name.normalize('NFC'))?.[0]
  return word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1)
}

export function beatOf(name: string): Beat {
  const letters = plain(name)
  const syllables = syllablesOf(name)
  if (syllables === 1) return 'S'
  if (syllables === 2) return LATE.test(letters) ? 'wS' : 'Sw'
  return letters.endsWith('a') ? 'wSw' : 'Sww'
}
