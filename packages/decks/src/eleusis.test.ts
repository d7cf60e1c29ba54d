import { describe, expect, test } from 'vitest'
import { cardsOf, colourOf, isNormalCard, normalCardsOf, rankOf, suitOf } from './cards.js'
import { createDeck } from './deck.js'
import { defineDeck } from './define.js'
import { eleusisDeck } from './eleusis.js'

const authority = { kind: 'rule', name: '1250.6' } as const

describe('the Eleusis Deck', () => {
  test('is a valid definition with a title without "an" [1250.4/9]', () => {
    expect(defineDeck(eleusisDeck)).toEqual({ ok: true, value: eleusisDeck })
    expect(eleusisDeck.title).toBe('Description of a Eleusis Deck')
  })

  test('has eight suits in their order [1250.6/1(1)]', () => {
    expect(eleusisDeck.suits.map(({ symbol, name }) => `${name} ${symbol}`)).toEqual([
      'Wands !',
      'Strudels @',
      'Pounds #',
      'Dollars $',
      'Maces %',
      'Spears ^',
      'Daemons &',
      'Stars *',
    ])
    const suits = normalCardsOf(eleusisDeck).map((card) => suitOf(eleusisDeck, card))
    expect([...new Set(suits)].join('')).toBe('!@#$%^&*')
  })

  test('has fifteen ranks in their order, the Ace last [1250.6/1(2)]', () => {
    const stars = normalCardsOf(eleusisDeck).slice(105)
    expect(stars.map((card) => rankOf(eleusisDeck, card)).join(' ')).toBe(
      'S N M K P 10 9 8 7 6 5 4 3 2 A',
    )
    expect(eleusisDeck.ranks.map(({ name }) => name).join(' ')).toBe(
      'Suber Nomic Monarch Knave Page 10 9 8 7 6 5 4 3 2 Ace',
    )
  })

  test('has 120 Normal Cards, each once [1250.6/1(3), 1250.4/2(2)]', () => {
    expect(normalCardsOf(eleusisDeck)).toHaveLength(120)
    expect(new Set(normalCardsOf(eleusisDeck)).size).toBe(120)
  })

  test('has four Wilds with one spelling [1250.6/2(1)]', () => {
    expect(cardsOf(eleusisDeck).filter((card) => !isNormalCard(eleusisDeck, card))).toEqual([
      'W',
      'W',
      'W',
      'W',
    ])
    expect(cardsOf(eleusisDeck).filter((card) => card === 'W')).toHaveLength(4)
  })

  test('has Wilds without suit, rank or colour [1250.6/2(2)]', () => {
    expect(suitOf(eleusisDeck, 'W')).toBeNull()
    expect(rankOf(eleusisDeck, 'W')).toBeNull()
    expect(colourOf(eleusisDeck, 'W')).toBeNull()
  })

  test.each([
    [0, 124],
    [1, 123],
    [2, 122],
    [3, 121],
    [4, 120],
  ])('has, without %i Wilds, %i cards [1250.6/2(3), 1250.4/5(3)]', (wilds, count) => {
    const without = eleusisDeck.optional.slice(0, wilds)
    const made = createDeck(eleusisDeck, { id: 'a', authority, without })
    if (!made.ok) throw new Error(made.error.message)
    expect(made.value.cards).toHaveLength(count)
    expect(made.value.cards.filter((card) => card === 'W')).toHaveLength(4 - wilds)
  })

  test.each([
    ['S!', 'blue'],
    ['A@', 'blue'],
    ['10#', 'green'],
    ['2$', 'green'],
    ['M%', 'black'],
    ['K^', 'black'],
    ['N&', 'red'],
    ['P*', 'red'],
  ] as const)('colours %s %s [1250.6/3]', (card, colour) => {
    expect(colourOf(eleusisDeck, card)).toBe(colour)
  })

  test('has 30 Normal Cards of each colour [1250.6/3]', () => {
    const colours = normalCardsOf(eleusisDeck).map((card) => colourOf(eleusisDeck, card))
    for (const colour of ['blue', 'green', 'black', 'red']) {
      expect(colours.filter((found) => found === colour)).toHaveLength(30)
    }
  })
})
