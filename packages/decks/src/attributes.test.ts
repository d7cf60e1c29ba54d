import { describe, expect, test } from 'vitest'
import { cardIndex, cardName, colourOf, rankOf, suitOf } from './attributes.js'
import { cardsOf, normalCardsOf } from './cards.js'
import type { DeckDefinition } from './definition.js'
import { eleusis } from './eleusis.js'
import { standard } from './standard.js'

describe('suit and rank', () => {
  test.each([standard, eleusis])(
    'a card of the $name Deck is written by rank, then suit [1250.4/2(1), 1250.4/4]',
    (definition: DeckDefinition) => {
      for (const card of normalCardsOf(definition)) {
        const suit = suitOf(definition, card)
        const rank = rankOf(definition, card)
        expect(definition.suits.map(({ symbol }) => symbol)).toContain(suit)
        expect(definition.ranks.map(({ symbol }) => symbol)).toContain(rank)
        expect(`${rank}${suit}`).toBe(card)
      }
    },
  )

  test.each([
    ['AS', 'S', 'A', 'black', 'Ace of Spades'],
    ['10D', 'D', '10', 'red', '10 of Diamonds'],
    ['2C', 'C', '2', 'black', '2 of Clubs'],
    ['?1', null, null, null, 'Joker 1'],
    ['?2', null, null, null, 'Joker 2'],
  ] as const)('%s of the Standard Deck', (card, suit, rank, colour, name) => {
    expect(suitOf(standard, card)).toBe(suit)
    expect(rankOf(standard, card)).toBe(rank)
    expect(colourOf(standard, card)).toBe(colour)
    expect(cardName(standard, card)).toBe(name)
  })

  test.each([
    ['S*', '*', 'S', 'red', 'Suber of Stars'],
    ['K^', '^', 'K', 'black', 'Knave of Spears'],
    ['A!', '!', 'A', 'blue', 'Ace of Wands'],
    ['W', null, null, null, 'Wild'],
  ] as const)('%s of the Eleusis Deck [1250.4/4]', (card, suit, rank, colour, name) => {
    expect(suitOf(eleusis, card)).toBe(suit)
    expect(rankOf(eleusis, card)).toBe(rank)
    expect(colourOf(eleusis, card)).toBe(colour)
    expect(cardName(eleusis, card)).toBe(name)
  })

  test('what is no card has no attributes, and nothing throws', () => {
    const loose: DeckDefinition = standard
    expect(suitOf(loose, 'ZZ')).toBeNull()
    expect(rankOf(loose, '__proto__')).toBeNull()
    expect(colourOf(loose, '')).toBeNull()
    expect(cardIndex(loose, 'N&')).toBe(-1)
    expect(cardName(loose, 'ZZ')).toBe('ZZ')
  })
})

describe('placeOf', () => {
  test.each([standard, eleusis])(
    'finds each card of the $name Deck in its order [1250.4/3(1)]',
    (definition: DeckDefinition) => {
      const cards = cardsOf(definition)
      for (const card of cards) {
        expect(cards[cardIndex(definition, card)]).toBe(card)
        expect(cardIndex(definition, card)).toBe(cards.indexOf(card))
      }
    },
  )

  test('is suit × ranks + rank for a Normal Card', () => {
    for (const card of normalCardsOf(eleusis)) {
      const place = cardIndex(eleusis, card)
      expect(eleusis.suits[Math.floor(place / 15)]?.symbol).toBe(suitOf(eleusis, card))
      expect(eleusis.ranks[place % 15]?.symbol).toBe(rankOf(eleusis, card))
    }
  })
})
