import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Want } from '../engine/errand-types.test-support.js'
import { errands } from '../engine/errands.test-support.js'
import { at, by, refusedSetup, Sitting, THREE } from '../engine/match-script.test-support.js'
import { loadMatch } from '../match/load.js'
import { startMatch, submit } from '../match/match.js'
import { saveMatch } from '../match/save.js'
import { days, hours } from '../time.js'
import { createMatchClock, isTimeZone } from '../time-zone.js'
import { clockProblem, type MatchClock, timeAfter, timeBetween, WEEKDAYS } from './match-clock.js'

const UTC = { timeZone: 'UTC', offsets: [[0, 0]] } as const
const weekends: MatchClock = { ...UTC, quiet: [{ days: ['sat', 'sun'] }] }
const nights: MatchClock = { ...UTC, quiet: [{ from: '22:00', to: '07:00' }] }
const fridayNights: MatchClock = { ...UTC, quiet: [{ days: ['fri'], from: '18:00', to: '07:00' }] }
const christmas: MatchClock = { ...UTC, holidays: ['2026-12-25', '2026-12-26'] }
const berlin = createMatchClock(
  { timeZone: 'Europe/Berlin', quiet: [{ from: '22:00', to: '07:00' }] },
  Date.UTC(2026, 0, 1),
)
if (!berlin.ok) throw new Error(berlin.error)

/** Returns a time in 2026, given in UTC as in `'11-27 18:00'`. */
const moment = (text: string): number => Date.parse(`2026-${text.replace(' ', 'T')}Z`)

