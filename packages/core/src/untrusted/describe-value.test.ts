import { expect, test } from 'vitest'
import { describeName, describeType } from './describe-value.js'

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  [[], 'a list'],
  [{}, 'an object'],
  [7, 'a number'],
  ['x', 'a string'],
  [() => 7, 'a function'],
])('the type of %j is %s', (value, type) => {
  expect(describeType(value)).toBe(type)
})

test('the type of a revoked proxy is an object', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(describeType(proxy)).toBe('an object')
})

test('a text is shown as it is, and other values by type', () => {
  expect(describeName('Ann\n')).toBe('Ann ⏎ ')
  expect(describeName(7)).toBe('7')
  expect(describeName({})).toBe('an object')
})
