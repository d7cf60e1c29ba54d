import { err, ok, type Result } from '@ackanomic/core'

/**
 * The squares of the grid, row by row from the top: `.` is empty, `@` is taken for good or until
 * somebody plays there, a capital is a Letter.
 */
export type SingleCaptureGoGrid = readonly string[]

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
export function emptyGrid(side: number): SingleCaptureGoGrid {
  return Array.from({ length: side }, () => EMPTY.repeat(side))
}

/** The name of a square by row and column, both from 0: `squareName(0, 4)` is `'a5'`. */
export function squareName(row: number, column: number): string {
  return `${rowName(row)}${column + 1}`
}

/** The letter of a row, from 0. */
function rowName(row: number): string {
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
export function squareOf(grid: SingleCaptureGoGrid, name: string): string | undefined {
  if (!isSquareName(name)) return undefined
  return grid[name.charCodeAt(0) - 97]?.[Number(name.slice(1)) - 1]
}

/** The grid with other things on some squares, by name. */
export function withSquares(
  grid: SingleCaptureGoGrid,
  changes: ReadonlyMap<string, string>,
): SingleCaptureGoGrid {
  return grid.map((line, row) =>
    Array.from(line, (square, column) => changes.get(squareName(row, column)) ?? square).join(''),
  )
}

/** The grid with `@` where some Letters stood (IV, 4). */
export function turnedToAt(
  grid: SingleCaptureGoGrid,
  letters: readonly string[],
): SingleCaptureGoGrid {
  return grid.map((line) =>
    Array.from(line, (square) => (letters.includes(square) ? AT : square)).join(''),
  )
}

/** How often a Letter stands on the grid. */
export function countLetters(grid: SingleCaptureGoGrid, letter: string): number {
  return grid.reduce((count, line) => count + line.split(letter).length - 1, 0)
}

/**
 * A grid as it is drawn for people, line by line: numbers over the columns, letters before the rows.
 * `readSingleCaptureGoGrid` reads it back.
 *
 * @example
 * ```ts
 * import { drawSingleCaptureGoGrid } from '@ackanomic/games/single-capture-go'
 *
 * drawSingleCaptureGoGrid(['.A.', '.@.', 'B..']) // => [
 * //   '  1 2 3',
 * //   'a . A .',
 * //   'b . @ .',
 * //   'c B . .',
 * //  ]
 * ```
 */
export function drawSingleCaptureGoGrid(grid: SingleCaptureGoGrid): readonly string[] {
  const width = String(grid.length).length
  const line = (name: string, squares: Iterable<string>): string =>
    [name, ...Array.from(squares, (square) => square.padStart(width))].join(' ')
  const numbers = grid.map((_, column) => `${column + 1}`)
  return [line(' ', numbers), ...grid.map((squares, row) => line(rowName(row), squares))]
}

/** More than any grid can fill. */
const LONGEST_TEXT = 4000

/** The most rows that have a letter. */
const MOST_ROWS = 26

/**
 * Reads a drawn grid. Numbers and letters at the edges, and blanks between the squares, may be left
 * out; `-`, `_` and `·` are empty squares too. Otherwise it answers a sentence that says what could
 * not be read.
 *
 * @example
 * ```ts
 * import { readSingleCaptureGoGrid } from '@ackanomic/games/single-capture-go'
 *
 * readSingleCaptureGoGrid('  1 2\na . A\nb @ .') // => { ok: true, value: ['.A', '@.'] }
 * readSingleCaptureGoGrid('.A\n@') // => { ok: false, error: 'Row b has 1 square, but the grid has 2 rows; draw as many squares as rows.' }
 * ```
 */
export function readSingleCaptureGoGrid(text: string): Result<SingleCaptureGoGrid, string> {
  if (text.length > LONGEST_TEXT) return err('That is too long for a grid.')
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '')
  const [top = ''] = lines
  const hasNumbers = /^[\s\d]+$/u.test(top)
  const rows = hasNumbers ? lines.slice(1) : lines
  if (rows.length === 0) return err('Draw the grid row by row, such as "a . A @ .".')
  if (rows.length > MOST_ROWS) return err(`A grid has ${MOST_ROWS} rows at most.`)
  if (hasNumbers && !areNumbers(top, rows.length)) {
    return err(`Number the columns from 1 to ${rows.length}, as many as there are rows.`)
  }
  const grid: string[] = []
  for (const [row, line] of rows.entries()) {
    const read = readRow(line, row, rows.length)
    if (!read.ok) return read
    grid.push(read.value)
  }
  return ok(grid)
}

function areNumbers(top: string, side: number): boolean {
  const numbers = top.trim().split(/\s+/u)
  return numbers.length === side && numbers.every((number, i) => Number(number) === i + 1)
}

function readRow(line: string, row: number, side: number): Result<string, string> {
  const name = rowName(row)
  const [, label = '', rest = ''] = /^\s*([a-z]?)(.*)$/su.exec(line) ?? []
  if (label !== '' && label !== name) {
    return err(`The row after ${row} others is called ${label}; it is row ${name}.`)
  }
  const squares = rest.replace(/\s+/gu, '').replace(/[-_·]/gu, EMPTY)
  if (!/^[A-Z@.]*$/u.test(squares)) {
    return err(`Row ${name} has a sign that is no square; write ".", "@" or a capital for each.`)
  }
  if (squares.length === side) return ok(squares)
  const count = squares.length === 1 ? '1 square' : `${squares.length} squares`
  const size = side === 1 ? '1 row' : `${side} rows`
  return err(`Row ${name} has ${count}, but the grid has ${size}; draw as many squares as rows.`)
}
