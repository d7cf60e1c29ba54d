import { days, type SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, type Seen, type State, type Writable } from '@ackanomic/core/engine'
import { firstLeader, LATE_BID } from './bids.js'
import { faultOf, inTurn } from './hands.js'
import { voidMisplay } from './misplays.js'
import { askReferee } from './questions.js'
import { askForScore, closeRound } from './round.js'
import { PLAYERS, placeOf, seatAt } from './seating.js'
import { TRICKS, tricksOf, turnOf } from './tricks.js'
import type { Card, Spades } from './types.js'

type Draft = Writable<State<Spades>>

/** Makes a bid; the fourth one settles who leads (2.c, 3.c). */
export function makeBid(draft: Draft, tricks: number, late: boolean, desk: Desk<Spades>): void {
  const seat = seatInTurn(draft)
  draft.own.bids.push(tricks)
  const clause = late ? '1250.15/7.b' : '1250.15/6.a'
  desk.tell('public', clause, () => ({ type: 'bid', seat, tricks, late }))
  if (draft.own.bids.length === PLAYERS) {
    draft.own.phase = 'play'
    const leader = seatAt(asPlain(draft.own), firstLeader(asPlain(draft.own)))
    desk.tell('public', '1250.15/3.c', () => ({ type: 'leader', seat: leader }))
  }
  desk.start('turn', days(3))
}

/** Plays a card of a player’s; what is a misplay is voided at once where the engine polices (6). */
export function playCard(draft: Draft, card: Card, desk: Desk<Spades>): void {
  if (draft.options.misplay === 'immediate') {
    const { hand, led } = inTurn(asPlain(draft.own), asPlain(draft.secret))
    const fault = faultOf(hand, card, led)
    if (fault !== null) {
      voidMisplay(draft, draft.own.plays.length, card, fault, desk)
      return
    }
  }
  lay(draft, card, false, desk)
}

/** Lays a card to the trick; the fourth one ends it, and the last one the round (section 3). */
function lay(draft: Draft, card: Card, late: boolean, desk: Desk<Spades>): void {
  const { own } = draft
  const seat = seatInTurn(draft)
  own.phase = 'play'
  own.plays.push(card)
  const clause = late ? '1250.15/7.c' : '1250.15/6.a'
  desk.tell('public', clause, () => ({ type: 'play', seat, card, late }))
  const count = own.plays.length
  if (count % PLAYERS === 0) {
    const trick = count / PLAYERS
    const cards = asPlain(own.plays).slice(count - PLAYERS)
    const winner = seatAt(asPlain(own), tricksOf(asPlain(own)).leaders[trick] ?? 0)
    desk.tell('public', '1250.15/3.e', () => ({ type: 'trick', trick, cards, winner }))
  }
  if (count < TRICKS * PLAYERS) {
    desk.start('turn', days(3))
    return
  }
  desk.stop('turn')
  if (draft.options.misplay === 'immediate') closeRound(draft, desk)
  else askForScore(draft, desk)
}

/** The three days are over: the referee bids 2, or draws a card (section 7). */
export function actLate(draft: Draft, desk: Desk<Spades>): void {
  if (draft.own.phase === 'bids') {
    makeBid(draft, LATE_BID, true, desk)
    return
  }
  const seat = seatInTurn(draft)
  draft.own.phase = 'choice'
  desk.tell('public', '1250.15/7.a', () => ({ type: 'late', seat }))
  askReferee(draft, desk)
}

/** Plays the card that the referee drew (7.c). */
export function playDrawn(
  draft: Draft,
  picked: number,
  cards: readonly Card[],
  desk: Desk<Spades>,
): void {
  const card = cards[picked]
  if (card !== undefined) lay(draft, card, true, desk)
}

/** The seat whose turn it is. */
function seatInTurn(draft: Draft): SeatNumber {
  const own = asPlain(draft.own)
  const place = turnOf(own)
  return place === null ? -1 : seatAt(own, place)
}

/** Whether it is a seat’s turn. */
export function isInTurn({ own }: Pick<Seen<Spades>, 'own'>, seat: SeatNumber): boolean {
  const place = turnOf(own)
  return place !== null && place === placeOf(own, seat)
}
