import { type Context, createContext, useContext } from 'react'
import { english, type Words } from './english.js'

/** The words of the parts around. An app gives another catalogue for another language. */
export const WordsContext: Context<Words> = createContext<Words>(english)

/** The words in use. */
export function useWords(): Words {
  return useContext(WordsContext)
}
