import type { SeatNumber } from '@ackanomic/core'
import {
  isSamePlace,
  letterOfPlay,
  type Tromino,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'
import type { TrominoGoPlay, TrominoGoShared, TrominoGoUntimedPlay } from './types.js'

/** The squares that a play takes; none for a pass. */
export function squaresOf(made: TrominoGoUntimedPlay): readonly TrominoSquare[] {
  return made.type === 'place' ? made.cells : made.type === 'move' ? made.to : []
}

/** The grid after a play; it has been found to be one. */
export function afterPlay(
  { trominoes, play }: TrominoPosition,
  made: TrominoGoUntimedPlay,
): readonly Tromino[] {
  const letter = letterOfPlay(play)
  switch (made.type) {
    case 'place':
      return [...trominoes, { letter, cells: made.cells }]
    case 'move':
      return trominoes.map((each) =>
        isSamePlace(each.cells, made.from) ? { letter, cells: made.to } : each,
      )
    case 'pass':
      return trominoes
  }
}

/**
 * The trominoes on the grid of a round.
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
  const trominoes: Tromino[] = []
  for (let i = 0; i < plays.length; i++) {
    const made = plays[i] as TrominoGoPlay
    if (made.type === 'place') trominoes.push({ letter: letterOfPlay(i), cells: made.cells })
    else if (made.type === 'move') {
      const moved = trominoes.findIndex(({ cells }) => isSamePlace(cells, made.from))
      if (moved >= 0) trominoes[moved] = { letter: letterOfPlay(i), cells: made.to }
    }
  }
  return trominoes
}

/** What the next play of a round is judged by. */
export function positionOf(shared: Pick<TrominoGoShared, 'plays'>): TrominoPosition {
  return { trominoes: trominoesOf(shared), play: shared.plays.length }
}

/** The seat that makes a play, by its number in the round from 0 (1). */
export function seatOfPlay(first: SeatNumber, play: number): SeatNumber {
  return play % 2 === 0 ? first : 1 - first
}

/** The seat whose turn it is, or `null` where it is nobody's. */
export function turnOf({ stage, first, plays, question }: TrominoGoShared): SeatNumber | null {
  if (stage !== 'play' || first === null || question !== null) return null
  return seatOfPlay(first, plays.length)
}
