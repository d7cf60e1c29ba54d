import { describe, expect, test } from 'vitest'
import { cardOf, cardValue, numberOf, RUNTIME_ERROR_CARDS, suitOf } from './cards.js'
import { cardsIn, count, high, low, valuesBetween } from './proof/exact-search.js'

describe('cards', () => {
  test('are 52, and convert to numbers and back [RTE/setup.deck]', () => {
    expect(new Set(RUNTIME_ERROR_CARDS).size).toBe(52)
    for (const [number, card] of RUNTIME_ERROR_CARDS.entries()) {
      expect(numberOf(card)).toBe(number)
      expect(cardOf(number)).toBe(card)
    }
  })

  test.each([
    ['AS', 1, 3],
    ['10D', 10, 0],
    ['JC', 11, 1],
    ['QH', 12, 2],
    ['KS', 13, 3],
  ])('include %s with value %i and suit %i [RTE/script.f]', (card, value, suit) => {
    const number = numberOf(card) ?? -1
    expect(cardValue(number)).toBe(value)
    expect(suitOf(number)).toBe(suit)
  })

  test('have no other names or numbers', () => {
    expect(numberOf('1H')).toBeUndefined()
    expect(numberOf('constructor')).toBeUndefined()
    expect(() => cardOf(52)).toThrow('The list has 52 items and none at 52')
  })
})

describe('zones', () => {
  test('store cards as bits, and return them in order', () => {
    const cards = [0, 12, 25, 26, 40, 51]
    const lowMask = cards.reduce((mask, card) => mask | low(card), 0)
    const highMask = cards.reduce((mask, card) => mask | high(card), 0)
    expect(cardsIn(lowMask, highMask)).toEqual(cards)
    expect(count(lowMask) + count(highMask)).toBe(cards.length)
  })

  test('have ranges that include their bounds, in every suit', () => {
    const [five, eight] = [numberOf('5H') ?? 0, numberOf('8H') ?? 0]
    const mask = valuesBetween(five, eight)
    expect(cardsIn(mask, mask).map(cardOf)).toEqual(
      RUNTIME_ERROR_CARDS.filter((card) => ['5', '6', '7', '8'].includes(card.slice(0, -1))),
    )
    expect(count(valuesBetween(numberOf('AS') ?? 0, numberOf('KS') ?? 0))).toBe(26)
  })
})
