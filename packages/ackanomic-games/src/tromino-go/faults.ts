import { contactOf, eachPlace } from './contact.js'
import { eachShift } from './moving.js'
import { afterPlay, type Made } from './plays.js'
import { isWholeWithout, type Leaking, outsideEdges } from './surroundings.js'
import {
  type Cells,
  FULL,
  isSamePlace,
  letterOfPlay,
  OPENING,
  type Position,
  type Tromino,
} from './tromino.js'
import type { Fault, Own, Play } from './types.js'

/** Whether a play would be lawful besides passing (5). */
export function hasPlay(position: Position, options: Leaking): boolean {
  if (position.play === 0) return true
  let found = false
  const find = (): boolean => {
    found = true
    return true
  }
  if (position.trominoes.length < FULL) eachPlace(position, find)
  else eachShift(position, options, find)
  return found
}

/** Why a play is illegal, or `undefined`: sections 2 to 5. It is a play as such. */
export function faultOf(position: Position, made: Made, options: Leaking): Fault | undefined {
  const { trominoes, play } = position
  const letter = letterOfPlay(play)
  switch (made.type) {
    case 'pass':
      return hasPlay(position, options) ? { code: 'mayPlay', facts: { letter } } : undefined
    case 'place':
      return trominoes.length >= FULL
        ? { code: 'gridFull', facts: { letter } }
        : faultOfPlace(position, made.cells)
    case 'move': {
      const placed = trominoes.length
      if (placed < FULL) return { code: 'notFull', facts: { letter, placed } }
      const moved = trominoes.findIndex(({ cells }) => isSamePlace(cells, made.from))
      if (outsideEdges(trominoes, options)[moved] === 0) {
        return { code: 'noOutsideEdge', facts: { letter } }
      }
      if (!isWholeWithout(trominoes, moved)) return { code: 'splitsGrid', facts: { letter } }
      return faultOfPlace(position, made.to, moved)
    }
  }
}

/** Why a tromino may not lie there (sections 2 and 3), or `undefined`. */
function faultOfPlace(position: Position, cells: Cells, without?: number): Fault | undefined {
  const { play } = position
  if (play === 0) return undefined
  const { units, wanted, barred } = contactOf(position, cells, without)
  const letter = letterOfPlay(play)
  if (play >= OPENING) {
    if (barred > 0) return { code: 'likeLetter', facts: { letter, units: barred } }
    if (wanted === 0) return { code: 'noOpponent', facts: { letter } }
    return units < 2 ? { code: 'tooLittleEdge', facts: { letter, units } } : undefined
  }
  if (wanted < 2) {
    const code =
      play === 1 ? 'secondTouches' : play === 2 ? 'thirdTouches' : ('fourthTouches' as const)
    return { code, facts: { units: wanted } }
  }
  if (barred === 0) return undefined
  const code = play === 2 ? 'thirdTouchesFirst' : ('fourthTouchesSecond' as const)
  return { code, facts: { units: barred } }
}

/** An illegal play among those of a round. */
export interface IllegalPlay {
  /** Its number in the round, from 0. */
  readonly play: number
  /** Why it is illegal. */
  readonly fault: Fault
}

/**
 * The first illegal play of a round, or `undefined` where all are legal.
 *
 * @param options - `diagonalLeak` as in the options of the game; `false` when left out
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
 * firstIllegal({ plays }) // => { play: 1, fault: { code: 'secondTouches', facts: { units: 0 } } }
 * ```
 */
export function firstIllegal(
  { plays }: Pick<Own, 'plays'>,
  options: Leaking = { diagonalLeak: false },
): IllegalPlay | undefined {
  let trominoes: readonly Tromino[] = []
  for (let play = 0; play < plays.length; play++) {
    const made = plays[play] as Play
    const fault = faultOf({ trominoes, play }, made, options)
    if (fault !== undefined) return { play, fault }
    trominoes = afterPlay({ trominoes, play }, made)
  }
  return undefined
}
