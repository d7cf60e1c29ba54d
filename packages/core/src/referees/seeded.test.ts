import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerProblem, type Inquiry, type Question } from '../inquiry.js'
import { countsOf, unfairness } from './chi-square.js'
import { randomJudge, seededDie, seededPick, seededReferee } from './seeded.js'

const put = (id: number, question: Question): Inquiry => ({
  id,
  name: 'chance',
  to: 'referee',
  at: 1000 * id,
  question,
  about: null,
})
const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

const pick = (seed: number | string, id: number, of: number): number =>
  seededReferee(seed)(put(id, { ask: 'pick', of })) as number
const shuffle = (seed: number, id: number, of: number): readonly number[] =>
  seededReferee(seed)(put(id, { ask: 'shuffle', of })) as readonly number[]
const roll = (seed: number, id: number, dice: number, sides: number): readonly number[] =>
  seededReferee(seed)(put(id, { ask: 'roll', dice, sides })) as readonly number[]

/** Neither too uneven nor suspiciously even. */
function expectFair(kinds: number, values: Iterable<number>): void {
  const off = unfairness(countsOf(kinds, values))
  expect(off).toBeLessThan(4)
  expect(off).toBeGreaterThan(-4)
}

const ordersOfFour = range(256)
  .map((n) => [n >> 6, (n >> 4) & 3, (n >> 2) & 3, n & 3].join())
  .filter((digits) => new Set(digits.split(',')).size === 4)

/** The number of a permutation of four among the 24. */
function rank(order: readonly number[]): number {
  return ordersOfFour.indexOf(order.join())
}

describe('a seeded referee', () => {
  test('is known by its seed alone: the same answers in any order, from a new one, as text', () => {
    const referee = seededReferee(7)
    const forwards = range(50).map((id) => referee(put(id, { ask: 'shuffle', of: 9 })))
    const backwards = range(50).map((i) =>
      seededReferee('7')(put(49 - i, { ask: 'shuffle', of: 9 })),
    )
    expect(backwards.toReversed()).toEqual(forwards)
    expect(new Set(forwards.map(String)).size).toBe(50)
  })

  test('looks at the number and the question of an inquiry, at nothing else', () => {
    const referee = seededReferee('friday')
    const question = { of: 1000, ask: 'pick' } as const
    const other: Inquiry = { id: 3, name: 'other', to: 2, at: 9, question, about: { x: 1 } }
    expect(referee(other)).toBe(pick('friday', 3, 1000))
  })

  test('gives these very answers, now and in later versions', () => {
    expect([pick(7, 0, 1000), pick(7, 1, 1000), pick(8, 0, 1000), pick('', 0, 1000)]).toEqual([
      677, 374, 997, 911,
    ])
    expect(shuffle(7, 0, 10)).toEqual([7, 4, 2, 8, 6, 5, 9, 3, 1, 0])
    expect(roll(7, 0, 10, 6)).toEqual([2, 2, 3, 5, 3, 3, 6, 3, 4, 4])
  })

  test('leaves open what is no matter of chance, and what nothing can answer', () => {
    const open: readonly Question[] = [
      { ask: 'judge', about: 'tale', choices: ['yes', 'no'] },
      { ask: 'word', word: 'ghost', dictionary: 'official' },
      { ask: 'inside', fragment: 'gho', dictionary: 'official' },
      { ask: 'pick', of: 0 },
      { ask: 'pick', of: 1.5 },
      { ask: 'pick', of: Number.NaN },
      { ask: 'shuffle', of: -1 },
      { ask: 'shuffle', of: 1e15 },
      { ask: 'roll', dice: -1, sides: 6 },
      { ask: 'roll', dice: 1, sides: 0 },
      { ask: 'roll', dice: 1e15, sides: 6 },
    ]
    for (const question of open) expect(seededReferee(1)(put(0, question))).toBeUndefined()
  })

  test('every answer fits its question', () => {
    const question: fc.Arbitrary<Question> = fc.oneof(
      fc.record({ ask: fc.constant('shuffle' as const), of: fc.integer({ min: 0, max: 200 }) }),
      fc.record({
        ask: fc.constant('pick' as const),
        of: fc.integer({ min: 1, max: 2 ** 53 - 1 }),
      }),
      fc.record({
        ask: fc.constant('roll' as const),
        dice: fc.integer({ min: 0, max: 50 }),
        sides: fc.integer({ min: 1, max: 2 ** 40 }),
      }),
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), fc.nat(), question, (seed, id, asked) => {
        expect(answerProblem(asked, seededReferee(seed)(put(id, asked)))).toBeUndefined()
      }),
      { seed: 1250, numRuns: 1000 },
    )
  })
})

