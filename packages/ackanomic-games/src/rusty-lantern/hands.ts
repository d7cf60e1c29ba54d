import type { SeatNumber } from '@ackanomic/core'
import { cardAmong } from './cards.js'
import type { Draft } from './draft.js'
import type { Card, Owed } from './tale.js'

/** How many cards who joins gets. */
export const JOINERS_CARDS = 7

/** Somebody is to get cards; all that one Bard is to get is dealt together. Who left gets none. */
export function owe(draft: Draft, seat: SeatNumber, cards: number): void {
  if (!draft.own.circle.includes(seat)) return
  const owed = draft.own.owed.find((each) => each.seat === seat)
  if (owed === undefined) draft.own.owed.push({ seat, cards })
  else owed.cards += cards
}

/** How many cards somebody is to get. */
export function owedTo(owed: readonly Owed[], seat: SeatNumber): number {
  return owed.find((each) => each.seat === seat)?.cards ?? 0
}

/** Takes a card that is held out of a hand, and answers how it is spelled; `null` if it is not held. */
export function takeCard(draft: Draft, seat: SeatNumber, named: string | null): Card | null {
  const secret = draft.secret[seat]
  const bard = draft.own.bards[seat]
  if (secret === undefined || bard === undefined) return null
  const card = cardAmong(secret.hand, named)
  if (card === null) return null
  secret.hand = secret.hand.filter((each) => each !== card)
  // The card that a leaver's play still waits with is counted in no hand.
  bard.cards = Math.max(0, bard.cards - 1)
  return card
}

/** Takes a card that is held out of a hand and burns it. */
export function burnCard(draft: Draft, seat: SeatNumber, named: string | null): Card | null {
  const card = takeCard(draft, seat, named)
  if (card !== null) draft.hidden.burned.push(card)
  return card
}
