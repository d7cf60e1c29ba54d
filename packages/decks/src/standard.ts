/**
 * The Standard Deck (rule 1250.5): four suits, thirteen ranks from the Ace down, and two optional
 * Jokers. `parseCard` also reads ♠♥♦♣ and ♤♡♢♧, and `T` for the 10.
 *
 * @example
 * ```ts
 * import { cardsOf, normalCardsOf, standardDeck } from '@ackanomic/decks'
 *
 * cardsOf(standardDeck).length // => 54
 * normalCardsOf(standardDeck).slice(0, 5) // => ['AS', 'KS', 'QS', 'JS', '10S']
 * ```
 */
export const standardDeck = {
  name: 'Standard',
  title: 'Description of a Standard Deck',
  suits: [
    { symbol: 'S', name: 'Spades', colour: 'black', also: ['♠', '♤'] },
    { symbol: 'H', name: 'Hearts', colour: 'red', also: ['♥', '♡'] },
    { symbol: 'D', name: 'Diamonds', colour: 'red', also: ['♦', '♢'] },
    { symbol: 'C', name: 'Clubs', colour: 'black', also: ['♣', '♧'] },
  ],
  ranks: [
    { symbol: 'A', name: 'Ace' },
    { symbol: 'K', name: 'King' },
    { symbol: 'Q', name: 'Queen' },
    { symbol: 'J', name: 'Jack' },
    { symbol: '10', name: '10', also: ['T'] },
    { symbol: '9', name: '9' },
    { symbol: '8', name: '8' },
    { symbol: '7', name: '7' },
    { symbol: '6', name: '6' },
    { symbol: '5', name: '5' },
    { symbol: '4', name: '4' },
    { symbol: '3', name: '3' },
    { symbol: '2', name: '2' },
  ],
  specials: [
    { symbol: '?1', name: 'Joker 1', copies: 1 },
    { symbol: '?2', name: 'Joker 2', copies: 1 },
  ],
  optional: ['?1', '?2'],
} as const

/** The type of the Standard Deck's definition, for example for `Card<StandardDeck>`. */
export type StandardDeck = typeof standardDeck
