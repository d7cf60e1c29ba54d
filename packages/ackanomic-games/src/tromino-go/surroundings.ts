import { Board } from './board.js'
import type { Tromino, TrominoSquare } from './tromino.js'

/** Options for surroundings. */
export interface TrominoGoGridOptions {
  /** Whether empty squares are also connected at their corners. Default: `false`. */
  readonly diagonalLeak?: boolean
}

/**
 * Returns the units of outside edge of each tromino: edge beside no tromino or No Man's Land.
 *
 * @example
 * ```ts
 * import { outsideEdges, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * outsideEdges(readTrominoGrid(['AA', 'A'])) // => [8]
 * outsideEdges(readTrominoGrid(['AAb', 'Abb'])) // => [5, 5]
 * ```
 */
export function outsideEdges(
  trominoes: readonly Tromino[],
  { diagonalLeak }: TrominoGoGridOptions = {},
): readonly number[] {
  return Board.of(trominoes, diagonalLeak).outsideEdges
}

/**
 * Returns the enclosed empty areas, each with its squares in reading order.
 *
 * @example
 * ```ts
 * import { noMansLandsIn, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * noMansLandsIn(readTrominoGrid(['AAbb', 'A  b', 'BBcc', 'B  c'])) // => [[[1, 1], [2, 1]]]
 * ```
 */
export function noMansLandsIn(
  trominoes: readonly Tromino[],
  { diagonalLeak }: TrominoGoGridOptions = {},
): readonly (readonly TrominoSquare[])[] {
  return Board.of(trominoes, diagonalLeak).noMansLands()
}

/**
 * Returns the groups of both players: their connected trominoes, as indices into `trominoes`.
 *
 * @example
 * ```ts
 * import { groupsIn, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * groupsIn(readTrominoGrid(['AAbCC', 'AbbC'])) // => [[0], [1], [2]]
 * groupsIn(readTrominoGrid(['AACC', 'A C'])) // => [[0, 1]]
 * ```
 */
export function groupsIn(trominoes: readonly Tromino[]): readonly (readonly number[])[] {
  const board = Board.of(trominoes)
  return trominoes.flatMap((_, i) => {
    const group = board.groupOf(i)
    return group[0] === i ? [group] : []
  })
}

/**
 * Returns the indices of all trominoes in surrounded groups, without outside edge.
 *
 * @example
 * ```ts
 * import { readTrominoGrid, surroundedIn } from '@ackanomic/games/tromino-go'
 *
 * const rows = ['  Cb', ' CCbb', 'BaaAAb', 'BBaAcbb', '   cc', '   AA', '    A']
 * const trominoes = readTrominoGrid(rows)
 * surroundedIn(trominoes).map((i) => trominoes[i]?.cells[0]) // => [[3, 2]]
 * ```
 */
export function surroundedIn(
  trominoes: readonly Tromino[],
  { diagonalLeak }: TrominoGoGridOptions = {},
): readonly number[] {
  return Board.of(trominoes, diagonalLeak).surrounded()
}
