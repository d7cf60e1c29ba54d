import { describe, expect, test } from 'vitest'
import {
  type Numbers,
  numbersDefinition,
  position,
  ROSTER,
} from '../testing/toys/numbers.test-support.js'
import { days } from '../time.js'
import { stateProblem } from './position.js'
import { wholeGame } from './whole-definition.test-support.js'

const game = wholeGame<Numbers>({ ...numbersDefinition, position })
const LAID = {
  shared: { phase: 'numbers', rounds: [] },
  secret: [{ number: 2 }, { number: null }, { number: 5 }],
  hidden: { target: 4 },
}

function startOf(laid: unknown): ReturnType<typeof game.setup> {
  return game.setup(ROSTER, {}, laid)
}

function errorOf(laid: unknown): object {
  const start = startOf(laid)
  if (start.ok) throw new Error('An instance starts from it.')
  return start.error
}

describe('a start from a position', () => {
  test('has the given parts and restarts the deadlines [contract/position]', () => {
    const start = startOf(LAID)
    if (!start.ok) throw new Error(start.error.message)
    const { shared, secret, hidden, clock, openPrompts } = start.value.state
    expect({ shared, secret, hidden }).toEqual(LAID)
    expect(openPrompts).toEqual([])
    expect(clock.timers.map(({ due }) => due)).toEqual([ROSTER.startedAt + days(2)])
    const move = { type: 'lodge', number: 3 } as const
    const step = game.apply(start.value.state, { kind: 'move', at: clock.now, by: 'Bob', move })
    expect(step.ok && step.value.state.shared.rounds).toEqual([
      { target: 4, numbers: [2, 3, 5], closest: [1, 2] },
    ])
  })

  test('keeps the seats of players who have left', () => {
    const start = startOf({ ...LAID, seats: ['here', 'left', 'here'] })
    expect(start.ok && start.value.state.shared.rounds).toHaveLength(1)
  })

  test.each([
    ['no object', 7, 'Send an object with shared, secret and hidden.'],
    ['parts of another form', { ...LAID, shared: { phase: 'over', rounds: [] } }, /phase/u],
    ['a missing secret', { ...LAID, secret: [{ number: 2 }] }, /give one for each of the 3 seats/u],
    [
      'parts that contradict each other',
      { ...LAID, hidden: { target: null } },
      /There is a target/u,
    ],
    [
      'an unknown presence of a seat',
      { ...LAID, seats: ['here', 'here', 'gone'] },
      /"here", "away"/u,
    ],
  ])('is refused for %s', (_, laid, says) => {
    expect(errorOf(laid)).toMatchObject({
      code: 'badPosition',
      clause: 'contract/position',
      message: expect.stringMatching(says),
    })
  })

  test('is refused in a game without positions', () => {
    const refused = wholeGame<Numbers>(numbersDefinition).setup(ROSTER, {}, LAID)
    expect(refused.ok ? '' : refused.error.message).toMatch(/can only start from the beginning/u)
  })
})

