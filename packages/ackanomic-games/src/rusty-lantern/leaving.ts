import type { SeatNumber } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
import { cardAmong } from './cards.js'
import { nextClockwise } from './circle.js'
import type { Draft } from './draft.js'
import { closeTale } from './ending.js'
import { lapse } from './lapse.js'
import { openPlay } from './plays.js'
import { endTurn, giveTurn } from './turns.js'
import type { RustyLantern } from './types.js'

/**
 * Bards have left. Who did so in the own turn has passed, without a card; then the places are empty.
 */
export function bardsLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  desk: Desk<RustyLantern>,
): void {
  const { own } = draft
  const { circle, turn } = own
  const isInTurn = turn !== null && seats.includes(turn)
  const next = isInTurn ? nextClockwise(circle, turn, seats) : null
  for (const seat of seats) vacate(draft, seat, desk)
  if (isInTurn) {
    desk.tell('public', '1250.18/leave.b', () => ({
      type: 'passed',
      seat: turn,
      how: 'left',
      discard: null,
    }))
    if (next === null) endTurn(draft, desk)
    else giveTurn(draft, next, '1250.18/leave.b', desk)
  }
  const { winner } = own
  if (winner !== null && seats.includes(winner.seat)) closeTale(draft, desk)
}

/** A place becomes empty: the cards go back into the deck, and the Ale is forgotten. */
function vacate(draft: Draft, seat: SeatNumber, desk: Desk<RustyLantern>): void {
  const { own, hidden } = draft
  const secret = draft.secret[seat]
  if (secret === undefined) return
  lapse(draft, { by: seat }, desk)
  const waits = dropPlay(draft, seat, desk)
  const hand = secret.hand
  const kept = cardAmong(hand, waits)
  hidden.deck.push(...hand.filter((card) => card !== kept))
  secret.hand = kept === null ? [] : [kept]
  own.bards[seat] = { cards: 0, ale: 0 }
  own.circle = own.circle.filter((each) => each !== seat)
  own.unplaced = own.unplaced.filter((each) => each !== seat)
  own.owed = own.owed.filter((each) => each.seat !== seat)
}

/**
 * The open play of who leaves is dropped, its card with the others and what would interrupt it; or
 * it is answered all the same, and then its card waits with it: that card is the answer.
 */
function dropPlay(draft: Draft, seat: SeatNumber, desk: Desk<RustyLantern>): string | null {
  const { own, options } = draft
  const number = openPlay(own)
  const play = own.plays[(number ?? 0) - 1]
  if (number === null || play === undefined || play.seat !== seat) return null
  if (options.leaverOpenPlay === 'still-answered') return play.card
  play.answered = { is: 'void' }
  desk.tell('public', '1250.18/leave.b', () => ({ type: 'dropped', play: number, seat }))
  lapse(draft, { play: number }, desk)
  return null
}
