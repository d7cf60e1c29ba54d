import { describe, expect, test } from 'vitest'
import { cardValue, highestBidder, PACK_SIZE, type PureSkillCard, WHOLE_PACKS } from './cards.js'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

describe('a card', () => {
  test.each(RANKS.map((rank, i) => [rank, i + 1] as const))(
    'of rank %s is worth %i, whatever its suit [1250.7/4b(1), 1250.7/4b(2)]',
    (rank, worth) => {
      for (const suit of ['S', 'H', 'D', 'C'] as const) {
        expect(cardValue(`${rank}${suit}`)).toBe(worth)
      }
    },
  )
})

test('a pack has the thirteen cards of its suit, lowest first [1250.7/4a(3)]', () => {
  expect(WHOLE_PACKS.D).toEqual(RANKS.map((rank) => `${rank}D`))
  expect(WHOLE_PACKS.D).toHaveLength(PACK_SIZE)
})

describe('the highest bidder', () => {
  test.each<
    readonly [string, readonly [PureSkillCard, PureSkillCard, PureSkillCard], number | null]
  >([
    ['one above both others [1250.7/4f(1)]', ['KH', 'QD', 'JC'], 0],
    ['one above two equals [1250.7/4f(1)]', ['2H', '2D', '3C'], 2],
    ['a ten above a nine [1250.7/4b(1)]', ['9H', '10D', 'AC'], 1],
    ['two equals above one [1250.7/4f(2)]', ['KH', 'KD', 'QC'], null],
    ['two equals above one, the lowest first [1250.7/4f(2)]', ['AH', '5D', '5C'], null],
    ['three equals [1250.7/4f(2)]', ['7H', '7D', '7C'], null],
    ['one between two equals below it [1250.7/4f(1)]', ['5H', '6D', '5C'], 1],
  ])('is decided for %s', (_, bids, seat) => {
    expect(highestBidder(bids)).toBe(seat)
  })

  test('is the seat with the highest single card, in each of 2197 bids [1250.7/4f(1), 1250.7/4f(2)]', () => {
    let ties = 0
    for (const a of RANKS) {
      for (const b of RANKS) {
        for (const c of RANKS) {
          const bids: PureSkillCard[] = [`${a}H`, `${b}D`, `${c}C`]
          const worths = bids.map(cardValue)
          const top = Math.max(...worths)
          const alone = worths.filter((worth) => worth === top).length === 1
          expect(highestBidder(bids)).toBe(alone ? worths.indexOf(top) : null)
          if (!alone) ties += 1
        }
      }
    }
    // Ties: three for each pair above a lower card, and one for each three of a kind.
    expect(ties).toBe(3 * ((13 * 12) / 2) + 13)
  })
})
