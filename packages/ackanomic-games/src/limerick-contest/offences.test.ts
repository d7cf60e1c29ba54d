import { describe, expect, test } from 'vitest'
import { limerickContest } from './index.js'
import { at, by, Sitting } from './sitting.test-support.js'

const on = { offences: true } as const

describe('a finding of offence', () => {
  test('is not to be had unless the set-up has it', () => {
    expect(Sitting.voting().errorOf(by.find(3, 'Tab', 0))).toMatchObject({
      code: 'noFindings',
      clause: '1250.8/4.1(1)',
    })
  })

  test('is the referee’s, and of a limerick that there is', () => {
    const sitting = new Sitting(on).apply(by.post(1, 'Ann'))
    expect(sitting.errorOf(by.find(2, 'Bob', 0)).code).toBe('notAllowed')
    expect(sitting.errorOf(by.find(2, 'Tab', 1))).toMatchObject({ code: 'notPosted' })
  })

  test('takes the limerick away as if it had not been posted; another may follow in time [1250.8/4.1(3)]', () => {
    const sitting = new Sitting(on).apply(by.post(1, 'Ann', 'Ugh'), by.find(2, 'Tab', 0))
    expect(sitting.transcript).toEqual([
      'public: The referee finds the limerick of Ann offensive, as if it had not been posted. There is time left for another.',
    ])
    expect(sitting.state.shared.limericks).toEqual([null, null])
    sitting.apply(by.post(3, 'Ann', 'Well'), by.post(4, 'Bob'))
    expect(sitting.state.shared).toMatchObject({
      stage: 'voting',
      limericks: [{ text: 'Well' }, {}],
    })
  })

  test('ends the voting and voids its votes; a new limerick opens it anew [1250.8/4.2(1)]', () => {
    const sitting = Sitting.voting(on).apply(
      by.vote(3, 'Zoe', 0),
      by.vote(3, 'Bob', 1),
      by.find(10, 'Tab', 0),
    )
    expect(sitting.state).toMatchObject({
      shared: { stage: 'writing', limericks: [null, { at: at(2) }] },
      secret: [{ vote: null }, { vote: null }],
      hidden: { votes: [] },
      clock: { timers: [{ name: 'writing', due: at(72) }] },
    })
    expect(sitting.errorOf(by.vote(11, 'Zoe', 0)).code).toBe('notVoting')
    sitting.apply(by.post(20, 'Ann'), by.vote(21, 'Zoe', 0))
    expect(sitting.state.clock.timers).toMatchObject([{ name: 'writing' }, { due: at(92) }])
    expect(sitting.counts().state.outcome?.winners).toEqual(['Ann'])
  })

  test('with no time left gives the contest to the other by default [1250.8/4.1(4)]', () => {
    for (const h of [73, 80]) {
      const sitting = Sitting.voting(on).apply(by.vote(3, 'Zoe', 0), by.time(h))
      sitting.apply(by.find(h, 'Tab', 0))
      expect(sitting.transcript.slice(0, 2)).toEqual([
        'public: The referee finds the limerick of Ann offensive, as if it had not been posted. There is no time left for another.',
        'public: Bob wins the contest, by default.',
      ])
      expect(sitting.state.outcome?.at).toBe(at(h))
    }
  })

  test('of both limericks leaves it to the dice at the end of the writing [1250.8/4.1(5)]', () => {
    const sitting = Sitting.voting(on).apply(
      by.find(3, 'Tab', 0),
      by.find(4, 'Tab', 1),
      by.time(72),
    )
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'winner', at: at(72) }])
  })

  test('of one of two that tie takes the dice away', () => {
    const sitting = new Sitting(on).apply(by.post(1, 'Ann'), by.post(1, 'Bob'), by.time(73))
    expect(sitting.state.shared.stage).toBe('dice')
    sitting.apply(by.find(74, 'Tab', 1))
    expect(sitting.state.outcome?.winners).toEqual(['Ann'])
  })

  test('may be made in a dispute, whose clock stands', () => {
    const sitting = Sitting.voting(on).apply(
      by.society(10, { type: 'dispute', by: 'Bob' }),
      by.find(50, 'Tab', 0),
      by.society(110, { type: 'decision', as: 'speaker' }),
    )
    expect(sitting.state.clock.timers).toMatchObject([{ name: 'writing', due: at(172) }])
    expect(sitting.apply(by.time(172)).state.outcome?.winners).toEqual(['Bob'])
  })

  test('is nothing that a bot does, though it may be expected', () => {
    const sitting = Sitting.voting(on, { referees: ['Ann'] })
    const find = {
      action: 'find',
      actor: 'referee',
      need: 'optional',
      deadline: null,
      prompt: null,
    }
    expect(limerickContest.pendingActions(sitting.state, 'referee')).toContainEqual(find)
    const legal = limerickContest.legalMoves(limerickContest.view(sitting.state, 0))
    expect(legal).toMatchObject({ complete: true, alsoLegal: ['find'] })
    expect(legal.sample(() => 1)).toEqual({ type: 'vote', for: 1 })
    sitting.apply(by.vote(3, 'Ann', 0))
    const none = limerickContest.legalMoves(limerickContest.view(sitting.state, 0))
    expect(none).toMatchObject({ complete: true, moves: [], alsoLegal: ['find'] })
    expect(none.sample(() => 0)).toBeUndefined()
  })
})
