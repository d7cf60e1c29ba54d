import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBooks } from './books.js'
import { awardGamepoints, type Gamepoints, leadersOf } from './gamepoints.js'
import { recordResult } from './record-result.js'
import { sampleRecord } from './samples.test-support.js'

describe('Gamepoints', () => {
  test('change as the Game says, in a new score [1250.3/II(3)]', () => {
    const start: Gamepoints = Object.freeze([0, 9])
    expect(awardGamepoints(start, 0, 5)).toEqual([5, 9])
    expect(awardGamepoints(start, 1, -4)).toEqual([0, 5])
    expect(start).toEqual([0, 9])
  })

  test('may be negative [1250.3/II(2)]', () => {
    expect(awardGamepoints([1, 1], 1, -4)).toEqual([1, -3])
  })

  test('are not points of Ackanomic, and stay out of the books [1250.3/II(1)]', () => {
    const award = { award: 'gamepoints', to: ['Ann'], each: 7, clause: '1250.3/II' }
    const record = sampleRecord({ outcome: { awards: [award as never] } })
    expect(recordResult(createBooks(), record)).toMatchObject({ error: { code: 'malformed' } })
  })

  test.each([
    [-1, 1],
    [2, 1],
    [0.5, 1],
    [Number.NaN, 1],
    [0, 0.5],
    [0, Number.NaN],
    [0, Number.POSITIVE_INFINITY],
    [0, Number.MAX_SAFE_INTEGER],
  ])('of holder %s cannot change by %s [1250.3/II(3)]', (holder, by) => {
    expect(() => awardGamepoints([1, 1], holder, by)).toThrow(RangeError)
  })

  test('add up to the same in any order, and never to -0', () => {
    const change = fc.tuple(fc.nat(3), fc.integer({ min: -50, max: 50 }))
    const add = (score: Gamepoints, [holder, by]: readonly [number, number]) =>
      awardGamepoints(score, holder, by)
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const all = changes.reduce(add, [0, 0, 0, 0])
        expect(changes.toReversed().reduce(add, [0, 0, 0, 0])).toEqual(all)
        expect(all.some((held) => Object.is(held, -0))).toBe(false)
      }),
      { seed: 1250, numRuns: 300 },
    )
    expect(Object.is(awardGamepoints([0], 0, -0)[0], 0)).toBe(true)
  })

  test('are led by everybody with the most', () => {
    expect(leadersOf([-5, -2, -2])).toEqual([1, 2])
    expect(leadersOf([4, 3])).toEqual([0])
    expect(leadersOf([])).toEqual([])
  })
})
