import { describe, expect, test } from 'vitest'
import {
  cardName,
  cardsOf,
  colourOf,
  isNormalCard,
  normalCardsOf,
  rankOf,
  suitOf,
} from './cards.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { standardDeck } from './standard.js'

describe.each([standardDeck, eleusisDeck])('the cards of the $name Deck', (definition) => {
  test('are the Normal Cards, then the special ones [1250.4/1(1)]', () => {
    const cards = cardsOf(definition)
    const normal = normalCardsOf(definition)
    expect(cards.slice(0, normal.length)).toEqual(normal)
    expect(cards.filter((card) => isNormalCard(definition, card))).toEqual(normal)
    expect(cards.length).toBeGreaterThan(50)
  })

  test('contain each pair of suit and rank exactly once [1250.4/2(2)]', () => {
    const pairs = definition.suits.flatMap((suit) =>
      definition.ranks.map((rank) => rank.symbol + suit.symbol),
    )
    expect(normalCardsOf(definition)).toEqual(pairs)
    expect(new Set(pairs).size).toBe(definition.suits.length * definition.ranks.length)
  })

  test('are the same frozen arrays on each call', () => {
    for (const of of [cardsOf, normalCardsOf]) {
      expect(of(definition)).toBe(of(definition))
      expect(Object.isFrozen(of(definition))).toBe(true)
    }
  })

  test('survive JSON', () => {
    expect(JSON.parse(JSON.stringify(cardsOf(definition)))).toEqual(cardsOf(definition))
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })
})

describe('suit and rank', () => {
  test.each([standardDeck, eleusisDeck])(
    'are written rank first in the $name Deck [1250.4/2(1), 1250.4/4]',
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
  ] as const)('are derived from %s of the Standard Deck', (card, suit, rank, colour, name) => {
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
  ] as const)(
    'are derived from %s of the Eleusis Deck [1250.4/4]',
    (card, suit, rank, colour, name) => {
      expect(suitOf(eleusisDeck, card)).toBe(suit)
      expect(rankOf(eleusisDeck, card)).toBe(rank)
      expect(colourOf(eleusisDeck, card)).toBe(colour)
      expect(cardName(eleusisDeck, card)).toBe(name)
    },
  )

  test('are null for a text that is not a card', () => {
    const loose: DeckDefinition = standardDeck
    expect(suitOf(loose, 'ZZ')).toBeNull()
    expect(rankOf(loose, '__proto__')).toBeNull()
    expect(colourOf(loose, '')).toBeNull()
    expect(cardName(loose, 'ZZ')).toBe('ZZ')
  })
})

describe('isNormalCard', () => {
  test.each([
    'as',
    'AS ',
    '',
    'SA',
    '1S',
    '?1',
    'N&',
    'constructor',
    '__proto__',
    7,
    null,
    undefined,
    ['AS'],
  ])('refuses %j', (value) => {
    expect(isNormalCard(standardDeck, value)).toBe(false)
  })

  test('knows only the symbols of its own deck [1250.4/4]', () => {
    expect(isNormalCard(standardDeck, 'AS')).toBe(true)
    expect(isNormalCard(eleusisDeck, 'AS')).toBe(false)
    expect(isNormalCard(eleusisDeck, 'S*')).toBe(true)
    expect(isNormalCard(standardDeck, 'S*')).toBe(false)
  })
})
