import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen, State, Wanted } from '@ackanomic/core/engine'
import { openTo, refuseConcession } from './concessions.js'
import { isFull, playsOn, samplePlay } from './places.js'
import { turnOf } from './plays.js'
import { refuseQuestion } from './questions.js'
import type { Act, TrominoGo } from './types.js'
import { watchOver } from './watch.js'

/**
 * The lawful plays of a seat, and the concessions that it may accept. The first tromino may lie
 * anywhere; one of its places is listed. To concede and to question are never listed.
 */
export function legalTrominoGo(seen: Seen<TrominoGo>, seat: SeatNumber): Listed<Act> {
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
  seen: Seen<TrominoGo>,
  seat: SeatNumber,
  choose: Choose,
): Act | undefined {
  const { shared, options } = seen
  if (openTo(shared, seat).length > 0) {
    const { moves } = legalTrominoGo(seen, seat)
    return moves[choose(moves.length)]
  }
  if (turnOf(shared) !== seat) return undefined
  return samplePlay(watchOver(shared, options), choose) ?? { type: 'pass' }
}

export function wantedIn(state: State<TrominoGo>): readonly Wanted<TrominoGo>[] {
  const { shared, options, table } = state
  const { stage, end, question } = shared
  if (stage === 'draw') return []
  const wanted: Wanted<TrominoGo>[] = []
  const watch = watchOver(shared, options)
  const turn = turnOf(shared)
  if (turn !== null) {
    const what = !watch.hasPlay ? 'pass' : isFull(watch) ? 'move' : 'place'
    wanted.push({ what, of: turn, need: 'must', deadline: 'play', seenBy: 'all' })
  }
  const isOpen = end?.how !== 'conceded'
  for (let of = 0; of < table.seats.length; of++) {
    if (openTo(shared, of).length > 0) {
      wanted.push({ what: 'accept', of, need: 'may', seenBy: 'all' })
    }
    // Before the referee posts the end of a round its plays can be questioned for the last time.
    if (end?.how === 'surrounded' && question === null) {
      wanted.push({ what: 'question', of, need: 'may', seenBy: 'all' })
    }
  }
  // In the rule's own way nobody else is told that there is something to be found.
  if (isOpen && options.invalidPlays === 'stand' && watch.illegal !== undefined) {
    wanted.push({ what: 'illegal', of: 'referee', need: 'may', seenBy: 'self' })
  }
  return wanted
}
