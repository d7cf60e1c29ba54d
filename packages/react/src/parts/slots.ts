import { createContext, type ReactNode } from 'react'

/** A cell of a grid. */
export interface GridCell {
  /** The content in words: `c4, a black stone`. */
  readonly label: string
  /** The content. Pass the same value if nothing has changed, so that it is not redrawn. */
  readonly content?: ReactNode
  /** Whether the viewer can act there now. */
  readonly legal?: boolean
  /** Whether it is selected for the next action. */
  readonly selected?: boolean
  /** Whether it is hinted at; it glows. */
  readonly hinted?: boolean
  /** A CSS class of the board. */
  readonly className?: string
  /** Identifies the content on the board; the cell drops in when it is new. */
  readonly motion?: string
}

/** The parts that an app draws in its own way, or leaves as they are by `undefined`. */
export interface BoardSlots {
  /** Draws a card, such as `'10H'`, or its back if it gets `null`. */
  card?(card: string | null, isSmall: boolean): ReactNode
  /** Draws what lies in a cell of a grid, such as a stone. */
  cell?(cell: GridCell, row: number, column: number): ReactNode
  /** Draws the sign of a player. */
  avatar?(name: string, seat: number): ReactNode
}

/** The slots of the board around a part. */
export const SlotsContext: React.Context<BoardSlots> = createContext<BoardSlots>({})
