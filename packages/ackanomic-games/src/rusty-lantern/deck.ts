import type { Desk, RefusalOf, State } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { cardTwice } from './cards.js'
import type { Card } from './tale.js'
import { setSleep, wake } from './turns.js'
import type { Restock, RustyLantern } from './types.js'
import { endLamely } from './winning.js'

/** Deals to the first in line: the cards at these places of the deck. */
export function deal(draft: Draft, places: readonly number[], desk: Desk<RustyLantern>): void {
  const [first] = draft.own.owed
  const secret = draft.secret[first?.seat ?? -1]
  const bard = draft.own.bards[first?.seat ?? -1]
  if (first === undefined || secret === undefined || bard === undefined) return
  const { seat } = first
  const deck = draft.hidden.deck
  const cards = places.flatMap((place) => deck[place] ?? [])
  draft.hidden.deck = deck.filter((_, place) => !places.includes(place))
  draft.own.owed = draft.own.owed.slice(1)
  secret.hand.push(...cards)
  bard.cards += cards.length
  if (seat === draft.own.turn) wake(draft, desk)
  desk.tell('public', '1250.18/card.c', () => ({ type: 'dealt', seat, count: cards.length }))
  desk.tell(seat, '1250.18/card.g', () => ({ type: 'cards', seat, cards }))
}

/** Whether the deck has too few cards for the first in line. */
export function isShort({ own, hidden }: Pick<State<RustyLantern>, 'own' | 'hidden'>): boolean {
  const [first] = own.owed
  return own.stocked && first !== undefined && hidden.deck.length < first.cards
}

/** The deck turns short, or is short no more: then the three days of the turn begin anew. */
export function turnShort(draft: Draft, desk: Desk<RustyLantern>): void {
  draft.own.short = !draft.own.short
  const type = draft.own.short ? 'short' : 'restocked'
  desk.tell('public', '1250.18/card.h', () => ({ type }))
  setSleep(draft, desk)
}

/** Why story elements cannot be added, or `undefined`: each is one card, and none comes back. */
export function checkElements(
  { own, secret, hidden }: State<RustyLantern>,
  elements: readonly Card[],
): RefusalOf<RustyLantern> | undefined {
  const hands = secret.flatMap(({ hand }) => hand)
  const known = [...hidden.deck, ...hidden.burned, ...own.looseEnds, ...hands]
  const element = cardTwice(elements, known)
  return element === null ? undefined : { code: 'elementTwice', facts: { element } }
}

/** The Barkeep brings the cards. */
export function stock(draft: Draft, elements: readonly Card[]): void {
  draft.hidden.deck = [...elements]
  draft.own.stocked = true
}

/** The Barkeep ends the tale, or adds cards to the deck. */
export function restock(draft: Draft, answer: Restock, desk: Desk<RustyLantern>): void {
  if (answer.do === 'end') endLamely(draft, desk, 'lame', draft.table.referees[0] ?? null)
  else draft.hidden.deck.push(...answer.elements)
}