describe('a deadline with quiet times', () => {
  test.each([
    ['skips a quiet weekend', weekends, '11-27 18:00', 24, '11-30 18:00'],
    ['does not end at a quiet time', weekends, '11-27 18:00', 6, '11-30 00:00'],
    ['begins after a quiet time in which it starts', weekends, '11-28 12:00', 1, '11-30 01:00'],
    ['skips quiet nights', nights, '11-23 21:00', 2, '11-24 08:00'],
    [
      'skips a quiet night that begins on its day and ends on the next',
      fridayNights,
      '11-27 17:00',
      2,
      '11-28 08:00',
    ],
    ['counts nights that are not quiet', fridayNights, '11-26 17:00', 2, '11-26 19:00'],
    ['skips holidays', christmas, '12-24 20:00', 24, '12-27 20:00'],
    ['counts the hours of a week without quiet ones', weekends, '11-23 00:00', 72, '11-26 00:00'],
    ['skips winter nights by the time of the zone', berlin.value, '12-01 20:30', 1, '12-02 06:30'],
    ['skips summer nights by the time of the zone', berlin.value, '07-01 19:30', 1, '07-02 05:30'],
    [
      'skips the shorter night in which summer time begins',
      berlin.value,
      '03-28 20:00',
      2,
      '03-29 06:00',
    ],
  ])('%s', (_, clock, from, length, to) => {
    expect(timeAfter(clock, moment(from), hours(length))).toBe(moment(to))
  })

  const time = fc.nat(days(4000)).map((ms) => Date.UTC(2026, 0, 1) + ms)
  const length = fc.nat(days(20))
  const timeOfDay = fc
    .nat(47)
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? 30 : '00'}`)
  const clocks = fc
    .record({
      quiet: fc.array(
        fc.record({ days: fc.subarray([...WEEKDAYS]), from: timeOfDay, to: timeOfDay }),
        { maxLength: 4 },
      ),
      holidays: fc.array(
        fc.nat(300).map((day) => new Date(days(20_600 + day)).toISOString().slice(0, 10)),
      ),
      offsets: fc.constantFrom<MatchClock['offsets']>(UTC.offsets, berlin.value.offsets),
    })
    .map((given): MatchClock => ({ timeZone: 'UTC', ...given }))
    .filter((clock) => clockProblem(clock) === undefined)

  test('never ends in a quiet time, and counts the right time (law)', () => {
    fc.assert(
      fc.property(clocks, time, length, (clock, from, long) => {
        const due = timeAfter(clock, from, long)
        expect(timeBetween(clock, due, due + 1)).toBe(1)
        expect(timeBetween(clock, from, due)).toBe(long)
      }),
      { seed: 1250 },
    )
  })

  test('ends later the later it starts or the longer it is (law)', () => {
    fc.assert(
      fc.property(clocks, time, length, fc.nat(days(9)), (clock, from, long, more) => {
        const due = timeAfter(clock, from, long)
        expect(timeAfter(clock, from + more, long)).toBeGreaterThanOrEqual(due)
        expect(timeAfter(clock, from, long + more)).toBe(timeAfter(clock, due, more))
      }),
      { seed: 1250 },
    )
  })

  test('is its start plus its length without quiet times (law)', () => {
    fc.assert(
      fc.property(time, length, (from, long) => {
        expect(timeAfter(undefined, from, long)).toBe(from + long)
        expect(timeAfter(UTC, from, long)).toBe(from + long)
        expect(timeBetween(UTC, from, from + long)).toBe(long)
      }),
      { seed: 1250 },
    )
  })

  test('keeps its remaining time through a pause', () => {
    const friday = { ...THREE, startedAt: moment('11-27 18:00'), clock: weekends }
    const sitting = new Sitting({ roster: friday })
    const hour = (h: number) => friday.startedAt + hours(h)
    sitting.apply(
      { ...by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(24) }), at: hour(0) },
      { ...by.society(0, { type: 'dispute', by: 'Ann' }), at: hour(20) },
    )
    expect(sitting.state.clock.timers).toMatchObject([{ due: null, left: hours(18) }])
    sitting.apply({ ...by.society(0, { type: 'decision', as: 'speaker' }), at: hour(40) })
    expect(sitting.state.clock.timers).toMatchObject([{ due: moment('11-30 18:00'), left: null }])
  })
})

describe('the clock of a match', () => {
  test('has the offsets of its zone for ten years', () => {
    const { offsets } = berlin.value
    expect(offsets).toHaveLength(21)
    expect(offsets.slice(0, 3)).toEqual([
      [Date.UTC(2026, 0, 1), 60],
      [Date.UTC(2026, 2, 29, 1), 120],
      [Date.UTC(2026, 9, 25, 1), 60],
    ])
    expect(createMatchClock({ timeZone: 'Mars/Olympus' }, 0).ok).toBe(false)
  })

  test.each<readonly [string, unknown]>([
    ['no object', 7],
    ['an unknown field', { ...UTC, night: [] }],
    ['no zone', { offsets: UTC.offsets }],
    ['no offsets', { ...UTC, offsets: [] }],
    [
      'offsets out of order',
      {
        ...UTC,
        offsets: [
          [5, 0],
          [4, 60],
        ],
      },
    ],
    ['a day that does not exist', { ...UTC, quiet: [{ days: ['Saturday'] }] }],
    ['a time that does not exist', { ...UTC, quiet: [{ from: '25:00' }] }],
    ['a quiet time without length', { ...UTC, quiet: [{ from: '08:00', to: '08:00' }] }],
    ['a date that does not exist', { ...UTC, holidays: ['2026-02-30'] }],
    ['a week that is always quiet', { ...UTC, quiet: [{}] }],
    ['a bank that starts too full', { ...UTC, bank: { start: 2, increment: 0, most: 1 } }],
  ])('is refused with %s', (_, clock) => {
    expect(refusedSetup({ ...THREE, clock })).toMatchObject({ code: 'badSetup' })
  })
})

test('the names of time zones are those of IANA', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
    expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  for (const zone of ['', '+01:00', 'Mars/Olympus', 'Europe/Berlin ', 'x'.repeat(100), '../etc'])
    expect([zone, isTimeZone(zone)]).toEqual([zone, false])
})

describe('time banks', () => {
  const bank = { start: hours(10), increment: hours(2), most: hours(11) }
  const roster = { ...THREE, clock: { ...UTC, bank } }
  const turn = { call: 'start', deadline: 'turn', length: hours(24) } as const
  const want = (actor: number, more: Partial<Want> = {}) => {
    const wanted: Want = { action: 'run', actor, need: 'required', deadline: 'turn', ...more }
    return { call: 'want', want: wanted } as const
  }
  const done = { call: 'stop', deadline: 'turn' } as const
  const waiting = (actor = 1) => new Sitting({ roster }).apply(by.run(0, 'Ann', turn, want(actor)))
  const banks = ({ state }: Sitting) =>
    state.roster.seats.map((seat) => (seat.bank ?? 0) / hours(1))

  test('grow by the increment for an action in time, up to the maximum', () => {
    const sitting = waiting().apply(by.run(20, 'Bob', done))
    expect(banks(sitting)).toEqual([10, 11, 10])
  })

  test('prolong a passed deadline', () => {
    const sitting = waiting().apply(by.time(24))
    expect(sitting.log).toEqual([])
    expect(sitting.state.clock.timers).toMatchObject([{ due: at(34), overtime: hours(10) }])
    expect(banks(sitting.apply(by.run(27, 'Bob', done)))).toEqual([10, 9, 10])
  })

  test('do nothing when empty', () => {
    const sitting = waiting().apply(by.time(34))
    expect(sitting.log).toEqual(['turn'])
    expect(banks(sitting)).toEqual([10, 0, 10])
    expect(sitting.apply(by.run(35, 'Ann', turn), by.time(59)).log).toEqual(['turn', 'turn'])
  })

  test('of others who acted in time are not used', () => {
    const both = new Sitting({ roster }).apply(
      by.run(0, 'Ann', turn, want(1), want(2)),
      by.run(1, 'Cyd', want(2, { need: 'optional' })),
      by.run(26, 'Bob', done),
    )
    expect(banks(both)).toEqual([10, 10, 11])
  })

  test('are not used if it must stay hidden who acted in time', () => {
    const secret = new Sitting({ roster }).apply(
      by.run(0, 'Ann', turn, want(1, { visibleTo: 'actor' })),
    )
    expect(banks(secret.apply(by.time(24)))).toEqual([10, 10, 10])
    expect(secret.log).toEqual(['turn'])
  })

  test('change in the same way in apply and in simulate', () => {
    const sitting = waiting().apply(
      by.run(1, 'Ann', { call: 'ask', name: 'coin', next: [done] }),
      by.time(30),
    )
    const simulation = errands().simulate(sitting.state)
    const [asked] = sitting.state.openPrompts
    if (asked === undefined) throw new Error('Nothing is asked.')
    simulation.answer(asked, 1)
    sitting.apply(by.answer(30, 'Ref', 0, 1))
    expect(banks(sitting)).toEqual([10, 4, 10])
    expect(simulation.snapshot()).toEqual(sitting.state)
  })

  test('replay to the same state from a save', () => {
    const game = errands()
    const started = startMatch(game, { roster })
    if (!started.ok) throw new Error(started.error.message)
    let { match } = started
    for (const entry of [by.run(0, 'Ann', turn, want(1)), by.run(30, 'Bob', done)])
      match = submit(game, match, entry).match
    const loaded = loadMatch(game, saveMatch(match))
    if (!loaded.ok) throw new Error(loaded.error.message)
    expect(loaded.value.match.state).toEqual(match.state)
    expect(match.state.roster.seats[1]?.bank).toBe(hours(6))
  })
})
