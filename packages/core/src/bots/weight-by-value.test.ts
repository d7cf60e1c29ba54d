import { describe, expect, test } from 'vitest'
import { seededRandom } from '../referees/seeded.js'
import { chooseByWeight, weightByValue } from './weight-by-value.js'

describe('a weighted choice', () => {
  const candidates = [
    { move: 'a', weight: 1 },
    { move: 'b', weight: 0.5 },
    { move: 'c', weight: 2.5 },
  ]

  test('picks each item in proportion to its weight', () => {
    const choose = seededRandom('weights')
    const chosen = { a: 0, b: 0, c: 0 }
    for (let i = 0; i < 4000; i++) chosen[chooseByWeight(candidates, choose) as 'a'] += 1
    expect(chosen.a / 1000).toBeCloseTo(1, 1)
    expect(chosen.b / 1000).toBeCloseTo(0.5, 1)
    expect(chosen.c / 1000).toBeCloseTo(2.5, 1)
  })

  test.each([
    [0, 'a'],
    [0.999, 'c'],
    [0.25, 'b'],
    [0.37, 'b'],
    [0.375, 'c'],
  ])('at %d of the total picks %s', (share, move) => {
    expect(chooseByWeight(candidates, (of) => Math.floor(share * of))).toBe(move)
  })

  test('picks the only item, and nothing from an empty list', () => {
    expect(chooseByWeight([{ move: 7, weight: 0.1 }], (of) => of - 1)).toBe(7)
    expect(chooseByWeight([], () => 0)).toBeUndefined()
  })
})

describe('weights by value', () => {
  const valued = [-1, 3, 1, -900].map((value) => ({ move: `${value}`, value }))

  test('start with the best, fall by the same factor at each step, and never reach zero', () => {
    const weighed = weightByValue(valued, 2)
    expect(weighed.map(({ move }) => move)).toEqual(['3', '1', '-1', '-900'])
    const weights = weighed.map(({ weight }) => weight)
    expect((weights[0] ?? 0) / (weights[1] ?? 1)).toBeCloseTo(Math.E)
    expect((weights[1] ?? 0) / (weights[2] ?? 1)).toBeCloseTo(Math.E)
    expect(weights[3]).toBeGreaterThan(0)
  })

  test('go to only the best few if there is a limit', () => {
    expect(weightByValue(valued, 2, 2).map(({ move }) => move)).toEqual(['3', '1'])
    expect(weightByValue([], 2)).toEqual([])
  })
})
