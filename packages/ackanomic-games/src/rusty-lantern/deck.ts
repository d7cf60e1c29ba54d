import type { Context, RefusalOf, State } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { cardTwice } from './cards.js'
import type { Card } from './tale.js'
import { setSleep, wake } from './turns.js'
import type { Restock, RustyLantern } from './types.js'
import { endLamely } from './winning.js'

/** Deals to the first in line: the cards at these places of the deck. */
export function deal(draft: Draft, places: readonly number[], ctx: Context<RustyLantern>): void {
  const [first] = draft.shared.owed
  const secret = draft.secret[first?.seat ?? -1]
  const bard = draft.shared.bards[first?.seat ?? -1]
  if (first === undefined || secret === undefined || bard === undefined) return
  const { seat } = first
  const deck = draft.hidden.deck
  const cards = places.flatMap((place) => deck[place] ?? [])
  draft.hidden.deck = deck.filter((_, place) => !places.includes(place))
  draft.shared.owed = draft.shared.owed.slice(1)
  secret.hand.push(...cards)
  bard.cards += cards.length
  if (seat === draft.shared.turn) wake(draft, ctx)
  ctx.emit('public', '1250.18/card.c', () => ({ type: 'dealt', seat, count: cards.length }))
  ctx.emit(seat, '1250.18/card.g', () => ({ type: 'cards', seat, cards }))
}

/** Whether the deck has too few cards for the first in line. */
export function isShort({
  shared,
  hidden,
}: Pick<State<RustyLantern>, 'shared' | 'hidden'>): boolean {
  const [first] = shared.owed
  return shared.stocked && first !== undefined && hidden.deck.length < first.cards
}

/** The deck turns short, or is short no more: then the three days of the turn begin anew. */
export function turnShort(draft: Draft, ctx: Context<RustyLantern>): void {
  draft.shared.short = !draft.shared.short
  const type = draft.shared.short ? 'short' : 'restocked'
  ctx.emit('public', '1250.18/card.h', () => ({ type }))
  setSleep(draft, ctx)
}

/** Why story elements cannot be added, or `undefined`: each is one card, and none comes back. */
export function checkElements(
  { shared, secret, hidden }: State<RustyLantern>,
  elements: readonly Card[],
): RefusalOf<RustyLantern> | undefined {
  const hands = secret.flatMap(({ hand }) => hand)
  const known = [...hidden.deck, ...hidden.burned, ...shared.looseEnds, ...hands]
  const element = cardTwice(elements, known)
  return element === null ? undefined : { code: 'elementTwice', facts: { element } }
}

/** The Barkeep brings the cards. */
export function stock(draft: Draft, elements: readonly Card[]): void {
  draft.hidden.deck = [...elements]
  draft.shared.stocked = true
}

/** The Barkeep ends the tale, or adds cards to the deck. */
export function restock(draft: Draft, answer: Restock, ctx: Context<RustyLantern>): void {
  if (answer.do === 'end') endLamely(draft, ctx, 'lame', draft.table.referees[0] ?? null)
  else draft.hidden.deck.push(...answer.elements)
}
