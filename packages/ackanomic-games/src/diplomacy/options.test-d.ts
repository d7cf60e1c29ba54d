import { createMatch, startMatch } from '@ackanomic/core'
import { expectTypeOf, test } from 'vitest'
import { diplomacy } from './game.js'

test('options are what their schema takes: a nested default may be left out', () => {
  const table = { players: ['Ann', 'Bob'], startedAt: 0 }
  const options = { limits: { moves: 5 }, faulty: { late: 'hold' } } as const
  expectTypeOf(createMatch).toBeCallableWith(diplomacy, { players: table.players, options })
  expectTypeOf(startMatch).toBeCallableWith(diplomacy, { table, options })
  const { players } = table
  // @ts-expect-error A misspelled option is none.
  expectTypeOf(() => createMatch(diplomacy, { players, options: { limits: { move: 5 } } }))
  // @ts-expect-error A length of time is a number.
  expectTypeOf(() => createMatch(diplomacy, { players, options: { limits: { moves: 'long' } } }))
})
