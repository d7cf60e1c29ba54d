import type { State } from '@ackanomic/core/engine'
import { stateProblem } from '@ackanomic/core/engine'
import { matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import {
  type Mediocrity,
  type MediocrityRound,
  type MediocrityShared,
  mediocrity,
} from './index.js'
import { mediocrityLaws } from './laws.test-support.js'
import { by, rosterOf, Script } from './script.test-support.js'

const problemOf = (state: unknown) => stateProblem(mediocrity, state)

/** The state as a position, with some parts replaced. */
const positionOf = (
  { state }: Script,
  shared: Partial<MediocrityShared> = {},
  more: object = {},
) => ({
  shared: { ...state.shared, ...shared },
  secret: state.secret,
  hidden: {},
  ...more,
})

const started = (position: unknown, options: object = {}) =>
  mediocrity.setup(rosterOf(4), { numbers: [1, 2, 3, 4], ...options }, position)

const problem = (...given: Parameters<typeof started>) => {
  const start = started(...given)
  return start.ok ? '' : start.error.code === 'badPosition' ? start.error.message : start.error.code
}

const ROUND: MediocrityRound = {
  moderator: 0,
  ended: 'result',
  numbers: [null, 1, 2, 3],
  drawn: [2],
  scorer: 2,
}

describe('a position', () => {
  const fresh = new Script({ players: 4 })
  const begun = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.send(1, 'Bob', 2))
  const closed = new Script({ players: 4 }).apply(
    by.begin(0, 'Ann'),
    by.send(1, 'Bob', 2),
    by.result(72, 'Ann'),
  )

  test('in mid-round keeps its numbers, and gets both deadlines, of three and six days', () => {
    const start = started(positionOf(begun))
    if (!start.ok) throw new Error(start.error.message)
    const { state } = start.value
    expect(state.secret[1]).toEqual({ number: 2, drawn: false })
    expect(state.clock.timers).toMatchObject([
      { name: 'minimum', due: at(72) },
      { name: 'limit', due: at(144) },
    ])
    const late = started(positionOf(begun, { mayEnd: true }))
    expect(late.ok ? late.value.state.clock.timers : []).toMatchObject([
      { name: 'limit', due: at(72) },
    ])
  })

  test('during the draw asks for missing numbers', () => {
    const start = started(positionOf(closed))
    expect(start.ok ? start.value.state.openPrompts : []).toMatchObject([
      { name: 'draw', to: 0, question: { sides: 6 }, details: { seat: 2 } },
      { name: 'draw', to: 0, question: { sides: 6 }, details: { seat: 3 } },
    ])
    const drawing = started(positionOf(new Script({ players: 4, drawn: true })), {
      numbers: 'drawn',
    })
    expect(drawing.ok ? drawing.value.state : {}).toMatchObject({
      openPrompts: [{ name: 'numbers', to: 'host' }],
      clock: { timers: [{ name: 'announcement', due: at(72) }] },
    })
  })

  test('keeps earlier rounds, and may have players who have left', () => {
    const last: MediocrityRound = { ...ROUND, moderator: 1, ended: 'void', ...NONE }
    const position = positionOf(
      fresh,
      { rounds: 2, scores: [0, 0, 1, 0], last, moderator: 2 },
      { seats: ['here', 'left', 'here', 'away'] },
    )
    const start = started(position)
    expect(start.ok ? mediocrity.scores?.(start.value.state) : start.error.message).toEqual([
      0, 0, 1, 0,
    ])
  })

  test('between rounds has no deadline once everybody may announce', () => {
    const start = started(positionOf(fresh, { free: true }))
    expect(start.ok ? start.value.state.clock.timers : [0]).toEqual([])
  })

  const numbers: readonly (number | null)[] = [null, 1, 2, 3]
  const round = (more: Partial<MediocrityRound>) =>
    positionOf(fresh, {
      moderator: 1,
      rounds: 1,
      scores: [0, 0, 1, 0],
      last: { ...ROUND, ...more },
    })
  test.each<readonly [string, unknown, RegExp]>([
    [
      'impossible numbers',
      positionOf(fresh, { numbers: [1, 2, 3, 3] }),
      /each of the numbers 1 to 4/u,
    ],
    ['numbers before they are drawn', positionOf(fresh, NUMBERS), /while they are being drawn/u],
    [
      'numbers that differ from the options',
      positionOf(fresh, { numbers: [2, 1, 3, 4] }),
      /differ from those of the options/u,
    ],
    ['a Moderator whose turn it is not', positionOf(fresh, { moderator: 1 }), /turn of seat 0/u],
    ['nobody as Moderator', positionOf(fresh, { moderator: null }), /moderator/u],
    [
      'a Moderator at a seat that does not exist',
      positionOf(fresh, { moderator: 4 }),
      /name a seat/u,
    ],
    ['a result before a round', positionOf(fresh, { mayEnd: true }), /mayEnd/u],
    ['an announcement open to all in a round', positionOf(begun, { free: true }), /free/u],
    ['a range between rounds', positionOf(fresh, { most: 6 }), /most/u],
    ['an odd range', positionOf(begun, { most: 5 }), /most: it is even/u],
    ['a range too small', positionOf(begun, { most: 4 }), /from 6 to 6/u],
    ['a range too great', positionOf(begun, { most: 8 }), /from 6 to 6/u],
    ['scores before a round', positionOf(fresh, { scores: [1, 0, 0, 0] }), /no round is over/u],
    ['too few scores', positionOf(fresh, { scores: [0] }), /one for each of the 4 seats/u],
    ['too many rounds', positionOf(fresh, { rounds: 2 ** 53 - 1 }), /must be 1000000000 or less/u],
    ['rounds without the last one', positionOf(fresh, { rounds: 1 }), /tell the last round/u],
    [
      'a sent number that is too great',
      positionOf(begun, {}, { secret: secretOf(null, 7, null, null) }),
      /seat 1 cannot/u,
    ],
    [
      'a number sent by the Moderator',
      positionOf(begun, {}, { secret: secretOf(1, 2, 3, 4) }),
      /seat 0 cannot/u,
    ],
    [
      'a number between rounds',
      positionOf(fresh, {}, { secret: secretOf(null, 1, null, null) }),
      /no number can/u,
    ],
    ['too few secrets', positionOf(begun, {}, { secret: [] }), /give one for each of the 4 seats/u],
    [
      'a draw with nothing to draw',
      positionOf(closed, {}, { secret: secretOf(null, 1, 2, 3) }),
      /is missing/u,
    ],
    [
      'a draw in a round',
      positionOf(begun, {}, { secret: drawnFor(1) }),
      /no number was drawn for seat 1/u,
    ],
    ['a void round that still waits', positionOf(begun, IDLE), /waits for its end only/u],
    [
      'a Moderator who has left',
      positionOf(begun, {}, { seats: ['left', 'here', 'here', 'here'] }),
      /has left/u,
    ],
    [
      'one player',
      positionOf(fresh, {}, { seats: ['here', 'left', 'left', 'left'] }),
      /too few players/u,
    ],
    [
      'rounds before the numbers',
      positionOf(fresh, { ...NUMBERS, numbers: [], rounds: 1, last: ROUND }),
      /while they are being drawn/u,
    ],
    ['a scorer who did not score', round({ scorer: 1 }), /one Gamepoint at the most/u],
    ['a missing scorer', round({ scorer: null }), /one Gamepoint at the most/u],
    ['a missing number', round({ numbers: [null, 1, null, 3] }), /all but the Moderator/u],
    [
      'a number of the Moderator in the last round',
      round({ numbers: [1, 1, 2, 3] }),
      /all but the Moderator/u,
    ],
    ['a number beyond the range', round({ numbers: [null, 1, 2, 7] }), /a number up to 6/u],
    ['a drawn number twice', round({ drawn: [2, 2] }), /named once, in order/u],
    ['a drawn number of the Moderator', round({ drawn: [0] }), /named once, in order/u],
    ['too few numbers', round({ numbers: [null, 1, 2] }), /for each of the 4 seats/u],
    ['an expired round with numbers', round({ ended: 'expired' }), /no numbers without a result/u],
    [
      'an expired round with a scorer',
      round({ ended: 'void', numbers: numbers.map(() => null), drawn: [] }),
      /no numbers without/u,
    ],
    [
      'an expelled Moderator who is still there',
      positionOf(fresh, {
        moderator: 1,
        rounds: 1,
        last: { ...ROUND, ended: 'expired', ...NONE },
      }),
      /went out of the game/u,
    ],
    ['an unknown field', positionOf(fresh, {}, { more: 1 }), /more/u],
    ['an unknown stage', positionOf(fresh, { stage: 'lunch' as 'idle' }), /stage/u],
  ])('is refused for %s', (_, position, says) => {
    expect(problem(position)).toMatch(says)
  })

  test('is checked against the options', () => {
    const withoutModerator = { seats: ['left', 'here', 'here', 'here'] }
    const none = secretOf(null, null, null, null)
    const idle = positionOf(begun, IDLE, { ...withoutModerator, secret: none })
    expect(problem(idle, { onModeratorLoss: 'wait' })).toBe('')
    const onlyGone = /waits for its end only where its Moderator has left/u
    expect(problem(idle)).toMatch(onlyGone)
    const here = positionOf(begun, IDLE, { secret: none })
    expect(problem(here, { onModeratorLoss: 'wait' })).toMatch(onlyGone)
    const odd = positionOf(begun, { most: 5 }, { seats: ['here', 'here', 'here', 'out'] })
    expect(problem(odd)).toMatch(/most: it is even, from 4 to 6/u)
    const voided = positionOf(
      fresh,
      { moderator: 1, rounds: 1, last: { ...ROUND, ended: 'void', ...NONE } },
      withoutModerator,
    )
    expect(problem(voided)).toBe('')
    expect(problem(voided, { onModeratorLoss: 'wait' })).toMatch(/no round is void/u)
    const shrunk = positionOf(begun, {}, { seats: ['here', 'here', 'here', 'out'] })
    expect(problem(shrunk)).toBe('')
    expect(problem(shrunk, { rangeBasis: 'current' })).toMatch(/it is 4 for those who send/u)
  })
})

