import { eachPlace } from './contact.js'
import { isWholeWithout, type Leaking, outsideEdges } from './surroundings.js'
import { type Cells, isSamePlace, letterOfPlay, type Position } from './tromino.js'

/** A tromino taken from its place to another one. */
export interface Shift {
  /** Its squares before. */
  readonly from: Cells
  /** Its squares after. */
  readonly to: Cells
}

/** The indices of the trominoes that may be moved: of the letter that is due, and free to go (4). */
function movableIn(position: Position, options: Leaking): readonly number[] {
  const { trominoes } = position
  const letter = letterOfPlay(position.play)
  const units = outsideEdges(trominoes, options)
  const movable: number[] = []
  trominoes.forEach((tromino, i) => {
    if (tromino.letter !== letter || units[i] === 0) return
    if (isWholeWithout(trominoes, i)) movable.push(i)
  })
  return movable
}

/** Shows every lawful move of a tromino (4); stops as soon as `visit` answers `true`. */
export function eachShift(
  position: Position,
  options: Leaking,
  visit: (shift: Shift) => boolean,
): void {
  let isStopped = false
  for (const i of movableIn(position, options)) {
    const from = position.trominoes[i]?.cells
    if (from === undefined || isStopped) return
    eachPlace(
      position,
      (to) => {
        if (isSamePlace(from, to)) return false
        isStopped = visit({ from, to })
        return isStopped
      },
      i,
    )
  }
}

/**
 * The lawful moves when 30 trominoes are on the grid (4): which tromino of the letter that is due,
 * and where to. How many are on the grid is not asked.
 *
 * @param options - `diagonalLeak` as in the options of the game; `false` when left out
 *
 * @example
 * ```ts
 * import { movesIn, readGrid } from '@ackanomic/games/tromino-go'
 *
 * const trominoes = readGrid(['AAb', 'Abb'])
 * movesIn({ trominoes, play: 6 })[0]?.from // => [[0, 0], [1, 0], [0, 1]]
 * movesIn({ trominoes, play: 7 }).length // => 11
 * ```
 */
export function movesIn(
  position: Position,
  options: Leaking = { diagonalLeak: false },
): readonly Shift[] {
  const moves: Shift[] = []
  eachShift(position, options, (shift) => {
    moves.push(shift)
    return false
  })
  return moves
}
