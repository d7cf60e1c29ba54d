import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { by, Script } from './script.test-support.js'

describe('a contestant who leaves', () => {
  test.each([
    ['before any limerick', 1, new Script()],
    ['after posting a limerick', 1, new Script().apply(by.post(0, 'Ann'))],
    ['during the voting', 60, Script.voting().apply(by.vote(2, 'Zoe', 0))],
    ['while votes are counted', 75, Script.voting().apply(by.vote(3, 'Zoe', 0), by.time(74))],
    ['before the dice are thrown', 75, new Script().apply(by.time(72))],
  ])('forfeits at once, %s [1250.8/4.1(4)]', (_, h, script) => {
    script.apply(by.leave(h, 'Ann'))
    expect(script.transcript.slice(-2)).toEqual([
      'public: Bob wins the contest, because the other has left.',
      'public: The game is over. Bob won.',
    ])
    expect(script.state.outcome).toEqual({
      at: at(h),
      winners: ['Bob'],
      ranking: [['Bob']],
      awards: [],
    })
  })

  test('together with the other leaves no winner', () => {
    const script = Script.voting().apply(by.leave(3, 'Ann', 'Bob'))
    expect(script.state.outcome).toEqual({ at: at(3), winners: [], ranking: [], awards: [] })
  })

  test('forfeits, but one who is absent does not', () => {
    const script = Script.voting().apply(
      by.roster(3, { type: 'activity', person: 'Ann', active: false }),
      by.away(3, 'Bob'),
      by.vote(4, 'Zoe', 1),
    )
    expect(script.counts().state.outcome?.winners).toEqual(['Bob'])
  })
})

describe('a Substitute', () => {
  test('writes for the absent contestant, and wins for them', () => {
    const script = new Script().apply(by.away(1, 'Ann', 'Sue'), by.post(2, 'Sue'), by.time(72))
    expect(script.state.outcome?.winners).toEqual(['Sue'])
  })

  test('is not allowed in a Duel', () => {
    const script = new Script({}, { duel: { challenged: 'Bob' } })
    expect(script.errorOf(by.away(1, 'Ann', 'Sue')).code).toBe('duelSubstitute')
  })
})

describe('Count Tabula', () => {
  const resigns = (h: number, person = 'Tab') => by.roster(h, { type: 'refereeResigns', person })
  const found = (h: number, person: string) =>
    by.roster(h, { type: 'refereeFound', person, willing: true })

  test('is the holder of the office: the contest waits while it is vacant, and goes on with the next holder [1250.8/2(2)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Zoe', 1), resigns(10))
    expect(script.errorOf(by.vote(11, 'Yan', 0)).code).toBe('paused')
    script.apply(found(110, 'Tib'), by.vote(111, 'Yan', 1))
    expect(script.state.clock.timers).toMatchObject([{ due: at(174) }])
    script.apply(by.time(174), by.rule(175, 0, null, 'Tib'))
    expect(script.state.shared.count?.totals).toEqual([0, 2])
  })

  test('may be a contestant who takes over the office [1250.8/2(3)]', () => {
    const script = new Script().apply(by.post(1, 'Ann'), resigns(2), found(3, 'Bob'))
    script.apply(by.post(4, 'Bob'), by.vote(5, 'Bob', 1), by.time(77), by.rule(77, 0, null, 'Bob'))
    expect(script.state.outcome?.winners).toEqual(['Bob'])
  })

  test('forfeits by leaving, like any other contestant [1250.8/2(3)]', () => {
    const script = Script.voting({}, { referees: ['Ann'] }).apply(by.leave(3, 'Ann'))
    expect(script.state.outcome?.winners).toEqual(['Bob'])
  })
})
