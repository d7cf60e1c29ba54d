import {
  inOrder,
  isTromino,
  LETTERS,
  type Tromino,
  type TrominoCells,
  type TrominoLetter,
  type TrominoSquare,
} from './tromino.js'

const LARGEST = 100

function extentOf(trominoes: readonly Tromino[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { cells } of trominoes) {
    const [one, two, three] = cells
    left = Math.min(left, one[0], two[0], three[0])
    top = Math.min(top, one[1], two[1], three[1])
    right = Math.max(right, one[0], two[0], three[0])
    bottom = Math.max(bottom, one[1], two[1], three[1])
  }
  return { left, top, right, bottom }
}

/**
 * Returns the grid as it is posted (9): a line for each row from the top, from the leftmost column,
 * without blanks at the ends. `null` if trominoes are 100 columns or rows apart, which legal play
 * cannot cause; describe them by their squares.
 *
 * @example
 * ```ts
 * import { trominoGridRows } from '@ackanomic/games/tromino-go'
 *
 * trominoGridRows([
 *   { letter: 'A', cells: [[0, 0], [1, 0], [1, 1]] },
 *   { letter: 'b', cells: [[2, 0], [2, 1], [3, 1]] },
 * ]) // => ['AAb', ' Abb']
 * ```
 */
export function trominoGridRows(trominoes: readonly Tromino[]): readonly string[] | null {
  if (trominoes.length === 0) return []
  const { left, top, right, bottom } = extentOf(trominoes)
  if (right - left >= LARGEST || bottom - top >= LARGEST) return null
  const rows = Array.from({ length: bottom - top + 1 }, () =>
    new Array<string>(right - left + 1).fill(' '),
  )
  for (const { letter, cells } of trominoes) {
    for (const [column, row] of cells) {
      const line = rows[row - top]
      if (line !== undefined) line[column - left] = letter
    }
  }
  return rows.map((line) => line.join('').trimEnd())
}

const STEP = 5

/**
 * Draws the grid with numbers over the columns and before the rows; `null` if it is too large.
 *
 * @example
 * ```ts
 * import { drawTrominoGrid, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * drawTrominoGrid(readTrominoGrid(['AAb', ' Abb'])) // => [
 * //   '  0',
 * //   '0 AAb.',
 * //   '1 .Abb',
 * //  ]
 * ```
 */
export function drawTrominoGrid(trominoes: readonly Tromino[]): readonly string[] | null {
  const rows = trominoGridRows(trominoes)
  if (rows === null || rows.length === 0) return rows
  const { left, top, right, bottom } = extentOf(trominoes)
  const width = Math.max(String(top).length, String(bottom).length)
  let over = String(left)
  for (let column = left + 1; column <= right; column++) {
    const at = column - left
    if (column % STEP === 0 && over.length < at) over = over.padEnd(at) + String(column)
  }
  return [
    `${' '.repeat(width)} ${over}`,
    ...rows.map((line, row) => {
      const squares = line.replaceAll(' ', '.').padEnd(right - left + 1, '.')
      return `${String(top + row).padStart(width)} ${squares}`
    }),
  ]
}

export function withoutCoordinates(lines: readonly string[]): readonly string[] {
  const isNumbered = (line: string): boolean => /^\s*-?\d+ [ABCabc.]+\s*$/.test(line)
  if (!lines.some(isNumbered)) return lines
  return lines
    .filter((line) => !/^[\s\d-]+$/.test(line))
    .map((line) => (isNumbered(line) ? line.replace(/^\s*-?\d+ /, '') : line))
}

export interface Mark {
  readonly letter: TrominoLetter
  readonly square: TrominoSquare
}

export function marksIn(rows: readonly string[]): readonly Mark[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((character, column): Mark[] => {
      const letter = LETTERS.find((each) => each === character)
      return letter === undefined ? [] : [{ letter, square: [column, row] }]
    }),
  )
}

/**
 * Reads the trominoes of a posted grid, whose first character is column 0, row 0. If equal letters
 * can be divided in several ways, it returns one of them; if not at all, an empty list.
 *
 * @example
 * ```ts
 * import { readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * readTrominoGrid(['AAb', ' Abb']).map(({ letter }) => letter) // => ['A', 'b']
 * readTrominoGrid(['AAb', ' Abb'])[1]?.cells // => [[2, 0], [2, 1], [3, 1]]
 * readTrominoGrid(['AAA']) // => []
 * ```
 */
export function readTrominoGrid(rows: readonly string[]): readonly Tromino[] {
  return parted(marksIn(rows), { left: MAX_TRIES }) ?? []
}

/** More attempts than any real grid needs; a field full of like letters is given up. */
const MAX_TRIES = 20_000

function parted(marks: readonly Mark[], tries: { left: number }): readonly Tromino[] | null {
  const [first, ...rest] = marks
  if (first === undefined) return []
  const like = rest.filter(
    ({ letter, square }) =>
      letter === first.letter &&
      square[1] - first.square[1] <= 1 &&
      Math.abs(square[0] - first.square[0]) <= 1,
  )
  for (const [i, second] of like.entries()) {
    for (const third of like.slice(i + 1)) {
      const cells: TrominoCells = inOrder([first.square, second.square, third.square])
      if (!isTromino(cells)) continue
      if (--tries.left < 0) return null
      const others = parted(
        rest.filter((mark) => mark !== second && mark !== third),
        tries,
      )
      if (others !== null) return [{ letter: first.letter, cells }, ...others]
    }
  }
  return null
}
