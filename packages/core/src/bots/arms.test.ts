import { describe, expect, test } from 'vitest'
import { Arms } from './arms.js'
import { chance } from './nim.test-support.js'

const numbers = Array.from({ length: 1000 }, (_, i) => i)
const listed = { moves: numbers, complete: true, sample: () => 0 } as const

/** How many different moves are tried, each of the same worth. */
function tried(legal: ConstructorParameters<typeof Arms<number>>[0], tries: number): number {
  const arms = new Arms(legal, chance(7))
  const seen = new Set<number>()
  for (let i = 0; i < tries; i++) {
    const arm = arms.choose(i, 2, 0.7)
    if (arm === undefined) break
    seen.add(arm.move)
    arm.tries += 1
    arm.sum += 0.5
  }
  return seen.size
}

describe('the moves under trial', () => {
  test.each([
    [1, 1],
    [2, 2],
    [100, 21],
    [400, 41],
    [10_000, 201],
  ])('after %i tries are %i', (tries, open) => {
    expect(tried(listed, tries)).toBe(Math.min(open, tries))
  })

  test('are no more than there are', () => {
    expect(tried({ ...listed, moves: [1, 2, 3] }, 100)).toBe(3)
    expect(tried({ ...listed, moves: [] }, 100)).toBe(0)
  })

  test('are sampled where they are not listed, each once', () => {
    const sampled = { moves: [], complete: false, sample: (of: (n: number) => number) => of(10) }
    expect(tried(sampled, 400)).toBe(10)
    expect(tried({ ...sampled, sample: () => undefined }, 400)).toBe(0)
  })

  test('come in random order, none lost', () => {
    const arms = new Arms({ ...listed, moves: [0, 1, 2, 3, 4] }, chance(3))
    const order = [0, 1, 2, 3, 4].map((i) => arms.choose(i, 100, 0)?.move)
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4])
    expect(order).not.toEqual([0, 1, 2, 3, 4])
  })

  test('that promise most are tried again, and the one tried most is the best', () => {
    const arms = new Arms({ ...listed, moves: [0, 1, 2, 3, 4] }, chance(3))
    for (let i = 0; i < 200; i++) {
      const arm = arms.choose(i, 2, 0.7)
      if (arm === undefined) break
      arm.tries += 1
      arm.sum += arm.move === 3 ? 1 : 0.2
    }
    expect(arms.best()).toBe(3)
  })
})
