import { startMatch, submit, tick } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { stateProblem } from '@ackanomic/core/engine'
import { matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, START } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { diplomacyLaws } from './laws.test-support.js'
import { startingPosition } from './position.js'
import { by, duel, holding, OPEN, Script, TWO } from './script.test-support.js'
import type { DiplomacyShared } from './state.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'

const MANUAL = { method: 'manual', form: 'As on the page.', contact: 'dee@example.org' } as const
const enrolling = () => new Script(OPEN, { variant: 'Duel' }).opens(0, 48)
const both = () => enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'))

const REACHED: readonly (readonly [string, Script])[] = [
  ['once the terms are announced', new Script(OPEN, { variant: 'Duel' })],
  ['while people enrol', enrolling().apply(by.enrol(1, 'Ann'))],
  ['when the enrolment is closed', both()],
  ['when too few are left', both().apply(by.leave(3, 'Bob'))],
  ['while countries are drawn', new Script()],
  ['while countries are chosen', new Script(TWO, { variant: 'Duel', countries: 'chosen' })],
  ['at the start', duel()],
  [
    'with orders and claims',
    duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.claim(2, 'Ann', 'WEST', 'EAST')),
  ],
  [
    'with orders that are repeated',
    duel({ faulty: { late: 'repeat' } }).apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(170)),
  ],
  ['in a pause', duel().apply(by.vacation(1, 'Ann'), by.offer(2, 'Vera', 'WEST'))],
  ['without a referee', duel().apply(by.vacation(1, 'Dee'))],
  [
    'with a replacement',
    duel().apply(by.vacation(1, 'Ann'), by.offer(2, 'Vera', 'WEST'), by.yes(3, 'Vera', 'WEST')),
  ],
  ['with a bot', duel().apply(by.leave(1, 'Ann'), by.time(80))],
  ['while the referee adjudicates', duel({ adjudication: MANUAL }).apply(by.time(170))],
  ['while the referee decides who has won', duel({ victory: 2 }).apply(by.correct(1, holding({})))],
]

describe('a position', () => {
  test.each(REACHED)('is valid %s', (_, script) => {
    expect(stateProblem(diplomacy, script.state)).toBeUndefined()
  })

  test.each(REACHED.filter(([, { state }]) => state.roster.seats.length !== 1))(
    'taken %s can start a new match',
    (_, script) => {
      const { state } = script
      const players = state.roster.seats.map(({ player }) => player)
      const seats = state.roster.seats.map(({ presence }) => presence)
      if (state.roster.referees.length === 0 || seats.some((one) => one !== 'here')) return
      const position = script.position
      const roster = { ...OPEN, players, startedAt: START }
      const started = diplomacy.setup(roster, state.options, position)
      if (!started.ok) throw new Error(started.error.message)
      const begun = started.value.state
      expect(begun.shared).toEqual(state.shared)
      expect(begun.openPrompts.map(({ name, details }) => [name, details])).toEqual(
        state.openPrompts.map(({ name, details }) => [name, details]),
      )
      const names = (of: typeof state) => of.clock.timers.map(({ name }) => name)
      expect(names(begun)).toEqual(names(state))
    },
  )

  test('with absent players starts the game with a pause', () => {
    const shared = { ...duel().state.shared, missing: [0] }
    const position = { ...duel().position, shared, seats: ['away', 'here'] }
    const started = diplomacy.setup(TWO, { variant: 'Duel' }, position)
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.value
    expect(state.roster.pauses).toMatchObject([{ reason: 'pause' }])
    expect(state.clock.timers).toMatchObject([
      { name: 'pause', due: at(72) },
      { name: 'turn', due: null },
    ])
    expect(stateProblem(diplomacy, state)).toBeUndefined()
  })

  test('has replacements and bots only for absent players', () => {
    const shared = { ...duel().state.shared, replacements: ['Vera', 'Wim'], bots: [1] }
    const position = { ...duel().position, shared, seats: ['away', 'here'] }
    const started = diplomacy.setup(TWO, { variant: 'Duel' }, position)
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.value
    expect(state.roster.seats.map(({ holder }) => holder)).toEqual(['Vera', 'Bob'])
    expect(state.shared).toMatchObject({ replacements: ['Vera', null], bots: [], missing: [] })
  })

  test('ends its turn at once if everybody is ready', () => {
    const { shared, secret, hidden } = duel({ earlyEnd: true }).state
    const orders = [
      ['A BUR H', 'A CAM H', 'F ALT H'],
      ['A OST H', 'A RID H', 'F MOO H'],
    ]
    const sent = secret.map((one, seat) => ({ ...one, ready: true, orders: orders[seat] ?? null }))
    const options = { variant: 'Duel', earlyEnd: true }
    const started = diplomacy.setup(TWO, options, { shared, secret: sent, hidden })
    expect(started.ok && started.value.state.shared.position?.phase.season).toBe(1)
  })

  test('can be any state that play reaches', () => {
    const property = fc.property(
      matches(diplomacy, diplomacyLaws.setups as never, diplomacyLaws),
      (match) => {
        const states = match.trials.flatMap(({ result }) => (result.ok ? [result.value.state] : []))
        for (const state of [match.start.state, ...states]) {
          expect(stateProblem(diplomacy, state)).toBeUndefined()
        }
      },
    )
    fc.assert(property, { seed: 1250, numRuns: 25 })
  })
})

