import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import { CARDS } from './cards.js'
import { beginTurn, type Draft } from './turn.js'
import type { RuntimeError } from './types.js'

/** How many cards each player is dealt. */
const DEALT = 5

/** Has the whole pack shuffled. */
export function shuffleDeck(desk: Desk<RuntimeError>): void {
  desk.ask('deck', { ask: 'shuffle', of: CARDS.length }, null, 'host')
}

/** The pack was shuffled: the cards, as places in `CARDS`, from the top down. */
export function deal(draft: Draft, order: readonly number[], desk: Desk<RuntimeError>): void {
  const deck = order.flatMap((place) => CARDS[place] ?? []).reverse()
  const seats = seatsInGame(draft.table)
  for (const seat of seats) {
    const hand = deck.splice(-DEALT).reverse()
    const secret = draft.secret[seat]
    if (secret !== undefined) secret.hand = hand
    draft.own.hands[seat] = hand.length
    desk.tell(seat, 'RTE/setup.deal', () => ({ type: 'hand', cards: hand }))
  }
  draft.hidden.deck = deck
  draft.own.deck = deck.length
  desk.tell('public', 'RTE/setup.deal', () => ({ type: 'dealt', deck: deck.length }))
  const { first } = draft.options
  if (first !== 'chance') {
    beginTurn(draft, seats.find((seat) => seat >= first) ?? seats[0] ?? 0, desk)
    return
  }
  draft.own.stage = 'first'
  drawFirst(draft, desk)
}

/** Has it drawn who begins. */
export function drawFirst(draft: Draft, desk: Desk<RuntimeError>): void {
  const seats = seatsInGame(draft.table)
  desk.ask('first', { ask: 'pick', of: seats.length }, { seats }, 'host')
}