describe('an imported state', () => {
  const seated = (of: number, as: object) => ({
    seats: roster.seats.map((seat, at) => (at === of ? { ...seat, ...as } : seat)),
  })
  const silent = (as: object) => ({ silence: { ...roster.silence, ...as } })
  const million = { award: 'transfer', from: 'Ann', to: 'Zoe', amount: 1e6, at: null, clause: '' }
  const start = startOf(LAID)
  if (!start.ok) throw new Error(start.error.message)
  const { state } = start.value
  const { clock, roster } = state
  const timed = (as: object) => ({
    ...state,
    clock: { ...clock, timers: clock.timers.map((timer) => ({ ...timer, ...as })) },
  })
  const away = game.apply(state, {
    kind: 'roster',
    at: clock.now,
    event: { type: 'leave', persons: ['Ann', 'Bob', 'Cyd'], from: 'match' },
  })
  if (!away.ok) throw new Error(away.error.message)
  const over = away.value.state
  const { outcome } = over
  const award = { award: 'points', to: ['Ann', null], each: 5, clause: '1250.7/V' }

  test.each([
    ['during play', state],
    ['after the end', over],
    ['with as many prompts as a match can have', { ...state, promptCount: 1e9 }],
    ['with an award', { ...over, outcome: { ...outcome, awards: [award] } }],
  ])('is accepted %s', (_, given) => {
    expect(stateProblem(game, JSON.parse(JSON.stringify(given)))).toBeUndefined()
  })

  test.each([
    ['null', null, 'It does not have the form of a state.'],
    ['a missing part', { ...state, clock: undefined }, /clock/u],
    ['more prompts than a match can have', { ...state, promptCount: 1e9 + 1 }, /not numbered/u],
    ['incomplete options', { ...state, options: { rounds: 3 } }, /options are not complete/u],
    ['a missing deadline', { ...state, clock: { ...clock, timers: [] } }, /deadlines/u],
    ['a deadline in the past', timed({ due: clock.now - 1 }), /due already/u],
    ['a paused deadline during play', timed({ due: null, left: 5 }), /although play is not/u],
    ['an impossible time', { ...state, clock: { ...clock, now: 9e15 } }, /time|deadline/u],
    [
      'an end at another time',
      { ...over, outcome: { ...outcome, at: 7 } },
      /did not end at the time/u,
    ],
    ['an end without a time', { ...over, outcome: { ...outcome, at: undefined } }, /outcome/u],
    ['winners who never played', { ...over, outcome: { ...outcome, winners: ['Zoe'] } }, /Zoe/u],
    ['A$ for a stranger', { ...over, outcome: { ...outcome, awards: [million] } }, /Zoe/u],
    [
      'A$ from a player to themselves',
      { ...over, outcome: { ...outcome, awards: [{ ...million, to: 'Ann' }] } },
      /to themselves/u,
    ],
    [
      'a negative amount of A$',
      { ...over, outcome: { ...outcome, awards: [{ ...million, to: 'Bob', amount: -1 }] } },
      /outcome/u,
    ],
    ['an empty award', { ...over, outcome: { ...outcome, awards: [{}] } }, /outcome/u],
    ['winners that are not names', { ...over, outcome: { ...outcome, winners: [7] } }, /outcome/u],
  ])('is refused for %s', (_, given, says) => {
    expect(stateProblem(game, given)).toMatch(says)
  })

  test.each([
    ['two seats of one player', seated(1, { player: 'Ann' }), /Ann has two seats/u],
    ['a holder who never joined', seated(1, { holder: 'Zoe' }), /Zoe/u],
    ['a person who holds two seats', seated(1, { holder: 'Ann' }), /Ann has two seats/u],
    [
      'a holder who is the referee',
      { ...seated(1, { holder: 'Dee' }), everSubstituted: ['Dee'] },
      /Dee both/u,
    ],
    [
      'more referees than are wanted',
      { referees: ['Dee', 'Eve'], everRefereed: ['Dee', 'Eve'] },
      /more referees/u,
    ],
    ['a player missing from those who ever played', { everPlayed: ['Ann', 'Bob'] }, /Cyd/u],
    ['a referee missing from those who ever refereed', { everRefereed: [] }, /Dee/u],
    ['a player among the absent referees', { refereesAway: ['Ann'] }, /Ann/u],
    [
      'a name that nobody can have',
      {
        ...seated(0, { player: 'A\u0000', holder: 'A\u0000' }),
        everPlayed: ['A\u0000', ...roster.everPlayed.slice(1)],
      },
      /name in its roster/u,
    ],
    ['a name twice', { everPlayed: ['Ann', 'Bob', 'Cyd', 'Ann'] }, /twice/u],
    [
      'a silence without a referee',
      { referees: [], ...silent({ noticed: ROSTER.startedAt }) },
      /silen/u,
    ],
    ['an inquiry before the notice', silent({ inquired: ROSTER.startedAt }), /silen/u],
    ['a sign of life in the future', silent({ heard: ROSTER.startedAt + 1 }), /silen|time/u],
    ['a start in the future', { startedAt: ROSTER.startedAt + 1 }, /time/u],
    [
      'a pause for a lost referee who is present',
      { pauses: [{ reason: 'no referee', since: ROSTER.startedAt, clause: '1250.1/VI.b(2)' }] },
      /paused/u,
    ],
    ['more players than the limit', { most: 2 }, /players/u],
    ['a limit beyond any safe number', { most: 2 ** 53 }, /roster\.most does not have the form/u],
    [
      'more wanted referees than the game needs',
      { refereesWanted: 2 },
      /needs \d referees, not 2/u,
    ],
  ])('is refused for %s', (_, changed, says) => {
    expect(stateProblem(game, { ...state, roster: { ...roster, ...changed } })).toMatch(says)
  })
})
