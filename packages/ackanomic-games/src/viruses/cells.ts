/**
 * The cells of a grid as a flat list, by rows and then columns: column, row and virus of each,
 * which is 0 for a clean cell. So a glider that wanders off does not make a grid large, and small
 * integers are fast to copy, compare and write.
 */
export type VirusesCells = readonly number[]

export const EMPTY = -1

export const CLEAN = 0

export interface Change {
  readonly column: number
  readonly row: number
  readonly becomes: number
}

/**
 * Returns the content of a square: a virus from 1, 0 for a clean cell, or -1 for none.
 *
 * @example
 * ```ts
 * import { cellAt } from '@ackanomic/games/viruses'
 *
 * const cells = [4, 1, 0, 5, 1, 2] // a clean cell at 4,1 and one with virus 2 at 5,1
 * const row = [3, 4, 5].map((column) => cellAt(cells, column, 1))
 * row // => [-1, 0, 2]
 * ```
 */
export function cellAt(cells: VirusesCells, column: number, row: number): number {
  let low = 0
  let high = cells.length / 3
  while (low < high) {
    const middle = (low + high) >> 1
    const at = 3 * middle
    const order = (cells[at + 1] as number) - row || (cells[at] as number) - column
    if (order === 0) return cells[at + 2] as number
    if (order < 0) low = middle + 1
    else high = middle
  }
  return EMPTY
}

/** An unfrozen list, because single reads of a frozen one are slow. */
export function thawed(cells: VirusesCells): VirusesCells {
  return Object.isFrozen(cells) ? [...cells] : cells
}

export function withChanges(cells: VirusesCells, changes: readonly Change[]): VirusesCells {
  const sorted = [...changes].sort((one, other) => one.row - other.row || one.column - other.column)
  const changed: number[] = []
  let at = 0
  for (const { column, row, becomes } of sorted) {
    while (at < cells.length) {
      const order = (cells[at + 1] as number) - row || (cells[at] as number) - column
      if (order >= 0) {
        if (order === 0) at += 3
        break
      }
      changed.push(cells[at] as number, cells[at + 1] as number, cells[at + 2] as number)
      at += 3
    }
    if (becomes !== EMPTY) changed.push(column, row, becomes)
  }
  for (; at < cells.length; at++) changed.push(cells[at] as number)
  return changed
}

export function uninfected(cells: VirusesCells, viruses: readonly number[]): VirusesCells {
  if (viruses.length === 0) return cells
  return cells.map((value, i) => (i % 3 === 2 && viruses.includes(value) ? CLEAN : value))
}

export function shifted(cells: VirusesCells, columns: number, rows: number): VirusesCells {
  if (columns === 0 && rows === 0) return cells
  return cells.map((value, i) =>
    i % 3 === 0 ? value + columns : i % 3 === 1 ? value + rows : value,
  )
}

/**
 * Returns the number of cells of each virus by its number, and first of clean cells.
 *
 * @example
 * ```ts
 * import { countCells } from '@ackanomic/games/viruses'
 *
 * countCells([4, 1, 0, 5, 1, 2, 6, 1, 2], 3) // => [1, 0, 2, 0]
 * ```
 */
export function countCells(cells: VirusesCells, viruses: number): number[] {
  const counts = new Array<number>(viruses + 1).fill(0)
  for (let at = 2; at < cells.length; at += 3) {
    const virus = cells[at] as number
    counts[virus] = (counts[virus] ?? 0) + 1
  }
  return counts
}
