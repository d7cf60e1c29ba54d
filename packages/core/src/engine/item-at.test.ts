import { expect, test } from 'vitest'
import { itemAt } from './item-at.js'

test('what a list must have at a place is there, or a fault is thrown', () => {
  expect([itemAt(['Ann', 'Bob'], 1), itemAt([null], 0), itemAt([0], 0)]).toEqual(['Bob', null, 0])
  for (const place of [-1, 2, 0.5, Number.NaN]) {
    expect(() => itemAt(['Ann', 'Bob'], place)).toThrow(`Nothing is at ${place} of 2.`)
  }
})
