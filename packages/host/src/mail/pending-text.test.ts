import { expect, test } from 'vitest'
import { pendingText } from './pending-text.js'

test.each([
  ['UTC', 'until Sun, 22 Nov 2026 10:20:00 GMT.'],
  ['Asia/Tokyo', 'until Sun, 22 Nov 2026, 19:20 GMT+9.'],
])('a deadline is written in the time zone %s', (zone, end) => {
  const deadline = Date.parse('2026-11-22T10:20:00Z')
  const bid = {
    match: 'One',
    game: 'pure-skill',
    action: 'bid',
    need: 'required',
    deadline,
  } as const
  expect(pendingText([{ ...bid, prompt: null, role: null }], zone)).toEqual([
    `Your move: bid, ${end}`,
  ])
})
