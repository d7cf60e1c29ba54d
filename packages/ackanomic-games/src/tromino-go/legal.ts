import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { ListedMoves, PendingOf, State, VisibleState } from '@ackanomic/core/engine'
import type { Act, TrominoGo } from './model.js'
import { isFull, playsOn, samplePlay } from './places.js'
import { turnOf } from './plays.js'
import { refuseQuestion } from './referee.js'
import { openTo, refuseConcession } from './rounds.js'
import { type Watch, watchOver } from './watch.js'

/** A seat's lawful plays and concessions to accept. For a first tromino one place is listed. */
export function legalTrominoGo(seen: VisibleState<TrominoGo>, seat: SeatNumber): ListedMoves<Act> {
  const { shared, options } = seen
  const accepts = openTo(shared, seat).map((gamepoints): Act => ({ type: 'accept', gamepoints }))
  const plays = turnOf(shared) === seat ? playsOn(watchOver(shared, options)) : null
  const pass: readonly Act[] = plays?.length === 0 ? [{ type: 'pass' }] : []
  const moves = [...(plays ?? []), ...pass, ...accepts]
  const alsoLegal: Act['type'][] = []
  if (refuseConcession(shared, seat) === undefined) alsoLegal.push('concede')
  if (refuseQuestion(seen) === undefined) alsoLegal.push('question')
  const isFirst = turnOf(shared) === seat && shared.plays.length === 0
  return { moves, complete: !isFirst, alsoLegal }
}

export function sampleTrominoGo(
  seen: VisibleState<TrominoGo>,
  seat: SeatNumber,
  choose: RandomInt,
): Act | undefined {
  const { shared, options } = seen
  if (openTo(shared, seat).length > 0) {
    const { moves } = legalTrominoGo(seen, seat)
    return moves[choose(moves.length)]
  }
  if (turnOf(shared) !== seat) return undefined
  return samplePlay(watchOver(shared, options), choose) ?? { type: 'pass' }
}

export function pendingIn(state: State<TrominoGo>, of: SeatNumber | string): PendingOf<TrominoGo> {
  const { shared, options } = state
  const { stage, end, question } = shared
  if (stage === 'draw') return {}
  if (of === 'referee') {
    // If illegal plays remain, nobody else may know that there is one.
    const mayFind = end?.how !== 'conceded' && options.invalidPlays === 'stand'
    return mayFind && watchOver(shared, options).illegal !== undefined
      ? { illegal: { need: 'optional', visibleTo: 'actor' } }
      : {}
  }
  if (typeof of !== 'number') return {}
  const accepts = openTo(shared, of).length > 0
  // Before the referee posts the end of a round, its plays can be questioned once more.
  const mayQuestion = end?.how === 'surrounded' && question === null
  return {
    ...(turnOf(shared) === of ? playWanted(watchOver(shared, options)) : {}),
    ...(accepts ? { accept: { need: 'optional' } } : {}),
    ...(mayQuestion ? { question: { need: 'optional' } } : {}),
  }
}

function playWanted(watch: Watch): PendingOf<TrominoGo> {
  const action = !watch.hasPlay ? 'pass' : isFull(watch) ? 'move' : 'place'
  return { [action]: { need: 'required', deadline: 'play' } }
}
