import { describe, expect, test } from 'vitest'
import { Choices, type Trials } from './choices.js'
import { chance } from './nim.test-support.js'

const trials: Trials = { widening: 2, exploration: 0.5, mixed: false }
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const alike = (moves: readonly number[]) => moves.map((move) => ({ move, weight: 1 }))
const none = (): undefined => undefined

function tried(
  choices: Choices<number>,
  visits: number,
  worth: (move: number) => number,
  more: () => number | undefined = none,
): ReadonlySet<number> {
  const pick = chance(7)
  const seen = new Set<number>()
  for (let i = 0; i < visits; i++) {
    const chosen = choices.choose(pick, more)
    if (chosen?.move === undefined) break
    seen.add(chosen.move)
    choices.learn(chosen, worth(chosen.move))
  }
  return seen
}

describe('candidate moves', () => {
  test.each([
    [1, 1],
    [2, 2],
    [100, 21],
    [400, 41],
    [10_000, 201],
  ])('grow in number with the visits: after %i there are %i', (visits, open) => {
    const choices = new Choices(trials, alike(numbers(1000)), true)
    expect(tried(choices, visits, () => 0.5).size).toBe(Math.min(open, visits))
  })

  test('never outnumber the legal moves', () => {
    expect(tried(new Choices(trials, alike([1, 2, 3]), true), 100, () => 0.5).size).toBe(3)
    expect(tried(new Choices<number>(trials, [], true), 100, () => 0.5).size).toBe(0)
    expect(new Choices(trials, alike([5]), true).only).toBe(5)
    expect(new Choices(trials, alike([5]), false).only).toBeUndefined()
    expect(new Choices(trials, alike([5, 6]), true).only).toBeUndefined()
  })

  test('are sampled, each once, if they are not listed', () => {
    const pick = chance(3)
    const choices = new Choices<number>(trials, [], false)
    expect(
      tried(
        choices,
        400,
        () => 0.5,
        () => pick(10),
      ).size,
    ).toBe(10)
    expect(tried(new Choices<number>(trials, [], false), 400, () => 0.5).size).toBe(0)
  })

  test('keep the order of the list', () => {
    const choices = new Choices({ ...trials, widening: 9 }, alike([4, 2, 0]), true)
    expect([...tried(choices, 3, () => 0.5)]).toEqual([4, 2, 0])
  })

  test('are tried more if they do better, and the most tried one is chosen', () => {
    const choices = new Choices(trials, alike(numbers(5)), true)
    tried(choices, 200, (move) => (move === 3 ? 1 : 0.2))
    expect(choices.best(chance(1))?.move).toBe(3)
    expect(choices.ranked()[0]?.visits).toBeGreaterThan(100)
  })

  test('are tried more if they have more weight and do as well', () => {
    const choices = new Choices(
      { ...trials, widening: 9 },
      [
        { move: 0, weight: 1 },
        { move: 1, weight: 4 },
      ],
      true,
    )
    tried(choices, 100, () => 0.5)
    expect(choices.ranked()[0]?.move).toBe(1)
  })
})

/** The values of rock, paper, scissors, where a win with the rock counts twice. */
const PAYS = [
  [0.5, 0.25, 1],
  [0.75, 0.5, 0.25],
  [0, 0.75, 0.5],
]

describe('simultaneous choices', () => {
  test.each([3, 5, 9])('of two learners reach the equilibrium (seed %i)', (seed) => {
    const mixed = { ...trials, mixed: true }
    const pick = chance(seed)
    const [one, two] = [1, 2].map(() => new Choices(mixed, alike([0, 1, 2]), true))
    if (one === undefined || two === undefined) throw new Error('There are two.')
    for (let i = 0; i < 20_000; i++) {
      const mine = one.choose(pick, none)
      const theirs = two.choose(pick, none)
      if (mine?.move === undefined || theirs?.move === undefined) break
      const value = PAYS[mine.move]?.[theirs.move] ?? 0
      one.learn(mine, value)
      two.learn(theirs, 1 - value)
    }
    const sum = one.ranked().reduce((whole, { share }) => whole + share, 0)
    const shares = [0, 1, 2].map(
      (move) => (one.ranked().find((arm) => arm.move === move)?.share ?? 0) / sum,
    )
    // The solution by linear algebra is 1/4, 1/2, 1/4.
    for (const [move, share] of [0.25, 0.5, 0.25].entries()) {
      expect(Math.abs((shares[move] ?? 0) - share)).toBeLessThan(0.06)
    }
    const played = new Set(Array.from({ length: 50 }, () => one.best(pick)?.move))
    expect(played.size).toBe(3)
  })

  test('exclude plainly worse moves', () => {
    const choices = new Choices({ ...trials, mixed: true }, alike([0, 1, 2]), true)
    tried(choices, 500, (move) => (move === 1 ? 0.9 : 0.1))
    const pick = chance(5)
    expect(new Set(Array.from({ length: 50 }, () => choices.best(pick)?.move))).toEqual(
      new Set([1]),
    )
  })
})
