import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errandDefinition, errands } from '../engine/errands.test-support.js'
import { at, by, Sitting, THREE } from '../engine/match-script.test-support.js'
import { startMatch, submit, tick } from '../match/match.js'
import { hours } from '../time.js'
import {
  adjustTimers,
  type Clock,
  deadlineOf,
  firstDue,
  nextDeadlineOf,
  startTimer,
  type Timer,
  type WritableClock,
} from './clock.js'
import type { Pause } from './roster.js'

const timer = (name: string, due: number | null, seat: number | null = null): Timer => ({
  name,
  seat,
  started: 0,
  due,
  left: due === null ? 5 : null,
  runsDuring: [],
})

const clock = (...timers: readonly Timer[]): Clock => ({ now: 0, timers })

describe('the next deadline', () => {
  const both = clock(timer('late', 20), timer('early', 10))
  test.each([
    ['is none before its time', both, 9, -1],
    ['falls due at its very time, since periods are half-open', both, 10, 1],
    ['is the earliest, wherever it is in the list', both, 99, 1],
    [
      'is the one that started first, of two at the same time',
      clock(timer('a', 7), timer('b', 7)),
      7,
      0,
    ],
    ['is none that is paused', clock(timer('a', null)), 99, -1],
    ['is none if none runs', clock(), 99, -1],
  ])('%s', (_, of, until, index) => {
    expect(firstDue(of, until)).toBe(index)
  })

  test('is also found by its name and seat', () => {
    const seats = clock(timer('own', 30, 0), timer('own', 20, 1), timer('turn', null))
    expect(nextDeadlineOf(seats)).toBe(20)
    expect(nextDeadlineOf(clock(timer('turn', null)))).toBeNull()
    expect(deadlineOf(seats, 'own', 0)).toBe(30)
    expect(deadlineOf(seats, 'own', 1)).toBe(20)
    expect(deadlineOf(seats, 'own')).toBeNull()
    expect(deadlineOf(seats, 'turn')).toBeNull()
  })

  test('is always the earliest, and never later than the present (law)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 50 }))),
        fc.nat(50),
        (dues, until) => {
          const random = clock(...dues.map((due, i) => timer(String(i), due)))
          const first = random.timers[firstDue(random, until)]
          const fallen = dues.flatMap((due) => (due !== null && due <= until ? [due] : []))
          expect(first?.due ?? null).toBe(fallen.length === 0 ? null : Math.min(...fallen))
        },
      ),
      { seed: 1250 },
    )
  })
})

describe('deadlines', () => {
  const halt = (reason: string): Pause => ({ reason, since: 0, clause: '1250.1/X(3)' })
  const through = (...reasons: readonly string[]): Pick<Timer, 'name' | 'seat' | 'runsDuring'> => ({
    name: reasons.join(' '),
    seat: null,
    runsDuring: reasons,
  })

  test.each([
    ['they run through none', [], ['dispute'], true],
    ['they run through the only one', ['dispute'], ['dispute'], false],
    ['they run through another one', ['pause'], ['dispute'], true],
    ['they run through one of two', ['pause'], ['pause', 'dispute'], true],
    ['they run through both', ['pause', 'dispute'], ['dispute', 'pause'], false],
    ['they run through any', ['*'], ['dispute', 'pause', 'no referee'], false],
    ['they run through none, and there is no pause', [], [], false],
  ])(
    'are stopped by a pause unless they run through all its reasons: %s',
    (_, reasons, halts, stops) => {
      const matchClock: WritableClock = { now: 0, timers: [] }
      startTimer(matchClock, { pauses: [] }, through(...reasons), 100, 50)
      adjustTimers(matchClock, { pauses: halts.map(halt) }, 120)
      expect(matchClock.timers[0]).toMatchObject(
        stops ? { due: null, left: 30 } : { due: 150, left: null },
      )
      adjustTimers(matchClock, { pauses: [] }, 1000)
      expect(matchClock.timers[0]).toMatchObject(
        stops ? { due: 1030, left: null } : { due: 150, left: null },
      )
    },
  )

  test('that start during a pause keep their full time', () => {
    const matchClock: WritableClock = { now: 0, timers: [] }
    startTimer(matchClock, { pauses: [halt('dispute')] }, through(), 100, 50)
    expect(matchClock.timers[0]).toMatchObject({ started: 100, due: null, left: 50 })
    adjustTimers(matchClock, { pauses: [] }, 400)
    expect(matchClock.timers[0]).toMatchObject({ due: 450, left: null })
  })

  test('that start again go to the end of the list', () => {
    const matchClock: WritableClock = { now: 0, timers: [] }
    startTimer(matchClock, { pauses: [] }, { name: 'turn', seat: null, runsDuring: [] }, 0, 50)
    startTimer(matchClock, { pauses: [] }, { name: 'turn', seat: 1, runsDuring: [] }, 0, 60)
    startTimer(matchClock, { pauses: [] }, { name: 'turn', seat: null, runsDuring: [] }, 10, 50)
    expect(matchClock.timers.map(({ seat, due }) => [seat, due])).toEqual([
      [1, 60],
      [null, 60],
    ])
  })

  test('are delayed by exactly the time of all pauses (law)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
        fc.integer({ min: 200, max: 300 }),
        (spans, length) => {
          const matchClock: WritableClock = { now: 0, timers: [] }
          startTimer(matchClock, { pauses: [] }, through(), 0, length)
          let now = 0
          let halted = 0
          spans.forEach((span, i) => {
            now += span
            if (i % 2 === 1) halted += span
            adjustTimers(matchClock, { pauses: i % 2 === 0 ? [halt('dispute')] : [] }, now)
          })
          adjustTimers(matchClock, { pauses: [] }, now)
          expect(matchClock.timers[0]?.due).toBe(length + halted)
        },
      ),
      { seed: 1250 },
    )
  })
})

