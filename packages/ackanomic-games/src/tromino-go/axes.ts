import type { Square } from './tromino.js'

/** So far from a tromino it can still make a difference what lies there. */
const MARGIN = 3

/** As many empty lines more on each side, so that a grid can grow without being laid out anew. */
const ROOM = 20

/** Grids up to so many lines wide are laid out as they are. */
const WIDEST = 128

/** Of more empty lines than this in a row only this many are kept: what lies between can't touch. */
const GAP = 4

/**
 * The columns or the rows of a board. Where trominoes lie far apart, broad gaps between them are
 * drawn together.
 */
export interface Axis {
  readonly length: number
  /** The number of the first line on the unbounded grid. */
  readonly first: number
  /** Where broad gaps are drawn together: the number of each line, and where it is. */
  readonly drawn: { readonly lines: readonly number[]; readonly places: Map<number, number> } | null
}

export function axisAround(squares: readonly Square[], part: 0 | 1): Axis {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const square of squares) {
    if (square[part] < least) least = square[part]
    if (square[part] > most) most = square[part]
  }
  if (squares.length === 0) return { length: 2 * ROOM, first: -ROOM, drawn: null }
  if (most - least < WIDEST) {
    const room = MARGIN + ROOM
    return { length: most - least + 1 + 2 * room, first: least - room, drawn: null }
  }
  const taken = new Set(squares.map((square) => square[part]))
  const lines = [least - 3, least - 2, least - 1]
  let last = least
  for (const line of [...taken].sort((one, other) => one - other)) {
    if (line - last - 1 <= GAP) for (let i = last + 1; i < line; i++) lines.push(i)
    else lines.push(last + 1, last + 2, line - 2, line - 1)
    lines.push(line)
    last = line
  }
  lines.push(most + 1, most + 2, most + 3)
  const places = new Map(lines.map((line, index) => [line, index]))
  return { length: lines.length, first: least - MARGIN, drawn: { lines, places } }
}

/** Where a line of the grid is on an axis, or -1. */
export function lineOf({ drawn, first, length }: Axis, line: number): number {
  if (drawn !== null) return drawn.places.get(line) ?? -1
  const index = line - first
  return index >= 0 && index < length ? index : -1
}

/** The number that a line of an axis has on the grid. */
export function numberOf({ drawn, first }: Axis, index: number): number {
  return drawn === null ? first + index : (drawn.lines[index] ?? 0)
}

/** Whether a tromino can be put on a line: what is beside it there is beside it on the grid. */
export function hasRoom(axis: Axis, line: number): boolean {
  const index = lineOf(axis, line)
  if (axis.drawn === null) return index >= MARGIN && index < axis.length - MARGIN
  return (
    index >= MARGIN &&
    numberOf(axis, index - 2) === line - 2 &&
    numberOf(axis, index + 2) === line + 2
  )
}
