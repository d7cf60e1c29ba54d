import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { pureSkill } from './index.js'
import { by, Script } from './script.test-support.js'

describe('the three days of a round', () => {
  test('run from the announcement of the prize (GPS-6) [1250.7/4c(2)]', () => {
    const script = new Script().prize(5, 'KS')
    expect(script.state.clock.timers).toMatchObject([{ name: 'round', due: at(77) }])
    script.apply(by.bid(6, 'Ann', 'KH'), by.bid(6, 'Bob', 'QD'), by.bid(7, 'Cyd', 'JC'))
    expect(script.state.clock.timers).toEqual([])
    script.apply(by.time(500)).prize(500, 'QS')
    expect(script.state.clock.timers).toMatchObject([{ name: 'round', due: at(572) }])
  })

  test('include their last millisecond and exclude their end [1250.7/4c(2)]', () => {
    const script = new Script().prize(0, 'KS')
    const last = { ...by.bid(0, 'Ann', 'KH'), at: at(72) - 1 }
    const late = by.bid(72, 'Ann', 'KH')
    expect(script.errorOf(late)).toMatchObject({ code: 'clockBehind', details: { due: at(72) } })
    expect(new Script().prize(0, 'KS').apply(by.time(72)).errorOf(late)).toEqual({
      code: 'notBidding',
      clause: '1250.7/4c(2)',
      details: { stage: 'draws' },
      message: 'Bids are closed and the referee draws the missing ones; bid for the next prize.',
    })
    expect(script.apply(last).state.secret[0]?.bid).toBe('KH')
  })

  test('are followed by the referee’s draw for missing bids (GPS-7) [1250.7/4e(3)]', () => {
    const script = new Script()
      .round('KS 2H 2D 2C')
      .prize(10, 'QS')
      .apply(by.bid(11, 'Bob', '9D'), by.time(100))
    expect(script.state.clock.now).toBe(at(82))
    expect(script.state.shared.stage).toBe('draws')
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'bid',
        to: 'referee',
        at: at(82),
        question: { kind: 'pick', of: 12 },
        details: { seat: 0 },
      },
      {
        name: 'bid',
        to: 'referee',
        at: at(82),
        question: { kind: 'pick', of: 12 },
        details: { seat: 2 },
      },
    ])
    script.draw(90, 2, 'KC')
    expect(script.state.shared.stage).toBe('draws')
    expect(script.events).toEqual([])
    script.draw(91, 0, 'AH')
    expect(script.state.shared.rounds[1]).toEqual({
      prize: 'QS',
      bids: ['AH', '9D', 'KC'],
      drawn: [0, 2],
      taker: 2,
    })
    expect(script.transcript).toEqual([
      'public: Round 2: Ann AH (drawn), Bob 9D, Cyd KC (drawn); Cyd takes QS.',
    ])
    expect(script.events[0]?.at).toBe(at(91))
  })

  test('without bids are followed by three draws, which may tie [1250.7/4e(3), 1250.7/4f(2)]', () => {
    const script = new Script().prize(0, 'KS').apply(by.time(72))
    expect(script.state.openPrompts.map(({ details }) => details)).toEqual([
      { seat: 0 },
      { seat: 1 },
      { seat: 2 },
    ])
    script.draw(73, 0, '5H').draw(73, 1, '5D').draw(73, 2, '4C')
    expect(script.state.shared.rounds[0]).toMatchObject({ taker: null, drawn: [0, 1, 2] })
  })

  test('end on time, whenever the clock is read [1250.7/4c(2)]', () => {
    const script = new Script().prize(0, 'KS').apply(by.bid(1, 'Ann', 'KH'), by.bid(1, 'Bob', 'QD'))
    expect(script.errorOf(by.bid(9999, 'Cyd', 'JC')).code).toBe('clockBehind')
    expect(script.apply(by.time(9999)).state.clock.now).toBe(at(72))
  })

  test('are followed by draws only for missing bids', () => {
    const script = new Script().prize(0, 'KS').apply(by.bid(1, 'Ann', 'KH'), by.time(72))
    expect(() => script.draw(73, 0, 'AH')).toThrow()
    expect(script.errorOf(by.bid(73, 'Bob', 'KD')).code).toBe('notBidding')
  })

  test('are the deadline of each player’s pending bid', () => {
    const script = new Script()
    expect(pureSkill.pendingActions(script.state, 0)).toEqual([])
    expect(pureSkill.pendingActions(script.state, 'referee')).toEqual([
      { action: 'prize', actor: 'referee', need: 'required', deadline: null, prompt: 0 },
    ])
    script.prize(0, 'KS').apply(by.bid(1, 'Ann', 'KH'))
    expect(pureSkill.pendingActions(script.state, 0)).toEqual([])
    expect(pureSkill.pendingActions(script.state, 1)).toEqual([
      { action: 'bid', actor: 1, need: 'required', deadline: at(72), prompt: null },
    ])
    script.apply(by.time(72))
    expect(pureSkill.pendingActions(script.state, 1)).toEqual([])
    expect(pureSkill.pendingActions(script.state, 'referee')).toMatchObject([
      { action: 'bid', prompt: 1 },
      { action: 'bid', prompt: 2 },
    ])
  })
})

describe('legal moves', () => {
  const cards = (script: Script, seat: number) => {
    const legal = pureSkill.legalMoves(pureSkill.view(script.state, seat))
    return legal.complete ? legal.moves.map(({ card }) => card) : []
  }

  test('are the player’s own cards while bids are open [1250.7/4e(1)]', () => {
    const script = new Script()
    expect(cards(script, 0)).toEqual([])
    script.round('KS 10H 9D 3C').prize(2, 'QS')
    expect(cards(script, 0)).toEqual(script.pack(0))
    expect(pureSkill.legalMoves(pureSkill.view(script.state, 0)).sample((of) => of - 1)).toEqual({
      type: 'bid',
      card: 'KH',
    })
    for (const card of script.pack(0)) {
      expect(pureSkill.check(script.state, by.bid(3, 'Ann', card))).toBeUndefined()
    }
    script.apply(by.bid(3, 'Ann', 'AH'))
    expect(cards(script, 0)).toEqual([])
    expect(pureSkill.legalMoves(pureSkill.view(script.state, 0)).sample(() => 0)).toBeUndefined()
    expect(cards(script, 1)).toHaveLength(12)
    expect(cards(script, 3)).toEqual([])
  })

  test('remain after a bid with revisions', () => {
    const script = new Script({ options: { revisions: 'last' } })
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'AH'))
    expect(cards(script, 0)).toHaveLength(13)
  })
})
