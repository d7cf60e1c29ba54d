import type { SeatNumber } from '@ackanomic/core'
import type { State, Wanted } from '@ackanomic/core/engine'
import { openTo } from './checks.js'
import { placesIn } from './contact.js'
import { firstIllegal, hasPlay, positionOf } from './legality.js'
import { movesIn } from './moving.js'
import { turnOf } from './rounds.js'
import { FULL, letterOfPlay } from './tromino.js'
import type { Act, TrominoGo } from './types.js'

/**
 * The lawful plays of a seat, and the concessions that it may accept. Conceding and questioning,
 * which are always possible, are left out: they would drown the plays.
 */
export function legalTrominoGo(state: State<TrominoGo>, seat: SeatNumber): readonly Act[] {
  const { own, options } = state
  const accepts = openTo(state, seat).map((gamepoints): Act => ({ type: 'accept', gamepoints }))
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
  const { now, plays, question } = own
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
    if (now.stage === 'play') wanted.push({ what: 'concede', of, need: 'may', seenBy: 'all' })
    if (isOpen && plays.length > 0 && question === null) {
      wanted.push({ what: 'question', of, need: 'may', seenBy: 'all' })
    }
  })
  // In the rule's own way nobody else is told that there is something to be found.
  if (isOpen && options.illegalPlays === 'stand' && firstIllegal(own, options) !== undefined) {
    wanted.push({ what: 'illegal', of: 'referee', need: 'may', seenBy: 'self' })
  }
  return wanted
}
