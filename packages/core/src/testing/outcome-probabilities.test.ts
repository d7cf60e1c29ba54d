import { describe, expect, test } from 'vitest'
import { outcomeProbabilities } from './outcome-probabilities.js'

describe('outcomeProbabilities', () => {
  test('covers every outcome of one or several choices', () => {
    const drawn = outcomeProbabilities((choose) => {
      const first = choose(3)
      return first === 0 ? 'none' : `${first} ${choose(first + 1)}`
    })
    expect([...drawn]).toEqual([
      ['none', 1 / 3],
      ['1 0', 1 / 6],
      ['1 1', 1 / 6],
      ['2 0', 1 / 9],
      ['2 1', 1 / 9],
      ['2 2', 1 / 9],
    ])
  })

  test('adds up the ways to the same outcome', () => {
    expect(outcomeProbabilities((choose) => String(choose(2) * choose(2)))).toEqual(
      new Map([
        ['0', 0.75],
        ['1', 0.25],
      ]),
    )
    expect(outcomeProbabilities(() => 'this')).toEqual(new Map([['this', 1]]))
  })

  test('refuses other sources of chance', () => {
    let times = 0
    expect(() => outcomeProbabilities((choose) => String(choose(++times + 1)))).toThrow(
      'It does not draw by its choices alone.',
    )
  })
})
