import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { randomRound } from './positions.test-support.js'
import { Script, SEVEN } from './script.test-support.js'

describe('a concession', () => {
  test('may come from either player at any time of a round [1250.11/7(1)]', () => {
    const script = new Script()
    // Before the first play, in both players' turns, during a question, while play is paused.
    script.plays('Ann', 'concede 0').plays('Bob', 'I concede 2 Gamepoints.')
    script.goes('AA\nA').plays('Ann', 'concede 1').plays('Bob', 'concede the round with 3')
    script.plays('Bob', 'question').plays('Ann', 'concede 4').rules()
    script.changeRoster({ type: 'dispute', by: 'Ann' }).plays('Bob', 'concede 5')
    expect(script.shared.concessions.map(({ seat, gamepoints }) => [seat, gamepoints])).toEqual([
      [0, 0],
      [1, 2],
      [0, 1],
      [1, 3],
      [0, 4],
      [1, 5],
    ])
    expect(script.events).toMatchObject([{ to: 'public', clause: '1250.11/7(1)' }])
    expect(script.messages).toEqual([
      'Bob concedes the round with 5 Gamepoints. Play goes on until that is accepted.',
    ])
  })

  test.each([-1, 1.5, Number.NaN, '3', null, 2 ** 60])(
    'is of a whole number of Gamepoints, not of %s (TG-10) [1250.11/7(1)]',
    (gamepoints) => {
      const { state, at } = new Script()
      const move: unknown = { type: 'concede', gamepoints }
      const step = trominoGo.apply(state, { kind: 'move', at, by: 'Ann', move })
      expect(step.ok ? 'taken' : step.error.code).toBe('invalidEntry')
    },
  )

  test('does not change turn, time and grid [1250.11/7(2)]', () => {
    const script = new Script().goes('AA\nA').wait(days(1))
    script.plays('Bob', 'concede 6').plays('Ann', 'concede 1')
    expect(script.shared.stage).toBe('play')
    expect(script.turn).toBe('Bob')
    expect(script.due()).toBe(2)
    expect(script.shared.plays).toHaveLength(1)
    expect(script.plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
    expect(script.shared.concessions).toHaveLength(2)
  })

  test('is offered beside plays, whose list is complete from the second play on', () => {
    const legalOf = (script: Script, seat: number) =>
      trominoGo.legalMoves(trominoGo.view(script.state, seat))
    const script = new Script()
    expect(legalOf(script, 0).complete).toBe(script.turn !== 'Ann')
    script.goes('AA\nA')
    for (const seat of [0, 1]) {
      expect(legalOf(script, seat)).toMatchObject({
        complete: true,
        alsoLegal: ['concede', 'question'],
      })
    }
    script.plays('Bob', 'question')
    expect(legalOf(script, 0)).toMatchObject({ moves: [], alsoLegal: ['concede'] })
  })

  test('ends the round when accepted [1250.11/7(3)]', () => {
    const script = new Script().goes('AA\nA').plays('Ann', 'concede 2')
    expect(script.legal(1)).toContainEqual({ type: 'accept', gamepoints: 2 })
    expect(script.legal(0)).toEqual([])
    expect(script.wanted(1)).toContain('accept')
    expect(script.refuses('Ann', 'accept 2')).toMatchObject({
      code: 'ownConcession',
      clause: '1250.11/7(3)',
    })
    script.plays('Bob', 'I accept.')
    expect(script.shared).toMatchObject({
      stage: 'ended',
      end: { how: 'conceded', winner: 1 },
    })
    expect(script.due()).toBeNull()
    for (const move of ['AAb\nAbb', 'pass', 'accept 2', 'concede 1', 'question']) {
      expect(script.refuses('Bob', move)).toMatchObject({
        code: 'roundOver',
        clause: '1250.11/7(3)',
        details: { how: 'conceded' },
      })
    }
    expect(script.refuses('Rex', 'play 1 is illegal').code).toBe('roundOver')
    script.rules()
    expect(script.turn).toBe('Ann')
    expect(script.shared.scores).toEqual([0, 2])
    expect(script.ownEvents[0]).toMatchObject({ type: 'round', round: 1, scores: [0, 2] })
  })

  test('scores the offered Gamepoints at once [1250.11/7(4)]', () => {
    const script = new Script().plays('Ann', 'concede 3').plays('Ann', 'concede 5')
    script.plays('Bob', 'accept 3')
    expect(script.shared.scores).toEqual([0, 3])
    expect(script.shared.rounds).toMatchObject([{ how: 'conceded', gamepoints: 3, first: 0 }])
    expect(script.messages[0]).toBe(
      'Bob accepts the concession of 3 Gamepoints, scores 3, and the round is over.',
    )
    script.rules().plays('Bob', 'concede 0').plays('Ann', 'accept 0')
    expect(script.shared.scores).toEqual([0, 3])
    expect(script.rules().turn).toBe('Bob')
  })

  test('of any number can win the game at once with 7 or more (TG-10) [1250.11/7(4)]', () => {
    for (const gamepoints of [7, 1_000_000, 999_999_999_999_999]) {
      const script = new Script().plays('Ann', `concede ${gamepoints}`)
      script.plays('Bob', `accept ${gamepoints}`)
      expect(script.winners).toEqual(['Bob'])
      expect(script.shared.scores).toEqual([0, gamepoints])
      expect(script.awards?.[0]).toBe(`A$${2 * gamepoints} to Bob as player (1250.11/8(4))`)
    }
  })

  test('cannot be accepted in a later round [1250.11/7(5)]', () => {
    const script = new Script().plays('Bob', 'concede 4').goes(...SEVEN)
    expect(script.refuses('Ann', 'accept 4')).toMatchObject({ code: 'roundOver' })
    script.rules()
    expect(script.refuses('Ann', 'accept 4')).toMatchObject({
      code: 'noConcession',
      clause: '1250.11/7(5)',
      details: { gamepoints: 4, open: [] },
    })
    script.plays('Bob', 'concede 2')
    expect(script.refuses('Ann', 'accept 4')).toMatchObject({
      details: { open: [2] },
      message: 'Your opponent has not conceded 4 in this round; accept 2.',
    })
  })

  test('is limited to twenty a round for each player [1250.11/7(1)]', () => {
    const script = new Script()
    for (let n = 0; n < 20; n++) script.plays('Ann', `concede ${n % 3}`)
    expect(script.refuses('Ann', 'concede 4')).toMatchObject({
      code: 'tooManyConcessions',
      details: { most: 20 },
    })
    script.plays('Bob', 'concede 1').plays('Bob', 'accept 2').rules()
    expect(script.plays('Ann', 'concede 4').shared.concessions).toHaveLength(1)
  })

  test('is only possible in a round', () => {
    expect(new Script().goes(...SEVEN).refuses('Ann', 'concede 1').code).toBe('roundOver')
  })

  test('remains valid when illegal plays are removed (TG-22) [1250.11/7(3)]', () => {
    const script = new Script().plays('Ann', 'concede 2').goes('AA\nA', 'b at 9,9 10,9 9,10')
    script.plays('Rex', 'play 2 is illegal')
    expect(script.plays('Bob', 'accept 2').shared.scores).toEqual([0, 2])
  })

  test('can be accepted during a question, which then ends (TG-19) [1250.11/7(3)]', () => {
    const script = new Script().plays('Ann', 'concede 2').goes('AA\nA').plays('Bob', 'question')
    script.wait(hours(5)).plays('Bob', 'accept 2')
    expect(script.shared.question).toBeNull()
    expect(script.state.openPrompts.map(({ name }) => name)).toEqual(['round'])
  })

  test('counts as offered after 30 trominoes, unless doubled by option (TG-9) [1250.11/7(4)]', () => {
    for (const [options, scored] of [
      [{}, 3],
      [{ doubleConcessions: true }, 6],
    ] as const) {
      const script = new Script({ options }).goes(...randomRound(285).slice(0, 30))
      script.plays('Bob', 'concede 3').plays('Ann', 'accept 3')
      expect(script.shared.scores).toEqual([scored, 0])
    }
    const early = new Script({ options: { doubleConcessions: true } })
    expect(early.plays('Bob', 'concede 3').plays('Ann', 'accept 3').shared.scores).toEqual([3, 0])
  })
})
