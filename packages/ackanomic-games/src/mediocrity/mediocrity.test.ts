import { describe, expect, test } from 'vitest'
import { mostMediocre, nearMediocre } from './mediocre.js'

const WORKED: readonly (readonly [readonly number[], number | null])[] = [
  [[], null],
  [[7], 7],
  [[3, 9], 3],
  [[4, 4], null],
  [[1, 2, 3], 2],
  [[1, 1, 2], 2],
  [[1, 2, 2], 1],
  [[5, 5, 5], null],
  [[1, 2, 3, 4], 2],
  [[1, 2, 2, 3], 1],
  [[1, 1, 2, 2], null],
  [[1, 1, 2, 3], 2],
  [[1, 2, 3, 3], 2],
  [[1, 3, 3, 5, 7], 5],
  [[2, 2, 2, 3, 4], 3],
  [[1, 1, 1, 9], 9],
  [[1, 2, 2, 2, 3, 3], 1],
  [[1, 2, 2, 3, 3, 4], 1],
]

/** The rule's definition, followed step by step. */
function byTheBook(numbers: readonly number[]): number | null {
  const set = [...numbers].sort((a, b) => a - b)
  const N = set.length
  if (N === 0) return null
  const near = set[(N % 2 === 1 ? (N + 1) / 2 : N / 2) - 1] as number
  return set.filter((each) => each === near).length === 1
    ? near
    : byTheBook(set.filter((each) => each !== near))
}

describe('the most Mediocre member', () => {
  test.each(WORKED)(
    'of %j is %j [1250.17/med.1, 1250.17/med.2a, 1250.17/med.2b, 1250.17/med.3, 1250.17/med.4, 1250.17/med.5]',
    (numbers, member) => {
      expect(mostMediocre(numbers)).toBe(member)
      expect(mostMediocre([...numbers].reverse())).toBe(member)
    },
  )

  test('follows from the definition, for all sets of up to six members of 0 to 4 [1250.17/med.4]', () => {
    let sets: number[][] = [[]]
    let seen = 0
    for (let size = 0; size <= 6; size++) {
      for (const set of sets) {
        expect(mostMediocre(set)).toBe(byTheBook(set))
        seen++
      }
      sets = sets.flatMap((set) => [0, 1, 2, 3, 4].map((member) => [member, ...set]))
    }
    expect(seen).toBe((5 ** 7 - 1) / 4)
  })

  test('is found with parity checked after each removal [1250.17/med.4]', () => {
    // Six members: 2 is near and goes with its equal; {1, 3, 3, 4}: 3 goes; {1, 4}: 1 is alone.
    expect(mostMediocre([1, 2, 2, 3, 3, 4])).toBe(1)
  })

  test('is found in a list of any numbers, which stays as it is [1250.17/med.1]', () => {
    const given = Object.freeze([10, 9, 100, -3, 2])
    expect(mostMediocre(given)).toBe(9)
    expect(given).toEqual([10, 9, 100, -3, 2])
  })

  test('does not exist among many thousands of pairs', () => {
    const pairs = Array.from({ length: 20_000 }, (_, i) => Math.floor(i / 2))
    expect(mostMediocre(pairs)).toBeNull()
    expect(mostMediocre([...pairs, 20_000])).toBe(20_000)
  })

  test('is found among infinite numbers, and searched without exception among NaN', () => {
    expect(mostMediocre([Number.POSITIVE_INFINITY, 1, 1])).toBe(Number.POSITIVE_INFINITY)
    expect(() => mostMediocre([Number.NaN, 1, Number.NaN])).not.toThrow()
  })
})

describe('the near-Mediocre member', () => {
  test('is the middle of an odd number of members [1250.17/med.2a]', () => {
    expect(nearMediocre([5, 5, 5])).toBe(5)
    expect(nearMediocre([1, 4, 9])).toBe(4)
    expect(nearMediocre([8])).toBe(8)
  })

  test('is the lower middle of an even number of members [1250.17/med.2b]', () => {
    expect(nearMediocre([3, 9])).toBe(3)
    expect(nearMediocre([1, 2, 3, 4])).toBe(2)
    expect(nearMediocre([])).toBeNull()
  })
})
