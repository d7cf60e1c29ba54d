/**
 * A dictionary: it says whether something is a word. Letter case does not matter.
 *
 * `wordDictionary` makes one from any list of words; any object that answers these two questions
 * will do.
 */
export interface WordDictionary {
  /** Is it one of the words, whole? */
  readonly has: (word: string) => boolean
  /** Does the fragment stand inside some word, or is it one? */
  readonly hasInside: (fragment: string) => boolean
}
