import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { at, START } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { by, duel, OPEN, Script, seven } from './script.test-support.js'

const WEEK = 7 * 24
const dues = (script: Script) => script.state.clock.timers.map(({ name, due }) => [name, due])
const eventTexts = (script: Script): readonly string[] =>
  script.events.map(({ event }) => diplomacy.describeEvent(event, ['Ann', 'Bob']))

test('the test matches start on a Saturday', () => {
  expect(new Date(START).getUTCDay()).toBe(6)
})

describe('the deadline of a turn', () => {
  test('comes later in the first turn where the terms say so', () => {
    const script = duel({ limits: { first: days(14) } })
    expect(dues(script)).toEqual([['turn', at(2 * WEEK)]])
    expect(dues(script.apply(by.time(2 * WEEK)))).toEqual([['turn', at(3 * WEEK)]])
    expect(script.view(0).options.limits.first).toBe(days(14))
  })

  test('skips weekends where the terms say so', () => {
    const script = duel({ limits: { moves: days(1), weekends: 'spared' } })
    expect(dues(script)).toEqual([['turn', at(48)]])
    script.apply(by.time(48))
    expect(dues(script)).toEqual([['turn', at(72)]])
    const fromSaturday = duel({ limits: { weekends: 'spared' } })
    expect(dues(fromSaturday)).toEqual([['turn', at(WEEK + 48)]])
  })

  test('skips weekends after a pause, too', () => {
    // Four days are left on Wednesday; from the next Tuesday on they would end on a Saturday.
    const script = duel({ limits: { moves: days(9), weekends: 'spared' } })
    expect(dues(script)).toEqual([['turn', at(9 * 24)]])
    script.apply(by.vacation(4 * 24, 'Bob'), by.back(4 * 24 + 6 * 24 - 72, 'Bob'))
    expect(dues(script)).toEqual([['turn', at(12 * 24)]])
    const late = duel({ limits: { moves: days(11), weekends: 'spared' } })
    late.apply(by.vacation(24, 'Bob'), by.back(24 + 72, 'Bob'))
    expect(dues(late)).toEqual([['turn', at(16 * 24)]])
    expect(late.told('extended')).toEqual([
      ['public', { type: 'extended', what: 'turn', until: at(16 * 24) }],
    ])
  })
})

describe('an extension by the referee', () => {
  test('prolongs a turn, and the orders remain [1250.14/IV.ref.b]', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.extend(2, 24))
    expect(dues(script)).toEqual([['turn', at(WEEK + 24)]])
    expect(eventTexts(script)).toEqual(['Orders are due later than announced.'])
    expect(script.state.secret[0]?.orders).toEqual(['A BUR - HEI'])
    expect(script.errorOf(by.extend(3, 24, 'Ann')).code).toBe('notAllowed')
    expect(script.errorOf(by.extend(3, -1)).code).toBe('invalidEntry')
    for (let i = 0; i < 2; i++) script.apply(by.extend(3, 366 * 24))
    expect(script.errorOf(by.extend(3, 366 * 24))).toMatchObject({ code: 'tooLong' })
  })

  test('prolongs a turn during a pause', () => {
    const script = duel().apply(by.vacation(24, 'Bob'), by.extend(25, 24))
    expect(script.told('extended')).toMatchObject([['public', { until: null }]])
    expect(dues(script.apply(by.back(48, 'Bob')))).toEqual([['turn', at(WEEK + 48)]])
  })

  test('prolongs the enrolment', () => {
    const script = new Script(OPEN).opens(0, 48).apply(by.extend(1, 24))
    expect(dues(script)).toEqual([['enrolment', at(72)]])
    expect(eventTexts(script)).toEqual(['The enrolment closes later: before 2026-11-24 00:00 UTC.'])
  })

  test('needs a deadline', () => {
    const script = new Script(OPEN)
    expect(script.errorOf(by.extend(1, 24))).toMatchObject({ code: 'noDeadline' })
  })

  test('can be written in a mail', () => {
    const { view } = seven()
    const read = (text: string) => diplomacy.notation.parse(text, seven().view('referee'))
    expect(view).toBeTypeOf('function')
    expect(read('extend 2 days')).toEqual({ ok: true, value: { type: 'extend', length: days(2) } })
    expect(read('extend by 1 day and 12 hours')).toMatchObject({ value: { length: hours(36) } })
    expect(read('extend soon')).toMatchObject({ ok: false })
    expect(read('ready')).toMatchObject({ value: { type: 'ready', ready: true } })
    expect(read('Not ready.')).toMatchObject({ value: { type: 'ready', ready: false } })
  })
})

