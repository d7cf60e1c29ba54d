import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { winningSeat } from './index.js'
import { by, Script } from './script.test-support.js'

const afterScorelessRound = (...scores: readonly number[]) =>
  new Script().scores(...scores).round([null, 1, 1])

describe('the winning score', () => {
  test.each([
    [[0, 3, 3], 0],
    [[0, 0, 6], 2],
    [[2, 2, 2], null],
    [[1, 2, 3], 1],
    [[1, 2, 2], null],
    [[1, 1, 4], 2],
    [[5, 0, 0], null],
  ] as const)('among %j is that of seat %j [1250.17/win.a, 1250.17/win.b]', (scores, seat) => {
    expect(winningSeat(scores, [0, 1, 2])).toBe(seat)
  })

  test('depends on the scores and the number of the players in the game [1250.17/win.a]', () => {
    expect(winningSeat([1, 2, 2, 3], [0, 1, 2, 3])).toBe(0)
    expect(winningSeat([9, 1, 3, 2], [1, 2, 3])).toBe(3)
    expect(winningSeat([9, 1, 2, 2], [1, 2, 3])).toBeNull()
  })

  test('is the lower of two, and does not exist between equals [1250.17/win.a, 1250.17/win.b]', () => {
    expect(winningSeat([3, 1], [0, 1])).toBe(1)
    expect(winningSeat([4, 0], [0, 1])).toBe(1)
    expect(winningSeat([2, 2], [0, 1])).toBeNull()
    expect(winningSeat([1, 2], [0, 1])).toBeNull()
  })

  test('is 2 or more for a single player, and does not exist without players', () => {
    expect([winningSeat([2], [0]), winningSeat([1], [0]), winningSeat([], [])]).toEqual([
      0,
      null,
      null,
    ])
  })
})

describe('the end', () => {
  test('comes after the round with a sum of twice the players and a most Mediocre score [1250.17/win.a, 1250.17/trophy]', () => {
    const script = new Script().scores(1, 1, 3).round([null, 3, 4])
    expect(script.transcript.slice(-2)).toEqual([
      'public: The most Mediocre score is 2: Bob wins, and may complain about it.',
      'public: The game is over. Bob won.',
    ])
    expect(script.state.outcome).toEqual({
      at: at(72),
      winners: ['Bob'],
      ranking: [],
      awards: [{ award: 'trophy', trophy: 'standard', to: 'Bob', clause: '1250.17/trophy' }],
    })
    expect(script.state.clock.timers).toEqual([])
  })

  test('needs a sum of twice the players [1250.17/win.a]', () => {
    expect(afterScorelessRound(0, 2, 3).state.outcome).toBeNull()
    expect(afterScorelessRound(0, 2, 4).state.outcome?.winners).toEqual(['Bob'])
  })

  test('needs a most Mediocre score, however high the sum [1250.17/win.b]', () => {
    expect(afterScorelessRound(4, 4, 4).state.outcome).toBeNull()
    expect(afterScorelessRound(0, 0, 9).state.outcome?.winners).toEqual(['Cyd'])
    const again = afterScorelessRound(2, 2, 2).round([2, null, 1])
    expect(again.state.outcome?.winners).toEqual(['Cyd'])
  })

  test('counts the Moderator’s score [1250.17/win.c]', () => {
    expect(afterScorelessRound(2, 1, 3).state.outcome?.winners).toEqual(['Ann'])
  })

  test('may come after six days, among the remaining players [1250.17/win.d]', () => {
    const script = new Script({ players: 4 }).scores(5, 1, 2, 3)
    script.apply(by.begin(0, 'Ann'), by.time(144))
    expect(script.state.outcome).toMatchObject({ at: at(144), winners: ['Cyd'] })
    const few = new Script({ players: 4 })
      .scores(5, 1, 2, 2)
      .apply(by.begin(0, 'Ann'), by.time(144))
    expect(few.state.outcome).toBeNull()
    expect(few.errorOf(by.begin(145, 'Ann')).code).toBe('notAllowed')
  })

  test('with two players comes after a single number, and the lower score wins [1250.17/win.a]', () => {
    const script = new Script().scores(1, 2, 0).apply(by.leave(1, 'Cyd'), by.begin(2, 'Ann'))
    expect(script.shared).toMatchObject({ most: 2 })
    script.apply(by.send(3, 'Bob', 1), by.result(74, 'Ann'))
    expect(script.state.outcome).toMatchObject({ winners: ['Ann'] })
  })

  test('comes in a game played from its first round [1250.17/win.a, 1250.17/res.d]', () => {
    const script = new Script()
      .round([null, 1, 2])
      .round([1, null, 2])
      .round([1, 2, null])
      .round([null, 4, 3])
      .round([1, null, 2])
    expect([script.shared.rounds, script.shared.scores]).toEqual([5, [3, 1, 1]])
    expect(script.state.outcome).toBeNull()
    script.round([4, 3, null])
    expect(script.state.outcome).toMatchObject({ at: at(6 * 72), winners: ['Bob'] })
  })

  test('has a winner in an exhibition, too', () => {
    const script = new Script({ more: { exhibition: { as: 'speaker' } } })
      .scores(0, 2, 4)
      .round([null, 1, 1])
    expect(script.state.outcome?.winners).toEqual(['Bob'])
  })
})
