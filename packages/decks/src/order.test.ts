import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, normalCardsOf, rankOf, suitOf } from './cards.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { orderOf, sortCards } from './order.js'
import { standardDeck } from './standard.js'

const seeded = { seed: 1250 }
const handOf = (definition: DeckDefinition) =>
  fc.array(fc.constantFrom(...cardsOf(definition)), { maxLength: 30 })
const count = (cards: readonly string[], card: string) => cards.filter((at) => at === card).length

describe('deck order', () => {
  test.each([
    ['AS', 'KS'],
    ['10S', '9S'],
    ['2S', 'AH'],
    ['2H', 'AD'],
    ['2D', 'AC'],
    ['2C', '?1'],
    ['?1', '?2'],
  ] as const)('puts %s before %s [1250.4/3(1)]', (first, second) => {
    const order = orderOf(standardDeck)
    expect(order(first, second)).toBeLessThan(0)
    expect(order(second, first)).toBeGreaterThan(0)
    expect(sortCards(standardDeck, [second, first])).toEqual([first, second])
  })

  test('puts the Ace last in the Eleusis Deck, and the Wilds after it [1250.4/3(1)]', () => {
    const order = orderOf(eleusisDeck)
    expect(order('2!', 'A!')).toBeLessThan(0)
    expect(order('A!', 'S@')).toBeLessThan(0)
    expect(order('A*', 'W')).toBeLessThan(0)
    expect(order('W', 'W')).toBe(0)
  })

  test('sorts by suit, then rank', () => {
    expect(sortCards(standardDeck, ['?2', '2C', 'KH', 'AS', '10H', 'AH', '3S', '?1'])).toEqual([
      'AS',
      '3S',
      'AH',
      'KH',
      '10H',
      '2C',
      '?1',
      '?2',
    ])
    expect(sortCards(eleusisDeck, ['W', 'A!', 'S*', 'W', 'S!'])).toEqual([
      'S!',
      'A!',
      'S*',
      'W',
      'W',
    ])
  })
})

describe('an order that a game defines [1250.4/3(2)]', () => {
  test('may put other suits first [1250.4/3(2)]', () => {
    const alternating = orderOf(standardDeck, { suits: ['S', 'H', 'C', 'D'] })
    expect(sortCards(standardDeck, ['AD', 'AC', 'AH', 'AS'], alternating)).toEqual([
      'AS',
      'AH',
      'AC',
      'AD',
    ])
  })

  test('may put the Ace low [1250.4/3(2)]', () => {
    const ranks = ['K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2', 'A'] as const
    const aceLow = orderOf(standardDeck, { ranks })
    expect(sortCards(standardDeck, ['AS', '2S', 'KS', 'AH'], aceLow)).toEqual([
      'KS',
      '2S',
      'AS',
      'AH',
    ])
  })

  test('may sort by rank before suit [1250.4/3(2)]', () => {
    const order = orderOf(standardDeck, { by: ['rank', 'suit'] })
    expect(sortCards(standardDeck, ['KC', 'AC', 'KS', 'AS'], order)).toEqual([
      'AS',
      'AC',
      'KS',
      'KC',
    ])
  })

  test('may ignore suits [1250.4/3(2)]', () => {
    const order = orderOf(standardDeck, { by: ['rank'] })
    expect(order('AS', 'AC')).toBe(0)
    expect(order('AS', 'KC')).toBeLessThan(0)
    expect(sortCards(standardDeck, ['KC', 'AC', 'KS', 'AS'], order)).toEqual([
      'AC',
      'AS',
      'KC',
      'KS',
    ])
  })

  test('may ignore ranks [1250.4/3(2)]', () => {
    const order = orderOf(standardDeck, { by: ['suit'] })
    expect(order('2H', 'AH')).toBe(0)
    expect(order('2S', 'AH')).toBeLessThan(0)
  })

  test('puts the special cards last, as listed', () => {
    for (const by of [['suit', 'rank'], ['rank', 'suit'], ['rank'], ['suit']] as const) {
      const order = orderOf(standardDeck, { by })
      expect(sortCards(standardDeck, ['?2', '?1', '2C', 'AS'], order).slice(2)).toEqual([
        '?1',
        '?2',
      ])
    }
  })

  test('puts omitted suits and ranks in deck order', () => {
    const order = orderOf(standardDeck, { suits: ['C'], ranks: ['2', '2'] })
    expect(sortCards(standardDeck, ['AS', '2S', 'KS', 'AC', '2C', '3C', 'AD'], order)).toEqual([
      '2C',
      'AC',
      '3C',
      '2S',
      'AS',
      'KS',
      'AD',
    ])
  })

  test('puts values that are not cards last', () => {
    const loose: DeckDefinition = standardDeck
    expect(sortCards(loose, ['ZZ', '?2', 'AS'])).toEqual(['AS', '?2', 'ZZ'])
    expect(sortCards(loose, ['ZZ', '?2', 'AS'], orderOf(loose))).toEqual(['AS', '?2', 'ZZ'])
  })
})

describe.each<DeckDefinition>([standardDeck, eleusisDeck])(
  'laws of order in the $name Deck',
  (definition) => {
    test('sorting keeps the same cards, and does not change the hand', () => {
      fc.assert(
        fc.property(handOf(definition), (hand) => {
          const order = orderOf(definition)
          const before = [...hand]
          const sorted = sortCards(definition, Object.freeze(hand))
          expect(hand).toEqual(before)
          expect(sorted).toHaveLength(hand.length)
          for (const card of hand) expect(count(sorted, card)).toBe(count(hand, card))
          sorted.slice(1).forEach((card, at) => {
            expect(order(sorted[at] ?? '', card)).toBeLessThanOrEqual(0)
          })
          expect(sortCards(definition, sorted)).toEqual(sorted)
        }),
        seeded,
      )
    })

    test('cards can be sorted by any order of suits and ranks', () => {
      const shuffledSymbols = (parts: readonly { readonly symbol: string }[]) =>
        fc.shuffledSubarray(
          parts.map(({ symbol }) => symbol),
          { minLength: parts.length },
        )
      fc.assert(
        fc.property(
          shuffledSymbols(definition.suits),
          shuffledSymbols(definition.ranks),
          (suits, ranks) => {
            const sorted = sortCards(
              definition,
              normalCardsOf(definition),
              orderOf(definition, { suits, ranks }),
            )
            const expected = suits.flatMap((suit) => ranks.map((rank) => rank + suit))
            expect(sorted).toEqual(expected)
            const byRank = orderOf(definition, { suits, ranks, by: ['rank', 'suit'] })
            const [first = ''] = sortCards(definition, normalCardsOf(definition), byRank)
            expect([rankOf(definition, first), suitOf(definition, first)]).toEqual([
              ranks[0],
              suits[0],
            ])
          },
        ),
        { ...seeded, numRuns: 30 },
      )
    })
  },
)
