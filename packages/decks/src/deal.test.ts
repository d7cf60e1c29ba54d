import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, normalCardsOf } from './cards.js'
import { deal } from './deal.js'
import { eleusisDeck } from './eleusis.js'
import { standardDeck } from './standard.js'

const backwards = (of: number) => Array.from({ length: of }, (_, place) => of - 1 - place)
const orderOf = (of: number) => fc.shuffledSubarray(backwards(of), { minLength: of })

describe('deal', () => {
  test('goes round the table, one card at a time', () => {
    expect(deal(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [6, 1, 2, 3, 4, 5, 0], 3, 2)).toEqual({
      hands: [
        ['g', 'd'],
        ['b', 'e'],
        ['c', 'f'],
      ],
      rest: ['a'],
    })
  })

  test('gives four hands of thirteen', () => {
    const { hands, rest } = deal(normalCardsOf(standardDeck), backwards(52), 4, 13)
    expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
    expect(hands[0]?.slice(0, 3)).toEqual(['2C', '6C', '10C'])
    expect(rest).toEqual([])
  })

  test.each([
    ['it is too short', [0, 1]],
    ['it is too long', [0, 1, 2, 3]],
    ['it has a number twice', [0, 1, 1]],
    ['it has a number out of range', [1, 2, 3]],
    ['it has a fraction', [0.5, 1, 2]],
  ])('throws if the order is not a permutation: %s', (_, order) => {
    expect(() => deal(['AS', 'KS', 'QS'], order, 1, 1)).toThrow(RangeError)
  })

  test.each([
    [3, 1],
    [1, 3],
    [2 ** 40, 2 ** 40],
    [-1, 1],
    [0.5, 1],
    [Number.NaN, 1],
  ])('throws on %s hands of %s from two cards [1250.4/1(1)]', (hands, perHand) => {
    expect(() => deal(['AS', 'KS'], [0, 1], hands, perHand)).toThrow(
      `${hands} hands of ${perHand} cannot be dealt from 2 cards.`,
    )
  })

  test('deals every card once, even if some are equal', () => {
    const cards = cardsOf(eleusisDeck)
    fc.assert(
      fc.property(
        orderOf(cards.length),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 15 }),
        (order, hands, perHand) => {
          const dealt = deal(cards, Object.freeze(order), hands, perHand)
          expect([...dealt.hands.flat(), ...dealt.rest].sort()).toEqual([...cards].sort())
          expect(dealt.hands).toHaveLength(hands)
          for (const hand of dealt.hands) expect(hand).toHaveLength(perHand)
        },
      ),
      { seed: 1250 },
    )
  })
})
