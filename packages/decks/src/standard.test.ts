import { describe, expect, test } from 'vitest'
import { cardsOf, colourOf, isNormalCard, normalCardsOf, rankOf, suitOf } from './cards.js'
import { createDeck } from './deck.js'
import { defineDeck } from './define.js'
import { standardDeck } from './standard.js'

const authority = { kind: 'rule', name: '1250.7' } as const

describe('the Standard Deck', () => {
  test('is a valid definition [1250.4/9]', () => {
    expect(defineDeck(standardDeck)).toEqual({ ok: true, value: standardDeck })
    expect(standardDeck.title).toBe('Description of a Standard Deck')
  })

  test('has four suits in their order [1250.5/1(1)]', () => {
    expect(standardDeck.suits.map(({ symbol, name }) => `${name} ${symbol}`)).toEqual([
      'Spades S',
      'Hearts H',
      'Diamonds D',
      'Clubs C',
    ])
    const suits = normalCardsOf(standardDeck).map((card) => suitOf(standardDeck, card))
    expect(suits.join('')).toBe('S'.repeat(13) + 'H'.repeat(13) + 'D'.repeat(13) + 'C'.repeat(13))
  })

  test('has thirteen ranks in their order [1250.5/1(2)]', () => {
    expect(standardDeck.ranks.map(({ symbol }) => symbol).join(' ')).toBe(
      'A K Q J 10 9 8 7 6 5 4 3 2',
    )
    expect(standardDeck.ranks.slice(0, 4).map(({ name }) => name)).toEqual([
      'Ace',
      'King',
      'Queen',
      'Jack',
    ])
    const clubs = normalCardsOf(standardDeck).slice(39)
    expect(clubs.map((card) => rankOf(standardDeck, card)).join(' ')).toBe(
      'A K Q J 10 9 8 7 6 5 4 3 2',
    )
  })

  test.each([
    ['AS', 'black'],
    ['2S', 'black'],
    ['10H', 'red'],
    ['KD', 'red'],
    ['7C', 'black'],
  ] as const)('colours %s %s [1250.5/1(3)]', (card, colour) => {
    expect(colourOf(standardDeck, card)).toBe(colour)
  })

  test('has 26 black cards and 26 red ones [1250.5/1(3)]', () => {
    const colours = normalCardsOf(standardDeck).map((card) => colourOf(standardDeck, card))
    expect(colours.filter((colour) => colour === 'black')).toHaveLength(26)
    expect(colours.filter((colour) => colour === 'red')).toHaveLength(26)
  })

  test('has two Jokers that differ [1250.5/2(1)]', () => {
    expect(cardsOf(standardDeck).filter((card) => !isNormalCard(standardDeck, card))).toEqual([
      '?1',
      '?2',
    ])
  })

  test.each(['?1', '?2'] as const)('has %s without suit, rank or colour [1250.5/2(2)]', (joker) => {
    expect(suitOf(standardDeck, joker)).toBeNull()
    expect(rankOf(standardDeck, joker)).toBeNull()
    expect(colourOf(standardDeck, joker)).toBeNull()
  })

  test.each([
    [[], 54, ['?1', '?2']],
    [['?1'], 53, ['?2']],
    [['?2'], 53, ['?1']],
    [['?1', '?2'], 52, []],
    [['?2', '?1'], 52, []],
  ] as const)(
    'has, without %j, %i cards, among them the Jokers %j [1250.5/2(3), 1250.4/5(3)]',
    (without, count, jokers) => {
      const made = createDeck(standardDeck, { id: 'a', authority, without })
      if (!made.ok) throw new Error(made.error.message)
      expect(made.value.cards).toHaveLength(count)
      expect(made.value.cards.slice(52)).toEqual(jokers)
      expect(made.value.cards.slice(0, 52)).toEqual(normalCardsOf(standardDeck))
    },
  )

  test('makes only the Jokers optional [1250.5/2(3)]', () => {
    expect(standardDeck.optional).toEqual(['?1', '?2'])
    expect(cardsOf(standardDeck)).toHaveLength(54)
  })
})
