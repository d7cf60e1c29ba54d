import { describe, expect, test } from 'vitest'
import { seededRandom } from '../referees/seeded.js'
import { chooseByWeight, weightByValue } from './weight-by-value.js'

describe('a choice by weight', () => {
  const candidates = [
    { move: 'a', weight: 1 },
    { move: 'b', weight: 0.5 },
    { move: 'c', weight: 2.5 },
  ]

  test('falls on each as often as its weight says', () => {
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
  ])('of %d of the way is %s', (share, move) => {
    expect(chooseByWeight(candidates, (of) => Math.floor(share * of))).toBe(move)
  })

  test('takes the only one, and none where there is none', () => {
    expect(chooseByWeight([{ move: 7, weight: 0.1 }], (of) => of - 1)).toBe(7)
    expect(chooseByWeight([], () => 0)).toBeUndefined()
  })
})

describe('weights by value', () => {
  const valued = [-1, 3, 1, -900].map((value) => ({ move: `${value}`, value }))

  test('fall by they for each little, best first, and never to nothing', () => {
    const weighed = weightByValue(valued, 2)
    expect(weighed.map(({ move }) => move)).toEqual(['3', '1', '-1', '-900'])
    const weights = weighed.map(({ weight }) => weight)
    expect((weights[0] ?? 0) / (weights[1] ?? 1)).toBeCloseTo(Math.E)
    expect((weights[1] ?? 0) / (weights[2] ?? 1)).toBeCloseTo(Math.E)
    expect(weights[3]).toBeGreaterThan(0)
  })

  test('are given to the best few, where no more are wanted', () => {
    expect(weightByValue(valued, 2, 2).map(({ move }) => move)).toEqual(['3', '1'])
    expect(weightByValue([], 2)).toEqual([])
  })
})
