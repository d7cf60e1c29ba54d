import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { randomRound } from './positions.test-support.js'
import { SEVEN, Sitting } from './sitting.test-support.js'

describe('a concession', () => {
  test('can be made by either player at any time of a round [1250.11/7(1)]', () => {
    const sitting = new Sitting()
    // Before the first play, in turn and out of turn, during a question, while play is paused.
    sitting.plays('Ann', 'concede 0').plays('Bob', 'I concede 2 Gamepoints.')
    sitting.goes('AA\nA').plays('Ann', 'concede 1').plays('Bob', 'concede the round with 3')
    sitting.plays('Bob', 'question').plays('Ann', 'concede 4').rules()
    sitting.changeRoster({ type: 'dispute', by: 'Ann' }).plays('Bob', 'concede 5')
    expect(sitting.shared.concessions.map(({ seat, gamepoints }) => [seat, gamepoints])).toEqual([
      [0, 0],
      [1, 2],
      [0, 1],
      [1, 3],
      [0, 4],
      [1, 5],
    ])
    expect(sitting.events).toMatchObject([{ to: 'public', clause: '1250.11/7(1)' }])
    expect(sitting.messages).toEqual([
      'Bob concedes the round with 5 Gamepoints. Play goes on until that is accepted.',
    ])
  })

  test.each([-1, 1.5, Number.NaN, '3', null, 2 ** 60])(
    'is of a whole number of Gamepoints, not of %s (TG-10) [1250.11/7(1)]',
    (gamepoints) => {
      const { state, at } = new Sitting()
      const move: unknown = { type: 'concede', gamepoints }
      const step = trominoGo.apply(state, { kind: 'move', at, by: 'Ann', move })
      expect(step.ok ? 'taken' : step.error.code).toBe('invalidEntry')
    },
  )

  test('is no play: turn, time and grid stay as they are [1250.11/7(2)]', () => {
    const sitting = new Sitting().goes('AA\nA').wait(days(1))
    sitting.plays('Bob', 'concede 6').plays('Ann', 'concede 1')
    expect(sitting.shared.stage).toBe('play')
    expect(sitting.turn).toBe('Bob')
    expect(sitting.due).toBe(2)
    expect(sitting.shared.plays).toHaveLength(1)
    expect(sitting.plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
    expect(sitting.shared.concessions).toHaveLength(2)
  })

  test('is named besides a list of plays that is complete from the second one on', () => {
    const legalOf = (sitting: Sitting, seat: number) =>
      trominoGo.legalMoves(trominoGo.view(sitting.state, seat))
    const sitting = new Sitting()
    expect(legalOf(sitting, 0).complete).toBe(sitting.turn !== 'Ann')
    sitting.goes('AA\nA')
    for (const seat of [0, 1]) {
      expect(legalOf(sitting, seat)).toMatchObject({
        complete: true,
        alsoLegal: ['concede', 'question'],
      })
    }
    sitting.plays('Bob', 'question')
    expect(legalOf(sitting, 0)).toMatchObject({ moves: [], alsoLegal: ['concede'] })
  })

  test('ends the round when the opponent accepts it [1250.11/7(3)]', () => {
    const sitting = new Sitting().goes('AA\nA').plays('Ann', 'concede 2')
    expect(sitting.legal(1)).toContainEqual({ type: 'accept', gamepoints: 2 })
    expect(sitting.legal(0)).toEqual([])
    expect(sitting.wanted(1)).toContain('accept')
    expect(sitting.refuses('Ann', 'accept 2')).toMatchObject({
      code: 'ownConcession',
      clause: '1250.11/7(3)',
    })
    sitting.plays('Bob', 'I accept.')
    expect(sitting.shared).toMatchObject({
      stage: 'ended',
      end: { how: 'conceded', winner: 1 },
    })
    expect(sitting.due).toBeNull()
    for (const move of ['AAb\nAbb', 'pass', 'accept 2', 'concede 1', 'question']) {
      expect(sitting.refuses('Bob', move)).toMatchObject({
        code: 'roundOver',
        clause: '1250.11/7(3)',
        details: { how: 'conceded' },
      })
    }
    expect(sitting.refuses('Rex', 'play 1 is illegal').code).toBe('roundOver')
    sitting.rules()
    expect(sitting.turn).toBe('Ann')
    expect(sitting.shared.scores).toEqual([0, 2])
    expect(sitting.told[0]).toMatchObject({ type: 'round', round: 1, scores: [0, 2] })
  })

  test('scores what was offered, at once [1250.11/7(4)]', () => {
    const sitting = new Sitting().plays('Ann', 'concede 3').plays('Ann', 'concede 5')
    sitting.plays('Bob', 'accept 3')
    expect(sitting.shared.scores).toEqual([0, 3])
    expect(sitting.shared.rounds).toMatchObject([{ how: 'conceded', gamepoints: 3, first: 0 }])
    expect(sitting.messages[0]).toBe(
      'Bob accepts the concession of 3 Gamepoints, scores 3, and the round is over.',
    )
    sitting.rules().plays('Bob', 'concede 0').plays('Ann', 'accept 0')
    expect(sitting.shared.scores).toEqual([0, 3])
    expect(sitting.rules().turn).toBe('Bob')
  })

  test('wins the game at once where 7 are reached, however many they are (TG-10) [1250.11/7(4)]', () => {
    for (const gamepoints of [7, 1_000_000, 999_999_999_999_999]) {
      const sitting = new Sitting().plays('Ann', `concede ${gamepoints}`)
      sitting.plays('Bob', `accept ${gamepoints}`)
      expect(sitting.winners).toEqual(['Bob'])
      expect(sitting.shared.scores).toEqual([0, gamepoints])
      expect(sitting.awards?.[0]).toBe(`A$${2 * gamepoints} to Bob as player (1250.11/8(4))`)
    }
  })

  test('of an earlier round cannot be accepted [1250.11/7(5)]', () => {
    const sitting = new Sitting().plays('Bob', 'concede 4').goes(...SEVEN)
    expect(sitting.refuses('Ann', 'accept 4')).toMatchObject({ code: 'roundOver' })
    sitting.rules()
    expect(sitting.refuses('Ann', 'accept 4')).toMatchObject({
      code: 'noConcession',
      clause: '1250.11/7(5)',
      details: { gamepoints: 4, open: [] },
    })
    sitting.plays('Bob', 'concede 2')
    expect(sitting.refuses('Ann', 'accept 4')).toMatchObject({
      details: { open: [2] },
      message: 'Your opponent has not conceded 4 in this round; accept 2.',
    })
  })

  test('is one of twenty of its player’s in a round [1250.11/7(1)]', () => {
    const sitting = new Sitting()
    for (let n = 0; n < 20; n++) sitting.plays('Ann', `concede ${n % 3}`)
    expect(sitting.refuses('Ann', 'concede 4')).toMatchObject({
      code: 'tooManyConcessions',
      details: { most: 20 },
    })
    sitting.plays('Bob', 'concede 1').plays('Bob', 'accept 2').rules()
    expect(sitting.plays('Ann', 'concede 4').shared.concessions).toHaveLength(1)
  })

  test('cannot be made in a round that is over', () => {
    expect(new Sitting().goes(...SEVEN).refuses('Ann', 'concede 1').code).toBe('roundOver')
  })

  test('remains when illegal plays are undone (TG-22) [1250.11/7(3)]', () => {
    const sitting = new Sitting().plays('Ann', 'concede 2').goes('AA\nA', 'b at 9,9 10,9 9,10')
    sitting.plays('Rex', 'play 2 is illegal')
    expect(sitting.plays('Bob', 'accept 2').shared.scores).toEqual([0, 2])
  })

  test('can be accepted while the referee is asked, who need not answer then (TG-19) [1250.11/7(3)]', () => {
    const sitting = new Sitting().plays('Ann', 'concede 2').goes('AA\nA').plays('Bob', 'question')
    sitting.wait(hours(5)).plays('Bob', 'accept 2')
    expect(sitting.shared.question).toBeNull()
    expect(sitting.state.openPrompts.map(({ name }) => name)).toEqual(['round'])
  })

  test('counts as stated once 30 trominoes are placed, unless the options double it (TG-9) [1250.11/7(4)]', () => {
    for (const [options, scored] of [
      [{}, 3],
      [{ doubleConcessions: true }, 6],
    ] as const) {
      const sitting = new Sitting({ options }).goes(...randomRound(285).slice(0, 30))
      sitting.plays('Bob', 'concede 3').plays('Ann', 'accept 3')
      expect(sitting.shared.scores).toEqual([scored, 0])
    }
    const early = new Sitting({ options: { doubleConcessions: true } })
    expect(early.plays('Bob', 'concede 3').plays('Ann', 'accept 3').shared.scores).toEqual([3, 0])
  })
})
