import { Board } from './board.js'
import { faultOfPlace, UNIT } from './contact.js'
import type { TrominoGoFault } from './faults.js'
import { hasPlay, isFull, type Standing } from './places.js'
import type { TrominoGoPlay, TrominoGoShared, TrominoGoUntimedPlay } from './state.js'
import type { TrominoGoGridOptions } from './surroundings.js'
import { letterOfPlay, sharedEdge } from './tromino.js'

/** An illegal play of a round. */
export interface TrominoGoIllegalPlay {
  readonly play: number
  readonly fault: TrominoGoFault
}

/** Why a play is illegal by sections 2 to 5, or `undefined`. */
export function faultOf(
  standing: Standing,
  made: TrominoGoUntimedPlay,
): TrominoGoFault | undefined {
  const { board, play } = standing
  const letter = letterOfPlay(play)
  if (made.type === 'pass')
    return hasPlay(standing) ? { code: 'mayPlay', details: { letter } } : undefined
  if (made.type === 'place') {
    return isFull(standing)
      ? { code: 'gridFull', details: { letter } }
      : faultOfPlace(play, board.touchedBy(made.cells))
  }
  if (!isFull(standing))
    return { code: 'notFull', details: { letter, placed: board.trominoes.length } }
  const { from, to } = made
  const moved = board.at(from[0])
  if (board.outsideEdges[moved] === 0) return { code: 'noOutsideEdge', details: { letter } }
  if (!board.isWholeWithout(moved)) return { code: 'splitsGrid', details: { letter } }
  // Contact with its former place does not count.
  return faultOfPlace(play, board.touchedBy(to) - UNIT[letter] * sharedEdge(from, to))
}

/** A round as derived from its plays: the grid, and the first illegal play. */
export class Watch implements Standing {
  readonly board: Board
  play = 0
  illegal: TrominoGoIllegalPlay | undefined
  #last: TrominoGoUntimedPlay | undefined
  #hasPlay: boolean | undefined

  constructor(isLeaking: boolean) {
    this.board = new Board(isLeaking)
  }

  get hasPlay(): boolean {
    this.#hasPlay ??= hasPlay(this)
    return this.#hasPlay
  }

  /** Whether the examined plays begin a list, which has the same objects. */
  isOf(plays: readonly TrominoGoPlay[]): boolean {
    return this.play === 0 || plays[this.play - 1] === this.#last
  }

  /** Examines one more valid play, and puts it on the grid. */
  take(made: TrominoGoUntimedPlay): void {
    const { board, play } = this
    const fault = this.illegal === undefined ? faultOf(this, made) : undefined
    if (fault !== undefined) this.illegal = { play, fault }
    if (made.type === 'place') board.add({ letter: letterOfPlay(play), cells: made.cells })
    else if (made.type === 'move') board.move(board.at(made.from[0]), made.to)
    this.play += 1
    this.#last = made
    this.#hasPlay = undefined
  }
}

type Watches = WeakMap<readonly TrominoGoPlay[] | TrominoGoPlay, Watch>

const TIGHT: Watches = /* @__PURE__ */ new WeakMap()
const LEAKING: Watches = /* @__PURE__ */ new WeakMap()

/** The round so far, cached by list and extended for a longer one. */
export function watchOver(
  { plays }: Pick<TrominoGoShared, 'plays'>,
  { diagonalLeak = false }: TrominoGoGridOptions,
): Watch {
  const watches = diagonalLeak ? LEAKING : TIGHT
  const first = plays[0] ?? plays
  const known = [watches.get(plays), watches.get(first)].find((each) => each?.isOf(plays))
  const watch = known ?? new Watch(diagonalLeak)
  watches.set(plays, watch).set(first, watch)
  // Only new plays are examined.
  for (let i = watch.play; i < plays.length; i++) watch.take(plays[i] as TrominoGoPlay)
  return watch
}

/**
 * Returns the first illegal play of a round, or `undefined` if all are legal.
 *
 * @example
 * ```ts
 * import { firstIllegal } from '@ackanomic/games/tromino-go'
 *
 * const left = 259_200_000
 * const plays = [
 *   { type: 'place', cells: [[0, 0], [1, 0], [0, 1]], left },
 *   { type: 'place', cells: [[2, 1], [2, 2], [3, 2]], left },
 * ] as const
 * firstIllegal({ plays }) // => { play: 1, fault: { code: 'secondTouches', details: { units: 0 } } }
 * ```
 */
export function firstIllegal(
  round: Pick<TrominoGoShared, 'plays'>,
  options: TrominoGoGridOptions = {},
): TrominoGoIllegalPlay | undefined {
  return watchOver(round, options).illegal
}
