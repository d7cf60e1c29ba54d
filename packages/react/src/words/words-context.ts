import { type Context, createContext, useContext } from 'react'
import { englishWords, type Words } from './english.js'

/** The words of the components within it, perhaps in another language. */
export const WordsContext: Context<Words> = createContext<Words>(englishWords)

/**
 * Returns the words of the components: the catalogue of `WordsContext`, or English.
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
