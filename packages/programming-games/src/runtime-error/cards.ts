/** The ranks in order of value: an ace is 1, a king 13. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** The suits in the order in which their functions are executed: EDIT, LOAD, PULL, LOOP. */
export const SUITS = ['D', 'C', 'H', 'S'] as const

/** One of the thirteen ranks. */
export type RuntimeErrorRank = (typeof RANKS)[number]

/** One of the four suits; as a function: `D` EDIT, `C` LOAD, `H` PULL, `S` LOOP. */
export type RuntimeErrorSuit = (typeof SUITS)[number]

/** A card as people write it, rank then suit: `'7C'`, `'10D'`, `'KH'`. */
export type RuntimeErrorCard = `${RuntimeErrorRank}${RuntimeErrorSuit}`

/** A card inside the mathematics: 0 … 51, suit by suit in the order of {@link SUITS}. */
export type CardNumber = number

/** The place of each suit in {@link SUITS}, which is also the suit of a card number divided by 13. */
export const EDIT = 0
/** Clubs. */
export const LOAD = 1
/** Hearts. */
export const PULL = 2
/** Spades. */
export const LOOP = 3

/** All 52 cards, in the order of their numbers. */
export const RUNTIME_ERROR_CARDS: readonly RuntimeErrorCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): RuntimeErrorCard => `${rank}${suit}`),
)

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(
  RUNTIME_ERROR_CARDS.map((card, at) => [card, at]),
)

/** The number of a card, or `undefined` when the text is no card. */
export function numberOf(card: string): CardNumber | undefined {
  return NUMBERS.get(card)
}

/** The number of a card that is known to be one; anything else is a bug of ours. */
export function cardNumber(card: RuntimeErrorCard): number {
  const number = numberOf(card)
  if (number === undefined) throw new RangeError(`'${card}' is no card`)
  return number
}

/** The card with a number 0 … 51. */
export function cardOf(number: CardNumber): RuntimeErrorCard {
  const card = RUNTIME_ERROR_CARDS[number]
  if (card === undefined) throw new RangeError(`there is no card number ${number}`)
  return card
}

/** The value of a card number: 1 for an ace, 13 for a king. */
export function cardValue(number: CardNumber): number {
  return (number % 13) + 1
}

/** The suit of a card number, as its place in {@link SUITS}. */
export function suitOf(number: CardNumber): number {
  return Math.floor(number / 13)
}
