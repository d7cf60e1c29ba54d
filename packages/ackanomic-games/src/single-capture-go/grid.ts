/**
 * The squares of the grid, row by row from the top: `.` is empty, `@` is taken for good or until
 * somebody plays there, a capital is a Letter.
 */
export type Grid = readonly string[]

/** What an empty square holds. */
export const EMPTY = '.'

/** What a square holds where plays met, or where a doomed player had a Letter. */
export const AT = '@'

/** How many squares each starter must have (IV). */
const SQUARES_EACH = 12

/**
 * The side of the grid for so many players at the start: the least whole number whose square is 12
 * for each of them or more (IV).
 *
 * @example
 * ```ts
 * import { sideFor } from '@ackanomic/games/single-capture-go'
 *
 * [2, 3, 12].map(sideFor) // => [5, 6, 12]
 * ```
 */
export function sideFor(players: number): number {
  let side = 1
  while (side * side < SQUARES_EACH * players) side++
  return side
}

/** A grid without anything on it. */
export function emptyGrid(side: number): Grid {
  return Array.from({ length: side }, () => EMPTY.repeat(side))
}

/** The name of a square by row and column, both from 0: `squareName(0, 4)` is `'a5'`. */
export function squareName(row: number, column: number): string {
  return `${rowName(row)}${column + 1}`
}

/** The letter of a row, from 0. */
export function rowName(row: number): string {
  return String.fromCharCode(97 + row)
}

/** Whether a text has the form of a square's name in lower case, on a grid of whatever size. */
export function isSquareName(text: string): boolean {
  return /^[a-z][1-9]\d*$/.test(text)
}

/**
 * What a square holds: `'.'`, `'@'` or a Letter; `undefined` for what is no square of the grid.
 *
 * @example
 * ```ts
 * import { squareOf } from '@ackanomic/games/single-capture-go'
 *
 * ['a2', 'b1', 'c1', 'A2'].map((name) => squareOf(['.A', '@.'], name)) // => ['A', '@', undefined, undefined]
 * ```
 */
export function squareOf(grid: Grid, name: string): string | undefined {
  if (!isSquareName(name)) return undefined
  return grid[name.charCodeAt(0) - 97]?.[Number(name.slice(1)) - 1]
}

/** The grid with other things on some squares, by name. */
export function withSquares(grid: Grid, changes: ReadonlyMap<string, string>): Grid {
  return grid.map((line, row) =>
    Array.from(line, (square, column) => changes.get(squareName(row, column)) ?? square).join(''),
  )
}

/** The grid with `@` where some Letters stood (IV, 4). */
export function turnedToAt(grid: Grid, letters: readonly string[]): Grid {
  return grid.map((line) =>
    Array.from(line, (square) => (letters.includes(square) ? AT : square)).join(''),
  )
}

/** How often a Letter stands on the grid. */
export function countLetters(grid: Grid, letter: string): number {
  return grid.reduce((count, line) => count + line.split(letter).length - 1, 0)
}
