import { seatsInGame } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { rankSeats } from '../ranking.js'
import { pureSkill } from './index.js'
import {
  ANN_AND_BOB_TIE,
  ANN_WINS,
  by,
  NOBODY_TAKES,
  ROSTER,
  Script,
} from './script.test-support.js'
import { totalsOf } from './totals.js'

describe('the end', () => {
  test('comes with the thirteenth result (GPS-15) [1250.7/4c(1), 1250.7/4g(3)]', () => {
    const script = new Script().rounds(...ANN_WINS.slice(0, 12))
    expect(script.state.outcome).toBeNull()
    expect(script.state.openPrompts[0]).toMatchObject({ name: 'prize', question: { of: 1 } })
    script.round('AS AH KD QC')
    expect(script.state.shared.rounds).toHaveLength(13)
    expect(script.state).toMatchObject({
      outcome: { at: at(13) },
      openPrompts: [],
      clock: { timers: [] },
      shared: { spades: [], packs: [[], [], []] },
    })
    expect(script.errorOf(by.time(14)).code).toBe('gameOver')
    expect(script.transcript.slice(2)).toEqual([
      'public: Round 13: Ann AH, Bob KD, Cyd QC; Bob takes AS.',
      'public: The sums: Ann 88, Bob 1, Cyd 2.',
      'public: The game is over. Ann won.',
    ])
  })

  test('waits for the referee’s last draw [1250.7/4g(3)]', () => {
    const script = new Script()
      .rounds(...ANN_WINS.slice(0, 12))
      .prize(20, 'AS')
      .apply(by.bid(21, 'Ann', 'AH'), by.bid(22, 'Bob', 'KD'), by.time(200))
    expect(script.state.outcome).toBeNull()
    expect(script.draw(100, 2, 'QC').state.outcome?.at).toBe(at(100))
  })

  test('adds up the prizes: the winner gets 8 points and a Trophy, the referee A$8 [1250.7/4h(1), 1250.7/4h(2), 1250.7/5(1), 1250.7/5(2), 1250.7/5(3)]', () => {
    const { state } = new Script().rounds(...ANN_WINS)
    expect(totalsOf(state.shared.rounds, 3)).toEqual([88, 1, 2])
    expect(pureSkill.outcome(state)).toEqual({
      at: at(13),
      winners: ['Ann'],
      ranking: [['Ann'], ['Cyd'], ['Bob']],
      awards: [
        { award: 'points', to: ['Ann'], each: 8, clause: '1250.7/5(1)' },
        { award: 'treasury', to: ['Dee'], each: 8, as: 'referee', clause: '1250.7/5(2)' },
        { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.7/5(3)' },
      ],
    })
  })

  test('with a tie has no winner and no pay (GPS-10, GPS-11) [1250.7/4h(3), 1250.7/5(2)]', () => {
    const script = new Script().rounds(...ANN_AND_BOB_TIE)
    expect(totalsOf(script.state.shared.rounds, 3)).toEqual([13, 13, 2])
    expect(script.state.outcome).toEqual({
      at: at(13),
      winners: [],
      ranking: [['Ann', 'Bob'], ['Cyd']],
      awards: [],
    })
    expect(script.transcript.at(-1)).toBe('public: The game is over, without a winner.')
  })

  test('is a tie at 0 if nobody has taken a prize (GPS-13) [1250.7/4h(1), 1250.7/4h(3)]', () => {
    const { state } = new Script().rounds(...NOBODY_TAKES)
    expect(totalsOf(state.shared.rounds, 3)).toEqual([0, 0, 0])
    expect(state.outcome).toMatchObject({ winners: [], ranking: [['Ann', 'Bob', 'Cyd']] })
  })

  const roster = (...presences: readonly ('here' | 'away' | 'left')[]) => {
    const { state } = new Script()
    const seats = state.roster.seats.map((seat, i) => ({
      ...seat,
      presence: presences[i] ?? 'here',
    }))
    return { ...state.roster, seats }
  }

  test.each([
    ['the highest of three', [30, 61, 0], roster(), 1, [[1], [0], [2]]],
    ['neither of two equals', [40, 40, 11], roster(), null, [[0, 1], [2]]],
    ['none of three equals', [7, 7, 7], roster(), null, [[0, 1, 2]]],
    ['the highest above two equals', [1, 1, 2], roster(), 2, [[2], [0, 1]]],
    ['the highest, even on vacation', [5, 4, 3], roster('away'), 0, [[0], [1], [2]]],
    ['the highest player below a bot', [88, 1, 2], roster('left'), 2, [[2], [1]]],
    ['the player with as much as a bot', [13, 13, 2], roster('here', 'left'), 0, [[0], [2]]],
    ['neither of two equals below a bot', [9, 3, 3], roster('left'), null, [[1, 2]]],
    ['the last player, even with nothing', [0, 50, 41], roster('here', 'left', 'left'), 0, [[0]]],
    ['nobody among bots', [9, 3, 3], roster('left', 'left', 'left'), null, []],
  ] as const)(
    'gives the win to %s [1250.7/4h(2), 1250.7/4h(3), 1250.7/8(3)]',
    (_, totals, of, seat, ranking) => {
      const found = rankSeats(totals, seatsInGame(of))
      const [winner = null, equal] = found[0] ?? []
      expect(equal === undefined ? winner : null).toBe(seat)
      expect(found).toEqual(ranking)
    },
  )

  test('is the same in an exhibition, which the state records', () => {
    const script = new Script()
      .rounds(...ANN_WINS.slice(0, 6))
      .apply(by.roster(6, { type: 'exhibition', as: 'president' }))
      .rounds(...ANN_WINS.slice(6))
    expect(script.state.roster.exhibition).toBe(at(6))
    expect(script.state.outcome).toMatchObject({ winners: ['Ann'], awards: [{}, {}, {}] })
    const roster = { ...ROSTER, exhibition: { as: 'speaker' } }
    expect(new Script({ roster }).state.roster.exhibition).toBe(at(0))
  })
})
