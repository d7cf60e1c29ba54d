import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { pureSkill } from './index.js'
import { ANN_WINS, by, Script } from './script.test-support.js'

const away = (h: number, person: string, substitute?: string) =>
  by.roster(h, {
    type: 'vacation',
    person,
    ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
  })
const back = (h: number, person: string) => by.roster(h, { type: 'return', person })
const dispute = (h: number) => by.roster(h, { type: 'dispute', by: 'Ann' })
const decision = (h: number) => by.roster(h, { type: 'decision', as: 'speaker' })
const resigns = (h: number) => by.roster(h, { type: 'refereeResigns', person: 'Dee' })
const found = (h: number, person: string) =>
  by.roster(h, { type: 'refereeFound', person, willing: true })

describe('a vacation (GPS-14)', () => {
  test('lets a Substitute bid, with the player’s view [1250.1/VI.c(4)]', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'KH'), away(2, 'Ann', 'Sue'), away(2, 'Bob', 'Sid'))
    expect(script.errorOf(by.bid(3, 'Sue', 'QH')).code).toBe('alreadyBid')
    expect(script.errorOf(by.bid(3, 'Bob', 'QD')).code).toBe('notAllowed')
    script.apply(by.bid(3, 'Sid', 'QD'), by.bid(4, 'Cyd', 'JC'))
    expect(script.state.shared.rounds[0]?.bids).toEqual(['KH', 'QD', 'JC'])
  })

  test('without a Substitute waits until the deadline, then the referee draws [1250.7/4e(3)]', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(away(1, 'Ann'), by.bid(2, 'Bob', 'QD'), by.bid(3, 'Cyd', 'JC'))
    expect(script.state.shared.stage).toBe('bids')
    expect(pureSkill.pendingActions(script.state, 0)).toMatchObject([
      { actor: 0, deadline: at(72) },
    ])
    script.apply(by.time(72)).draw(73, 0, 'KH')
    expect(script.state.shared.rounds[0]).toMatchObject({ drawn: [0], taker: 0 })
    script.prize(74, 'QS').apply(back(75, 'Ann'), by.bid(76, 'Ann', 'QH'))
  })

  test('gives a winning Substitute the award, unless the player is back in time (GPS-14) [1250.1/VI.c(5), 1250.1/VI.c(6)]', () => {
    const won = new Script().rounds(...ANN_WINS.slice(0, 6)).apply(away(6, 'Ann', 'Sue'))
    won.rounds(...ANN_WINS.slice(6))
    expect(won.state.outcome).toMatchObject({
      winners: ['Sue'],
      ranking: [['Sue'], ['Cyd'], ['Bob']],
      awards: [{ to: ['Sue'] }, { to: ['Dee'] }, { to: 'Sue' }],
    })
    const home = new Script()
      .rounds(...ANN_WINS.slice(0, 6))
      .apply(away(6, 'Ann', 'Sue'))
      .rounds(...ANN_WINS.slice(6, 12))
      .apply(back(12, 'Ann'))
      .rounds(...ANN_WINS.slice(12))
    expect(home.state.outcome?.winners).toEqual(['Ann'])
  })

  test('without a Substitute still lets the player win', () => {
    const script = new Script().rounds(...ANN_WINS.slice(0, 12)).apply(away(12, 'Ann'))
    script.prize(13, 'AS').apply(by.bid(14, 'Bob', 'KD'), by.bid(14, 'Cyd', 'QC'), by.time(100))
    expect(script.draw(100, 0, 'AH').state.outcome?.winners).toEqual(['Ann'])
  })
})

