import { expect, test } from 'vitest'
import { nim, seen, start } from './nim.test-support.js'
import { ViewKeys } from './view-key.js'

const keys = new ViewKeys()
const view = seen(start(9), 0)

test('copies of a view share a key', () => {
  expect(keys.of(view)).toBe(keys.of(JSON.parse(JSON.stringify(view))))
  expect(new ViewKeys().of(view)).toBe(keys.of(view))
  expect(Number.isSafeInteger(keys.of(view))).toBe(true)
})

test('views of different positions have different keys', () => {
  const found = new Set<number>()
  for (let matches = 0; matches < 20_000; matches++) {
    for (const turn of [0, 1])
      found.add(keys.of({ ...view, shared: { matches, turn } } as typeof view))
  }
  expect(found.size).toBe(40_000)
})

test.each([
  ['another number', { shared: { matches: 8, turn: 0 } }],
  ['a fraction', { shared: { matches: 9.5, turn: 0 } }],
  ['another name', { shared: { match: 9, turn: 0 } }],
  ['null', { shared: { matches: null, turn: 0 } }],
  ['an extra field', { shared: { matches: 9, turn: 0, more: '' } }],
  ['a list', { shared: { matches: [9], turn: 0 } }],
  ['another option', { options: { matches: 3 } }],
  ['another viewer', { seat: 1 }],
  ['a person in a seat', { roster: nim.view(start(9), 0).roster, seat: 0, mine: 'x' }],
])('%s changes the key', (_, change) => {
  expect(keys.of({ ...view, ...change } as typeof view)).not.toBe(keys.of(view))
})

test('the time of an event does not change the key', () => {
  const at = (at: number) => ({ ...view, shared: { ...view.shared, plays: [{ at, take: 3 }] } })
  expect(keys.of(at(5) as typeof view)).toBe(keys.of(at(9) as typeof view))
})
