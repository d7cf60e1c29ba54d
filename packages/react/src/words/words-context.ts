import { type Context, createContext, useContext } from 'react'
import { english, type Words } from './english.js'

/** The words of the parts around. An app gives another catalogue for another language. */
export const WordsContext: Context<Words> = createContext<Words>(english)

/**
 * Returns what the parts of this package say around here: the catalogue of `WordsContext`, or English.
 *
 * @example
 * ```tsx
 * import { useWords } from '@ackanomic/react'
 *
 * const App = () => <button type="button">{useWords().takeBack}</button>
 * ```
 */
export function useWords(): Words {
  return useContext(WordsContext)
}
