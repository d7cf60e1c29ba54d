import type { Cells, Square, Tromino } from './tromino.js'

/** Nothing lies farther from the first square than this; no match gets there. */
export const FARTHEST = 1_000_000_000

/** Empty lines around the trominoes: a piece that touches one fits in, with its own neighbours. */
const MARGIN = 3

/** Of more empty lines than this in a row only this many are kept: what lies between can't touch. */
const GAP = 4

/** Grids up to so many lines wide are laid out as they are. */
const WIDEST = 128

/** The columns or the rows of a board. */
interface Axis {
  readonly length: number
  /** The number of the first line on the unbounded grid. */
  readonly first: number
  /** The number of each line, where some in between are left out. */
  readonly lines: readonly number[] | null
}

/**
 * A part of the unbounded grid that holds all trominoes and what lies around them, laid out as an
 * array along the rows. Broad gaps are drawn together, which changes neither what touches nor what
 * is enclosed: so it stays small wherever the trominoes lie.
 */
export interface Board {
  readonly columns: Axis
  readonly rows: Axis
  /** At each index the number of a tromino, from 1, or 0. */
  readonly of: Uint16Array
}

/** Lays trominoes out; one of them may be left off. */
export function boardOf(trominoes: readonly Tromino[], without = -1): Board {
  const columns = axisOf(trominoes, 0)
  const rows = axisOf(trominoes, 1)
  const of = new Uint16Array(columns.length * rows.length)
  const isPlain = columns.lines === null && rows.lines === null
  for (let i = 0; i < trominoes.length; i++) {
    if (i === without) continue
    const { cells } = trominoes[i] as Tromino
    for (let n = 0; n < 3; n++) {
      const cell = cells[n] as Square
      const column = isPlain ? cell[0] - columns.first : lineOf(columns, cell[0])
      const row = isPlain ? cell[1] - rows.first : lineOf(rows, cell[1])
      of[row * columns.length + column] = i + 1
    }
  }
  return { columns, rows, of }
}

function axisOf(trominoes: readonly Tromino[], part: 0 | 1): Axis {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < trominoes.length; i++) {
    const { cells } = trominoes[i] as Tromino
    for (let n = 0; n < 3; n++) {
      const line = (cells[n] as Square)[part]
      if (line < least) least = line
      if (line > most) most = line
    }
  }
  if (trominoes.length === 0) return { length: 2 * MARGIN + 1, first: -MARGIN, lines: null }
  if (most - least < WIDEST) {
    return { length: most - least + 1 + 2 * MARGIN, first: least - MARGIN, lines: null }
  }
  return drawnTogether(trominoes, part)
}

function drawnTogether(trominoes: readonly Tromino[], part: 0 | 1): Axis {
  const taken = new Set<number>()
  for (const { cells } of trominoes) for (const cell of cells) taken.add(cell[part])
  const lines: number[] = []
  let last: number | null = null
  for (const line of [...taken].sort((one, other) => one - other)) {
    if (last === null) for (let i = MARGIN; i > 0; i--) lines.push(line - i)
    else if (line - last - 1 <= GAP) for (let i = last + 1; i < line; i++) lines.push(i)
    else lines.push(last + 1, last + 2, line - 2, line - 1)
    lines.push(line)
    last = line
  }
  for (let i = 1; i <= MARGIN; i++) lines.push((last ?? 0) + i)
  return { length: lines.length, first: lines[0] ?? 0, lines }
}

/** Where a line of the grid is on an axis, or -1. */
function lineOf({ lines, first, length }: Axis, line: number): number {
  if (lines !== null) return lines.indexOf(line)
  const index = line - first
  return index >= 0 && index < length ? index : -1
}

/** The number that a line of an axis has on the grid. */
function numberOf({ lines, first }: Axis, index: number): number {
  return lines === null ? first + index : (lines[index] ?? 0)
}

/** The square at an index of a board. */
export function squareAt({ columns, rows }: Board, index: number): Square {
  const row = Math.floor(index / columns.length)
  return [numberOf(columns, index - row * columns.length), numberOf(rows, row)]
}

/**
 * A tromino as a board has it: the index of the upper left one of its two by two squares, and which
 * of them it does without: 0 the upper left, 1 the upper right, 2 the lower left, 3 the lower right.
 */
export interface Placed {
  readonly box: number
  readonly gap: number
}

/** Where an L lies on a board; `undefined` where it lies too far off to touch anything. */
export function placedOn({ columns, rows }: Board, cells: Cells): Placed | undefined {
  const [one, two, three] = cells
  const left = Math.min(one[0], two[0], three[0])
  const top = Math.min(one[1], two[1], three[1])
  const column = lineOf(columns, left)
  const row = lineOf(rows, top)
  const isNear =
    isInside(columns, column) &&
    isInside(rows, row) &&
    numberOf(columns, column + 1) === left + 1 &&
    numberOf(rows, row + 1) === top + 1
  if (!isNear) return undefined
  // The four squares have the numbers 0 to 3, which add up to 6.
  let gap = 6
  for (const cell of cells) gap -= cell[0] - left + 2 * (cell[1] - top)
  return { box: row * columns.length + column, gap }
}

function isInside({ length }: Axis, index: number): boolean {
  return index >= 1 && index <= length - MARGIN
}

/** The squares of an L on a board. */
export function cellsAt({ columns, rows }: Board, box: number, gap: number): Cells {
  const width = columns.length
  const down = Math.floor(box / width)
  const across = box - down * width
  const left = numberOf(columns, across)
  const right = numberOf(columns, across + 1)
  const top = numberOf(rows, down)
  const bottom = numberOf(rows, down + 1)
  switch (gap) {
    case 0:
      return [
        [right, top],
        [left, bottom],
        [right, bottom],
      ]
    case 1:
      return [
        [left, top],
        [left, bottom],
        [right, bottom],
      ]
    case 2:
      return [
        [left, top],
        [right, top],
        [right, bottom],
      ]
    default:
      return [
        [left, top],
        [right, top],
        [left, bottom],
      ]
  }
}