describe('the clock of a match', () => {
  const log = (text: string) => ({ call: 'log' as const, text })

  test('fires a deadline at its own time, not before [contract/time]', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(72) }),
    )
    const before = { ...by.time(72), at: at(72) - 1 }
    expect(sitting.apply(before).log).toEqual([])
    expect(sitting.state.clock).toMatchObject({ now: at(72) - 1, timers: [{ due: at(72) }] })
    expect(sitting.apply(by.time(72)).log).toEqual(['turn'])
    expect(sitting.state.clock).toEqual({ now: at(72), timers: [] })
  })

  test('fires a deadline before an entry at the same time', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(72) }),
      by.run(72, 'Bob', log('Bob')),
    )
    expect(sitting.log).toEqual(['turn', 'Bob'])
  })

  test('fires several deadlines in order, each at its own time, when it jumps ahead', () => {
    const sitting = new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(30) },
        { call: 'start', deadline: 'own', length: hours(10), seat: 2 },
        {
          call: 'start',
          deadline: 'own',
          length: hours(20),
          seat: 0,
          next: [
            { call: 'tell', to: 'public', text: 'Wake up' },
            { call: 'start', deadline: 'vigil', length: hours(5) },
          ],
        },
      ),
      by.run(40, 'Bob', log('Bob')),
    )
    expect(sitting.log).toEqual(['own 2', 'own 0', 'vigil', 'turn', 'Bob'])
    expect(sitting.events.map((event) => event.at)).toEqual([at(20)])
    expect(sitting.state.clock).toEqual({ now: at(40), timers: [] })
  })

  test('starts follow-up deadlines from the deadline, not from the entry', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', {
        call: 'start',
        deadline: 'turn',
        length: hours(10),
        next: [{ call: 'start', deadline: 'turn', length: hours(10) }],
      }),
      by.time(15),
    )
    expect(sitting.log).toEqual(['turn'])
    expect(deadlineOf(sitting.state.clock, 'turn')).toBe(at(20))
  })

  test('fires the older of two deadlines at the same time first', () => {
    const start = { call: 'start', deadline: 'own', length: hours(5) } as const
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { ...start, seat: 1 }, { ...start, seat: 0 }),
      by.time(5),
    )
    expect(sitting.log).toEqual(['own 1', 'own 0'])
  })

  test('skips stopped deadlines, and stops only those that are named', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'own', length: hours(5), seat: 1 }),
      by.run(1, 'Ann', { call: 'stop', deadline: 'own' }, { call: 'stop', deadline: 'turn' }),
    )
    expect(sitting.state.clock.timers).toHaveLength(1)
    sitting.apply(by.run(2, 'Ann', { call: 'stop', deadline: 'own', seat: 1 }), by.time(9))
    expect(sitting.log).toEqual([])
  })

  test('stops at a deadline that asks for an answer [contract/time]', () => {
    const sitting = new Sitting().apply(
      by.run(
        0,
        'Ann',
        {
          call: 'start',
          deadline: 'turn',
          length: hours(10),
          next: [{ call: 'ask', name: 'coin' }],
        },
        { call: 'start', deadline: 'vigil', length: hours(20) },
      ),
      by.time(50),
    )
    expect(sitting.state.clock.now).toBe(at(10))
    expect(sitting.log).toEqual(['turn'])
    sitting.apply(by.answer(10, 'Ref', 0, 1), by.time(50))
    expect(sitting.log).toEqual(['turn', 'coin = 1', 'vigil'])
  })

  test('refuses entries until a deadline’s prompt is answered [contract/time]', () => {
    const sitting = new Sitting().apply(
      by.run(0, 'Ann', {
        call: 'start',
        deadline: 'turn',
        length: hours(10),
        next: [{ call: 'ask', name: 'coin' }],
      }),
    )
    const late = by.run(11, 'Bob', log('Bob'))
    expect(sitting.refuses(late)).toEqual({
      code: 'clockBehind',
      clause: 'contract/time',
      details: { due: at(10) },
      message:
        'A deadline passed at 2026-11-22T04:00:00Z and opened a prompt. Record the time and the answer first.',
    })
    const leave = by.society(11, { type: 'leave', persons: ['Bob'], from: 'match' })
    expect(sitting.refuses(leave).code).toBe('clockBehind')
    expect(sitting.apply(by.time(11), late).log).toEqual(['turn', 'Bob'])
  })

  test('refuses entries so far ahead that thousands of deadlines would pass [contract/far]', () => {
    const game = errands({
      deadlines: {
        ...errandDefinition.deadlines,
        turn: (_, ctx) => ctx.startTimer('turn', hours(1)),
      },
    })
    const start = by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(1) })
    const sitting = new Sitting({ game }).apply(start)
    const far = by.time(2001)
    expect(sitting.refuses(far)).toEqual({
      code: 'tooManyDeadlines',
      clause: 'contract/far',
      details: { at: at(2001), most: 2000, until: at(2000) },
      message:
        'The entry is dated 2027-02-13T03:00:00Z, and more than 2000 deadlines fall due before then; advance the time in shorter steps, first to 2027-02-13T02:00:00Z.',
    })
    expect(sitting.refuses(by.run(9_999_999, 'Ann')).code).toBe('tooManyDeadlines')
    sitting.apply(by.time(2000), far)
    expect(sitting.state.clock.now).toBe(at(2001))
    const match = startMatch(game, { roster: THREE })
    if (!match.ok) throw new Error(match.error.message)
    const begun = submit(game, match.match, start)
    if (!begun.ok) throw new Error(begun.error.message)
    const once = tick(game, begun.match, at(2500))
    expect(once.match.state.clock.now).toBe(at(2000))
    expect(tick(game, once.match, at(2500)).match.state.clock.now).toBe(at(2500))
  })

  test('ends the game at the time of its last deadline, and refuses later entries as too late [contract/over]', () => {
    const sitting = new Sitting().apply(
      by.run(
        0,
        'Ann',
        {
          call: 'start',
          deadline: 'turn',
          length: hours(10),
          next: [{ call: 'end', winners: [2] }],
        },
        { call: 'start', deadline: 'vigil', length: hours(11) },
      ),
    )
    expect(sitting.refuses(by.run(12, 'Bob', log('Bob')))).toEqual({
      code: 'tooLate',
      clause: 'contract/over',
      details: { endedAt: at(10) },
      message:
        'The entry comes too late: a deadline ended the game at 2026-11-22T04:00:00Z. Record the time.',
    })
    sitting.apply(by.time(12))
    expect(sitting.state.outcome).toEqual({
      at: at(10),
      winners: ['Cyd'],
      ranking: [['Cyd']],
      awards: [],
    })
    expect(sitting.log).toEqual(['turn'])
    expect(sitting.state.clock).toEqual({ now: at(10), timers: [] })
    expect(sitting.refuses(by.run(12, 'Bob', log('Bob')))).toMatchObject({
      code: 'gameOver',
      clause: 'contract/over',
      details: { endedAt: at(10) },
    })
  })

  test('takes entries in order of time, or at the same time [contract/order]', () => {
    const sitting = new Sitting().apply(by.run(5, 'Ann', log('Ann')), by.run(5, 'Bob', log('Bob')))
    expect(sitting.log).toEqual(['Ann', 'Bob'])
    expect(sitting.refuses({ ...by.time(5), at: at(5) - 1 })).toEqual({
      code: 'outOfOrder',
      clause: 'contract/order',
      details: { at: at(5) - 1 },
      message:
        'The entry is dated 2026-11-21T22:59:59.999Z, which is before the last entry; send it with the current time.',
    })
    expect(sitting.refuses(by.run(4, 'Ann')).code).toBe('outOfOrder')
    expect(sitting.refuses(by.answer(4, 'Ref', 0, 0)).code).toBe('outOfOrder')
    const leave = by.society(4, { type: 'leave', persons: ['Ann'], from: 'match' })
    expect(sitting.refuses(leave).code).toBe('outOfOrder')
  })

  test('refuses an early entry without revealing when others acted [contract/order]', () => {
    const refused = (h: number) =>
      new Sitting().apply(by.move(h, 'Ann', { type: 'hide', note: 'x' })).refuses(by.run(4, 'Bob'))
    expect(refused(5)).toEqual(refused(9))
  })

  test('refuses entries before the start [contract/order]', () => {
    expect(new Sitting().refuses(by.run(-1, 'Ann')).code).toBe('outOfOrder')
  })
})
