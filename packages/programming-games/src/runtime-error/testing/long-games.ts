import type { RandomInt } from '@ackanomic/core'
import { runtimeError } from '../game.js'
import { positionSeen } from '../knowledge.js'
import type { RuntimeError } from '../model.js'
import type { RuntimeErrorPosition } from '../proof/position.js'
import { dice } from './positions.js'

type Move = RuntimeError['Move']

/** How many moves a long game has at most. */
const MOVES = 105

/**
 * What players hoard who draw and keep: they lay a statement now and then, an input seldom, and end
 * turns, so that hands grow large and the deck runs low.
 */
export function hoarders(seed: number): RuntimeErrorPosition {
  const roll = dice(seed)
  const players = 2 + roll(3)
  const inputs = roll(4)
  return positionAfter(players, 30 + roll(MOVES - 29), roll, (choose, moves) => {
    const scripts = moves.filter(({ type }) => type === 'script')
    if (scripts.length > 0 && choose(3) === 0) return scripts[choose(scripts.length)]
    const cards = moves.filter(({ type }) => type === 'input' || type === 'edit')
    const isForced = moves.every(({ type }) => type !== 'end')
    if (cards.length > 0 && (isForced || choose(12) < inputs)) return cards[choose(cards.length)]
    return { type: 'end' }
  })
}

/** Who plays whatever is legal, for as long. */
export function longGames(seed: number): RuntimeErrorPosition {
  const roll = dice(seed)
  return positionAfter(2 + roll(3), 30 + roll(MOVES - 29), roll, (choose, moves) =>
    moves.length === 0 ? undefined : moves[choose(moves.length)],
  )
}

type Policy = (choose: RandomInt, moves: readonly Move[]) => Move | undefined

/** What the player in turn can argue from, at the first choice after so many moves. */
function positionAfter(
  players: number,
  count: number,
  roll: RandomInt,
  policy: Policy,
): RuntimeErrorPosition {
  const names = ['Ann', 'Bob', 'Cyd', 'Dov'].slice(0, players)
  const start = runtimeError.setup({ players: names, referees: [], startedAt: 0 }, {})
  if (!start.ok) throw new Error(start.error.message)
  const table = runtimeError.simulate(start.value.state)
  for (let moves = 0; ; moves++) {
    for (let asked = table.openPrompts[0]; asked !== undefined; asked = table.openPrompts[0])
      table.answerAtRandom(asked, roll)
    const { turn } = table.state.shared
    const view = runtimeError.view(table.snapshot(), turn)
    const position = positionSeen(view)
    if (moves >= count && position !== undefined) return position
    const legal = runtimeError.legalMoves(view).moves.filter(({ type }) => type !== 'claim')
    const move = policy(roll, legal)
    if (move === undefined) throw new Error('there is always a move')
    table.play(turn, move)
  }
}
