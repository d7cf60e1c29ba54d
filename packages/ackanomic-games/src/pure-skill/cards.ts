import type { NormalCard, StandardDeck } from '@ackanomic/decks'
import * as v from 'valibot'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type PureSkillCard = NormalCard<StandardDeck>

/** The suits of players' packs. */
export const PACK_SUITS = ['H', 'D', 'C'] as const

/** The suit of a player's pack. */
export type PureSkillSuit = (typeof PACK_SUITS)[number]

export const MAX_PLAYERS = 6

/** The cards of a pack, and the rounds, by the rule (4a, 4c). */
export const PACK_SIZE = 13

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const suitCards = (suit: PureSkillSuit | 'S'): readonly PureSkillCard[] =>
  RANKS.map((rank): PureSkillCard => `${rank}${suit}`)

export const WHOLE_PACKS: Readonly<Record<PureSkillSuit | 'S', readonly PureSkillCard[]>> = {
  S: /* @__PURE__ */ suitCards('S'),
  H: /* @__PURE__ */ suitCards('H'),
  D: /* @__PURE__ */ suitCards('D'),
  C: /* @__PURE__ */ suitCards('C'),
}

export function packFromCards(suit: PureSkillSuit | 'S', size: number): readonly PureSkillCard[] {
  return WHOLE_PACKS[suit].slice(0, size)
}

function isCard(value: unknown): value is PureSkillCard {
  return Object.values(WHOLE_PACKS).some((cards: readonly unknown[]) => cards.includes(value))
}

export const cardSchema = /* @__PURE__ */ v.custom<PureSkillCard>(
  isCard,
  'Send a card as rank and suit, such as "10H"',
)

/**
 * Returns the value of a card: Ace 1, Jack 11, Queen 12, King 13, others their number (4b).
 *
 * @example
 * ```ts
 * import { cardValue } from '@ackanomic/games/pure-skill'
 * cardValue('QS') // => 12
 * ```
 */
export function cardValue(card: PureSkillCard): number {
  const code = card.charCodeAt(0)
  // '2' to '9' come most often.
  if (code > 49 && code < 58) return code - 48
  if (code === 65) return 1
  if (code === 49) return 10
  return code === 74 ? 11 : code === 81 ? 12 : 13
}

/** The seat with the only highest bid; `null` if it is shared (4f). */
export function highestBidder(bids: readonly PureSkillCard[]): number | null {
  let highest = 0
  let bidder: number | null = null
  for (let seat = 0; seat < bids.length; seat++) {
    const value = cardValue(bids[seat] as PureSkillCard)
    if (value >= highest) bidder = value > highest ? seat : null
    if (value > highest) highest = value
  }
  return bidder
}
