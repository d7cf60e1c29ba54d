import { expect, test } from 'vitest'
import { refusals } from '../testing/refusals.js'

test('of 10,000 mutated certificates none is accepted that does not hold [RTE/win.c]', () => {
  const found = refusals(10_000)
  expect(found.unsound).toEqual([])
  expect(found.accepted).toBeGreaterThan(50)
  expect(found.accepted).toBeLessThan(found.mutants / 10)
})
