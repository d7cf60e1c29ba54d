import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { ListedMoves, PendingActionSpec, State, VisibleState } from '@ackanomic/core/engine'
import { openTo, refuseConcession } from './concessions.js'
import type { Act, TrominoGo } from './model.js'
import { isFull, playsOn, samplePlay } from './places.js'
import { turnOf } from './plays.js'
import { refuseQuestion } from './prompts.js'
import { watchOver } from './watch.js'

/**
 * The lawful plays of a seat, and the concessions that it may accept. The first tromino may lie
 * anywhere; one of its places is listed. To concede and to question are never listed.
 */
export function legalTrominoGo(seen: VisibleState<TrominoGo>, seat: SeatNumber): ListedMoves<Act> {
  const { shared, options } = seen
  const accepts = openTo(shared, seat).map((gamepoints): Act => ({ type: 'accept', gamepoints }))
  const plays = turnOf(shared) === seat ? playsOn(watchOver(shared, options)) : null
  const pass: readonly Act[] = plays?.length === 0 ? [{ type: 'pass' }] : []
  const moves = [...(plays ?? []), ...pass, ...accepts]
  const alsoLegal: Act['type'][] = []
  if (refuseConcession(seen, seat) === undefined) alsoLegal.push('concede')
  if (refuseQuestion(seen) === undefined) alsoLegal.push('question')
  const isFirst = turnOf(shared) === seat && shared.plays.length === 0
  if (!isFirst) return { moves, complete: true, alsoLegal }
  return {
    moves,
    complete: false,
    alsoLegal,
    sample: (choose) => (moves.length === 0 ? undefined : moves[choose(moves.length)]),
  }
}

/** One of them at random. */
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

export function pendingIn(state: State<TrominoGo>): readonly PendingActionSpec<TrominoGo>[] {
  const { shared, options, table } = state
  const { stage, end, question } = shared
  if (stage === 'draw') return []
  const pending: PendingActionSpec<TrominoGo>[] = []
  const watch = watchOver(shared, options)
  const turn = turnOf(shared)
  if (turn !== null) {
    const action = !watch.hasPlay ? 'pass' : isFull(watch) ? 'move' : 'place'
    pending.push({ action, actor: turn, need: 'required', deadline: 'play' })
  }
  const isOpen = end?.how !== 'conceded'
  for (let actor = 0; actor < table.seats.length; actor++) {
    if (openTo(shared, actor).length > 0) {
      pending.push({ action: 'accept', actor, need: 'optional' })
    }
    // Before the referee posts the end of a round its plays can be questioned for the last time.
    if (end?.how === 'surrounded' && question === null) {
      pending.push({ action: 'question', actor, need: 'optional' })
    }
  }
  // In the rule's own way nobody else is told that there is something to be found.
  if (isOpen && options.invalidPlays === 'stand' && watch.illegal !== undefined) {
    pending.push({ action: 'illegal', actor: 'referee', need: 'optional', visibleTo: 'actor' })
  }
  return pending
}
