/**
 * A dictionary that tells whether something is a word. Words compare without regard to case.
 *
 * The entry point `@ackanomic/core/dictionary` makes one from any list of words; whatever else can answer
 * these two questions serves as well.
 */
export interface WordDictionary {
  /** Is it one of the words, whole? */
  readonly has: (word: string) => boolean
  /** Does the fragment stand inside some word, or is it one? */
  readonly hasInside: (fragment: string) => boolean
}
