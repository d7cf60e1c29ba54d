import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { counted } from '../counted.js'

/** The squares, row by row: `.` is empty, a capital is a Letter, `@` is taken. */
export type LetterGrid = readonly string[]

export const EMPTY = '.'

/** A square where plays collided, or where a doomed player had a Letter. */
export const AT = '@'

/**
 * Returns the side of the grid: the smallest whose square is at least 12 for each starter (IV).
 *
 * @example
 * ```ts
 * import { gridSideFor } from '@ackanomic/games/single-capture-go'
 *
 * [2, 3, 12].map(gridSideFor) // => [5, 6, 12]
 * ```
 */
export function gridSideFor(players: number): number {
  let side = 1
  while (side * side < 12 * players) side++
  return side
}

export function emptyGrid(side: number): LetterGrid {
  return Array.from({ length: side }, () => EMPTY.repeat(side))
}

/** `squareName(0, 4)` is `'a5'`. */
export function squareName(row: number, column: number): string {
  return `${rowName(row)}${column + 1}`
}

function rowName(row: number): string {
  return String.fromCharCode(97 + row)
}

export function isSquareName(text: string): boolean {
  return /^[a-z][1-9]\d*$/.test(text)
}

/**
 * Returns the contents of a square: `'.'`, `'@'` or a Letter; `undefined` outside the grid.
 *
 * @example
 * ```ts
 * import { squareOf } from '@ackanomic/games/single-capture-go'
 *
 * ['a2', 'b1', 'c1', 'A2'].map((name) => squareOf(['.A', '@.'], name)) // => ['A', '@', undefined, undefined]
 * ```
 */
export function squareOf(grid: LetterGrid, name: string): string | undefined {
  if (!isSquareName(name)) return undefined
  return grid[name.charCodeAt(0) - 97]?.[Number(name.slice(1)) - 1]
}

export function withSquares(grid: LetterGrid, changes: ReadonlyMap<string, string>): LetterGrid {
  return grid.map((line, row) =>
    Array.from(line, (square, column) => changes.get(squareName(row, column)) ?? square).join(''),
  )
}

/** The grid with `@` for the Letters of some seats (IV, 4). */
export function turnedToAt(
  grid: LetterGrid,
  letters: readonly string[],
  seats: readonly SeatNumber[],
): LetterGrid {
  const turned = letters.filter((_, seat) => seats.includes(seat))
  return grid.map((line) =>
    Array.from(line, (square) => (turned.includes(square) ? AT : square)).join(''),
  )
}

export function countLetters(grid: LetterGrid, letter: string): number {
  return grid.reduce((count, line) => count + line.split(letter).length - 1, 0)
}

/**
 * Draws a grid with numbers over the columns and letters before the rows.
 *
 * @example
 * ```ts
 * import { drawLetterGrid } from '@ackanomic/games/single-capture-go'
 *
 * drawLetterGrid(['.A.', '.@.', 'B..']) // => [
 * //   '  1 2 3',
 * //   'a . A .',
 * //   'b . @ .',
 * //   'c B . .',
 * //  ]
 * ```
 */
export function drawLetterGrid(grid: LetterGrid): readonly string[] {
  const width = String(grid.length).length
  const line = (name: string, squares: Iterable<string>): string =>
    [name, ...Array.from(squares, (square) => square.padStart(width))].join(' ')
  const numbers = grid.map((_, column) => `${column + 1}`)
  return [line(' ', numbers), ...grid.map((squares, row) => line(rowName(row), squares))]
}

const MAX_TEXT_LENGTH = 4000

const MAX_ROWS = 26

/**
 * Reads a drawn grid, or returns a sentence. Blanks and coordinates may be missing.
 *
 * @example
 * ```ts
 * import { readLetterGrid } from '@ackanomic/games/single-capture-go'
 *
 * readLetterGrid('  1 2\na . A\nb @ .') // => { ok: true, value: ['.A', '@.'] }
 * readLetterGrid('.A\n@') // => { ok: false, error: 'Row b has 1 square, but the grid has 2 rows; draw as many squares as rows.' }
 * ```
 */
export function readLetterGrid(text: string): Result<LetterGrid, string> {
  if (text.length > MAX_TEXT_LENGTH) return err('That is too long for a grid.')
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '')
  const [top = ''] = lines
  const numbers = /^[\s\d]+$/u.test(top) ? top.trim().split(/\s+/u) : []
  const rows = numbers.length > 0 ? lines.slice(1) : lines
  if (rows.length === 0) return err('Draw the grid row by row, such as "a . A @ .".')
  if (rows.length > MAX_ROWS) return err(`A grid has ${MAX_ROWS} rows at most.`)
  if (numbers.length > 0 && numbers.join() !== rows.map((_, i) => i + 1).join())
    return err(`Number the columns from 1 to ${rows.length}, as many as there are rows.`)
  const grid: string[] = []
  for (const [row, line] of rows.entries()) {
    const name = rowName(row)
    const [, label = '', rest = ''] = /^\s*([a-z]?)(.*)$/su.exec(line) ?? []
    const squares = rest.replace(/\s+/gu, '')
    if (label !== '' && label !== name)
      return err(`The row after ${row} others is called ${label}; it is row ${name}.`)
    if (!/^[A-Z@.]*$/u.test(squares))
      return err(
        `Row ${name} has a sign that is not a square; write ".", "@" or a capital for each.`,
      )
    if (squares.length !== rows.length) {
      const found = `Row ${name} has ${counted(squares.length, 'square')}`
      return err(
        `${found}, but the grid has ${counted(rows.length, 'row')}; draw as many squares as rows.`,
      )
    }
    grid.push(squares)
  }
  return ok(grid)
}
