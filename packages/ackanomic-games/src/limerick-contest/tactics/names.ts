import { plain, syllablesOf } from '../syllables.js'

/** How a name falls in a verse: one letter for each syllable, `S` for the one that is stressed. */
export type Beat = 'S' | 'Sw' | 'wS' | 'Sww' | 'wSw'

/** Endings of names of two syllables that are stressed at the end, such as Marie and Denise. */
const LATE = /(?:arie|iane|ole|[aeiou](?:ll|tt)e|[^aeiou][ie]ne|ise|one)$/u

/**
 * The part of a name by which somebody is called in verse: its first word that can be read aloud,
 * with a capital; `undefined` where there is none.
 */
export function calledName(name: string): string | undefined {
  const word = /\p{L}{2,20}/u.exec(name.normalize('NFC'))?.[0]
  return word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1)
}

/** How a name falls, as far as its letters tell. */
export function beatOf(name: string): Beat {
  const letters = plain(name)
  const syllables = syllablesOf(name)
  if (syllables === 1) return 'S'
  if (syllables === 2) return LATE.test(letters) ? 'wS' : 'Sw'
  return letters.endsWith('a') ? 'wSw' : 'Sww'
}
