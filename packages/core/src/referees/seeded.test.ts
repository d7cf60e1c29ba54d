import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerProblem, type Prompt, type Question } from '../prompt.js'
import { expectFair } from './chi-square.test-support.js'
import {
  chanceQuestions,
  pickBy,
  put,
  range,
  rollBy,
  seeded,
  shuffleBy,
} from './prompts.test-support.js'
import { seededDie, seededRandom } from './seeded.js'

const pick = (seed: number | string, id: number, of: number): number => pickBy(seeded(seed), id, of)

describe('a seeded referee', () => {
  test('depends only on its seed, in any order', () => {
    const referee = seeded(7)
    const forwards = range(50).map((id) => referee(put(id, { kind: 'shuffle', of: 9 })))
    const backwards = range(50).map((i) => seeded('7')(put(49 - i, { kind: 'shuffle', of: 9 })))
    expect(backwards.toReversed()).toEqual(forwards)
    expect(new Set(forwards.map(String)).size).toBe(50)
  })

  test('looks only at the number and question of a prompt', () => {
    const referee = seeded('friday')
    const question = { of: 1000, kind: 'pick' } as const
    const other: Prompt = { id: 3, name: 'other', to: 'host', at: 9, question, details: { x: 1 } }
    expect(referee(other)).toBe(pick('friday', 3, 1000))
  })

  test('gives the same answers in every version', () => {
    expect([pick(7, 0, 1000), pick(7, 1, 1000), pick(8, 0, 1000), pick('', 0, 1000)]).toEqual([
      677, 374, 997, 911,
    ])
    expect(shuffleBy(seeded(7), 0, 10)).toEqual([7, 4, 2, 8, 6, 5, 9, 3, 1, 0])
    expect(rollBy(seeded(7), 0, 10, 6)).toEqual([2, 2, 3, 5, 3, 3, 6, 3, 4, 4])
  })

  test('leaves a prompt open if it is not about chance or has no answer', () => {
    const open: readonly Question[] = [
      { kind: 'judge', about: 'tale', choices: ['yes', 'no'] },
      { kind: 'word', word: 'ghost', dictionary: 'official' },
      { kind: 'inside', fragment: 'gho', dictionary: 'official' },
      { kind: 'pick', of: 0 },
      { kind: 'pick', of: 1.5 },
      { kind: 'pick', of: Number.NaN },
      { kind: 'shuffle', of: -1 },
      { kind: 'shuffle', of: 1e15 },
      { kind: 'roll', dice: -1, sides: 6 },
      { kind: 'roll', dice: 1, sides: 0 },
      { kind: 'roll', dice: 1e15, sides: 6 },
    ]
    for (const question of open) expect(seeded(1)(put(0, question))).toBeUndefined()
  })

  test('gives answers that fit their prompts', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double()),
        fc.nat(),
        chanceQuestions,
        (seed, id, asked) => {
          expect(answerProblem(asked, seeded(seed)(put(id, asked)))).toBeUndefined()
        },
      ),
      { seed: 1250, numRuns: 1000 },
    )
  })
})

describe('a foreseeable die', () => {
  test('throws fair numbers, the same ones for the same seed', () => {
    const [one, two] = [seededDie('x'), seededDie('x')]
    const thrown = range(20_000).map(() => one(20))
    expect(range(20_000).map(() => two(20))).toEqual(thrown)
    expectFair(
      20,
      thrown.map((die) => die - 1),
    )
  })
})

test('a foreseeable die without a side shows no number, and loses no throw', () => {
  const [one, two] = [seededDie('x'), seededDie('x')]
  for (const sides of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
    expect(one(sides as number)).toBeNaN()
  }
  expect(one(1000)).toBe(two(1000))
})

describe('a seeded source of chance', () => {
  const choices = (seed: string | number, of: number, count: number): readonly number[] => {
    const choose = seededRandom(seed)
    return range(count).map(() => choose(of))
  }

  test('repeats its choices for the same seed, and makes others for another', () => {
    expect(choices('friday', 1000, 20)).toEqual(choices('friday', 1000, 20))
    expect(choices(7, 1000, 20)).toEqual(choices('7', 1000, 20))
    expect(choices('friday', 1000, 20)).not.toEqual(choices('Friday', 1000, 20))
  })

  test('is fair', () => {
    expectFair(13, choices('fair', 13, 13_000))
  })

  test.each([[0], [-1], [1.5], [Number.NaN]])(
    'chooses the first thing for the impossible number %j',
    (of) => {
      expect(seededRandom(1)(of)).toBe(0)
    },
  )
})
