import { type BoardWords, BoardWordsContext, englishBoardWords } from '@ackanomic/boards/words'
import type { BoardProps, MatchChange, Stage } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { inChosenLanguage } from './language.js'

/** The component that draws a board. */
export interface Drawn {
  /** The board. */
  Board(props: BoardProps): ReactNode
  /** The results of a change, which are shown on the board for a while. */
  stages?(change: MatchChange, words?: Partial<BoardWords>): readonly Stage[]
}

const words = inChosenLanguage(englishBoardWords)

/** A board, and its results, in the language of the page. */
export function inLanguage({ Board, stages }: Drawn): Drawn {
  return {
    Board: (props) => (
      <BoardWordsContext.Provider value={words}>
        <Board {...props} />
      </BoardWordsContext.Provider>
    ),
    ...(stages !== undefined && { stages: (change) => stages(change, words) }),
  }
}
