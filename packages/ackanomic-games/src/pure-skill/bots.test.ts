import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { pureSkill } from './index.js'
import { ANN_AND_BOB_TIE, ANN_WINS, by, NOBODY_TAKES, Script } from './script.test-support.js'

describe('a bot', () => {
  test('replaces a player who leaves, with bids drawn by the referee [1250.7/8(1), 1250.7/8(2)]', () => {
    for (const from of ['match', 'community'] as const) {
      const script = new Script()
        .prize(0, 'KS')
        .apply(by.roster(1, { type: 'leave', persons: ['Bob'], from }))
      expect(script.state.roster.seats[1]).toMatchObject({ holder: null, presence: 'left' })
      expect(script.state.shared.stage).toBe('bids')
      expect(script.errorOf(by.bid(2, 'Bob', 'KD')).code).toBe('notAllowed')
      expect(
        pureSkill.pendingActions(script.state, 'referee', 'all').map(({ actor }) => actor),
      ).toEqual([0, 2])
      script.apply(by.bid(2, 'Ann', '10H'), by.bid(3, 'Cyd', '9C'))
      expect(script.state.openPrompts).toMatchObject([
        { name: 'bid', to: 'referee', question: { kind: 'pick', of: 13 }, details: { seat: 1 } },
      ])
      script.draw(4, 1, 'KD')
      expect(script.transcript).toEqual([
        'public: Round 1: Ann 10H, Bob KD (drawn), Cyd 9C; Bob takes KS.',
      ])
      script.round('QS 2H AD 3C')
      expect(script.state.shared.rounds[1]?.drawn).toEqual([1])
    }
  })

  test('delays no round: it closes with the last player’s bid or departure (GPS-8) [1250.7/8(1), 1250.7/4c(3)]', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', '10H'), by.bid(2, 'Cyd', '9C'), by.leave(3, 'Bob'))
    expect(script.state).toMatchObject({
      shared: { stage: 'draws' },
      openPrompts: [{ name: 'bid', at: at(3), details: { seat: 1 } }],
      clock: { timers: [] },
    })
  })

  test('keeps the bid of the player it replaces (GPS-8)', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Bob', 'KD'), by.leave(2, 'Bob'), by.bid(3, 'Ann', 'QH'))
      .apply(by.bid(4, 'Cyd', 'JC'))
    expect(script.state.shared.rounds[0]).toEqual({
      prize: 'KS',
      bids: ['QH', 'KD', 'JC'],
      drawn: [],
      taker: 1,
    })
  })

  test('can take a prize, and can tie (GPS-9, GPS-12) [1250.7/8(1), 1250.7/4f(2)]', () => {
    const script = new Script()
      .apply(by.leave(0, 'Bob'))
      .rounds('KS QH KD 9C', 'QS KH QD 2C', 'JS 10H JD JC')
    expect(script.state.shared.rounds.map(({ taker }) => taker)).toEqual([1, 0, null])
  })

  test('cannot win, so that the best player wins (GPS-9, GPS-10) [1250.7/8(3), 1250.7/4h(2)]', () => {
    const script = new Script().rounds(...ANN_WINS.slice(0, 12)).apply(by.leave(12, 'Ann'))
    script.round('AS AH KD QC')
    expect(script.transcript.at(-2)).toBe('public: The sums: Ann 88, Bob 1, Cyd 2.')
    expect(script.state.outcome).toMatchObject({
      winners: ['Cyd'],
      ranking: [['Cyd'], ['Bob']],
      awards: [{ to: ['Cyd'] }, { to: ['Dee'] }, { to: 'Cyd' }],
    })
  })

  test('does not tie with a player at the end (GPS-10) [1250.7/8(3)]', () => {
    const script = new Script().rounds(...ANN_AND_BOB_TIE.slice(0, 12)).apply(by.leave(12, 'Bob'))
    script.round('2S 3H JD KC')
    expect(script.state.outcome).toMatchObject({ winners: ['Ann'], ranking: [['Ann'], ['Cyd']] })
  })

  test('above two tied players leaves no winner (GPS-10) [1250.7/4h(3), 1250.7/8(3)]', () => {
    const plan = NOBODY_TAKES.slice(0, 11)
    const script = new Script()
      .rounds(...plan, '2S 2H AD AC')
      .apply(by.leave(12, 'Ann'))
      .round('AS AH 2D 2C')
    expect(script.transcript.at(-2)).toBe('public: The sums: Ann 2, Bob 0, Cyd 0.')
    expect(script.state.outcome).toMatchObject({
      winners: [],
      ranking: [['Bob', 'Cyd']],
      awards: [],
    })
  })

  test('lets a player against two bots win after round 13, even with nothing (GPS-10) [1250.7/8(3), 1250.7/4h(2)]', () => {
    const script = new Script().round('KS QH KD KC').apply(by.leave(1, 'Ann', 'Bob'))
    expect(script.state.outcome).toBeNull()
    script.rounds('QS KH QD QC', ...NOBODY_TAKES.slice(2))
    expect(script.transcript.at(-2)).toBe('public: The sums: Ann 12, Bob 0, Cyd 0.')
    expect(script.state.outcome).toMatchObject({
      at: at(13),
      winners: ['Cyd'],
      ranking: [['Cyd']],
      awards: [{ to: ['Cyd'], each: 8 }, { to: ['Dee'], each: 8 }, { to: 'Cyd' }],
    })
  })

  test('in every seat ends the game at once, with no winner (GPS-10) [1250.7/8(3)]', () => {
    const script = new Script().prize(0, 'KS').apply(by.leave(1, 'Ann'), by.leave(2, 'Bob'))
    expect(script.state.outcome).toBeNull()
    script.apply(by.leave(3, 'Cyd'))
    expect(script.state.outcome).toEqual({ at: at(3), winners: [], ranking: [], awards: [] })
    expect(script.transcript).toEqual([
      'public: Cyd left the game.',
      'public: The game is over, without a winner.',
    ])
  })

  test('can replace everybody at once, even the referee and during a pause (GPS-10)', () => {
    const together = new Script().prize(0, 'KS').apply(by.leave(1, 'Cyd', 'Bob', 'Ann', 'Dee'))
    expect(together.state.outcome).toMatchObject({ at: at(1), winners: [] })
    const halted = new Script()
      .prize(0, 'KS')
      .apply(by.roster(1, { type: 'dispute', by: 'Ann' }), by.leave(2, 'Ann', 'Bob', 'Cyd'))
    expect(halted.state.outcome).toMatchObject({ at: at(2), winners: [] })
  })

  test('replaces each of two who leave together', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'AH'), by.leave(2, 'Bob', 'Cyd'))
    expect(script.state.openPrompts).toMatchObject([
      { details: { seat: 1 } },
      { details: { seat: 2 } },
    ])
  })

  test('that replaces a player during the draw gets a drawn bid', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'AH'), by.time(72), by.leave(73, 'Bob'))
    script.draw(74, 1, '2D').draw(74, 2, '3C')
    expect(script.state.shared.rounds[0]).toMatchObject({ drawn: [1, 2], taker: 2 })
  })

  test('stays for the rest of the game', () => {
    const script = new Script().apply(by.leave(1, 'Ann'))
    for (const person of ['Ann', 'Eve']) {
      const join = by.roster(2, { type: 'join', person, join: null })
      expect(script.errorOf(join)).toMatchObject({ code: 'noJoining', clause: '1250.1/VI.b(1)' })
    }
  })
})
