import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { limerickContest } from './index.js'
import { by, Script } from './script.test-support.js'
import { countVotes } from './votes.js'

describe('the count', () => {
  test('gives the win to the limerick with more votes, even the later one [1250.8/4.4(1)]', () => {
    for (const [totals, told] of [
      [[2, 1], 'Ann wins the contest, by 2 votes to 1.'],
      [[1, 3], 'Bob wins the contest, by 3 votes to 1.'],
    ] as const) {
      const votes = totals.flatMap((total, seat) =>
        Array.from({ length: total }, (_, i) => by.vote(3, `V${seat}${i}`, seat)),
      )
      const script = Script.voting()
        .apply(...votes)
        .counts()
      expect(script.state.shared.count?.totals).toEqual(totals)
      expect(script.transcript[1]).toBe(`public: ${told}`)
      expect(script.state.outcome?.winners).toEqual([told.slice(0, 3)])
    }
  })

  test('gives a tie to the earlier limerick [1250.8/4.4(2)]', () => {
    for (const [first, second] of [
      ['Ann', 'Bob'],
      ['Bob', 'Ann'],
    ] as const) {
      const script = new Script().apply(by.post(1, first), {
        ...by.post(1, second),
        at: at(1) + 1,
      })
      script.apply(by.vote(3, 'Zoe', 0), by.vote(3, 'Yan', 1)).counts()
      expect(script.transcript[1]).toBe(
        `public: ${first} wins the contest, with as many votes, because their limerick was posted first.`,
      )
      expect(script.events[1]?.clause).toBe('1250.8/4.4(2)')
    }
  })

  test('without votes favours the first limerick, with no prompt [1250.8/4.4(2)]', () => {
    const script = Script.voting().apply(by.time(999))
    expect(script.transcript).toEqual([
      'public: The votes: Ann 0, Bob 0.',
      'public: Ann wins the contest, with as many votes, because their limerick was posted first.',
      'public: The game is over. Ann won.',
    ])
    expect(script.state.outcome?.at).toBe(at(74))
  })

  test('leaves a tie to the dice if both limericks were posted at the same moment [1250.8/4.4(3), 1250.8/4.4(4)]', () => {
    for (const [thrown, winner] of [
      [1, 'Ann'],
      [2, 'Bob'],
    ] as const) {
      const script = new Script().apply(by.post(1, 'Bob'), by.post(1, 'Ann'), by.away(2, winner))
      script.apply(by.vote(3, 'Zoe', 0), by.vote(3, 'Yan', 1)).counts()
      expect(script.transcript).toEqual([
        'public: The votes: Ann 1, Bob 1.',
        'public: The limericks tie and were posted together: the dice choose the winner.',
      ])
      expect(script.events[1]?.clause).toBe('1250.8/4.4(3)')
      expect(script.state.openPrompts).toMatchObject([
        { id: 1, name: 'winner', question: { kind: 'roll', dice: 1, sides: 2 } },
      ])
      script.apply(by.rule(80, 1, [thrown]))
      expect(script.state.outcome).toMatchObject({ at: at(80), winners: [winner] })
    }
    const empty = new Script().apply(by.post(1, 'Bob'), by.post(1, 'Ann'), by.time(73))
    expect(empty.state.openPrompts).toMatchObject([{ name: 'winner' }])
  })

  test('follows the votes if both limericks were posted at the same moment [1250.8/4.4(1)]', () => {
    const script = new Script().apply(by.post(1, 'Bob'), by.post(1, 'Ann'), by.vote(2, 'Zoe', 1))
    expect(script.counts().state.outcome?.winners).toEqual(['Bob'])
  })

  test('reveals the totals, and each vote only with publishVotes [1250.8/4.2(3)]', () => {
    const votes = [by.vote(3, 'Zoe', 0), by.vote(3, 'Bob', 0), by.vote(3, 'Tab', 1)]
    const quiet = Script.voting()
      .apply(...votes)
      .counts('Tab')
    expect(quiet.events[0]?.event).toEqual({ type: 'count', totals: [2, 2], votes: null })
    expect(JSON.stringify(limerickContest.view(quiet.state, 'public'))).not.toContain('Zoe')
    const open = Script.voting({ publishVotes: true })
      .apply(...votes)
      .counts('Tab')
    expect(open.transcript[0]).toBe(
      'public: The votes: Ann 2, Bob 2. Bob for Ann, Tab for Bob (twice), Zoe for Ann.',
    )
    expect(open.state.shared.count?.votes).toEqual([
      { by: 'Bob', for: 0, weight: 1 },
      { by: 'Tab', for: 1, weight: 2 },
      { by: 'Zoe', for: 0, weight: 1 },
    ])
  })

  test('awards nothing to anybody [1250.8/5]', () => {
    const script = Script.voting()
      .apply(by.vote(3, 'Zoe', 1))
      .counts()
    expect(script.state.outcome).toEqual({
      at: at(74),
      winners: ['Bob'],
      ranking: [['Bob'], ['Ann']],
      awards: [],
    })
    expect(limerickContest.description.trophy).toBe('none')
  })
})

describe('countVotes', () => {
  test('counts the Poet Laureate’s vote twice [1250.8/4.3(1)]', () => {
    const votes = [
      { by: 'Ann', for: 0 },
      { by: 'Bob', for: 1 },
      { by: 'Zoe', for: 1 },
    ]
    expect(countVotes(votes, null).totals).toEqual([1, 2])
    expect(countVotes(votes, 'Ann').totals).toEqual([2, 2])
    expect(countVotes(votes, 'Yan')).toMatchObject({
      totals: [1, 2],
      votes: [{ weight: 1 }, {}, {}],
    })
    expect(countVotes([], 'Ann')).toEqual({ totals: [0, 0], votes: [] })
  })
})
