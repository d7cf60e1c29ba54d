/** A dictionary, which ignores case. `wordDictionary` makes one from a list of words. */
export interface WordDictionary {
  readonly has: (word: string) => boolean
  /** Checks whether a fragment is a word or part of one. */
  readonly hasInside: (fragment: string) => boolean
  /** Returns its words in order, one to a line. A referee commits to their SHA-256. */
  readonly text?: (() => string) | undefined
}
