import { normalCardsOf, sortCards, standard } from '@ackanomic/decks'
import type { Card } from './types.js'

/** The 52 cards in deck order: Spades, Hearts, Diamonds, Clubs, each from the Ace down to the 2. */
export const CARDS: readonly Card[] = /* @__PURE__ */ normalCardsOf(standard)

/** A suit by its letter. */
export type Suit = 'S' | 'H' | 'D' | 'C'

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card.charAt(card.length - 1) as Suit
}

/** A hand as a player sorts it: by suit, then from the highest card down. */
export function sortHand(cards: readonly Card[]): readonly Card[] {
  return sortCards(standard, cards)
}

/**
 * Which of the cards of a trick takes it, counted from 0 for the card led (3.i, 3.j). Of two equal
 * cards, which there can be only while a misplay stands, it is the earlier.
 *
 * @example
 * ```ts
 * import { trickWinner } from '@ackanomic/games/spades'
 *
 * trickWinner(['10H', 'QH', 'AD', '2H']) // => 1
 * trickWinner(['10H', 'QH', '2S', 'KH']) // => 2
 * ```
 */
export function trickWinner(cards: readonly Card[]): number {
  return winnerAmong(cards, 0, cards.length)
}

/** Which of the cards from a place of a list up to another takes the trick that they make. */
export function winnerAmong(cards: readonly Card[], from: number, to: number): number {
  let winner = from
  for (let i = from + 1; i < to; i++) if (beats(cards[i], cards[winner])) winner = i
  return winner - from
}

function beats(card: Card | undefined, other: Card | undefined): boolean {
  if (card === undefined || other === undefined) return false
  const suit = card.charCodeAt(card.length - 1)
  if (suit !== other.charCodeAt(other.length - 1)) return suit === SPADE
  return rankOf(card) > rankOf(other)
}

const SPADE = 83

/** By the first sign of a card, of which only the 10 begins with a 1: how high it is in its suit. */
const RANKS: Uint8Array = /* @__PURE__ */ ranksBySign()

function ranksBySign(): Uint8Array {
  const ranks = new Uint8Array(128)
  for (const [rank, sign] of [...'234567891JQKA'].entries()) ranks[sign.charCodeAt(0)] = rank
  return ranks
}

function rankOf(card: Card): number {
  return RANKS[card.charCodeAt(0)] ?? 0
}
