import { itemAt, type State } from '@ackanomic/core/engine'
import { allCards, type CardPlaces, duplicateCard } from './cards.js'
import type { Ctx, Draft, Refused, RustyLantern } from './model.js'
import { restartDays } from './turns.js'

/** Deals cards to the first in line, from the first of these places of the deck. */
export function dealCards(draft: Draft, places: readonly number[], ctx: Ctx): void {
  const { shared, secret, hidden } = draft
  const { seat, cards: count } = itemAt(shared.owed, 0)
  const drawn = new Set(places.slice(0, count))
  const cards = [...drawn].map((place) => itemAt(hidden.deck, place))
  hidden.deck = hidden.deck.filter((_, place) => !drawn.has(place))
  shared.owed = shared.owed.slice(1)
  itemAt(secret, seat).hand.push(...cards)
  itemAt(shared.bards, seat).cards += count
  // A Bard who waited for cards has three days from now.
  if (seat === shared.turn && shared.threeDays === 'none') restartDays(draft, ctx)
  ctx.emit('public', '1250.18/card.c', () => ({ type: 'dealt', seat, count }))
  ctx.emit(seat, '1250.18/card.g', () => ({ type: 'cards', seat, cards }))
}

export function isShort({ shared, hidden }: Omit<CardPlaces, 'secret'>): boolean {
  return shared.stocked && hidden.deck.length < (shared.owed[0]?.cards ?? 0)
}

export function checkElements(state: State<RustyLantern>, elements: readonly string[]): Refused {
  const element = duplicateCard(elements, allCards(state))
  return element === null ? undefined : { code: 'elementTwice', details: { element } }
}
