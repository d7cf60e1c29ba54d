import type { BoardWords } from '@ackanomic/boards/words'
import type { BoardProps, MatchChange, Stage } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The component that draws a board. */
export interface Drawn {
  /** The board. */
  Board(props: BoardProps): ReactNode
  /** The results of a change, which are shown on the board for a while. */
  stages?(change: MatchChange, words?: Partial<BoardWords>): readonly Stage[]
}