describe('the grace period of a turn', () => {
  const late = () => duel({ limits: { grace: hours(24) } }).apply(by.orders(1, 'Ann', 'A Bur-Hei'))

  test('is given once if orders are missing, and everybody is told', () => {
    const script = late().apply(by.time(WEEK))
    expect(script.state.shared.extended).toBe(true)
    expect(dues(script)).toEqual([['turn', at(WEEK + 24)]])
    expect(script.events).toMatchObject([{ to: 'public', event: { type: 'grace' } }])
    expect(eventTexts(script)).toEqual([
      'Not everybody has sent orders, so the turn goes on once more.',
    ])
  })

  test('keeps the orders that have arrived, and accepts more', () => {
    const script = late().apply(by.time(WEEK), by.orders(WEEK + 1, 'Bob', 'A Ost H'))
    script.apply(by.time(WEEK + 24))
    expect(script.told('result')).toMatchObject([['public', { missed: [] }]])
  })

  test('ends at its own deadline, and the next turn may have another one', () => {
    const script = late().apply(by.time(WEEK), by.time(WEEK + 24))
    expect(script.told('result')).toMatchObject([['public', { missed: [{ person: 'Bob' }] }]])
    expect(script.state.shared.extended).toBe(false)
    script.apply(by.time(2 * WEEK + 24))
    expect(script.told('grace')).toHaveLength(1)
  })

  test('is not given for a bot, or when all orders have arrived', () => {
    const complete = late().apply(by.orders(2, 'Bob', 'A Ost H'), by.time(WEEK))
    expect(complete.told('result')).toHaveLength(1)
    const bot = late().apply(by.vacation(2, 'Bob'), by.time(74), by.time(74 + WEEK))
    expect(bot.told('grace')).toEqual([])
  })

  test('does not end on a skipped weekend', () => {
    // The turn ends on a Monday, and five days later it is Saturday.
    const script = duel({ limits: { moves: days(2), grace: days(5), weekends: 'spared' } })
    expect(dues(script.apply(by.time(48)))).toEqual([['turn', at(48 + WEEK)]])
  })

  test('is given only where the terms say so', () => {
    expect(duel().apply(by.time(WEEK)).told('result')).toHaveLength(1)
  })
})

describe('missed turns', () => {
  test('are counted by person and announced', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    const bob = { person: 'Bob', turns: 1, running: 1 }
    expect(script.told('result')).toMatchObject([['public', { missed: [bob] }]])
    expect(eventTexts(script)[0]).toMatch(/\nBob has missed a turn\.$/)
    script.apply(by.time(2 * WEEK))
    expect(eventTexts(script)[0]).toMatch(
      /\nAnn has missed a turn\.\nBob has missed 2 turns, 2 of them in a row\.$/,
    )
    script.apply(by.orders(2 * WEEK + 1, 'Bob', 'A Ost H'), by.time(3 * WEEK))
    expect(script.state.shared.missed).toEqual([
      { person: 'Bob', turns: 2, running: 0 },
      { person: 'Ann', turns: 2, running: 2 },
    ])
    expect(script.told('result')).toMatchObject([['public', { missed: [{ person: 'Ann' }] }]])
    expect(diplomacy.render(script.view('public'))).toMatch(
      /\nBob has missed 2 turns\.\nAnn has missed 2 turns, 2 of them in a row\./,
    )
  })

  test('are not counted without orders to give, or for a bot', () => {
    const script = duel().apply(by.vacation(0, 'Bob'), by.time(72), by.time(72 + WEEK))
    expect(script.state.shared.missed).toEqual([{ person: 'Ann', turns: 1, running: 1 }])
  })
})
