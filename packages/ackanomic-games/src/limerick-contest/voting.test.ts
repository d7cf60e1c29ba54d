import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { limerickContest } from './index.js'
import { type AnyEntry, by, Script } from './script.test-support.js'

describe('the three days of voting', () => {
  test('begin with the second limerick, whichever it is [1250.8/4.2(1)]', () => {
    const script = new Script().apply(by.post(1, 'Bob'), by.post(30, 'Ann'))
    expect(script.state.shared.stage).toBe('voting')
    expect(script.state.clock.timers).toMatchObject([{ name: 'voting', due: at(102) }])
    expect(script.transcript[1]).toBe(
      'public: Both limericks are posted. Every player of Ackanomic may vote.',
    )
  })

  test('are not cut short when everybody has voted [1250.8/4.2(1)]', () => {
    const script = Script.voting().apply(
      ...['Ann', 'Bob', 'Tab', 'Zoe'].map((person) => by.vote(3, person, 0)),
      { ...by.time(74), at: at(74) - 1 },
    )
    expect(script.state.shared.stage).toBe('voting')
    expect(script.apply(by.time(74)).state.shared.stage).toBe('count')
  })

  test('are the only time for votes [1250.8/4.2(5)]', () => {
    const script = new Script().apply(by.post(1, 'Ann'))
    expect(script.errorOf(by.vote(2, 'Zoe', 0))).toEqual({
      code: 'notVoting',
      clause: '1250.8/4.2(5)',
      details: { stage: 'writing' },
      message: 'Voting begins once both limericks are posted; vote then.',
    })
    script.apply(by.post(2, 'Bob'), { ...by.vote(74, 'Zoe', 0), at: at(74) - 1 })
    expect(script.errorOf(by.vote(74, 'Yan', 1)).code).toBe('clockBehind')
    script.apply(by.time(74))
    expect(script.errorOf(by.vote(74, 'Yan', 1))).toMatchObject({
      code: 'notVoting',
      details: { stage: 'count' },
      message: 'Voting is over; no more votes count.',
    })
    expect(Script.voting().errorOf(by.vote(74, 'Yan', 1)).code).toBe('tooLate')
  })

  test('are stopped by a dispute, and continue with the rest of the time', () => {
    const script = Script.voting().apply(by.roster(70, { type: 'dispute', by: 'Ann' }))
    expect(script.errorOf(by.vote(71, 'Zoe', 0)).code).toBe('paused')
    script.apply(by.roster(170, { type: 'decision', as: 'speaker' }))
    expect(script.state.clock.timers).toMatchObject([{ due: at(174) }])
  })
})

