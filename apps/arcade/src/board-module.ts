import type { BoardProps } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** What the file of a game in `boards` has: its board, and how many usually sit down. */
export interface BoardModule {
  /** The board. */
  Board(props: BoardProps): ReactNode
  /** How many sit down, where the fewest that the game allows make no good match. */
  readonly players?: number
}

/** Imports the board of a game. */
export async function loadBoard(id: string): Promise<BoardModule> {
  return (await import(`./boards/${id}.ts`)) as BoardModule
}