describe('every answer is as likely', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8, 10, 13, 20, 39, 52, 54, 100, 128, 1000]

  test.each(sizes)('a pick of %i, over consecutive inquiries and over consecutive seeds', (of) => {
    const many = range(Math.max(8000, 20 * of))
    for (const fixed of [0, 1, 7]) {
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

  test('a pick of more than 32 bits hold, by its highest and lowest parts', () => {
    const of = 2 ** 50
    const picks = range(20_000).map((id) => pick(1, id, of))
    expectFair(
      64,
      picks.map((value) => Math.floor(value / 2 ** 44)),
    )
    expectFair(
      64,
      picks.map((value) => value % 64),
    )
  })

  test('neighbours have nothing in common: numbers, seeds, sizes of the pick', () => {
    const many = range(40_000)
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
    'dice of %i sides, the first, the last, and two together',
    (sides) => {
      const rolls = range(20_000).map((id) => roll(3, id, 3, sides))
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

  test('all 24 orders of four things', () => {
    expectFair(
      24,
      range(24_000).map((id) => rank(shuffle(1, id, 4))),
    )
    expectFair(
      24,
      range(24_000).map((seed) => rank(shuffle(seed, 1, 4))),
    )
  })

  test('each of 13 things in each of 13 places', () => {
    const orders = range(20_000).map((id) => shuffle(11, id, 13))
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

  test('the measure tells a shuffle that swaps each place with any place', () => {
    const biased = range(24_000).map((id) => {
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

describe('a seeded die', () => {
  test('goes on from throw to throw, the same for the same seed', () => {
    const [one, two] = [seededDie('x'), seededDie('x')]
    const thrown = range(20_000).map(() => one(20))
    expect(range(20_000).map(() => two(20))).toEqual(thrown)
    expectFair(
      20,
      thrown.map((die) => die - 1),
    )
  })
})

test('a seeded die has 1 side or more; asked for less it shows nothing, and goes on', () => {
  const [one, two] = [seededDie('x'), seededDie('x')]
  for (const sides of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
    expect(one(sides as number)).toBeNaN()
  }
  expect(one(1000)).toBe(two(1000))
})

describe('a random judge', () => {
  const choices = ['fine', 'foul', 'fair']
  const judged = (seed: number, id: number): unknown =>
    randomJudge(seed)(put(id, { ask: 'judge', about: 'tale', choices }))

  test('takes each choice as often, and says yes as often as no', () => {
    expectFair(
      3,
      range(9000).map((id) => choices.indexOf(judged(1, id) as string)),
    )
    for (const seed of [1, 2]) {
      const judge = randomJudge(seed)
      const word = { ask: 'word', word: 'ghost', dictionary: 'official' } as const
      const inside = { ask: 'inside', fragment: 'gho', dictionary: 'official' } as const
      expectFair(
        2,
        range(9000).map((id) => Number(judge(put(id, word)))),
      )
      expectFair(
        2,
        range(9000).map((id) => Number(judge(put(id, inside)))),
      )
    }
  })

  test('is known by its seed, and every answer fits', () => {
    for (const id of range(100)) {
      expect(judged(5, id)).toBe(judged(5, id))
      expect(answerProblem({ ask: 'judge', about: 'tale', choices }, judged(5, id))).toBeUndefined()
    }
  })

  test('leaves chance, and judgements without choices, to others', () => {
    const open: readonly Question[] = [
      { ask: 'judge', about: 'tale' },
      { ask: 'judge', about: 'tale', choices: [] },
      { ask: 'pick', of: 2 },
      { ask: 'shuffle', of: 2 },
      { ask: 'roll', dice: 1, sides: 6 },
    ]
    for (const question of open) expect(randomJudge(1)(put(0, question))).toBeUndefined()
  })
})

describe('a seeded source of chance', () => {
  const choices = (seed: string | number, of: number, count: number): readonly number[] => {
    const choose = seededPick(seed)
    return range(count).map(() => choose(of))
  }

  test('chooses the same from the same seed, and something else from another', () => {
    expect(choices('friday', 1000, 20)).toEqual(choices('friday', 1000, 20))
    expect(choices(7, 1000, 20)).toEqual(choices('7', 1000, 20))
    expect(choices('friday', 1000, 20)).not.toEqual(choices('Friday', 1000, 20))
  })

  test('is fair', () => {
    expectFair(13, choices('fair', 13, 13_000))
  })

  test.each([[0], [-1], [1.5], [Number.NaN]])('of %j things chooses the first', (of) => {
    expect(seededPick(1)(of)).toBe(0)
  })
})
