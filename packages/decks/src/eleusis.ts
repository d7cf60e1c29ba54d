/**
 * The Eleusis Deck (rule 1250.6): eight suits, fifteen ranks from Suber to Ace, and four optional,
 * indistinguishable Wilds (`'W'`).
 *
 * @example
 * ```ts
 * import { cardName, cardsOf, eleusisDeck } from '@ackanomic/decks'
 *
 * cardsOf(eleusisDeck).length // => 124
 * cardName(eleusisDeck, 'N&') // => 'Nomic of Daemons'
 * ```
 */
export const eleusisDeck = {
  name: 'Eleusis',
  title: 'Description of a Eleusis Deck',
  suits: [
    { symbol: '!', name: 'Wands', colour: 'blue' },
    { symbol: '@', name: 'Strudels', colour: 'blue' },
    { symbol: '#', name: 'Pounds', colour: 'green' },
    { symbol: '$', name: 'Dollars', colour: 'green' },
    { symbol: '%', name: 'Maces', colour: 'black' },
    { symbol: '^', name: 'Spears', colour: 'black' },
    { symbol: '&', name: 'Daemons', colour: 'red' },
    { symbol: '*', name: 'Stars', colour: 'red' },
  ],
  ranks: [
    { symbol: 'S', name: 'Suber' },
    { symbol: 'N', name: 'Nomic' },
    { symbol: 'M', name: 'Monarch' },
    { symbol: 'K', name: 'Knave' },
    { symbol: 'P', name: 'Page' },
    { symbol: '10', name: '10' },
    { symbol: '9', name: '9' },
    { symbol: '8', name: '8' },
    { symbol: '7', name: '7' },
    { symbol: '6', name: '6' },
    { symbol: '5', name: '5' },
    { symbol: '4', name: '4' },
    { symbol: '3', name: '3' },
    { symbol: '2', name: '2' },
    { symbol: 'A', name: 'Ace' },
  ],
  specials: [{ symbol: 'W', name: 'Wild', copies: 4 }],
  optional: ['W', 'W', 'W', 'W'],
} as const

/** The type of the Eleusis Deck's definition, for example for `Card<EleusisDeck>`. */
export type EleusisDeck = typeof eleusisDeck
