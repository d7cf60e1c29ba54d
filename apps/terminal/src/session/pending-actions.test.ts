import type { Game, PendingAction } from '@ackanomic/core'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import { session, TRIAL_START, typed } from '../testing/session.test-support.js'
import { nextHere } from './pending-actions.js'
import { pendingLines } from './pending-lines.js'

const base = { deadline: null, prompt: null } as const

/** Pure Skill with other pending actions. */
const pendingIn = (...pending: readonly PendingAction[]): Game => ({
  ...(pureSkill as Game),
  pendingActions: (_, viewer, whose) => (whose === 'all' || viewer === 0 ? pending : []),
})

const linesOf = (game: Game, name = 'Ann'): string[] =>
  pendingLines(session(game, { name })).map(({ text }) => text)

describe('pending actions', () => {
  test('are required, one of several, or optional', () => {
    const game = pendingIn(
      { ...base, action: 'bid', actor: 0, need: 'required' },
      { ...base, action: 'pass', actor: 0, need: 'oneOf' },
      { ...base, action: 'play', actor: 0, need: 'oneOf' },
      { ...base, action: 'shout', actor: 'anyone', need: 'optional' },
      { ...base, action: 'close', actor: 'speaker', need: 'optional', deadline: TRIAL_START },
    )
    expect(linesOf(game)).toEqual([
      'Your move: bid.',
      'One of these: pass / play.',
      'You may: shout.',
      'You may: close (as speaker), until Sat 21 Nov 2026, 12:00 UTC (in less than a minute).',
    ])
  })

  test('of others make the session wait if they are required or one of several', () => {
    const game = pendingIn(
      { ...base, action: 'bid', actor: 0, need: 'required' },
      { ...base, action: 'pass', actor: 2, need: 'oneOf' },
      { ...base, action: 'close', actor: 'president', need: 'required' },
      { ...base, action: 'shout', actor: 0, need: 'optional' },
    )
    expect(linesOf(game, 'Bob')).toEqual([
      'Waiting for Ann (bid), Cyd (pass), the president (close (as president)). "wait" continues.',
    ])
  })

  test('of anyone or of a role do not choose who is next at a shared screen', () => {
    const shared = { here: ['Ann', 'Bob'] }
    const role = pendingIn({ ...base, action: 'close', actor: 'speaker', need: 'required' })
    const both: Game = {
      ...role,
      pendingActions: (_, viewer) =>
        viewer === 1
          ? [{ ...base, action: 'bid', actor: 1, need: 'oneOf' }]
          : [{ ...base, action: 'close', actor: 'speaker', need: 'required' }],
    }
    expect(nextHere(session(both, {}, undefined, shared))).toBe('Bob')
    expect(nextHere(session(role, {}, undefined, shared))).toBeNull()
  })

  test('of a seat are not shown to its player on vacation', () => {
    const away = typed(session(), ['vacation'])
    expect(away.session.match.viewFor('Ann').seat).toBe(0)
    expect(away.shown).not.toContain('bid')
  })
})
