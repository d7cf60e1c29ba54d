import type { SeatNumber } from '@ackanomic/core'
import { itemAt, type State } from '@ackanomic/core/engine'
import { normalizeText } from '@ackanomic/core/untrusted'
import type { Draft, RustyLantern } from './model.js'
import type { RustyLanternShared } from './state.js'
import { openPlayOf } from './tale.js'

export type CardPlaces = Pick<State<RustyLantern>, 'shared' | 'secret' | 'hidden'>

const QUOTES = /^["'“”‘’«»]+|(?<!["'“”‘’«».,;:!?])["'“”‘’«».,;:!?]+$/gu

/** The common form of a card's spellings: case, quotes and a full stop make no difference. */
export function cardKey(card: string): string {
  const plain = normalizeText(card).toLowerCase()
  const bare = plain.replace(QUOTES, '').trim()
  return bare === '' ? plain : bare
}

export function isSameCard(one: string, other: string): boolean {
  return cardKey(one) === cardKey(other)
}

/** Finds a card among others, as it is spelled there. */
export function findCard(cards: readonly string[], named: string | null): string | null {
  if (named === null || cards.includes(named)) return named
  const key = cardKey(named)
  return cards.find((card) => cardKey(card) === key) ?? null
}

export function duplicateCard(cards: readonly string[], others: readonly string[] = []) {
  const seen = new Set(others.map(cardKey))
  return cards.find((card) => seen.has(cardKey(card)) || !seen.add(cardKey(card))) ?? null
}

export function allCards({ shared, secret, hidden }: CardPlaces): readonly string[] {
  const hands = secret.flatMap(({ hand }) => hand)
  return [...hidden.deck, ...hidden.burned, ...shared.looseEnds, ...hands]
}

/** The cards that plays have used, as they were named: each is burned or a Loose End. */
export function usedCards({ plays }: RustyLanternShared): readonly string[] {
  return plays.flatMap(({ answered, card }) =>
    answered?.is === 'verified' ? [...answered.tied, ...(card === null ? [] : [card])] : [],
  )
}

export const JOINERS_CARDS = 7

/** Adds to the cards owed to a Bard, unless they have left. */
export function oweCards({ shared }: Draft, seat: SeatNumber, cards: number): void {
  if (!shared.circle.includes(seat)) return
  const owed = shared.owed.find((each) => each.seat === seat)
  if (owed === undefined) shared.owed.push({ seat, cards })
  else owed.cards += cards
}

export function cardsOwedTo({ owed }: RustyLanternShared, seat: SeatNumber): number {
  return owed.find((each) => each.seat === seat)?.cards ?? 0
}

/** Takes a card out of a hand and returns it as it is spelled there, or `null`. */
export function takeCard(draft: Draft, seat: SeatNumber, named: string | null): string | null {
  const secret = itemAt(draft.secret, seat)
  const card = findCard(secret.hand, named)
  if (card === null) return null
  secret.hand = secret.hand.filter((each) => each !== card)
  const bard = itemAt(draft.shared.bards, seat)
  // A leaver's waiting card is not counted.
  bard.cards = Math.max(0, bard.cards - 1)
  return card
}

export function burnCard(draft: Draft, seat: SeatNumber, named: string | null): string | null {
  const card = takeCard(draft, seat, named)
  if (card !== null) draft.hidden.burned.push(card)
  return card
}

export function lockedCards(shared: RustyLanternShared, seat: SeatNumber): readonly string[] {
  const open = openPlayOf(shared)
  const locked = open?.seat === seat && open.card !== null ? [open.card] : []
  for (const { answered, seat: by, card } of shared.interruptions) {
    if (answered === null && by === seat) locked.push(card)
  }
  return locked
}

export function isLocked(shared: RustyLanternShared, seat: SeatNumber, card: string): boolean {
  return findCard(lockedCards(shared, seat), card) !== null
}
