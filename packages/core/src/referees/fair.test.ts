import { describe, expect, test } from 'vitest'
import { countsOf, expectFair, unfairness } from './chi-square.test-support.js'
import { automatic, pickBy, range, rollBy, seeded, shuffleBy } from './prompts.test-support.js'

const ordersOfFour = range(256)
  .map((n) => [n >> 6, (n >> 4) & 3, (n >> 2) & 3, n & 3].join())
  .filter((digits) => new Set(digits.split(',')).size === 4)

/** Returns the index of an order of four things among all 24. */
function rank(order: readonly number[]): number {
  return ordersOfFour.indexOf(order.join())
}

interface Trial {
  readonly name: string
  readonly refereeOf: (seed: number) => ReturnType<typeof automatic>
  readonly least: number
  readonly sizes: readonly number[]
  readonly fixed: readonly number[]
}

/** The referees under test, with fewer trials for the slower one, whose hash is well tested. */
const trials: readonly Trial[] = [
  {
    name: 'foreseeable',
    refereeOf: seeded,
    least: 8000,
    sizes: [2, 3, 4, 5, 6, 7, 8, 10, 13, 20, 39, 52, 54, 100, 128, 1000],
    fixed: [0, 1, 7],
  },
  {
    name: 'program',
    // Neighbouring seeds differ in their match, or in their secret.
    refereeOf: (seed) => automatic(`only the host knows ${seed >> 1}`, { match: `${seed & 1}` }),
    least: 2000,
    sizes: [2, 3, 6, 13, 52, 100],
    fixed: [1],
  },
]

describe.each(trials)('the $name referee is fair', (trial) => {
  const { refereeOf, least, sizes, fixed: fixedOnes } = trial
  let known = { seed: -1, referee: refereeOf(-1) }
  const refereeFor = (seed: number): ReturnType<typeof automatic> => {
    if (known.seed !== seed) known = { seed, referee: refereeOf(seed) }
    return known.referee
  }
  const pick = (seed: number, id: number, of: number): number => pickBy(refereeFor(seed), id, of)
  const shuffle = (seed: number, id: number, of: number): readonly number[] =>
    shuffleBy(refereeFor(seed), id, of)
  const roll = (seed: number, id: number, dice: number, sides: number): readonly number[] =>
    rollBy(refereeFor(seed), id, dice, sides)

  test.each(sizes)('over a pick of %i, by prompt and by seed', (of) => {
    const many = range(Math.max(least, 20 * of))
    for (const fixed of fixedOnes) {
      expectFair(
        of,
        many.map((id) => pick(fixed, id, of)),
      )
      expectFair(
        of,
        many.map((seed) => pick(seed, fixed, of)),
      )
    }
  })

  test('over the highest and lowest parts of a pick above 32 bits', () => {
    const size = 2 ** 50
    const picks = range(2 * least).map((id) => pick(1, id, size))
    expectFair(
      64,
      picks.map((value) => Math.floor(value / 2 ** 44)),
    )
    expectFair(
      64,
      picks.map((value) => value % 64),
    )
  })

  test('over pairs of neighbouring numbers, seeds and sizes', () => {
    const many = range(5 * least)
    expectFair(
      36,
      many.map((id) => 6 * pick(5, id, 6) + pick(5, id + 1, 6)),
    )
    expectFair(
      36,
      many.map((seed) => 6 * pick(seed, 2, 6) + pick(seed + 1, 2, 6)),
    )
    expectFair(
      42,
      many.map((id) => 7 * pick(5, id, 6) + pick(5, id, 7)),
    )
    expectFair(
      36,
      many.map((id) => 6 * pick(id, 7, 6) + pick(7, id + 50_000, 6)),
    )
    expectFair(
      169,
      many.map((id) => 13 * pick(0, id, 13) + pick(0, id + 3, 13)),
    )
  })

  test.each([2, 6, 20, 1000])(
    'over dice of %i sides: the first, the last, and two together',
    (sides) => {
      const rolls = range(2 * least).map((id) => roll(3, id, 3, sides))
      for (const place of [0, 1, 2])
        expectFair(
          sides,
          rolls.map((dice) => dice[place]! - 1),
        )
      const cells = sides % 4 === 0 ? 4 : 2
      const cell = (die: number): number => Math.floor(((die - 1) * cells) / sides)
      expectFair(
        cells * cells,
        rolls.map(([first = 0, , last = 0]) => cells * cell(first) + cell(last)),
      )
      expectFair(
        sides,
        roll(4, 0, 100_000, sides).map((die) => die - 1),
      )
    },
  )

  test('over all 24 orders of four things', () => {
    expectFair(
      24,
      range(3 * least).map((id) => rank(shuffle(1, id, 4))),
    )
    expectFair(
      24,
      range(3 * least).map((seed) => rank(shuffle(seed, 1, 4))),
    )
  })

  test('over each of 13 places for each of 13 things', () => {
    const orders = range(2 * least).map((id) => shuffle(11, id, 13))
    for (const place of range(13)) {
      expectFair(
        13,
        orders.map((order) => order[place]!),
      )
      expectFair(
        13,
        orders.map((order) => order.indexOf(place)),
      )
    }
    const pairs = orders.map((order) => [order.indexOf(0), order.indexOf(1)] as const)
    expectFair(
      156,
      pairs.map(([one, other]) => 12 * one + (other > one ? other - 1 : other)),
    )
  })

  test('unlike a biased shuffle', () => {
    const biased = range(3 * least).map((id) => {
      const order = [0, 1, 2, 3]
      for (const [place, other] of roll(1, id, 4, 4).entries()) {
        const thing = order[place]!
        order[place] = order[other - 1]!
        order[other - 1] = thing
      }
      return rank(order)
    })
    expect(unfairness(countsOf(24, biased))).toBeGreaterThan(10)
  })
})
