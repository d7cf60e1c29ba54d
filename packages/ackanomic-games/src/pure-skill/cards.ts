import type { NormalCard, StandardDeck } from '@ackanomic/decks'
import * as v from 'valibot'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type PureSkillCard = NormalCard<StandardDeck>

/** The suits that players get, by symbol. */
export const PACK_SUITS = ['H', 'D', 'C'] as const

/** The suit of a player's pack. */
export type PureSkillSuit = (typeof PACK_SUITS)[number]

/**
 * The remaining cards of a suit, as bits of an integer: bit 0 for the Ace, bit 12 for the King.
 * (Search bots copy and change packs by the million.)
 */
export type PureSkillPack = number

/** How many cards a pack has, which is how many rounds there are. */
export const PACK_SIZE = 13

export const WHOLE_PACK: PureSkillPack = 0b1_1111_1111_1111

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const suitCards = (suit: PureSkillSuit | 'S'): readonly PureSkillCard[] =>
  RANKS.map((rank): PureSkillCard => `${rank}${suit}`)

const CARDS = {
  S: /* @__PURE__ */ suitCards('S'),
  H: /* @__PURE__ */ suitCards('H'),
  D: /* @__PURE__ */ suitCards('D'),
  C: /* @__PURE__ */ suitCards('C'),
}

/** Whether a value is a card of one of the four suits. */
export function isCard(value: unknown): value is PureSkillCard {
  return Object.values(CARDS).some((cards: readonly unknown[]) => cards.includes(value))
}

export const cardSchema = /* @__PURE__ */ v.custom<PureSkillCard>(
  isCard,
  'Send a card as rank and suit, such as "10H"',
)

/**
 * Returns the cards of a pack of a suit, lowest value first.
 *
 * @example
 * ```ts
 * import { cardsOfPack } from '@ackanomic/games/pure-skill'
 * cardsOfPack(0b1000000000101, 'H') // => ['AH', '3H', 'KH']
 * ```
 */
export function cardsOfPack(pack: PureSkillPack, suit: PureSkillSuit | 'S'): PureSkillCard[] {
  return CARDS[suit].filter((_, bit) => (pack >> bit) & 1)
}

/**
 * Returns the pack that contains some cards of one suit.
 *
 * @example
 * ```ts
 * import { packOf } from '@ackanomic/games/pure-skill'
 * packOf(['AH', '3H']) // => 5
 * ```
 */
export function packOf(cards: readonly PureSkillCard[]): PureSkillPack {
  return cards.reduce((pack, card) => pack | (1 << (worthOf(card) - 1)), 0)
}

export function sizeOfPack(pack: PureSkillPack): number {
  // Counts bits side by side, in twos, fours, eights and sixteens: without a branch.
  const twos = pack - ((pack >> 1) & 0x5555)
  const fours = (twos & 0x3333) + ((twos >> 2) & 0x3333)
  const eights = (fours + (fours >> 4)) & 0x0f0f
  return (eights + (eights >> 8)) & 0x1f
}

/** The card at a place of a pack, counted from the lowest value. */
export function cardAt(
  pack: PureSkillPack,
  suit: PureSkillSuit | 'S',
  place: number,
): PureSkillCard {
  let rest = pack
  for (let skipped = 0; skipped < place; skipped++) rest &= rest - 1
  const card = CARDS[suit][31 - Math.clz32(rest & -rest)]
  if (card === undefined) throw new Error(`Nothing is at ${place} of the pack.`)
  return card
}

/** Whether a card of the pack's suit is left in it. */
export function hasCard(pack: PureSkillPack, card: PureSkillCard): boolean {
  return ((pack >> (worthOf(card) - 1)) & 1) === 1
}

/** The pack without a card of its suit. */
export function withoutCard(pack: PureSkillPack, card: PureSkillCard): PureSkillPack {
  return pack & ~(1 << (worthOf(card) - 1))
}

/**
 * Returns the value of a card: Ace 1, Jack 11, Queen 12, King 13, others their number (4b).
 *
 * @example
 * ```ts
 * import { worthOf } from '@ackanomic/games/pure-skill'
 * worthOf('QS') // => 12
 * ```
 */
export function worthOf(card: PureSkillCard): number {
  const code = card.charCodeAt(0)
  // '2' to '9' come most often.
  if (code > 49 && code < 58) return code - 48
  if (code === 65) return 1
  if (code === 49) return 10
  return code === 74 ? 11 : code === 81 ? 12 : 13
}

/** The suit of a card, by symbol. */
export function suitOf(card: PureSkillCard): string {
  return card.charAt(card.length - 1)
}

/** The seat whose bid is above all others, or `null` where the highest value is shared (4f). */
export function highestBidder(bids: readonly PureSkillCard[]): number | null {
  let highest = 0
  let bidder: number | null = null
  for (let seat = 0; seat < bids.length; seat++) {
    const value = worthOf(bids[seat] as PureSkillCard)
    if (value >= highest) bidder = value > highest ? seat : null
    if (value > highest) highest = value
  }
  return bidder
}
