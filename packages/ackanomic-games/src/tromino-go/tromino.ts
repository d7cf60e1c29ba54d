/** The letters of a round in the order of play. Capitals are the first player's. */
export const LETTERS = ['A', 'b', 'C', 'a', 'B', 'c'] as const

/** A tromino's letter. Its case shows whose it is. */
export type TrominoLetter = (typeof LETTERS)[number]

/** A square of the unbounded grid: columns count rightwards, rows downwards. */
export type TrominoSquare = readonly [column: number, row: number]

/** The three squares of a tromino, in reading order. */
export type TrominoCells = readonly [TrominoSquare, TrominoSquare, TrominoSquare]

/** A tromino on the grid. */
export interface Tromino {
  readonly letter: TrominoLetter
  readonly cells: TrominoCells
}

/** The grid, and the number of the play. */
export interface TrominoPosition {
  readonly trominoes: readonly Tromino[]
  readonly play: number
}

/** The limit of coordinates, which no match reaches. */
export const FARTHEST = 1_000_000_000

export const FULL = 30

/** The plays before section 3 applies. */
export const OPENING = 4

/**
 * Returns the letter of a play by its number in the round, from 0 (1(4)).
 *
 * @example
 * ```ts
 * import { letterOfPlay } from '@ackanomic/games/tromino-go'
 *
 * [0, 1, 2, 3, 4, 5, 6].map(letterOfPlay).join('') // => 'AbCaBcA'
 * ```
 */
export function letterOfPlay(play: number): TrominoLetter {
  return LETTERS[play % LETTERS.length] ?? 'A'
}

/** Whether a letter is a capital, and so the first player's (1(3)). */
export function isCapital(letter: TrominoLetter): boolean {
  return letter < 'a'
}

export function inOrder(cells: TrominoCells): TrominoCells {
  const [one, two, three] = cells
  if (byPlace(one, two) <= 0 && byPlace(two, three) <= 0) return cells
  return [...cells].sort(byPlace) as unknown as TrominoCells
}

function byPlace(one: TrominoSquare, other: TrominoSquare): number {
  return one[1] - other[1] || one[0] - other[0]
}

/**
 * Checks whether three squares form an L: different ones in two adjacent columns and rows.
 *
 * @example
 * ```ts
 * import { isTromino } from '@ackanomic/games/tromino-go'
 *
 * isTromino([[0, 0], [1, 0], [1, 1]]) // => true
 * isTromino([[0, 0], [1, 0], [2, 0]]) // => false
 * ```
 */
export function isTromino(cells: TrominoCells): boolean {
  const [one, two, three] = cells
  const spans = (part: 0 | 1): boolean => {
    const least = Math.min(one[part], two[part], three[part])
    return Math.max(one[part], two[part], three[part]) - least === 1
  }
  return spans(0) && spans(1) && sharedEdge(cells, cells) === 4
}

export function isSamePlace(one: TrominoCells, other: TrominoCells): boolean {
  return (
    byPlace(one[0], other[0]) === 0 &&
    byPlace(one[1], other[1]) === 0 &&
    byPlace(one[2], other[2]) === 0
  )
}

/**
 * Returns the units of edge that two trominoes share.
 *
 * @example
 * ```ts
 * import { sharedEdge } from '@ackanomic/games/tromino-go'
 *
 * sharedEdge([[0, 0], [1, 0], [0, 1]], [[2, 0], [1, 1], [2, 1]]) // => 3
 * sharedEdge([[0, 0], [1, 0], [0, 1]], [[2, 1], [2, 2], [3, 2]]) // => 0
 * ```
 */
export function sharedEdge(one: TrominoCells, other: TrominoCells): number {
  let units = 0
  for (const [column, row] of one) {
    for (const cell of other) {
      if (Math.abs(cell[0] - column) + Math.abs(cell[1] - row) === 1) units++
    }
  }
  return units
}
