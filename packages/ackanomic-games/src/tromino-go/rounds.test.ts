import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Board } from './board.js'
import { plainSurrounded } from './plain-scan.test-support.js'
import { trominoesOf } from './plays.js'
import { randomRound } from './positions.test-support.js'
import { endOf } from './rounds.js'
import { EIGHT, NINE, Script, SEVEN, TIED } from './script.test-support.js'
import { noMansLandsIn } from './surroundings.js'

describe('a round', () => {
  test('ends when a play surrounds a group [1250.11/6(1)]', () => {
    for (const plays of [SEVEN, EIGHT, NINE, TIED]) {
      const script = new Script()
      for (const play of plays) {
        expect(script.shared.stage).toBe('play')
        script.goes(play)
      }
      expect(script.shared.stage).toBe('ended')
      expect(script.shared.plays).toHaveLength(plays.length)
      expect(script.due()).toBeNull()
      expect([...script.legal(0), ...script.legal(1)]).toEqual([])
      expect(script.refuses('Ann', 'pass')).toMatchObject({
        code: 'roundOver',
        clause: '1250.11/6(1)',
      })
      expect(script.refuses('Bob', 'b at 90,0 91,0 90,1').code).toBe('roundOver')
    }
  })

  test('is won by the player with fewer surrounded trominoes, by the difference [1250.11/6(2)]', () => {
    const seven = new Script().goes(...SEVEN)
    expect(seven.shared).toMatchObject({
      end: { winner: 0, gamepoints: 1, surrounded: [0, 1], how: 'surrounded', doubled: false },
    })
    expect(seven.rules().shared.scores).toEqual([1, 0])
    const eight = new Script({ first: 1 }).goes(...EIGHT)
    expect(eight.shared).toMatchObject({ end: { winner: 0, surrounded: [0, 1] } })
    expect(eight.rules().shared.scores).toEqual([1, 0])
    expect(new Script().goes(...EIGHT).rules().shared.scores).toEqual([0, 1])
  })

  test('counts the surrounded trominoes of both players (TG-16) [1250.11/6(2)]', () => {
    const script = new Script().goes(...randomRound(2056))
    const trominoes = trominoesOf(script.shared)
    const lost = plainSurrounded(trominoes).map((i) => trominoes[i]?.letter ?? '')
    const capitals = lost.filter((letter) => letter < 'a').length
    const small = lost.length - capitals
    expect(capitals).toBe(small + 1)
    expect(small).toBeGreaterThan(0)
    expect(script.shared).toMatchObject({
      end: { surrounded: [capitals, small], winner: 1, gamepoints: 1 },
    })
    expect(endOf(Board.of(trominoes), 1, true)).toMatchObject({
      surrounded: [small, capitals],
      winner: 0,
      gamepoints: 2,
    })
  })

  test('is a tie with equal numbers, and scores nothing [1250.11/6(3)]', () => {
    const script = new Script().goes(...TIED)
    const { end } = script.shared
    expect(end).toMatchObject({ winner: null, gamepoints: 0 })
    if (end === null) throw new Error('It goes on.')
    const [one, other] = end.surrounded
    expect(one).toBe(other)
    expect(one).toBeGreaterThan(0)
    expect(script.rules().shared.scores).toEqual([0, 0])
  })

  test('may end with a group that its own player surrounds, by a No Man’s Land [1250.11/6(4)]', () => {
    const script = new Script().goes(...NINE)
    expect(noMansLandsIn(trominoesOf(script.shared))).toHaveLength(1)
    expect(script.shared).toMatchObject({ end: { winner: 1, surrounded: [1, 0] } })
    const before = new Script().goes(...NINE.slice(0, -1))
    expect(before.shared.stage).toBe('play')
    expect(before.turn).toBe('Ann')
  })

  test('continues where a diagonal gap leads out (TG-1) [1250.11/6(4)]', () => {
    const leaking = new Script({ options: { diagonalLeak: true } })
    const ended = [SEVEN, NINE, TIED].map((plays) => {
      const state = leaking.state
      const { stage } = leaking.goes(...plays).shared
      leaking.state = state
      return stage
    })
    expect(ended).toContain('play')
    expect(leaking.goes(...EIGHT).shared.stage).toBe('ended')
  })
})

