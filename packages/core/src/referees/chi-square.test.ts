import { expect, test } from 'vitest'
import { countsOf, unfairness } from './chi-square.test-support.js'

test('counts', () => {
  expect(countsOf(3, [2, 0, 2])).toEqual([1, 0, 2])
})

test.each([
  // Quantiles of the chi-square distribution at 0.001, from printed tables.
  [10, 29.588],
  [20, 45.315],
  [50, 86.661],
  [100, 149.449],
])('with %i degrees of freedom, %f lies 3.09 deviations up', (freedom, chiSquare) => {
  const off = Math.sqrt(chiSquare * 50)
  const counts = Array.from({ length: freedom + 1 }, () => 100)
  counts[0] = 100 + off
  counts[1] = 100 - off
  expect(unfairness(counts)).toBeCloseTo(3.09, 1)
})

test('equal counts lie far below, a loaded die far above', () => {
  expect(unfairness([1000, 1000, 1000, 1000, 1000, 1000])).toBeLessThan(-4)
  expect(unfairness([1000, 1000, 1000, 1000, 1000, 1200])).toBeGreaterThan(3.5)
})
