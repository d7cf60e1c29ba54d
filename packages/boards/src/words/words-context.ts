import { type Context, createContext, useContext } from 'react'
import type { BoardWords } from './english.js'

/**
 * The words of the boards within; an app provides another catalogue for another language, and gives
 * it to the functions that return stages, too. What a catalogue lacks is said in English.
 *
 * @example
 * ```tsx
 * import { BoardWordsContext, englishBoardWords } from '@ackanomic/boards/words'
 *
 * const german = { ...englishBoardWords, pureSkill: { ...englishBoardWords.pureSkill, prize: 'Der Preis' } }
 * const App = () => <BoardWordsContext.Provider value={german}>…</BoardWordsContext.Provider>
 * ```
 */
export const BoardWordsContext: Context<Partial<BoardWords>> = createContext({})

/** Returns the words of a game's board. A bundle has the English of its own games alone. */
export function useGameWords<Name extends keyof BoardWords>(
  name: Name,
  english: BoardWords[Name],
): BoardWords[Name] {
  return useContext(BoardWordsContext)[name] ?? english
}
