import type { SeatNumber } from '@ackanomic/core'
import type { TrominoGoShared, TrominoGoUntimedPlay } from './state.js'
import {
  isSamePlace,
  letterOfPlay,
  type Tromino,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

export function squaresOf(made: TrominoGoUntimedPlay): readonly TrominoSquare[] {
  return made.type === 'place' ? made.cells : made.type === 'move' ? made.to : []
}

export function afterPlay({ trominoes, play }: TrominoPosition, made: TrominoGoUntimedPlay) {
  const letter = letterOfPlay(play)
  if (made.type === 'pass') return trominoes
  if (made.type === 'place') return [...trominoes, { letter, cells: made.cells }]
  const { from, to } = made
  return trominoes.map((each) => (isSamePlace(each.cells, from) ? { letter, cells: to } : each))
}

/**
 * Returns the trominoes on the grid of a round.
 *
 * @example
 * ```ts
 * import { trominoGridRows, trominoesOf } from '@ackanomic/games/tromino-go'
 *
 * const left = 259_200_000
 * const plays = [
 *   { type: 'place', cells: [[0, 0], [1, 0], [0, 1]], left },
 *   { type: 'place', cells: [[2, 0], [1, 1], [2, 1]], left },
 * ] as const
 * trominoGridRows(trominoesOf({ plays })) // => ['AAb', 'Abb']
 * ```
 */
export function trominoesOf({ plays }: Pick<TrominoGoShared, 'plays'>): readonly Tromino[] {
  return plays.reduce<readonly Tromino[]>(
    (trominoes, made, play) => afterPlay({ trominoes, play }, made),
    [],
  )
}

export function positionOf(shared: Pick<TrominoGoShared, 'plays'>): TrominoPosition {
  return { trominoes: trominoesOf(shared), play: shared.plays.length }
}

/** The seat that makes a play, by its number in the round from 0 (1). */
export function seatOfPlay(first: SeatNumber, play: number): SeatNumber {
  return play % 2 === 0 ? first : 1 - first
}

export function turnOf({ stage, first, plays, question }: TrominoGoShared): SeatNumber | null {
  if (stage !== 'play' || first === null || question !== null) return null
  return seatOfPlay(first, plays.length)
}
