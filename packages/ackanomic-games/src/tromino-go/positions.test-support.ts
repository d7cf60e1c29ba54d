import type { RandomInt } from '@ackanomic/core'
import { Board } from './board.js'
import type { TrominoGoFault } from './faults.js'
import type { Act } from './model.js'
import { movesIn, placesIn } from './places.js'
import type { TrominoGoUntimedPlay } from './state.js'
import { surroundedIn } from './surroundings.js'
import {
  FULL,
  letterOfPlay,
  type Tromino,
  type TrominoCells,
  type TrominoPosition,
} from './tromino.js'
import { faultOf } from './watch.js'

export function drawnFrom(seed: number): RandomInt {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (of) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * of)
  }
}

export function faultIn(
  { trominoes, play }: TrominoPosition,
  made: TrominoGoUntimedPlay,
  leak = false,
): TrominoGoFault | undefined {
  return faultOf({ board: Board.of(trominoes, leak), play }, made)
}

function lawful({ trominoes, play }: TrominoPosition, pick: RandomInt): Act {
  const letter = letterOfPlay(play)
  if (trominoes.length < FULL) {
    const places = placesIn({ trominoes, play })
    const cells = places[pick(Math.max(1, places.length))]
    return cells === undefined ? { type: 'pass' } : { type: 'place', letter, cells }
  }
  const shifts = movesIn({ trominoes, play })
  const shift = shifts[pick(Math.max(1, shifts.length))]
  return shift === undefined ? { type: 'pass' } : { type: 'move', letter, ...shift }
}

function after(trominoes: readonly Tromino[], act: Act): readonly Tromino[] {
  if (act.type === 'place') return [...trominoes, { letter: act.letter, cells: act.cells }]
  if (act.type !== 'move') return trominoes
  const { letter, from, to } = act
  return trominoes.map((each) => (each.cells === from ? { letter, cells: to } : each))
}

export function randomRound(seed: number, most = 70): readonly Act[] {
  const pick = drawnFrom(seed)
  const acts: Act[] = []
  let trominoes: readonly Tromino[] = []
  while (acts.length < most) {
    const act = lawful({ trominoes, play: acts.length }, pick)
    acts.push(act)
    trominoes = after(trominoes, act)
    if (surroundedIn(trominoes).length > 0) return acts
  }
  return acts
}

/** A random position after a number of plays; `wild` per cent of them are anywhere. */
export function randomPosition(plays: number, pick: RandomInt, wild = 0): TrominoPosition {
  let position: TrominoPosition = { trominoes: [], play: 0 }
  while (position.play < plays) {
    const { trominoes, play } = position
    const cells = pick(100) < wild ? anywhere(trominoes, pick) : undefined
    const letter = letterOfPlay(play)
    const act: Act = cells === undefined ? lawful(position, pick) : { type: 'place', letter, cells }
    const next = after(trominoes, act)
    if (surroundedIn(next).length > 0) return position
    position = { trominoes: next, play: play + 1 }
  }
  return position
}

function anywhere(trominoes: readonly Tromino[], pick: RandomInt): TrominoCells | undefined {
  const taken = new Set(trominoes.flatMap(({ cells }) => cells.map((cell) => cell.join())))
  const reach = pick(3) === 0 ? 400 : 9
  for (let i = 0; i < 20; i++) {
    const [column, row] = [pick(2 * reach) - reach, pick(2 * reach) - reach]
    const box = [0, 1, 2, 3].map((n) => [column + (n % 2), row + (n >> 1)] as const)
    const gap = pick(4)
    const [one, two, three] = box.filter((_, n) => n !== gap)
    if (one === undefined || two === undefined || three === undefined) continue
    if ([one, two, three].every((cell) => !taken.has(cell.join()))) return [one, two, three]
  }
  return undefined
}
