import { expect, test } from 'vitest'
import { turningPointsOf } from './turning-points.js'

test('the steps at which somebody gained most on the others are told, in their order', () => {
  const scores = [
    [0, 0],
    [1, 0],
    [1, 9],
    [1, 9],
    [6, 9],
    [6, 10],
    [6, 13],
  ]
  const history = scores.map((each, step) => ({ step, scores: each }))
  expect(turningPointsOf(history)).toEqual([
    { step: 2, gain: 9, seat: 1 },
    { step: 4, gain: 5, seat: 0 },
    { step: 6, gain: 3, seat: 1 },
  ])
  expect(turningPointsOf([])).toEqual([])
})
