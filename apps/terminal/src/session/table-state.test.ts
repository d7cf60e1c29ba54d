import { days, type Game, type PendingAction } from '@ackanomic/core'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { describe, expect, test } from 'vitest'
import { session, TRIAL_START, typed } from '../testing/test-session.js'
import { nextHere } from './hot-seat.js'
import { wantLines } from './pending.js'
import { enter } from './reply.js'
import { hears, situationOf, viewerAt } from './table-state.js'

const base = { deadline: null, prompt: null } as const

/** Pure Skill, of which something else is wanted. */
const wanting = (...wanted: readonly PendingAction[]): Game => ({
  ...(pureSkill as Game),
  pendingActions: (_, viewer, whose) => (whose === 'all' || viewer === 0 ? wanted : []),
})

const linesOf = (game: Game, name = 'Ann'): string[] =>
  wantLines(session(game, { name })).map(({ text }) => text)

describe('what is wanted', () => {
  test('must be done, or one of it, or may', () => {
    const game = wanting(
      { ...base, action: 'bid', actor: 0, need: 'required' },
      { ...base, action: 'pass', actor: 0, need: 'oneOf' },
      { ...base, action: 'play', actor: 0, need: 'oneOf' },
      { ...base, action: 'shout', actor: 'anyone', need: 'optional' },
      { ...base, action: 'close', actor: 'speaker', need: 'optional', deadline: TRIAL_START },
    )
    expect(linesOf(game)).toEqual([
      'Wanted now: bid.',
      'One of these: pass / play.',
      'You may: shout.',
      'You may: close (as speaker), until Sat 21 Nov 2026, 12:00 UTC (in less than a minute).',
    ])
  })

  test('of others is waited for, whether it must be or is one of several', () => {
    const game = wanting(
      { ...base, action: 'bid', actor: 0, need: 'required' },
      { ...base, action: 'pass', actor: 2, need: 'oneOf' },
      { ...base, action: 'close', actor: 'president', need: 'required' },
      { ...base, action: 'shout', actor: 0, need: 'optional' },
    )
    expect(linesOf(game, 'Bob')).toEqual([
      'Waiting for Ann (bid), Cyd (pass), the president (close (as president)). "wait" goes on.',
    ])
  })

  test('of anyone or of an office keeps nobody at a shared screen', () => {
    const shared = { here: ['Ann', 'Bob'] }
    const office = wanting({ ...base, action: 'close', actor: 'speaker', need: 'required' })
    const both: Game = {
      ...office,
      pendingActions: (_, viewer) =>
        viewer === 1
          ? [{ ...base, action: 'bid', actor: 1, need: 'oneOf' }]
          : [{ ...base, action: 'close', actor: 'speaker', need: 'required' }],
    }
    expect(nextHere({ ...session(both), ...shared })).toBe('Bob')
    expect(nextHere({ ...session(office), ...shared })).toBeNull()
  })

  test('of a seat is not wanted of its player on vacation, who looks on', () => {
    const away = typed(session(), ['vacation'])
    expect(viewerAt(situationOf(away.session).table, 'Ann')).toBe(0)
    expect(away.shown).not.toContain('bid')
  })
})

test('who has a seat and an office hears what is for either, and what is for them by name', () => {
  const { table } = situationOf(session())
  const both = { ...table, referees: ['Ann'] }
  const heard = (name: string | null): boolean[] =>
    [{ to: 0 }, { to: 1 }, { to: 'referee' }, { to: { person: 'Ann' } }, { to: 'public' }].map(
      (post) => hears(both, name, post as Parameters<typeof hears>[2]),
    )
  expect(heard('Ann')).toEqual([true, false, true, true, true])
  expect(heard('Bob')).toEqual([false, true, false, false, true])
  expect(heard(null)).toEqual([false, false, false, false, true])
})

test('what time did before a refusal stands, and is told', () => {
  const before = session()
  const at = TRIAL_START + days(4)
  const move = { type: 'bid', card: 'KD' }
  const { session: after, lines } = enter(before, { kind: 'move', at, by: 'Ann', move })
  expect(lines[0]).toMatchObject({
    kind: 'refusal',
    text: expect.stringContaining('KD is not in your pack'),
  })
  expect(lines[1]?.text).toMatch(/^• Round 1: Ann \w+ \(drawn\)/u)
  expect(lines.at(-1)?.text).toMatch(/^Wanted now: bid, until Fri 27 Nov/u)
  expect(after.match.log.length).toBeGreaterThan(before.match.log.length)
  expect(after.cited).toBe('1250.7/4e(1)')
})
