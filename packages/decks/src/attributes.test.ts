import { describe, expect, test } from 'vitest'
import { cardIndex, cardName, colourOf, rankOf, suitOf } from './attributes.js'
import { cardsOf, normalCardsOf } from './cards.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { standardDeck } from './standard.js'

describe('suit and rank', () => {
  test.each([standardDeck, eleusisDeck])(
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
    expect(suitOf(standardDeck, card)).toBe(suit)
    expect(rankOf(standardDeck, card)).toBe(rank)
    expect(colourOf(standardDeck, card)).toBe(colour)
    expect(cardName(standardDeck, card)).toBe(name)
  })

  test.each([
    ['S*', '*', 'S', 'red', 'Suber of Stars'],
    ['K^', '^', 'K', 'black', 'Knave of Spears'],
    ['A!', '!', 'A', 'blue', 'Ace of Wands'],
    ['W', null, null, null, 'Wild'],
  ] as const)('%s of the Eleusis Deck [1250.4/4]', (card, suit, rank, colour, name) => {
    expect(suitOf(eleusisDeck, card)).toBe(suit)
    expect(rankOf(eleusisDeck, card)).toBe(rank)
    expect(colourOf(eleusisDeck, card)).toBe(colour)
    expect(cardName(eleusisDeck, card)).toBe(name)
  })

  test('what is no card has no attributes, and nothing throws', () => {
    const loose: DeckDefinition = standardDeck
    expect(suitOf(loose, 'ZZ')).toBeNull()
    expect(rankOf(loose, '__proto__')).toBeNull()
    expect(colourOf(loose, '')).toBeNull()
    expect(cardIndex(loose, 'N&')).toBe(-1)
    expect(cardName(loose, 'ZZ')).toBe('ZZ')
  })
})

describe('placeOf', () => {
  test.each([standardDeck, eleusisDeck])(
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
    for (const card of normalCardsOf(eleusisDeck)) {
      const place = cardIndex(eleusisDeck, card)
      expect(eleusisDeck.suits[Math.floor(place / 15)]?.symbol).toBe(suitOf(eleusisDeck, card))
      expect(eleusisDeck.ranks[place % 15]?.symbol).toBe(rankOf(eleusisDeck, card))
    }
  })
})
