import { itemAt } from '@ackanomic/core/engine'
import * as v from 'valibot'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** The suits in the order in which their functions are executed: EDIT, LOAD, PULL, LOOP. */
export const SUITS = ['D', 'C', 'H', 'S'] as const

export type Rank = (typeof RANKS)[number]

/** A suit. As functions, `D` is EDIT, `C` is LOAD, `H` is PULL and `S` is LOOP. */
export type Suit = (typeof SUITS)[number]

/** A card in notation, rank then suit: `'7C'`, `'10D'`, `'KH'`. */
export type RuntimeErrorCard = `${Rank}${Suit}`

/** A card as a number from 0 to 51, suit by suit in the order of {@link SUITS}. */
export type CardNumber = number

/** The place of each suit in {@link SUITS}, which is also the card number divided by 13. */
export const EDIT = 0
export const LOAD = 1
export const PULL = 2
export const LOOP = 3

/** All 52 cards, in the order of their numbers. */
export const RUNTIME_ERROR_CARDS: readonly RuntimeErrorCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): RuntimeErrorCard => `${rank}${suit}`),
)

export const card = v.picklist(RUNTIME_ERROR_CARDS, 'Send a card as rank and suit, such as "10H"')

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(
  RUNTIME_ERROR_CARDS.map((card, at) => [card, at]),
)

export function numberOf(card: string): CardNumber | undefined {
  return NUMBERS.get(card)
}

/** Throws for anything but a card. */
export function cardNumber(card: RuntimeErrorCard): number {
  const number = numberOf(card)
  if (number === undefined) throw new RangeError(`'${card}' is not a card`)
  return number
}

export function cardOf(number: CardNumber): RuntimeErrorCard {
  return itemAt(RUNTIME_ERROR_CARDS, number)
}

export function cardValue(number: CardNumber): number {
  return (number % 13) + 1
}

export function suitOf(number: CardNumber): number {
  return Math.floor(number / 13)
}
