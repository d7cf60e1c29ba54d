import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

const FOUR = ['Ann', 'Bob', 'Cyd', 'Dov']

/** Starts a match of four in which Ann and Bob have played, and it is Cyd's turn. */
function begun(): Script {
  return new Script({ players: FOUR }).plays('Ann', 'G').plays('Bob', 'GH')
}

describe('resigning', () => {
  test('removes the player [1250.9/4(4)a]', () => {
    const script = begun().plays('Cyd', 'I resign')
    expect(script.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect(script.events[0]).toMatchObject({
      clause: '1250.9/4(4)a',
      event: { type: 'removed', seat: 2, why: 'resigned' },
    })
  })

  test('destroys the ghost word [1250.9/4(4)c]', () => {
    const script = begun().plays('Cyd', 'resign')
    expect([script.word, script.turn, script.due('turn')]).toEqual([null, 'Dov', 3])
    expect(script.messages).toEqual([
      'Cyd resigns, and is out of the game.',
      'The ghost word GH is destroyed.',
      'Dov is to begin a ghost word.',
    ])
    const without = new Script().plays('Ann', 'I resign')
    expect(without.messages).toHaveLength(2)
  })

  test('follows from three days of silence [1250.9/4(4)b, 1250.9/4(4)c]', () => {
    const script = begun().advance(days(3) - 1)
    expect(script.turn).toBe('Cyd')
    script.advance(1)
    expect(script.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect([script.word, script.turn, script.due('turn')]).toEqual([null, 'Dov', 3])
    expect(script.messages[0]).toBe('Cyd did nothing in time, and is out of the game.')
  })

  test('by silence has its own time in each turn when the clock jumps [1250.9/4(4)b, 1250.9/4.1(4)]', () => {
    const script = begun().advance(days(7))
    expect([script.players, script.turn]).toEqual([['Ann', 'Bob'], 'Ann'])
    expect(script.due('turn')).toBe(2)
    expect(script.advance(days(2)).winners).toEqual(['Bob'])
    expect(script.state.outcome?.at).toBe(script.at)
  })

  test('is possible only in one’s own turn [1250.9/4.5(3)]', () => {
    expect(begun().refuses('Ann', 'I resign')).toMatchObject({
      code: 'resignOutOfTurn',
      clause: '1250.9/4.5(3)',
    })
  })
})

describe('leaving', () => {
  test('is possible at any time [1250.9/4.5(1)]', () => {
    const drawing = new Script({ drawn: null }).leave('Bob')
    expect(drawing.players).toEqual(['Ann', 'Cyd'])
    const answering = begun().plays('Cyd', 'protest: it is in no word').leave('Dov')
    expect([answering.players, answering.turn]).toEqual([['Ann', 'Bob', 'Cyd'], 'answer'])
    const halted = begun().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Dov')
    expect(halted.players).toEqual(['Ann', 'Bob', 'Cyd'])
  })

  test.each(['match', 'community'] as const)(
    'in one’s own turn is a resignation, from the %s [1250.9/4.5(2), 1250.9/4.5(4)]',
    (from) => {
      const script = begun().changeRoster({ type: 'leave', persons: ['Cyd'], from })
      expect(script.players).toEqual(['Ann', 'Bob', 'Dov'])
      expect([script.word, script.turn, script.due('turn')]).toEqual([null, 'Dov', 3])
      expect(script.events.map(({ clause }) => clause)).toEqual([
        '1250.1/IX.a(2)',
        '1250.9/4.5(2)',
        '1250.9/4(4)c',
        '1250.9/4.1(4)',
      ])
      expect(script.state.shared.history.slice(3).map(({ type }) => type)).toEqual([
        'removed',
        'destroyed',
      ])
    },
  )

  test.each(['match', 'community'] as const)(
    'out of turn changes neither the ghost word nor the turn, from the %s [1250.9/4.5(3), 1250.9/4.5(4)]',
    (from) => {
      const script = begun()
        .wait(hours(24))
        .changeRoster({ type: 'leave', persons: ['Bob'], from })
      expect(script.players).toEqual(['Ann', 'Cyd', 'Dov'])
      expect([script.word, script.turn, script.due('turn')]).toEqual(['GH', 'Cyd', 2])
      expect(script.messages).toEqual([
        `Bob left ${from === 'match' ? 'the game' : 'the community'}.`,
      ])
      expect(script.state.shared.history.at(-1)).toMatchObject({ type: 'removed', why: 'left' })
    },
  )

  test('by several players at once skips all of them', () => {
    const script = begun().leave('Cyd', 'Dov')
    expect([script.players, script.turn, script.word]).toEqual([['Ann', 'Bob'], 'Ann', null])
  })

  test('after a wrong protest is no resignation, so the ghost word stays [1250.9/2(4)]', () => {
    const script = begun().plays('Cyd', 'protest: it is a word')
    expect(script.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect(script.word).toBe('GH')
    expect(script.state.roster.seats[2]).toMatchObject({ presence: 'out', holder: null })
    script.changeRoster({ type: 'refereeResigns', person: 'Rex' })
    script.changeRoster({ type: 'refereeFound', person: 'Cyd', willing: true })
    expect(script.state.roster.referees).toEqual(['Cyd'])
  })

  test('is final: the player can neither move nor return [1250.9/2(4), 1250.9/4(4)a]', () => {
    const script = begun().plays('Cyd', 'I resign')
    expect(script.refuses('Cyd', 'A').code).toBe('notAllowed')
    expect(script.rosterError({ type: 'leave', persons: ['Cyd'], from: 'match' }).code).toBe(
      'notInMatch',
    )
  })
})

describe('leaving while a protest is pending', () => {
  const nowhere = (): Script => begun().plays('Cyd', 'protest: it is in no word')
  const word = (): Script => begun().plays('Cyd', 'GHO').plays('Dov', 'GHOS')

  test('as the author who owes an answer makes the protest valid at once', () => {
    const script = nowhere().wait(hours(5)).leave('Bob')
    expect([script.players, script.word, script.turn]).toEqual([['Ann', 'Cyd', 'Dov'], null, 'Dov'])
    expect([script.due('answer'), script.due('turn')]).toEqual([null, 3])
    expect(script.messages.slice(1)).toEqual([
      'Nobody is left to answer. The protest is valid.',
      'The ghost word GH is destroyed.',
      'Dov is to begin a ghost word.',
    ])
  })

  test.each<[boolean, readonly string[]]>([
    [true, ['Ann', 'Dov']],
    [false, ['Ann', 'Cyd', 'Dov']],
  ])(
    'as the author who has answered leaves it to the referee whether the word exists: %s',
    (found, players) => {
      const script = nowhere().plays('Bob', 'answer GHOST').leave('Bob')
      expect(script.turn).toBe('report')
      expect([script.answers(found).players, script.word]).toEqual([players, null])
      expect(script.turn).toBe('Dov')
    },
  )

  test.each<[boolean, readonly string[], string | null]>([
    [true, ['Bob', 'Cyd'], null],
    [false, ['Bob', 'Cyd', 'Dov'], 'GHOS'],
  ])(
    'as the protester keeps the protest pending, and the referee finds the word: %s',
    (found, players, left) => {
      const script = word().plays('Ann', 'protest: it is a word').leave('Ann')
      expect([script.turn, script.word]).toEqual(['report', 'GHOS'])
      script.answers(found)
      expect([script.players, script.word, script.turn]).toEqual([players, left, 'Bob'])
    },
  )

  test('as the protester keeps the protest valid if no answer comes', () => {
    const script = nowhere().leave('Cyd').advance(days(3))
    expect([script.players, script.turn]).toEqual([['Ann', 'Dov'], 'Dov'])
  })

  test('by both passes the turn to the next number', () => {
    const script = nowhere().leave('Bob', 'Cyd')
    expect([script.players, script.turn, script.word]).toEqual([['Ann', 'Dov'], 'Dov', null])
  })
})

describe('a vacation', () => {
  test('lets a Substitute play', () => {
    const script = begun().changeRoster({
      type: 'vacation',
      person: 'Cyd',
      substitute: { person: 'Vera', agrees: true },
    })
    expect(script.refuses('Cyd', 'GHO').code).toBe('notAllowed')
    script.plays('Vera', 'GHO')
    expect(script.state.shared.word).toEqual({ letters: 'GHO', author: 2 })
    script.plays('Dov', 'protest: it is in no word').plays('Vera', 'ghost').answers(true)
    expect(script.players).toEqual(['Ann', 'Bob', 'Cyd'])
  })

  test('without a Substitute lets the clock run', () => {
    const script = begun().changeRoster({ type: 'vacation', person: 'Cyd' }).advance(days(3))
    expect([script.players, script.turn]).toEqual([['Ann', 'Bob', 'Dov'], 'Dov'])
  })

  test('allows no Substitute in a Duel', () => {
    const roster = { duel: { challenged: 'Bob' } }
    const script = new Script({ players: ['Ann', 'Bob'], roster })
    const substitute = { person: 'Vera', agrees: true }
    expect(script.rosterError({ type: 'vacation', person: 'Ann', substitute }).code).toBe(
      'duelSubstitute',
    )
    script.changeRoster({ type: 'vacation', person: 'Ann' })
    expect(script.advance(days(3)).winners).toEqual(['Bob'])
  })
})
