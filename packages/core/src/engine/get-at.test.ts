import { expect, test } from 'vitest'
import { getAt } from './get-at.js'

test('getAt returns the element or throws a fault', () => {
  expect([getAt(['Ann', 'Bob'], 1), getAt([null], 0), getAt([0], 0)]).toEqual(['Bob', null, 0])
  for (const place of [-1, 2, 0.5, Number.NaN]) {
    expect(() => getAt(['Ann', 'Bob'], place)).toThrow(`The list has 2 items and none at ${place}.`)
  }
})
