import type { SeatNumber } from '@ackanomic/core'
import type { Draft, RustyLanternSecret, RustyLanternShared } from './model.js'
import type { RustyLanternCard, RustyLanternCardsOwed, RustyLanternPlay } from './tale.js'

const QUOTES = /^["'“”‘’«»]+|["'“”‘’«».,;:!?]+$/gu

/** What two ways to write a card have in common: case, quotes and a full stop make no difference. */
export function keyOf(card: string): string {
  const plain = card.normalize('NFC').toLowerCase()
  const bare = plain.replace(QUOTES, '').trim()
  return bare === '' ? plain : bare
}

/** The card that is meant among some, as it is spelled there; `null` where there is none. */
export function cardAmong(
  cards: readonly RustyLanternCard[],
  meant: string | null,
): RustyLanternCard | null {
  if (meant === null) return null
  if (cards.includes(meant)) return meant
  const key = keyOf(meant)
  return cards.find((card) => keyOf(card) === key) ?? null
}

/** The first card that stands twice, or among others; `null` where none does. */
export function cardTwice(
  cards: readonly RustyLanternCard[],
  others: readonly RustyLanternCard[] = [],
): RustyLanternCard | null {
  const seen = new Set(others.map(keyOf))
  for (const card of cards) {
    const key = keyOf(card)
    if (seen.has(key)) return card
    seen.add(key)
  }
  return null
}

/** Whether two cards are the same. */
export function isSameCard(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

/** How many cards who joins gets. */
export const JOINERS_CARDS = 7

/** Somebody is to get cards; all that one Bard is to get is dealt together. Who left gets none. */
export function owe(draft: Draft, seat: SeatNumber, cards: number): void {
  if (!draft.shared.circle.includes(seat)) return
  const owed = draft.shared.owed.find((each) => each.seat === seat)
  if (owed === undefined) draft.shared.owed.push({ seat, cards })
  else owed.cards += cards
}

/** How many cards somebody is to get. */
export function owedTo(owed: readonly RustyLanternCardsOwed[], seat: SeatNumber): number {
  return owed.find((each) => each.seat === seat)?.cards ?? 0
}

/** Takes a card that is held out of a hand, and answers how it is spelled; `null` if it is not held. */
export function takeCard(
  draft: Draft,
  seat: SeatNumber,
  named: string | null,
): RustyLanternCard | null {
  const secret = draft.secret[seat]
  const bard = draft.shared.bards[seat]
  if (secret === undefined || bard === undefined) return null
  const card = cardAmong(secret.hand, named)
  if (card === null) return null
  secret.hand = secret.hand.filter((each) => each !== card)
  // The card that a leaver's play still waits with is counted in no hand.
  bard.cards = Math.max(0, bard.cards - 1)
  return card
}

/** Takes a card that is held out of a hand and burns it. */
export function burnCard(
  draft: Draft,
  seat: SeatNumber,
  named: string | null,
): RustyLanternCard | null {
  const card = takeCard(draft, seat, named)
  if (card !== null) draft.hidden.burned.push(card)
  return card
}

/** Whether a seat has named a card in a play or an interruption that is still open. */
export function isLocked(shared: RustyLanternShared, seat: SeatNumber, card: string): boolean {
  return cardAmong(lockedCards(shared, seat), card) !== null
}

/** The cards that a seat has named in a play or in interruptions that are still open. */
export function lockedCards(
  { plays, interruptions }: RustyLanternShared,
  seat: SeatNumber,
): readonly string[] {
  const locked: string[] = []
  const open = plays.at(-1)
  if (open?.answered === null && open.seat === seat && open.card !== null) locked.push(open.card)
  for (const { answered, seat: by, card } of interruptions) {
    if (answered === null && by === seat) locked.push(card)
  }
  return locked
}

/** Whether a seat holds the card that its play names. */
export function isInHand(
  secret: readonly Pick<RustyLanternSecret, 'hand'>[],
  play: RustyLanternPlay,
): boolean {
  return cardAmong(secret[play.seat]?.hand ?? [], play.card) !== null
}