const NUMBERS = { stage: 'numbers', moderator: null } as const
const IDLE = { stage: 'idle', moderator: 0, most: 0 } as const
const NONE = { numbers: [null, null, null, null], drawn: [], scorer: null }

function secretOf(...numbers: readonly (number | null)[]) {
  return numbers.map((number) => ({ number, drawn: false }))
}

function drawnFor(seat: number) {
  return secretOf(null, 2, null, null).map((one, index) => ({ ...one, drawn: index === seat }))
}

describe('an imported state', () => {
  test('is accepted at any point of play, and refused when changed', () => {
    const property = fc.property(
      matches(mediocrity, mediocrityLaws.setups, { ...mediocrityLaws, entries: 150 }),
      ({ start, trials }) => {
        expect(problemOf(start.state)).toBeUndefined()
        for (const { result } of trials) {
          if (!result.ok) continue
          const { state } = result.value
          expect(problemOf(state)).toBeUndefined()
          expect(problemOf(forged(state))).toBeTypeOf('string')
        }
      },
    )
    fc.assert(property, { seed: 1250, numRuns: 15 })
  })
})

function forged(state: State<Mediocrity>): State<Mediocrity> {
  const numbers = state.roster.seats.map(() => 1)
  const round: MediocrityRound = { moderator: 0, ended: 'result', numbers, drawn: [], scorer: 0 }
  return { ...state, shared: { ...state.shared, rounds: state.shared.rounds + 1, last: round } }
}
