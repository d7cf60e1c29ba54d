import { describe, expect, test } from 'vitest'
import { drawMany, shuffled, type ThrowDice } from './draws.js'

/** Returns the probability of each result within a number of throws. */
function chances(
  draw: (throwDice: ThrowDice) => readonly number[] | undefined,
  throws: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const explore = (fallen: readonly (readonly number[])[], chance: number): void => {
    let missing: readonly [dice: number, sides: number] | undefined
    let next = 0
    const result = draw((dice, sides) => {
      const thrown = fallen[next++]
      if (thrown === undefined) missing ??= [dice, sides]
      return thrown
    })
    if (missing === undefined) {
      const key = String(result)
      found.set(key, (found.get(key) ?? 0) + chance)
      return
    }
    if (fallen.length === throws) return
    const [dice, sides] = missing
    const ways = sides ** dice
    for (let way = 0; way < ways; way++) {
      const faces: number[] = []
      for (let rest = way; faces.length < dice; rest = Math.floor(rest / sides)) {
        faces.push((rest % sides) + 1)
      }
      explore([...fallen, faces], chance / ways)
    }
  }
  explore([], 1)
  return found
}

/** Checks that the results are equally likely; returns the probability that there is one. */
function evenly(found: ReadonlyMap<string, number>, results: number): number {
  expect(found.size).toBe(results)
  const all = [...found.values()].reduce((sum, each) => sum + each, 0)
  for (const each of found.values()) expect(each).toBeCloseTo(all / results, 12)
  return all
}

describe('dice make every outcome equally likely', () => {
  test.each([
    [1, 2, 2, 1, 2],
    [1, 3, 2, 3, 3],
    [1, 5, 3, 3, 5],
    [2, 5, 3, 3, 25],
    [3, 3, 2, 2, 27],
    [1, 7, 6, 3, 7],
    [2, 4, 1000, 1, 16],
  ])('for drawing %i of %i with dice of up to %i sides', (count, below, sides, throws, results) => {
    const found = chances((throwDice) => drawMany(count, below, throwDice, sides), throws)
    expect(evenly(found, results)).toBeGreaterThan(0.7)
  })

  test.each([
    [2, 2, 2, 2],
    [3, 2, 1, 6],
    [2, 20, 1, 2],
  ])('for shuffling %i things with dice of up to %i sides', (things, sides, throws, results) => {
    const order = [...new Array<number>(things).keys()]
    const found = chances((throwDice) => shuffled(order, throwDice, sides), throws)
    expect(evenly(found, results)).toBeGreaterThan(0.9)
  })
})

describe('a shuffle', () => {
  /** Throws the given numbers, and then none. */
  const written = (...throws: readonly (readonly number[])[]): ThrowDice => {
    let next = 0
    return () => throws[next++]
  }

  test('sorts the items by their rolls', () => {
    expect(shuffled([0, 1, 2], written([700, 3, 20]))).toEqual([1, 2, 0])
    expect(shuffled([0, 1, 2, 3], written([9, 9, 1, 1, 9, 8, 1, 2]))).toEqual([1, 3, 2, 0])
  })

  test('rerolls only equal numbers', () => {
    expect(shuffled([0, 1, 2], written([5, 900, 5], [8, 2]))).toEqual([2, 0, 1])
    expect(shuffled([0, 1, 2], written([5, 5, 5], [1, 2, 1], [4, 3]))).toEqual([2, 0, 1])
    expect(shuffled([0, 1, 2], written([5, 900, 5]))).toBeUndefined()
  })

  test('of one item or none rolls nothing', () => {
    expect(shuffled([], written())).toEqual([])
    expect(shuffled([0], written())).toEqual([0])
  })

  test('gives up on dice that always show the same', () => {
    let throws = 0
    const stuck: ThrowDice = (dice) => {
      throws++
      return new Array<number>(dice).fill(7)
    }
    expect(shuffled([0, 1, 2], stuck)).toBeUndefined()
    expect(throws).toBeLessThan(100)
  })
})
