import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { limerickContest } from './index.js'
import { by, Script } from './script.test-support.js'

const on = { offences: true } as const

describe('a finding of offence', () => {
  test('needs the option', () => {
    expect(Script.voting().errorOf(by.find(3, 'Tab', 0))).toMatchObject({
      code: 'noFindings',
      clause: '1250.8/4.1(1)',
    })
  })

  test('is made by the referee about an existing limerick', () => {
    const script = new Script(on).apply(by.post(1, 'Ann'))
    expect(script.errorOf(by.find(2, 'Bob', 0)).code).toBe('notAllowed')
    expect(script.errorOf(by.find(2, 'Tab', 1))).toMatchObject({ code: 'notPosted' })
  })

  test('removes the limerick, and another may follow in time [1250.8/4.1(3)]', () => {
    const script = new Script(on).apply(by.post(1, 'Ann', 'Ugh'), by.find(2, 'Tab', 0))
    expect(script.transcript).toEqual([
      'public: The referee finds the limerick of Ann offensive; it counts as not posted. There is time left for another.',
    ])
    expect(script.state.shared.limericks).toEqual([null, null])
    script.apply(by.post(3, 'Ann', 'Well'), by.post(4, 'Bob'))
    expect(script.state.shared).toMatchObject({
      stage: 'voting',
      limericks: [{ text: 'Well' }, {}],
    })
  })

  test('voids the votes, and a new limerick opens the voting again [1250.8/4.2(1)]', () => {
    const script = Script.voting(on).apply(
      by.vote(3, 'Zoe', 0),
      by.vote(3, 'Bob', 1),
      by.find(10, 'Tab', 0),
    )
    expect(script.state).toMatchObject({
      shared: { stage: 'writing', limericks: [null, { at: at(2) }] },
      secret: [{ vote: null }, { vote: null }],
      hidden: { votes: [] },
      clock: { timers: [{ name: 'writing', due: at(72) }] },
    })
    expect(script.errorOf(by.vote(11, 'Zoe', 0)).code).toBe('notVoting')
    script.apply(by.post(20, 'Ann'), by.vote(21, 'Zoe', 0))
    expect(script.state.clock.timers).toMatchObject([{ name: 'writing' }, { due: at(92) }])
    expect(script.counts().state.outcome?.winners).toEqual(['Ann'])
  })

  test('gives the contest to the other contestant when no time is left [1250.8/4.1(4)]', () => {
    for (const h of [73, 80]) {
      const script = Script.voting(on).apply(by.vote(3, 'Zoe', 0), by.time(h))
      script.apply(by.find(h, 'Tab', 0))
      expect(script.transcript.slice(0, 2)).toEqual([
        'public: The referee finds the limerick of Ann offensive; it counts as not posted. There is no time left for another.',
        'public: Bob wins the contest, by default.',
      ])
      expect(script.state.outcome?.at).toBe(at(h))
    }
  })

  test('against both limericks leaves the win to the dice at the end of writing [1250.8/4.1(5)]', () => {
    const script = Script.voting(on).apply(by.find(3, 'Tab', 0), by.find(4, 'Tab', 1), by.time(72))
    expect(script.state.openPrompts).toMatchObject([{ name: 'winner', at: at(72) }])
  })

  test('against one of two tied limericks makes the dice unnecessary', () => {
    const script = new Script(on).apply(by.post(1, 'Ann'), by.post(1, 'Bob'), by.time(73))
    expect(script.state.shared).toMatchObject({ stage: 'dice', count: { totals: [0, 0] } })
    script.apply(by.find(74, 'Tab', 1))
    expect(script.state.shared.count).toBeNull()
    expect(script.state.outcome?.winners).toEqual(['Ann'])
  })

  test('may be made during a dispute, while the clock is stopped', () => {
    const script = Script.voting(on).apply(
      by.roster(10, { type: 'dispute', by: 'Bob' }),
      by.find(50, 'Tab', 0),
      by.roster(110, { type: 'decision', as: 'speaker' }),
    )
    expect(script.state.clock.timers).toMatchObject([{ name: 'writing', due: at(172) }])
    expect(script.apply(by.time(172)).state.outcome?.winners).toEqual(['Bob'])
  })

  test('is never made by bots', () => {
    const script = Script.voting(on, { referees: ['Ann'] })
    const find = {
      action: 'find',
      actor: 'referee',
      need: 'optional',
      deadline: null,
      prompt: null,
    }
    expect(limerickContest.pendingActions(script.state, 'referee')).toContainEqual(find)
    const legal = limerickContest.legalMoves(limerickContest.view(script.state, 0))
    expect(legal).toMatchObject({ complete: true, alsoLegal: ['find'] })
    expect(legal.sample(() => 1)).toEqual({ type: 'vote', for: 1 })
    script.apply(by.vote(3, 'Ann', 0))
    const none = limerickContest.legalMoves(limerickContest.view(script.state, 0))
    expect(none).toMatchObject({ complete: true, moves: [], alsoLegal: ['find'] })
    expect(none.sample(() => 0)).toBeUndefined()
  })
})
