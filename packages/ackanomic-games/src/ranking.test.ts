import { describe, expect, test } from 'vitest'
import { rankSeats } from './ranking.js'

describe('the ranking', () => {
  test('begins with the best of the seats that count', () => {
    expect(rankSeats([3, -1, 3, 9], [0, 1, 2])[0]).toEqual([0, 2])
    expect(rankSeats([-3, -1], [0, 1])[0]).toEqual([1])
  })

  test('is grouped by equal scores, best first', () => {
    expect(rankSeats([3, -1, 3, 9, 0], [0, 1, 2, 4])).toEqual([[0, 2], [4], [1]])
  })
})
