import type { RandomInt } from '@ackanomic/core'
import { Board } from './board.js'
import { termsOf } from './contact.js'
import type { Move, Place } from './model.js'
import type { TrominoGoGridOptions } from './surroundings.js'
import {
  FULL,
  isSamePlace,
  letterOfPlay,
  type TrominoCells,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

/** A tromino that moves from one place to another. */
export interface TrominoShift {
  readonly from: TrominoCells
  readonly to: TrominoCells
}

/** The grid before a play, and the number of the play in its round, from 0. */
export interface Standing {
  readonly board: Board
  readonly play: number
}

const TRIES = 200

/** The four forms of the first tromino; its place makes no difference. */
function firstPlaces(): readonly TrominoCells[] {
  const box = [0, 1, 2, 3].map((n): TrominoSquare => [n % 2, n >> 1])
  return box.map((gap) => box.filter((square) => square !== gap) as unknown as TrominoCells)
}

function placesOn({ board, play }: Standing): readonly TrominoCells[] {
  return play === 0 ? firstPlaces() : board.placesFor(termsOf(play))
}

/** The trominoes of the due letter that are not enclosed (4). */
function freeOn({ board, play }: Standing): number[] {
  const letter = letterOfPlay(play)
  return board.trominoes.flatMap((each, i) =>
    each.letter === letter && board.outsideEdges[i] !== 0 ? [i] : [],
  )
}

function shiftsOn(standing: Standing): readonly TrominoShift[] {
  const { board } = standing
  const movable = freeOn(standing).filter((i) => board.isWholeWithout(i))
  return movable.flatMap((i) =>
    board.without(i, (from) =>
      placesOn(standing).flatMap((to) => (isSamePlace(from, to) ? [] : [{ from, to }])),
    ),
  )
}

/** Whether 30 trominoes are on the grid, so that one is moved and none is added (4). */
export function isFull({ board }: Pick<Standing, 'board'>): boolean {
  return board.trominoes.length >= FULL
}

export function hasPlay(standing: Standing): boolean {
  const { board, play } = standing
  if (play === 0) return true
  const terms = termsOf(play)
  if (!isFull(standing)) return board.hasPlaceFor(terms)
  return freeOn(standing).some(
    (i) => board.isWholeWithout(i) && board.without(i, (from) => board.hasPlaceFor(terms, from)),
  )
}

export function playsOn(standing: Standing): readonly (Place | Move)[] {
  const letter = letterOfPlay(standing.play)
  return isFull(standing)
    ? shiftsOn(standing).map((shift) => ({ type: 'move', letter, ...shift }))
    : placesOn(standing).map((cells) => ({ type: 'place', letter, cells }))
}

function samplePlace(standing: Standing, choose: RandomInt, but?: TrominoCells) {
  const { board, play } = standing
  const isOther = (cells: TrominoCells): boolean => but === undefined || !isSamePlace(cells, but)
  for (let i = 0; play > 0 && i < TRIES; i++) {
    const cells = board.tryPlace(termsOf(play), choose)
    if (cells !== undefined && isOther(cells)) return cells
  }
  const places = placesOn(standing).filter(isOther)
  return places.length === 0 ? undefined : places[choose(places.length)]
}

export function samplePlay(standing: Standing, choose: RandomInt): Place | Move | undefined {
  const { board, play } = standing
  const letter = letterOfPlay(play)
  if (!isFull(standing)) {
    const cells = samplePlace(standing, choose)
    return cells === undefined ? undefined : { type: 'place', letter, cells }
  }
  const free = freeOn(standing)
  while (free.length > 0) {
    const [moved = 0] = free.splice(choose(free.length), 1)
    if (!board.isWholeWithout(moved)) continue
    const shift = board.without(moved, (from) => {
      const to = samplePlace(standing, choose, from)
      return to === undefined ? undefined : { from, to }
    })
    if (shift !== undefined) return { type: 'move', letter, ...shift }
  }
  return undefined
}

/**
 * Returns the legal places for the due tromino (sections 2 and 3), in reading order; for the first
 * play of a round, the four forms of an L at one place. It assumes that fewer than 30 trominoes are
 * on the grid; otherwise, see {@link movesIn}.
 *
 * @example
 * ```ts
 * import { placesIn, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * const trominoes = readTrominoGrid(['AA', 'A'])
 * placesIn({ trominoes, play: 1 }).length // => 12
 * placesIn({ trominoes: [], play: 0 }).length // => 4
 * ```
 */
export function placesIn({ trominoes, play }: TrominoPosition): readonly TrominoCells[] {
  return placesOn({ board: Board.of(trominoes), play })
}

/**
 * Returns the legal moves of trominoes when 30 are on the grid (4), which it does not check.
 *
 * @example
 * ```ts
 * import { movesIn, readTrominoGrid } from '@ackanomic/games/tromino-go'
 *
 * const trominoes = readTrominoGrid(['AAb', 'Abb'])
 * movesIn({ trominoes, play: 6 })[0]?.from // => [[0, 0], [1, 0], [0, 1]]
 * movesIn({ trominoes, play: 7 }).length // => 11
 * ```
 */
export function movesIn(
  { trominoes, play }: TrominoPosition,
  { diagonalLeak }: TrominoGoGridOptions = {},
): readonly TrominoShift[] {
  return shiftsOn({ board: Board.of(trominoes, diagonalLeak), play })
}
