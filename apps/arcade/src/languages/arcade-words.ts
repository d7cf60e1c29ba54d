import { type ArcadeWords, english } from './english.js'

/** Returns the words of the Arcade. A translation is chosen here, and in `WordsContext` of `@ackanomic/react`. */
export function useArcadeWords(): ArcadeWords {
  return english
}
