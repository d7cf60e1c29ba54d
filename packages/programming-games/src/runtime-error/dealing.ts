import { type Context, seatsInGame } from '@ackanomic/core/engine'
import { CARDS } from './cards.js'
import type { RuntimeError } from './model.js'
import { beginTurn, type Draft } from './turn.js'

/** How many cards each player is dealt. */
const DEALT = 5

/** Has the whole pack shuffled. */
export function shuffleDeck(ctx: Context<RuntimeError>): void {
  ctx.prompt('deck', { ask: 'shuffle', of: CARDS.length }, null, 'host')
}

/** The pack was shuffled: the cards, as places in `CARDS`, from the top down. */
export function deal(draft: Draft, order: readonly number[], ctx: Context<RuntimeError>): void {
  const deck = order.flatMap((place) => CARDS[place] ?? []).reverse()
  const seats = seatsInGame(draft.table)
  for (const seat of seats) {
    const hand = deck.splice(-DEALT).reverse()
    const secret = draft.secret[seat]
    if (secret !== undefined) secret.hand = hand
    draft.shared.hands[seat] = hand.length
    ctx.emit(seat, 'RTE/setup.deal', () => ({ type: 'hand', cards: hand }))
  }
  draft.hidden.deck = deck
  draft.shared.deck = deck.length
  ctx.emit('public', 'RTE/setup.deal', () => ({ type: 'dealt', deck: deck.length }))
  const { first } = draft.options
  if (first !== 'chance') {
    beginTurn(draft, seats.find((seat) => seat >= first) ?? seats[0] ?? 0, ctx)
    return
  }
  draft.shared.stage = 'first'
  drawFirst(draft, ctx)
}

/** Has it drawn who begins. */
export function drawFirst(draft: Draft, ctx: Context<RuntimeError>): void {
  const seats = seatsInGame(draft.table)
  ctx.prompt('first', { ask: 'pick', of: seats.length }, { seats }, 'host')
}
