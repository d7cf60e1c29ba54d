import { expect, test } from 'vitest'
import { itemAt } from './item-at.js'

test('itemAt returns the element or throws a fault', () => {
  expect([itemAt(['Ann', 'Bob'], 1), itemAt([null], 0), itemAt([0], 0)]).toEqual(['Bob', null, 0])
  for (const place of [-1, 2, 0.5, Number.NaN]) {
    expect(() => itemAt(['Ann', 'Bob'], place)).toThrow(
      `The list has 2 items and none at ${place}.`,
    )
  }
})
