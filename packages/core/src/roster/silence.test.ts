import { describe, expect, test } from 'vitest'
import { at, by, Sitting } from '../engine/match-script.test-support.js'
import { days } from '../time.js'

const resigns = (h: number, person = 'Ref') => by.society(h, { type: 'refereeResigns', person })
const silence = (h: number, person = 'Ann') => by.society(h, { type: 'silence', by: person })
const inquire = (h: number) => by.society(h, { type: 'inquire', as: 'speaker' })
const goesOn = (h: number, person = 'Ref') => by.society(h, { type: 'continue', person })

const WEEK = 7 * 24

describe('the silence of a referee', () => {
  const asked = () => new Sitting().apply(by.run(1, 'Bob', { call: 'ask', name: 'coin' }))

  test('can be reported by a player after a week, to the minute [1250.1/VI.d(1), 1250.1/VI.d(2)]', () => {
    const sitting = asked()
    expect(sitting.refuses(silence(1 + WEEK))).toEqual({
      code: 'notSilent',
      clause: '1250.1/VI.d(2)',
      details: { since: at(1), halted: null },
      message:
        'The referee has been needed since 2026-11-21T19:00:00Z; they are silent only after more than seven days.',
    })
    const minute = { ...silence(0), at: at(1 + WEEK) + 60_000 }
    sitting.apply(minute)
    expect(sitting.state.roster.silence).toEqual({
      heard: at(0),
      noticed: at(1 + WEEK) + 60_000,
      inquired: null,
    })
    expect(sitting.events.map(({ to, clause, event }) => [to, clause, event])).toEqual([
      ['public', '1250.1/VI.d(1)', { type: 'silence', by: 'Ann' }],
    ])
  })

  test('cannot be reported too early, since paused hours do not count [1250.1/VI.d(2)]', () => {
    const sitting = asked().apply(by.society(25, { type: 'dispute', by: 'Bob' }))
    expect(sitting.refuses(silence(240))).toMatchObject({
      details: { since: at(1), halted: at(25) },
      message:
        'The referee has been needed since 2026-11-21T19:00:00Z; they are silent only after more than seven days, not counting the pause since 2026-11-22T19:00:00Z.',
    })
  })

  test('can be reported from one millisecond past the week', () => {
    asked().apply({ ...silence(0), at: at(1 + WEEK) + 1 })
  })

  test.each([
    ['the referee', 'Ref'],
    ['a stranger', 'Zoe'],
  ])('cannot be reported by %s [1250.1/VI.d(1)]', (_, person) => {
    expect(asked().refuses(silence(2 + WEEK, person)).code).toBe('notInMatch')
  })

  test('can be reported by a Substitute [1250.1/VI.c(4)]', () => {
    asked().apply(
      by.society(2, {
        type: 'vacation',
        person: 'Ann',
        substitute: { person: 'Sub', agrees: true },
      }),
      silence(2 + WEEK, 'Sub'),
    )
  })

  test('can be reported by a player on vacation without a Substitute [1250.1/VI.d(1)]', () => {
    const away = (substitute?: string) => ({
      type: 'vacation' as const,
      person: 'Ann',
      ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
    })
    asked().apply(by.society(2, away()), silence(2 + WEEK, 'Ann'))
    const held = asked().apply(by.society(2, away('Sub')))
    expect(held.refuses(silence(2 + WEEK, 'Ann')).code).toBe('notInMatch')
  })

  test('does not begin while nobody waits for the referee [1250.1/VI.d(2)]', () => {
    expect(new Sitting().refuses(silence(9 * WEEK))).toMatchObject({
      code: 'notSilent',
      details: { since: null },
      message: 'Nothing is waiting for the referee, so they are not silent.',
    })
    const host = new Sitting().apply(by.run(1, 'Bob', { call: 'ask', name: 'coin', to: 'host' }))
    expect(host.refuses(silence(9 * WEEK)).code).toBe('notSilent')
    const none = asked().apply(resigns(2))
    expect(none.refuses(silence(9 * WEEK)).code).toBe('notSilent')
  })

  test('counts from the oldest open prompt, or from the last sign of the referee [1250.1/VI.d(2)]', () => {
    const sitting = asked().apply(
      by.run(50, 'Bob', { call: 'ask', name: 'dice' }),
      by.run(60, 'Bob', { call: 'ask', name: 'word' }),
      by.answer(70, 'Ref', 1, [1, 2]),
    )
    expect(sitting.refuses(silence(70 + WEEK))).toMatchObject({ details: { since: at(70) } })
    sitting.apply(silence(71 + WEEK))
  })

  test('ends with a move of the referee [1250.1/VI.d(5)]', () => {
    const sitting = asked().apply(by.move(50, 'Ref', { type: 'order', errands: [] }))
    expect(sitting.refuses(silence(50 + WEEK))).toMatchObject({ details: { since: at(50) } })
  })

  test('does not count the time of pauses', () => {
    const sitting = asked().apply(by.society(11, { type: 'dispute', by: 'Ann' }), by.time(20))
    expect(sitting.refuses(silence(2 + WEEK)).code).toBe('notSilent')
    sitting.apply(by.society(111, { type: 'decision', as: 'speaker' }))
    expect(sitting.refuses(silence(101 + WEEK))).toMatchObject({ details: { since: at(101) } })
    sitting.apply(silence(102 + WEEK))
  })

  test('counts each hour of overlapping pauses once', () => {
    const sitting = asked().apply(
      by.run(2, 'Bob', { call: 'ask', name: 'dice' }),
      by.answer(5, 'Ref', 1, [1, 2]),
      by.run(11, 'Ann', { call: 'halt', reason: 'lunch' }),
      by.society(21, { type: 'dispute', by: 'Ann' }),
      by.society(31, { type: 'decision', as: 'speaker' }),
      by.society(41, { type: 'dispute', by: 'Ann' }),
      by.move(
        51,
        'Lou',
        { type: 'edict', errands: [{ call: 'resume', reason: 'lunch' }] },
        'senate',
      ),
      by.society(61, { type: 'decision', as: 'speaker' }),
    )
    expect(sitting.refuses(silence(55 + WEEK))).toMatchObject({ details: { since: at(55) } })
    sitting.apply(silence(56 + WEEK))
  })

  test('can be reported during a pause if it was long enough before the pause [1250.1/VI.d(1)]', () => {
    asked().apply(by.society(2 + WEEK, { type: 'dispute', by: 'Ann' }), silence(3 + WEEK))
  })

  test('is reported once, and then only the Speaker can ask, once [1250.1/VI.d(3)]', () => {
    const sitting = asked()
    expect(sitting.refuses(inquire(WEEK))).toMatchObject({
      code: 'noNotice',
      details: { inquired: false },
      message: 'A player must first point out that the referee is silent.',
    })
    sitting.apply(silence(2 + WEEK))
    expect(sitting.refuses(silence(3 + WEEK, 'Bob'))).toMatchObject({ code: 'noticedAlready' })
    const president = by.society(3 + WEEK, { type: 'inquire', as: 'president' })
    expect(sitting.refuses(president)).toMatchObject({
      code: 'wrongRole',
      clause: '1250.1/VI.d(3)',
      details: { event: 'inquire', office: 'president', may: ['speaker'] },
      message: 'The president cannot do this; only the speaker can.',
    })
    sitting.apply(inquire(3 + WEEK))
    expect(sitting.told).toEqual(['referee: inquired'])
    expect(sitting.refuses(inquire(4 + WEEK))).toMatchObject({
      code: 'noNotice',
      details: { inquired: true },
      message: 'The referee has already been asked; they have three days to answer.',
    })
  })

  test('for three days after the question counts as a resignation [1250.1/VI.d(4)]', () => {
    const sitting = asked().apply(silence(WEEK + 2), inquire(WEEK + 10))
    const end = at(WEEK + 10) + days(3)
    sitting.apply({ ...by.time(0), at: end - 1 })
    expect(sitting.state.roster.referees).toEqual(['Ref'])
    sitting.apply(by.time(WEEK + 200))
    expect(sitting.state.roster).toMatchObject({
      referees: [],
      pauses: [{ reason: 'no referee', since: end }],
      silence: { heard: end, noticed: null, inquired: null },
    })
    expect(
      sitting.events.map(({ clause, at: told, event }) => [clause, told - end, event.type]),
    ).toEqual([
      ['1250.1/VI.d(4)', 0, 'refereeLost'],
      ['1250.1/VI.b(2)', 0, 'paused'],
    ])
  })

  test('ends with an answer before the third day is over [1250.1/VI.d(4)]', () => {
    const sitting = asked().apply(silence(WEEK + 2), inquire(WEEK + 10))
    expect(sitting.refuses(goesOn(WEEK + 10 + 72)).code).toBe('notReferee')
    sitting.apply({ ...goesOn(0), at: at(WEEK + 10 + 72) - 1 })
    expect(sitting.state.roster.referees).toEqual(['Ref'])
  })

  test('runs on during pauses once the Speaker has asked [1250.1/VI.d(4)]', () => {
    const sitting = asked().apply(
      silence(WEEK + 2),
      inquire(WEEK + 10),
      by.society(WEEK + 11, { type: 'dispute', by: 'Ann' }),
      by.time(WEEK + 10 + 72),
    )
    expect(sitting.state.roster.referees).toEqual([])
  })

  test.each([
    ['says that they go on', goesOn(WEEK + 20), 'public: continues'],
    ['acts as referee', by.answer(WEEK + 20, 'Ref', 0, 1), undefined],
    ['makes a move', by.move(WEEK + 20, 'Ref', { type: 'order', errands: [] }), undefined],
  ])('ends when the referee %s [1250.1/VI.d(5)]', (_, sign, told) => {
    const sitting = asked().apply(silence(WEEK + 2), inquire(WEEK + 10), sign)
    expect(sitting.told[0]).toBe(told)
    expect(sitting.state.roster.silence).toEqual({
      heard: at(WEEK + 20),
      noticed: null,
      inquired: null,
    })
    sitting.apply(by.time(9 * WEEK))
    expect(sitting.state.roster.referees).toEqual(['Ref'])
  })

  test('ends when the referee answers by resigning [1250.1/VI.d(5)]', () => {
    const sitting = asked().apply(silence(WEEK + 2), inquire(WEEK + 10), resigns(WEEK + 20))
    expect(sitting.state.roster).toMatchObject({
      referees: [],
      pauses: [{ reason: 'no referee', since: at(WEEK + 20) }],
    })
    expect(sitting.state.clock.timers).toEqual([])
  })
})
