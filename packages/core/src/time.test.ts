import { expect, test } from 'vitest'
import { days, hours, isTimestamp } from './time.js'

test.each([
  [hours(72), 259_200_000],
  [hours(283.9), 1_022_040_000],
  [hours(1 / 7), 514_286],
  [days(7), 604_800_000],
  [days(1.1), 95_040_000],
])('a duration has whole milliseconds: %d', (length, milliseconds) => {
  expect(length).toBe(milliseconds)
  expect(isTimestamp(length)).toBe(true)
})
