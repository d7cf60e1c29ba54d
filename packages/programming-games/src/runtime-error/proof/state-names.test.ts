import { expect, test } from 'vitest'
import { keyOf, type State } from './exact-search.js'

const WORDS = ['handLow', 'handHigh', 'restLow', 'restHigh', 'unseenLow', 'unseenHigh'] as const

test('states that differ by a card have different names', () => {
  const none = Object.fromEntries(WORDS.map((word) => [word, 0]))
  const more = { top: -1, script: false, deck: 0, edits: 0, laid: [] }
  const empty = { ...none, ...more } as unknown as State
  const names = new Set([keyOf(empty)])
  for (const word of WORDS)
    for (let bit = 0; bit < 26; bit++) names.add(keyOf({ ...empty, [word]: 1 << bit }))
  expect(names.size).toBe(1 + 26 * WORDS.length)
})