describe('a vote', () => {
  test('is open to every player of Ackanomic, for either limerick [1250.8/4.2(2)]', () => {
    const script = Script.voting().apply(
      by.vote(3, 'Ann', 0),
      by.vote(4, 'Bob', 0),
      by.vote(5, 'Tab', 1),
      by.vote(6, 'Zoe', 1),
      by.vote(7, 'Yan', 0),
    )
    expect(script.counts().state.shared.count).toMatchObject({ totals: [3, 2], votes: null })
  })

  test('is open to a contestant whose Substitute plays [1250.8/4.2(2)]', () => {
    const script = Script.voting({ electorate: [] }).apply(by.away(3, 'Ann', 'Sue'))
    script.apply(by.vote(4, 'Ann', 0), by.vote(5, 'Sue', 1))
    expect(script.errorOf(by.vote(6, 'Zoe', 1)).code).toBe('noVote')
    expect(script.counts().state.shared.count?.totals).toEqual([1, 1])
  })

  test('is cast once by each person, for one of the two limericks [1250.8/4.2(4)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Zoe', 0), by.vote(3, 'Ann', 1))
    for (const person of ['Zoe', 'Ann']) {
      const name = person === 'Zoe' ? 'Ann' : 'Bob'
      expect(script.errorOf(by.vote(4, person, 1))).toEqual({
        code: 'alreadyVoted',
        clause: '1250.8/4.2(4)',
        details: { for: name },
        message: `You have already voted for the limerick of ${name}, and the first vote stands.`,
      })
    }
    for (const seat of [2, -1, 0.5, '0', null, -0.1]) {
      const entry = { ...by.vote(4, 'Yan', 0), move: { type: 'vote', for: seat } }
      expect(script.errorOf(entry).code).toBe('invalidEntry')
    }
    expect(script.counts().state.shared.count?.totals).toEqual([1, 1])
  })

  test('replaces an earlier one with the option revisions: last [1250.8/4.2(4)]', () => {
    const script = Script.voting({ revisions: 'last' }).apply(
      by.vote(3, 'Zoe', 0),
      by.vote(3, 'Bob', 0),
      by.vote(4, 'Zoe', 1),
      by.vote(4, 'Bob', 1),
    )
    expect(script.counts().state.shared.count?.totals).toEqual([0, 2])
  })

  test('is limited to players of Ackanomic if the set-up names them [1250.8/4.2(6)]', () => {
    const script = Script.voting({ electorate: ['Zoe'] })
    expect(script.errorOf(by.vote(3, 'Yan', 0))).toEqual({
      code: 'noVote',
      clause: '1250.8/4.2(6)',
      details: { person: 'Yan' },
      message: 'Yan is not a player of Ackanomic; only players have a vote.',
    })
    script.apply(...['Zoe', 'Ann', 'Bob', 'Tab'].map((person) => by.vote(3, person, 0)))
    expect(script.counts().state.shared.count?.totals).toEqual([4, 0])
    expect(Script.voting().errorOf(by.vote(3, ' ', 0)).code).toBe('invalidEntry')
  })

  test('is an optional pending action for everybody', () => {
    const script = Script.voting().apply(by.vote(3, 'Ann', 0), by.vote(3, 'Zoe', 0))
    const wanted = {
      action: 'vote',
      actor: 'anyone',
      need: 'optional',
      deadline: at(74),
      prompt: null,
    }
    for (const viewer of [0, 1, 'public', 'referee', { person: 'Zoe' }] as const) {
      expect(limerickContest.pendingActions(script.state, viewer)).toEqual([wanted])
    }
    expect(limerickContest.legalMoves(limerickContest.view(script.state, 0))).toMatchObject({
      complete: true,
      moves: [],
    })
    expect(limerickContest.legalMoves(limerickContest.view(script.state, 1))).toMatchObject({
      complete: true,
      moves: [
        { type: 'vote', for: 0 },
        { type: 'vote', for: 1 },
      ],
    })
  })

  test('belongs to the person, not to the seat', () => {
    const script = Script.voting().apply(
      by.vote(3, 'Ann', 0),
      by.vote(3, 'Sue', 1),
      by.away(4, 'Ann', 'Sue'),
    )
    expect(script.errorOf(by.vote(5, 'Sue', 0)).code).toBe('alreadyVoted')
    expect(script.errorOf(by.vote(5, 'Ann', 0)).code).toBe('alreadyVoted')
    expect(script.state.secret[0]?.vote).toEqual({ by: 'Sue', for: 1 })
    expect(script.state.hidden.votes).toEqual([{ by: 'Ann', for: 0 }])
    script.apply(by.roster(6, { type: 'return', person: 'Ann' }))
    expect(script.state.secret[0]?.vote).toEqual({ by: 'Ann', for: 0 })
    expect(script.errorOf(by.vote(7, 'Ann', 1)).code).toBe('alreadyVoted')
    expect(script.errorOf(by.vote(7, 'Sue', 1)).code).toBe('alreadyVoted')
    expect(script.counts().state.shared.count?.totals).toEqual([1, 1])
  })
})

