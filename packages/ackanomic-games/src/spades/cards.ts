import {
  isNormalCard,
  type NormalCard,
  normalCardsOf,
  type StandardDeck,
  sortCards,
  standardDeck,
} from '@ackanomic/decks'
import * as v from 'valibot'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type SpadesCard = NormalCard<StandardDeck>

/** A suit by its letter. */
export type Suit = 'S' | 'H' | 'D' | 'C'

export const cardSchema: v.GenericSchema<unknown, SpadesCard> =
  /* @__PURE__ */ v.custom<SpadesCard>(
    (value) => isNormalCard(standardDeck, value),
    'Send a card, such as "10H"; no Joker',
  )

/** The 52 cards in deck order: Spades, Hearts, Diamonds, Clubs, each from the Ace down to the 2. */
export const CARDS: readonly SpadesCard[] = /* @__PURE__ */ normalCardsOf(standardDeck)

export function suitOf(card: SpadesCard): Suit {
  return card.charAt(card.length - 1) as Suit
}

/** By the first sign of a card how high it is in its suit: only the 10 begins with a 1. */
const RANKS = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, sign) =>
  Math.max(0, '234567891JQKA'.indexOf(String.fromCharCode(sign))),
)

/** How high a card is in its suit: 0 for a 2, 12 for an Ace. */
export function rankOf(card: SpadesCard): number {
  return RANKS[card.charCodeAt(0)] as number
}

/** A hand as a player sorts it: by suit, then from the highest card down. */
export function sortHand(cards: readonly SpadesCard[]): readonly SpadesCard[] {
  return sortCards(standardDeck, cards)
}

/** The tricks of a round, and the cards of a hand. */
export const TRICKS = 13

/** The possible bids (2.d). */
export const SPADES_BIDS: readonly number[] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
