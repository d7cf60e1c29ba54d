import { describe, expect, test } from 'vitest'
import { cardsOf, isCard, isNormalCard, normalCardsOf, optionalCards } from './cards.js'
import { eleusisDeck } from './eleusis.js'
import { standardDeck } from './standard.js'

describe.each([standardDeck, eleusisDeck])('the cards of the $name Deck', (definition) => {
  test('are its Normal Cards, then the special ones [1250.4/1(1)]', () => {
    const cards = cardsOf(definition)
    const normal = normalCardsOf(definition)
    expect(cards.slice(0, normal.length)).toEqual(normal)
    expect(cards.filter((card) => isNormalCard(definition, card))).toEqual(normal)
    expect(cards.length).toBeGreaterThan(50)
  })

  test('hold each pair of suit and rank exactly once [1250.4/2(2)]', () => {
    const pairs = definition.suits.flatMap((suit) =>
      definition.ranks.map((rank) => rank.symbol + suit.symbol),
    )
    expect(normalCardsOf(definition)).toEqual(pairs)
    expect(new Set(pairs).size).toBe(definition.suits.length * definition.ranks.length)
  })

  test('are the same frozen arrays each time', () => {
    for (const of of [cardsOf, normalCardsOf]) {
      expect(of(definition)).toBe(of(definition))
      expect(Object.isFrozen(of(definition))).toBe(true)
    }
  })

  test('come through JSON as they are', () => {
    expect(JSON.parse(JSON.stringify(cardsOf(definition)))).toEqual(cardsOf(definition))
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })
})

describe('isCard', () => {
  test('knows the cards of a deck', () => {
    for (const card of cardsOf(standardDeck)) expect(isCard(standardDeck, card)).toBe(true)
    for (const card of cardsOf(eleusisDeck)) expect(isCard(eleusisDeck, card)).toBe(true)
    for (const card of optionalCards(eleusisDeck)) expect(isCard(eleusisDeck, card)).toBe(true)
  })

  test.each([
    'as',
    'AS ',
    '',
    'SA',
    '1S',
    '11S',
    'N&',
    'W',
    '?3',
    '?',
    'constructor',
    '__proto__',
    '\ud800',
    7,
    null,
    undefined,
    ['AS'],
    { card: 'AS' },
    Number.NaN,
  ])('refuses %j', (value) => {
    expect(isCard(standardDeck, value)).toBe(false)
    expect(isNormalCard(standardDeck, value)).toBe(false)
  })

  test('keeps decks apart: symbols are per deck [1250.4/4]', () => {
    expect(isCard(standardDeck, 'AS')).toBe(true)
    expect(isCard(eleusisDeck, 'AS')).toBe(false)
    expect(isCard(eleusisDeck, 'S*')).toBe(true)
    expect(isCard(standardDeck, 'S*')).toBe(false)
  })
})
