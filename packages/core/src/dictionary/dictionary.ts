/**
 * A dictionary, which decides whether something is a word. Case does not matter.
 *
 * `wordDictionary` makes one from any list of words. Any object with the first two methods will do.
 */
export interface WordDictionary {
  /** Checks whether a text is a whole word of the dictionary. */
  readonly has: (word: string) => boolean
  /** Checks whether a fragment is part of some word of the dictionary, or a whole one. */
  readonly hasInside: (fragment: string) => boolean
  /** Returns its words, one to a line, in order. A referee states their SHA-256. */
  readonly text?: (() => string) | undefined
}
