import type { Citation } from '../clauses.js'
import type { equipmentClauses } from './clauses.js'

/**
 * A dictionary that tells whether something is a word, as rule 1250.3 III lists them. Words compare
 * without regard to case.
 *
 * The entry point `@ackanomic/core/words` makes one from any list of words; whatever else can answer
 * these two questions serves as well.
 */
export interface WordDictionary {
  /** Is it one of the words, whole? */
  readonly has: (word: string) => boolean
  /** Does the fragment stand inside some word, or is it one? */
  readonly hasInside: (fragment: string) => boolean
}

/** One meaning of a word, as a {@link DefinitionDictionary} gives it. */
export interface Definition {
  /** The meaning alone, word for word as the dictionary prints it. */
  readonly text: string
  /** What is printed beside it, such as `'noun'`; no part of the definition. */
  readonly partOfSpeech?: string
}

/** A dictionary that tells what a word means, as rule 1250.3 IV lists them. */
export interface DefinitionDictionary {
  /** All meanings of the word, without regard to case; none when it isn't in the dictionary. */
  readonly define: (word: string) => readonly Definition[]
}

/** The names by which inquiries call the word validating dictionaries of rule 1250.3 III. */
export type WordDictionaryName = 'ospd' | 'unabr' | 'official'

/** The names of the two definition lookup dictionaries of rule 1250.3 IV. */
export type DefinitionDictionaryName = 'lookupA' | 'lookupB'

/** What rule 1250.3 says of a dictionary. The words themselves are for the host to bring. */
export interface ListedDictionary {
  /** Its title. */
  readonly title: string
  /** The clause that lists it. */
  readonly clause: Citation<typeof equipmentClauses>
  /** What the rule says of where it is found, or in what form it counts. */
  readonly source: string
}

/**
 * The word validating dictionaries that exist as General Equipment (rule 1250.3 III), by the name
 * that stands in the `dictionary` of a `word` or `inside` question.
 *
 * @example
 * ```ts
 * import { wordValidatingDictionaries } from '@ackanomic/core/equipment'
 *
 * Object.keys(wordValidatingDictionaries) // => ['ospd', 'unabr', 'official']
 * wordValidatingDictionaries.ospd.clause // => '1250.3/III.a'
 * ```
 */
export const wordValidatingDictionaries: Readonly<Record<WordDictionaryName, ListedDictionary>> = {
  ospd: {
    title: "The Official Scrabble Player's Dictionary (OSPD)",
    clause: '1250.3/III.a',
    source: 'An on-line copy, reached by telnet; the address is lost.',
  },
  unabr: {
    title: 'Unabr.dict',
    clause: '1250.3/III.b',
    source: 'The file Unabr.dict.Z, uncompressed; the address is lost.',
  },
  official: {
    title: 'The Official Dictionary of Acka',
    clause: '1250.3/III.c',
    source: 'Whatever the rules of Ackanomic name as the Official Dictionary.',
  },
}

/**
 * The definition lookup dictionaries that exist as General Equipment (rule 1250.3 IV). Their titles
 * went with their addresses; they are called by the letters under which the rule lists them.
 */
export const definitionLookupDictionaries: Readonly<
  Record<DefinitionDictionaryName, ListedDictionary>
> = {
  lookupA: {
    title: 'Definition Lookup Dictionary a',
    clause: '1250.3/IV',
    source: 'An on-line dictionary; the address is lost.',
  },
  lookupB: {
    title: 'Definition Lookup Dictionary b',
    clause: '1250.3/IV',
    source: 'An on-line dictionary; the address is lost.',
  },
}
