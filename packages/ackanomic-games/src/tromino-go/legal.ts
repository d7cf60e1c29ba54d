import type { SeatNumber } from '@ackanomic/core'
import type { Listed, Seen, State, Wanted } from '@ackanomic/core/engine'
import { placesIn } from './contact.js'
import { firstIllegal, hasPlay } from './faults.js'
import { movesIn } from './moving.js'
import { positionOf, turnOf } from './plays.js'
import { openTo } from './refusals.js'
import { FULL, letterOfPlay } from './tromino.js'
import type { Act, TrominoGo } from './types.js'

/**
 * The lawful plays of a seat, and the concessions that it may accept. What is left out would drown
 * them: to concede and to question, which are possible nearly always, and all places but one of the
 * first tromino.
 */
export function legalTrominoGo(seen: Seen<TrominoGo>, seat: SeatNumber): Listed<Act> {
  const moves = playsOf(seen, seat)
  return {
    moves,
    complete: false,
    sample: (choose) => (moves.length === 0 ? undefined : moves[choose(moves.length)]),
  }
}

function playsOf(seen: Seen<TrominoGo>, seat: SeatNumber): readonly Act[] {
  const { own, options } = seen
  const accepts = openTo(seen, seat).map((gamepoints): Act => ({ type: 'accept', gamepoints }))
  if (turnOf(own) !== seat) return accepts
  const position = positionOf(own)
  const letter = letterOfPlay(position.play)
  const plays: readonly Act[] =
    position.trominoes.length < FULL
      ? placesIn(position).map((cells) => ({ type: 'place', letter, cells }))
      : movesIn(position, options).map((shift) => ({ type: 'move', letter, ...shift }))
  return [...(plays.length === 0 ? [{ type: 'pass' } as const] : plays), ...accepts]
}

/** What is wanted of whom. */
export function wantedIn(state: State<TrominoGo>): readonly Wanted<TrominoGo>[] {
  const { own, options, table } = state
  const { now, question } = own
  if (now.stage === 'draw') return []
  const wanted: Wanted<TrominoGo>[] = []
  const turn = turnOf(own)
  if (turn !== null) {
    const position = positionOf(own)
    const kind = position.trominoes.length < FULL ? 'place' : 'move'
    const what = hasPlay(position, options) ? kind : 'pass'
    wanted.push({ what, of: turn, need: 'must', deadline: 'play', seenBy: 'all' })
  }
  const isOpen = now.stage === 'play' || now.end.how === 'surrounded'
  table.seats.forEach((_, of) => {
    if (openTo(state, of).length > 0) {
      wanted.push({ what: 'accept', of, need: 'may', seenBy: 'all' })
    }
    // Before the referee posts the end of a round its plays can be questioned for the last time.
    if (isOpen && now.stage === 'ended' && question === null) {
      wanted.push({ what: 'question', of, need: 'may', seenBy: 'all' })
    }
  })
  // In the rule's own way nobody else is told that there is something to be found.
  if (isOpen && options.illegalPlays === 'stand' && firstIllegal(own, options) !== undefined) {
    wanted.push({ what: 'illegal', of: 'referee', need: 'may', seenBy: 'self' })
  }
  return wanted
}