const start = startingPosition(DIPLOMACY_DUEL)

const FORGED: readonly (readonly [string, () => Script, Partial<DiplomacyShared>, string])[] = [
  ['powers before the start', enrolling, { powers: ['WEST'] }, 'shared: nothing is settled'],
  ['players before they enrol', both, { stage: 'announced' }, 'stage: 2 cannot be enrolled'],
  ['open places when all are taken', both, { stage: 'enrolling' }, 'stage: 2 cannot be enrolled'],
  ['a missing board', duel, { position: null }, 'position: there is one'],
  ['a power twice', duel, { powers: ['WEST', 'WEST'] }, 'powers: name 2 different'],
  ['a power of another map', duel, { powers: ['WEST', 'FRANCE'] }, 'powers: name 2 different'],
  [
    'two units in a province',
    duel,
    { position: { ...start, units: [...start.units, ...start.units] } },
    'position: Two units stand',
  ],
  ['a bot for a seat that does not exist', duel, { bots: [7] }, 'bots: name seats'],
  ['too few replacements', duel, { replacements: [] }, 'replacements, standing: give one'],
  ['an offer for nobody', duel, { offers: [{ person: 'Eve', for: 'FRANCE' }] }, 'offers: one for'],
  [
    'orders to repeat where nothing is repeated',
    duel,
    { standing: [['A BUR H'], []] },
    'standing: these are no orders',
  ],
  [
    'a pending adjudication that is automated',
    duel,
    { deciding: 'adjudication' },
    'deciding: adjudication is',
  ],
  [
    'a pending choice of a winner when nobody can win',
    duel,
    { deciding: 'winner' },
    'deciding: the referee decides',
  ],
]

describe('an invalid position', () => {
  test.each(FORGED)('is refused for %s', (_, script, forged, problem) => {
    const { state } = script()
    const wrong = { ...state, shared: { ...state.shared, ...forged } }
    expect(stateProblem(diplomacy, wrong)).toContain(problem)
  })

  test.each([
    [{ orders: ['army burgfeld holds'] }, 'secret: the orders of WEST are not written'],
    [{ draw: true }, 'secret: there are no draws'],
    [{ claim: ['WEST'] }, 'secret: WEST cannot claim that'],
    [{ claim: ['WEST', 'EAST'] }, 'secret: WEST cannot claim that'],
    [{ email: 'nowhere' }, 'secret: an address'],
  ])('is refused for the secret %j', (forged, problem) => {
    const { state } = duel()
    const [first, second] = state.secret
    expect(
      stateProblem(diplomacy, { ...state, secret: [{ ...first, ...forged }, second] }),
    ).toContain(problem)
  })
})

test('a game with a program as referee runs by itself, from the enrolment to the end', () => {
  const referee = seededReferee('known to no player')
  const options = {
    variant: 'Duel',
    countries: 'chosen',
    adjudication: MANUAL,
    end: { year: 2, season: 'F' },
  } as const
  const started = startMatch(diplomacy, { roster: OPEN, options: options as unknown }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  expect(match.state.shared.stage).toBe('enrolling')
  for (const entry of [by.enrol(1, 'Ann'), by.enrol(2, 'Bob')]) {
    const step = submit(diplomacy, match, entry, { referee })
    if (!step.ok) throw new Error(step.error.message)
    match = step.match
  }
  expect(match.state.shared).toMatchObject({ stage: 'playing', powers: ['WEST', 'EAST'] })
  match = tick(diplomacy, match, at(24 * 365), { referee }).match
  expect(match.state.outcome).toMatchObject({ winners: [] })
  const few = startMatch(diplomacy, { roster: OPEN, options: options as unknown }, { referee })
  if (!few.ok) throw new Error(few.error.message)
  let left = few.match
  for (const entry of [by.enrol(1, 'Ann'), by.leave(2, 'Ann')]) {
    const step = submit(diplomacy, left, entry, { referee })
    if (step.ok) left = step.match
  }
  left = tick(diplomacy, left, at(24 * 8), { referee }).match
  expect(left.state.outcome).toMatchObject({ winners: [], awards: [] })
})
