import type { State } from '@ackanomic/core/engine'
import { cardTwice } from './cards.js'
import type { Ctx, Draft, Refused, RustyLantern } from './model.js'
import type { RustyLanternCard } from './tale.js'
import { setSleep } from './turns.js'

/** Deals to the first in line: the cards at these places of the deck. */
export function deal(draft: Draft, places: readonly number[], ctx: Ctx): void {
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
  // A Bard whose turn came while cards were owed has three days from now.
  if (seat === draft.shared.turn && draft.shared.threeDays === 'none') setSleep(draft, ctx)
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
export function turnShort(draft: Draft, ctx: Ctx): void {
  draft.shared.short = !draft.shared.short
  const type = draft.shared.short ? 'short' : 'restocked'
  ctx.emit('public', '1250.18/card.h', () => ({ type }))
  setSleep(draft, ctx)
}

/** Why story elements cannot be added, or `undefined`: each is one card, and none comes back. */
export function checkElements(
  { shared, secret, hidden }: State<RustyLantern>,
  elements: readonly RustyLanternCard[],
): Refused {
  const hands = secret.flatMap(({ hand }) => hand)
  const known = [...hidden.deck, ...hidden.burned, ...shared.looseEnds, ...hands]
  const element = cardTwice(elements, known)
  return element === null ? undefined : { code: 'elementTwice', details: { element } }
}
