import { days, type SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
import { deal } from '@ackanomic/decks'
import { firstBidder } from './bids.js'
import { CARDS, sortHand } from './cards.js'
import { askReferee } from './questions.js'
import { PLAYERS, seatAt, seatingsOf } from './seating.js'
import { TRICKS } from './tricks.js'
import type { Spades } from './types.js'

type Draft = Writable<State<Spades>>

/** Takes the one of the eight orders that was drawn (beg.b). */
export function seatTeams(draft: Draft, picked: number, desk: Desk<Spades>): void {
  const { teams } = asPlain(draft.options)
  const names = asPlain(draft.table).seats.map(({ player }) => player)
  const order = teams === null ? undefined : seatingsOf(teams, names)[picked]
  if (order !== undefined) setOrder(draft, order, desk)
}

/** Announces the playing order, and has the cards shuffled (beg.c). */
export function setOrder(draft: Draft, order: readonly SeatNumber[], desk: Desk<Spades>): void {
  draft.own.order = [...order]
  desk.tell('public', '1250.15/beg.c', () => ({ type: 'order', order }))
  draft.own.phase = 'deal'
  askReferee(draft, desk)
}

/** Deals 13 cards to each player, and lets the bidding begin (section 1, 2.a, 2.b). */
export function dealHands(draft: Draft, shuffled: readonly number[], desk: Desk<Spades>): void {
  const dealt = deal(CARDS, shuffled, PLAYERS, TRICKS)
  if (!dealt.ok) return
  const order = asPlain(draft.own.order)
  const hands = order.map((_, seat) => sortHand(dealt.value.hands[order.indexOf(seat)] ?? []))
  draft.secret = hands.map((cards) => ({ dealt: [...cards] }))
  draft.own.phase = 'bids'
  const before = draft.own.rounds.length
  const round = before + 1
  const first = seatAt({ order }, firstBidder(before))
  desk.tell('public', '1250.15/1.a', () => ({ type: 'round', round, first }))
  hands.forEach((cards, seat) => {
    desk.tell(seat, '1250.15/1.b', () => ({ type: 'hand', round, cards }))
  })
  desk.start('turn', days(3))
}