describe('the Poet Laureate', () => {
  test('is named by the referee at the count, and has a double vote [1250.8/4.3(1)]', () => {
    const script = Script.voting().apply(
      by.vote(3, 'Ann', 0),
      by.move(4, 'Zoe', { type: 'vote', for: 1 }, 'poet laureate'),
      by.time(74),
    )
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'laureate',
        to: 'referee',
        at: at(74),
        question: { kind: 'judge' },
        details: { voters: ['Ann', 'Zoe'] },
      },
    ])
    expect(script.transcript).toEqual(['public: Voting is over, and the votes are counted.'])
    for (const answer of [5, '', ' Zoe', {}, 'a\ud800', 'x'.repeat(101)]) {
      expect(script.errorOf(by.rule(75, 0, answer)).code).toBe('badAnswer')
    }
    expect(script.errorOf(by.rule(75, 0, 'Zoe', 'Ann')).code).toBe('noSuchPrompt')
    script.apply(by.rule(75, 0, 'Zoe'))
    expect(script.transcript).toEqual([
      'public: The votes: Ann 1, Bob 2.',
      'public: Bob wins the contest, by 2 votes to 1.',
      'public: The game is over. Bob won.',
    ])
    expect(script.state.outcome?.at).toBe(at(75))
  })

  test.each([
    ['a contestant', 'Ann', [2, 1]],
    ['the referee', 'Tab', [1, 2]],
    ['somebody who has not voted', 'Yan', [1, 1]],
    ['nobody', null, [1, 1]],
  ] as const)('may be %s [1250.8/4.3(1)]', (_, laureate, totals) => {
    const script = Script.voting().apply(by.vote(3, 'Ann', 0), by.vote(3, 'Tab', 1))
    expect(script.counts(laureate).state.shared.count?.totals).toEqual(totals)
  })

  test('praises the limerick they voted for, with a reason [1250.8/4.3(2)]', () => {
    const script = Script.voting().apply(by.vote(3, 'Ann', 1), by.vote(3, 'Zoe', 0))
    const tooEarly = { code: 'notCounted', clause: '1250.8/4.3(2)' }
    expect(script.errorOf(by.praise(4, 'Zoe', 0))).toMatchObject(tooEarly)
    script.counts('Zoe')
    const { outcome, shared } = script.state
    expect([outcome?.winners, shared.count?.totals]).toEqual([['Ann'], [2, 1]])
    const refused = (entry: AnyEntry): string => script.errorOf(entry).code
    expect(refused(by.praise(500, 'Zoe', 1))).toBe('notTheirChoice')
    expect(refused(by.praise(500, 'Yan', 0))).toBe('notTheirChoice')
    expect(refused(by.praise(500, 'Zoe', 0, ' '))).toBe('invalidEntry')
    expect(refused(by.move(500, 'Zoe', { type: 'praise', of: 0, text: 'Nice' }))).toBe('notAllowed')
    script.apply(by.praise(500, 'Zoe', 0, 'Divine!\n'))
    const event = { type: 'praise', by: 'Zoe', of: 0, text: 'Divine!' }
    expect(script.events).toEqual([{ to: 'public', at: at(500), clause: '1250.8/4.3(2)', event }])
    expect(script.state).toMatchObject({ outcome, shared: { ...shared, praises: [{ of: 0 }] } })
    expect(refused(by.praise(501, 'Zoe', 0))).toBe('gameOver')
    expect(refused(by.vote(501, 'Zoe', 0))).toBe('gameOver')
  })

  test('praises nobody without a vote, or without the office at the count [1250.8/4.3(2)]', () => {
    const silent = Script.voting()
      .apply(by.vote(3, 'Ann', 1))
      .counts('Zoe')
    expect(silent.errorOf(by.praise(75, 'Zoe', 1)).code).toBe('notTheirChoice')
    const former = Script.voting()
      .apply(by.vote(3, 'Zoe', 1))
      .counts(null)
    expect(former.errorOf(by.praise(75, 'Zoe', 1)).code).toBe('notTheirChoice')
  })
})
