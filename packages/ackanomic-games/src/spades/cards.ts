import {
  type Card,
  isNormalCard,
  normalCardsOf,
  type StandardDeck,
  standardDeck,
} from '@ackanomic/decks'
import * as v from 'valibot'

/** A card such as `'10S'`; `'?1'` is the big Joker, `'?2'` the little one. */
export type SpadesCard = Card<StandardDeck>

export type Suit = 'S' | 'H' | 'D' | 'C'

export const cardSchema: v.GenericSchema<unknown, SpadesCard> =
  /* @__PURE__ */ v.custom<SpadesCard>(
    (value) => isNormalCard(standardDeck, value) || value === '?1' || value === '?2',
    'Send a card, such as "10H"',
  )

/** The 52 cards: Spades, Hearts, Diamonds, Clubs, each from the Ace down to the 2. */
export const CARDS: readonly SpadesCard[] = /* @__PURE__ */ normalCardsOf(standardDeck)

/** The Jokers as Spades above the Ace, and then every card of the deck. */
const SORTED: readonly SpadesCard[] = ['?1', '?2', ...CARDS]

/** The 52 cards with the Jokers instead of the 2 of Clubs and the 2 of Diamonds. */
const WITH_JOKERS: readonly SpadesCard[] = /* @__PURE__ */ SORTED.filter(
  (card) => card !== '2C' && card !== '2D',
)

export function deckOf({ jokers }: { readonly jokers: boolean }): readonly SpadesCard[] {
  return jokers ? WITH_JOKERS : CARDS
}

const JOKER = /* @__PURE__ */ '?'.charCodeAt(0)

/**
 * Returns the suit of a card; a Joker is a Spade.
 *
 * @example
 * ```ts
 * import { suitOf } from '@ackanomic/games/spades'
 *
 * suitOf('10H') // => 'H'
 * ```
 */
export function suitOf(card: SpadesCard): Suit {
  return card.charCodeAt(0) === JOKER ? 'S' : (card.charAt(card.length - 1) as Suit)
}

/** The rank by the first sign of a card: only the 10 begins with a 1. */
const RANKS = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, sign) =>
  Math.max(0, '234567891JQKA'.indexOf(String.fromCharCode(sign))),
)

/**
 * Returns the rank of a card: 0 for a 2, 12 for an Ace, 13 and 14 for the Jokers.
 *
 * @example
 * ```ts
 * import { rankOf } from '@ackanomic/games/spades'
 *
 * rankOf('AH') // => 12
 * ```
 */
export function rankOf(card: SpadesCard): number {
  const sign = card.charCodeAt(0)
  if (sign === JOKER) return card === '?1' ? 14 : 13
  return RANKS[sign] as number
}

export function cardInWords(card: SpadesCard): string {
  if (card === '?1') return 'big Joker'
  return card === '?2' ? 'little Joker' : card
}

export function sortHand(cards: readonly SpadesCard[]): readonly SpadesCard[] {
  return [...cards].sort((one, other) => SORTED.indexOf(one) - SORTED.indexOf(other))
}

/** The tricks of a round, and the cards of a hand. */
export const TRICKS = 13

/** The possible bids (2.d). */
export const SPADES_BIDS: readonly number[] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
