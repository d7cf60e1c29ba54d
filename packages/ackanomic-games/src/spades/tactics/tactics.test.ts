import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import type { SpadesCard } from '../cards.js'
import { spades } from '../game.js'
import { spadesLaws } from '../laws.test-support.js'
import { cards, Script } from '../script.test-support.js'
import { nilChance, tricksIn } from './bidding.js'
import { spadesTactics } from './index.js'
import { chanceOf, promises } from './play.js'
import type { Mind } from './trick.js'

function best({ state }: Script): string | number | undefined {
  for (const seat of [0, 1, 2, 3]) {
    const move = spadesTactics.rolloutPolicy(state, seat, () => 0)
    if (move?.type === 'bid') return move.tricks
    if (move?.type === 'play') return move.card
  }
  return undefined
}

const DEAL = [
  'AS 9S 4S KH 8H 3H QD 9D 5D 2D AC 7C 2C',
  'KS 8S 3S AH 9H 4H KD 8D 4D QC 10C 6C 3C',
  'QS 10S 7S 2S QH 10H 6H JD 7D 3D KC 8C 4C',
  'JS 6S 5S JH 7H 5H 2H AD 10D 6D JC 9C 5C',
]

describe('a hand', () => {
  test.each([
    ['AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', 13, 13],
    ['AS KS QS 2S AH KH 2H AD 3D 2D AC 3C 2C', 6.5, 8.5],
    ['KS 4S 2S KH 5H 2H 9D 8D 3D 2D JC 5C 3C', 1, 2.5],
    ['3S 9H 7H 5H 3H 9D 6D 4D 2D 8C 6C 4C 2C', 0, 0.7],
    ['9S 8S 5S 4S 2S 8H AD KD 7D 6D 4D 3D 2D', 3, 5.5],
  ])('of %s is worth %d to %d tricks', (hand, least, most) => {
    const tricks = tricksIn(cards(hand), false)
    expect(tricks).toBeGreaterThanOrEqual(least)
    expect(tricks).toBeLessThanOrEqual(most)
  })

  test('is fit for nil with low cards, never with the Ace of Spades', () => {
    expect(nilChance(cards('3S 2S 7H 5H 3H 2H 8D 6D 4D 2D 6C 4C 2C'))).toBeGreaterThan(0.9)
    expect(nilChance(cards('3S 2S KH QH 3H 2H 8D 6D 4D 2D 6C 4C 2C'))).toBeLessThan(0.95)
    expect(nilChance(cards('QS 2S KH QH 3D 2H 8D 6D 4D 2D 6C 4C 2C'))).toBeLessThan(0.5)
    expect(nilChance(cards('AS 2S 7H 5H 3H 2H 8D 6D 4D 2D 6C 4C 2C'))).toBe(0)
  })
})

describe('a decent bot bids', () => {
  test.each([
    ['all thirteen Spades', 'AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', 13],
    ['nil with nothing', '3S 9H 7H 5H 3H 2H 8D 6D 4D 2D 6C 4C 2C', 0],
    ['2 with little, when nil is too bold', 'KS 4S 2S KH 5H 3H 9D 8D 3D 2D JC 5C 3C', 2],
  ])('%s', (_, hand, tricks) => {
    expect(best(new Script({ hands: [hand] }))).toBe(tricks)
  })
})

describe('a decent bot plays', () => {
  test.each<[string, readonly number[], string, SpadesCard]>([
    ['a card that takes the trick, when it needs tricks', [4, 3, 3, 3], 'KH', 'AH'],
    ['its lowest card when it cannot take the trick', [4, 3, 3, 3], 'AC', '3C'],
    ['low under a card that it cannot beat', [4, 3, 3, 3], '3H AH', '6H'],
    ['no higher than needed as the last player', [4, 3, 3, 3], '2C 3C 4C', '5C'],
    ['low when the partner takes the trick', [4, 3, 3, 3], '2C QC 4C', '5C'],
    ['just above a partner who has bid nil', [3, 3, 4, 0], '4C 5C 2C', '6C'],
    ['the highest card that does not spoil its nil', [3, 3, 4, 0], 'KC', 'JC'],
    [
      'below an opponent who has bid nil and is about to take the trick',
      [3, 3, 4, 0],
      '4C 5C',
      '2C',
    ],
  ])('%s', (_, bids, laid, card) => {
    expect(best(new Script({ hands: DEAL }).bids(...bids).lays(laid))).toBe(card)
  })

  /** The card that Ann plays, with two cards left and last to a trick. */
  const last = (hand: string, trick: string, more: Partial<Mind>): SpadesCard | undefined => {
    const mind: Mind = {
      me: 0,
      hand: cards(hand),
      lawful: cards(hand),
      trick: cards(trick),
      left: 2,
      bids: [3, 3, 3, 3],
      taken: [3, 3, 3, 2],
      voids: [NONE, NONE, NONE, NONE],
      out: { S: [5], H: [], D: [2, 4], C: [] },
      nilPoints: [100, 100, 100, 100],
      sandbag: 9,
      ...more,
    }
    return [...promises(mind)].sort((a, b) => b.points - a.points)[0]?.card
  }
  const NONE: ReadonlySet<never> = new Set()

  test('to lose tricks above the bid, unless opponents need them', () => {
    const made = { taken: [3, 4, 3, 2] } as const
    expect(last('AH 2H', '5H 6H 7H', made)).toBe('2H')
    const contested = { bids: [3, 4, 3, 3], taken: [3, 3, 3, 2] } as const
    expect(last('AH 2H', '5H 6H 7H', contested)).toBe('AH')
  })

  test('a low Spade when that wins, but none on the partner’s trick', () => {
    const needed = { taken: [1, 4, 3, 3] } as const
    expect(last('2S 3D', '5H 6H 7H', needed)).toBe('2S')
    expect(last('2S 3D', '5H KH 7H', needed)).toBe('3D')
  })

  test('an unbeatable lead when every trick counts', () => {
    const needed = { taken: [1, 4, 3, 3], out: { S: [], H: [5], D: [2, 4, 11], C: [] } } as const
    expect(last('AH 3D', '', needed)).toBe('AH')
  })
})

describe('the value of a state', () => {
  test('is equal at the start and between partners', () => {
    expect(spadesTactics.evaluate?.(new Script({ order: null }).state)).toEqual([
      0.5, 0.5, 0.5, 0.5,
    ])
    expect(spadesTactics.evaluate?.(new Script().state)).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  test('depends on the scores and the sandbags', () => {
    const { options } = new Script().state
    const worth = (one: number, other: number, sandbags = 0) =>
      chanceOf([standing(one, sandbags), standing(other, 0)], options)
    const standing = (score: number, sandbags: number) => ({
      score,
      sandbags,
      misplaysInHand: 0,
      misplaysInGame: 0,
    })
    expect(worth(100, 0)).toBeGreaterThan(0.6)
    expect(worth(450, 350)).toBeGreaterThan(worth(100, 0))
    expect(worth(100, 100, 9)).toBeLessThan(0.5)
    expect(worth(100, 100, 10)).toBe(0.5)
  })
})

describe('the laws hold', () => {
  const options = { ...spadesLaws, endsWithin: 40_000, runs: 2, entries: 200 }
  for (const law of tacticsLawsOf(spades, spadesTactics, options)) {
    test(law.name, () => law.check())
  }
})
