import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { ROSTER, Script } from './script.test-support.js'
import type { AcksSecret, AcksShared } from './state.js'

const HAND = { hand: ['ACK', 'ACK', 'Exception'], stack: ['ACK'] } as const

/** All have placed an ACK, and it is Ann's turn. */
const shared: AcksShared = {
  stage: 'placing',
  turn: 0,
  starter: 0,
  coasters: [4, 4, 4, 4],
  stacks: [1, 1, 1, 1],
  calls: [],
  flips: [],
  rounds: [],
  late: [],
}
const secret: readonly AcksSecret[] = [HAND, HAND, HAND, HAND]

interface Changes {
  readonly shared?: Partial<Record<keyof AcksShared, unknown>>
  readonly secret?: readonly unknown[]
  readonly seats?: readonly string[]
}

function position({ shared: changed = {}, secret: mine = secret, ...more }: Changes = {}) {
  return { shared: { ...shared, ...changed }, secret: mine, hidden: {}, ...more }
}

describe('a position', () => {
  test('can be played on', () => {
    const script = new Script({ timeLimit: 3 }, {}, position())
    expect(script.waitsFor).toEqual(['Ann place', 'Ann challenge'])
    expect(script.state.clock.timers).toMatchObject([{ name: 'act', seat: null }])
    script.play('Ann: place E; Bob: challenge 2; Cyd: pass; Dov: pass; Ann: pass; Bob: flip own')
    expect(script.play('Bob: flip Ann').now).toBe('loss Bob')
  })

  test('may await a draw by the host', () => {
    const hands = secret.map(() => ({ hand: ['ACK', 'ACK', 'ACK', 'Exception'], stack: [] }))
    const drawn = position({
      shared: { stage: 'starter', turn: null, starter: null, stacks: [0, 0, 0, 0] },
      secret: hands,
    })
    expect(new Script({ starter: 'chance' }, {}, drawn).state.openPrompts).toMatchObject([
      { name: 'starter', to: 'host', details: { seats: [0, 1, 2, 3] } },
    ])
    const late = position({ shared: { late: [0] } })
    expect(new Script({ timeLimit: 3 }, {}, late).state.openPrompts).toMatchObject([
      { name: 'draw', question: { kind: 'pick', of: 3 }, details: { seat: 0 } },
    ])
  })

  const emptyHand = { hand: [], stack: [] }
  test.each<readonly [string, Changes, string]>([
    ['10^9 coasters', { shared: { coasters: [1e9, 4, 4, 4] } }, 'coasters'],
    ['a stack of 10^9 coasters', { shared: { stacks: [1e9, 1, 1, 1] } }, 'stacks'],
    [
      'more coasters than are left',
      { shared: { coasters: [3, 4, 4, 4] } },
      'coasters: seat 0 has 4',
    ],
    ['the wrong turn', { shared: { turn: 1 } }, 'turn: it must be 0'],
    ['the wrong stage', { shared: { stage: 'set-up' } }, 'stage: it must be "placing"'],
    ['stacks out of turn', { shared: { stacks: [1, 2, 1, 1] } }, 'stacks'],
    ['a call out of turn', { shared: { calls: [{ seat: 1, bid: 1 }] } }, 'not for seat 1 to call'],
    [
      'a bid above all coasters',
      { shared: { calls: [{ seat: 0, bid: 5 }] } },
      'seat 0 cannot call 5',
    ],
    ['a malformed call', { shared: { calls: [{ seat: 0, bid: 'all' }] } }, 'calls'],
    ['too many calls', { shared: { calls: Array(20).fill({ seat: 0, bid: 1 }) } }, 'calls'],
    ['a flip before the end', { shared: { flips: [{ of: 0, coaster: 'ACK' }] } }, 'flips'],
    ['a late player without a time limit', { shared: { late: [0] } }, 'late'],
    [
      'a hand of the wrong size',
      { secret: [{ ...HAND, hand: ['ACK'] }, HAND, HAND, HAND] },
      'seat 0 has 3',
    ],
    [
      'four ACKs',
      { secret: [{ ...HAND, hand: ['ACK', 'ACK', 'ACK'] }, HAND, HAND, HAND] },
      'three ACKs and one Exception',
    ],
    ['three secrets', { secret: [HAND, HAND, HAND] }, 'one for each of the 4 seats'],
    [
      'coasters counted for a player who has left',
      { seats: ['left', 'here', 'here', 'here'] },
      'coasters: seat 0 has 0',
    ],
    [
      'a coaster held by a player who has left',
      {
        seats: ['left', 'here', 'here', 'here'],
        shared: { turn: 1, starter: 1, coasters: [0, 4, 4, 4], stacks: [0, 1, 1, 1] },
        secret: [{ hand: ['ACK'], stack: [] }, HAND, HAND, HAND],
      },
      'secret: seat 0 has nothing left.',
    ],
    [
      'a player who is out without a failure',
      {
        seats: ['out', 'here', 'here', 'here'],
        shared: { coasters: [0, 4, 4, 4] },
        secret: [emptyHand, HAND, HAND, HAND],
      },
      'seat 0 is not out',
    ],
    [
      'a void round without a leaver',
      {
        shared: {
          rounds: [
            {
              starter: 0,
              stacks: [1, 1, 1, 1],
              calls: [{ seat: 0, bid: 1 }],
              flips: [],
              ended: 'void',
            },
          ],
        },
      },
      'void only because',
    ],
  ])('is refused with %s', (_, changes, why) => {
    const start = acksAndExceptions.setup(ROSTER, { starter: 0 }, position(changes))
    expect(start.ok ? '' : start.error.code).toBe('badPosition')
    expect(start.ok ? '' : start.error.message).toContain(why)
  })

  test('is refused with an Exception that must have been lost', () => {
    // All of Ann's coasters were flipped and were ACKs, so the Exception was lost.
    const lost = {
      starter: 0,
      stacks: [1, 1, 1, 1],
      calls: [{ seat: 0, bid: 4 }],
      flips: [{ of: 0, coaster: 'Exception' }],
      ended: 'failure',
    }
    const seen = {
      starter: 0,
      stacks: [3, 3, 3, 3],
      calls: [
        { seat: 0, bid: 3 },
        { seat: 1, bid: null },
        { seat: 2, bid: null },
        { seat: 3, bid: null },
      ],
      flips: [1, 2, 3].map(() => ({ of: 0, coaster: 'ACK' })),
      ended: 'success',
    }
    const after = (hand: readonly string[]) =>
      position({
        shared: { coasters: [3, 4, 4, 4], rounds: [lost, seen] },
        secret: [{ hand, stack: ['ACK'] }, HAND, HAND, HAND],
      })
    expect(acksAndExceptions.setup(ROSTER, {}, after(['ACK', 'ACK'])).ok).toBe(true)
    const start = acksAndExceptions.setup(ROSTER, {}, after(['ACK', 'Exception']))
    expect(start.ok ? '' : start.error.message).toContain('cannot have the Exception')
  })
})
