import { createMatch, startMatch } from '@ackanomic/core'
import { expectTypeOf, test } from 'vitest'
import { diplomacy } from './game.js'

test('options with a default may be left out, even nested ones', () => {
  const roster = { players: ['Ann', 'Bob'], startedAt: 0 }
  const options = { limits: { moves: 5 }, faulty: { late: 'hold' } } as const
  expectTypeOf(createMatch).toBeCallableWith(diplomacy, { players: roster.players, options })
  expectTypeOf(startMatch).toBeCallableWith(diplomacy, { roster, options })
  const { players } = roster
  // @ts-expect-error The option is misspelled.
  expectTypeOf(() => createMatch(diplomacy, { players, options: { limits: { move: 5 } } }))
  // @ts-expect-error A length of time is a number.
  expectTypeOf(() => createMatch(diplomacy, { players, options: { limits: { moves: 'long' } } }))
})