describe('the next round', () => {
  test('is begun by the loser [1250.11/1(1)]', () => {
    const script = new Script().goes(...SEVEN).rules()
    expect(script.shared.first).toBe(1)
    expect(script.turn).toBe('Bob')
    expect(script.events.map(({ clause }) => clause)).toContain('1250.11/1(1)')
    expect(script.grid).toEqual([])
    script.goes(...SEVEN).rules()
    expect(script.shared.scores).toEqual([1, 1])
    expect(script.turn).toBe('Ann')
    const eight = new Script().goes(...EIGHT).rules()
    expect(eight.turn).toBe('Ann')
  })

  test('is begun after a tie by the second player [1250.11/1(2)]', () => {
    const script = new Script().goes(...TIED).rules()
    expect(script.turn).toBe('Bob')
    expect(script.events.map(({ clause }) => clause)).toContain('1250.11/1(2)')
    expect(script.goes(...TIED).rules().turn).toBe('Ann')
    expect(new Script({ first: 1 }).goes(...TIED).rules().turn).toBe('Ann')
  })

  test('gives the beginner the capitals [1250.11/1(3)]', () => {
    const script = new Script().goes(...SEVEN).rules()
    expect(script.refuses('Bob', 'a at 0,0 1,0 0,1').code).toBe('wrongLetter')
    expect(script.plays('Bob', 'AA\nA').turn).toBe('Ann')
  })

  test('begins at the referee’s post, with its time [1250.11/10(7)]', () => {
    const script = new Script().goes(...SEVEN)
    expect(script.state.openPrompts).toMatchObject([
      { name: 'round', to: 'referee', question: { kind: 'judge', choices: ['post'] } },
    ])
    script.advance(days(30))
    expect(script.winners).toBeUndefined()
    expect(script.due()).toBeNull()
    script.rules()
    expect(script.due()).toBe(3)
    expect(script.ownEvents.at(-1)).toEqual({ type: 'roundBegins', round: 2, first: 1 })
  })

  test('is announced with winner, Gamepoints and totals [1250.11/10(6)]', () => {
    const script = new Script().goes(...SEVEN)
    expect(script.ownEvents.map(({ type }) => type)).toEqual(['played', 'surrounded'])
    expect(script.messages[1]).toBe(
      'Round 1 is over: 0 of Ann’s and 1 of Bob’s trominoes are surrounded. Ann wins it and scores 1 Gamepoint.',
    )
    script
      .rules()
      .goes(...EIGHT)
      .rules()
    expect(script.events[0]).toMatchObject({ to: 'public', clause: '1250.11/10(6)' })
    expect(script.ownEvents[0]).toMatchObject({
      type: 'round',
      round: 2,
      winner: 0,
      gamepoints: 1,
      scores: [2, 0],
    })
    expect(script.messages[0]).toBe(
      'The referee: round 2 is over. 0 of Ann’s and 1 of Bob’s trominoes are surrounded. Ann wins it and scores 1 Gamepoint. In all Ann 2, Bob 0.',
    )
  })

  test('waits for the post (TG-17) [1250.11/10(7)]', () => {
    const script = new Script().goes(...SEVEN)
    expect(script.shared.scores).toEqual([0, 0])
    expect(script.shared.rounds).toEqual([])
    expect(script.misrules('no')).toMatchObject({ code: 'badAnswer' })
    script.wait(hours(1)).rules()
    expect(script.shared.rounds).toHaveLength(1)
    expect(script.shared.plays).toEqual([])
  })
})
