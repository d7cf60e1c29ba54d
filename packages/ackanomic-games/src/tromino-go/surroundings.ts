import { Board } from './board.js'
import type { Tromino, TrominoSquare } from './tromino.js'

/** Whether empty squares hang together at their corners too, so that a diagonal gap is a way out. */
export interface TrominoGoGridOptions {
  /** `true` where they do; `false` when left out. */
  readonly diagonalLeak?: boolean
}

/**
 * How many units of outside edge each tromino has: edge along which there is neither a tromino nor
 * a No Man's Land.
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
 * The empty areas that trominoes enclose, each with its squares in reading order. They are the same
 * for both players.
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
 * The groups of both players: trominoes of one player that hang together by touching. Each is a
 * list of indices into `trominoes`.
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
 * The trominoes of all surrounded groups, as indices into `trominoes`: groups of which none has
 * outside edge. A round ends as soon as there is one.
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