describe('a lost referee', () => {
  test('stops play before the prize, which the new referee draws', () => {
    const script = new Script().apply(resigns(1))
    expect(script.state.roster.pauses).toEqual([
      { reason: 'no referee', since: at(1), clause: '1250.1/VI.b(2)' },
    ])
    expect(() => script.prize(2, 'KS')).toThrow('No prompt is open to you')
    script.apply(found(50, 'Eve')).prize(51, 'KS', 'Eve')
    expect(script.state.clock.timers).toMatchObject([{ due: at(51 + 72) }])
  })

  test('stops the clock of the bids, and the rest of the time is kept', () => {
    const script = new Script().prize(0, 'KS').apply(by.bid(1, 'Ann', 'KH'), resigns(10))
    expect(script.errorOf(by.bid(11, 'Bob', 'QD'))).toMatchObject({
      code: 'paused',
      details: { reasons: ['no referee'] },
    })
    expect(pureSkill.pendingActions(script.state, 1)).toEqual([])
    expect(pureSkill.legalMoves(pureSkill.view(script.state, 1))).toMatchObject({
      complete: true,
      moves: [],
    })
    script.apply(by.time(1000), found(1000, 'Eve'))
    expect(script.state.clock.timers).toMatchObject([{ due: at(1062) }])
    script.apply(by.time(1062)).draw(1062, 1, 'QD', 'Eve').draw(1062, 2, 'JC', 'Eve')
    expect(script.state.shared.rounds[0]?.taker).toBe(0)
  })

  test('leaves the draws to the new referee', () => {
    const script = new Script().prize(0, 'KS').apply(by.time(72), resigns(73), found(80, 'Eve'))
    expect(script.state.openPrompts).toHaveLength(3)
    script.draw(81, 0, 'KH', 'Eve').draw(81, 1, 'QD', 'Eve').draw(81, 2, 'JC', 'Eve')
    expect(script.state.shared.rounds).toHaveLength(1)
  })

  test('is replaced by a referee who sees the bids and gets the A$8 [1250.7/5(2)]', () => {
    const script = new Script()
      .rounds(...ANN_WINS.slice(0, 12))
      .prize(13, 'AS')
      .apply(by.bid(14, 'Ann', 'AH'), resigns(15), found(16, 'Eve'))
    expect(pureSkill.view(script.state, 'referee')).toMatchObject({
      known: [{ bid: 'AH' }, {}, {}],
    })
    script.apply(by.bid(17, 'Bob', 'KD'), by.bid(17, 'Cyd', 'QC'))
    expect(script.state.outcome?.awards[1]).toMatchObject({ to: ['Eve'], each: 8 })
  })

  test('may have been silent for a week without a draw [1250.1/VI.d(2)]', () => {
    const script = new Script()
    const silence = (h: number) => by.roster(h, { type: 'silence', by: 'Ann' })
    expect(script.errorOf(silence(168)).code).toBe('notSilent')
    script.apply(silence(169), by.roster(170, { type: 'inquire', as: 'speaker' }), by.time(999))
    expect(script.state.roster).toMatchObject({
      referees: [],
      pauses: [{ reason: 'no referee', since: at(170 + 72) }],
    })
  })

  test('cannot have been silent while bids are open [1250.1/VI.d(2)]', () => {
    const script = new Script().prize(0, 'KS').apply(dispute(1))
    const silence = by.roster(999, { type: 'silence', by: 'Ann' })
    expect(script.errorOf(silence)).toMatchObject({ code: 'notSilent', details: { since: null } })
  })
})

describe('a dispute', () => {
  test('stops the clock, which continues after the decision [1250.1/X(3)]', () => {
    const script = new Script().prize(0, 'KS').apply(dispute(70))
    expect(script.state.clock.timers).toMatchObject([{ due: null, left: 2 * 3_600_000 }])
    expect(script.errorOf(by.bid(71, 'Bob', 'QD')).code).toBe('paused')
    script.apply(decision(170), by.bid(171, 'Bob', 'QD'))
    expect(script.errorOf(by.bid(172, 'Ann', 'KH')).code).toBe('clockBehind')
    expect(script.apply(by.time(172)).state.shared.stage).toBe('draws')
  })

  test('delays the referee’s draws', () => {
    const script = new Script().apply(dispute(1))
    expect(
      script.errorOf({ kind: 'answer', at: at(2), by: 'Dee', prompt: 0, answer: 0 }).code,
    ).toBe('paused')
    script.apply(decision(3)).prize(4, 'KS')
    script.apply(by.time(76), dispute(77))
    expect(() => script.draw(78, 0, 'KH')).toThrow('Play is paused')
  })

  test('lets a leaver close the round, while draws wait for the decision', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'KH'), by.bid(1, 'Bob', 'QD'), dispute(2), by.leave(3, 'Cyd'))
    expect(script.state).toMatchObject({
      shared: { stage: 'draws' },
      openPrompts: [{ details: { seat: 2 } }],
      clock: { timers: [] },
    })
    script.apply(decision(4)).draw(5, 2, 'JC')
    expect(script.state.shared.rounds[0]?.taker).toBe(0)
  })
})
