import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Sitting } from './sitting.test-support.js'

const FOUR = ['Ann', 'Bob', 'Cyd', 'Dov']

/** Four players; Ann and Bob have played, and Cyd is to play. */
function begun(): Sitting {
  return new Sitting({ players: FOUR }).plays('Ann', 'G').plays('Bob', 'GH')
}

describe('resigning', () => {
  test('removes the player [1250.9/4(4)a]', () => {
    const sitting = begun().plays('Cyd', 'I resign')
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect(sitting.events[0]).toMatchObject({
      clause: '1250.9/4(4)a',
      event: { type: 'removed', seat: 2, why: 'resigned' },
    })
  })

  test('destroys the ghost word [1250.9/4(4)c]', () => {
    const sitting = begun().plays('Cyd', 'resign')
    expect([sitting.word, sitting.turn, sitting.due('turn')]).toEqual([null, 'Dov', 3])
    expect(sitting.messages).toEqual([
      'Cyd resigns, and is out of the game.',
      'The ghost word GH is destroyed.',
      'Dov is to begin a ghost word, within three days.',
    ])
    const without = new Sitting().plays('Ann', 'I resign')
    expect(without.messages).toHaveLength(2)
  })

  test('is what silence comes to [1250.9/4(4)b, 1250.9/4(4)c]', () => {
    const sitting = begun().advance(days(3) - 1)
    expect(sitting.turn).toBe('Cyd')
    sitting.advance(1)
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect([sitting.word, sitting.turn, sitting.due('turn')]).toEqual([null, 'Dov', 3])
    expect(sitting.messages[0]).toBe('Cyd did nothing for three days, and is out of the game.')
  })

  test('one jump of the clock lets every turn end at its own time [1250.9/4(4)b, 1250.9/4.1(4)]', () => {
    const sitting = begun().advance(days(7))
    expect([sitting.players, sitting.turn]).toEqual([['Ann', 'Bob'], 'Ann'])
    expect(sitting.due('turn')).toBe(2)
    expect(sitting.advance(days(2)).winners).toEqual(['Bob'])
    expect(sitting.state.outcome?.at).toBe(sitting.at)
  })

  test('is for the own turn; out of turn one leaves [1250.9/4.5(3)]', () => {
    expect(begun().refuses('Ann', 'I resign')).toMatchObject({
      code: 'resignOutOfTurn',
      clause: '1250.9/4.5(3)',
    })
  })
})

describe('leaving', () => {
  test('is possible at any time [1250.9/4.5(1)]', () => {
    const drawing = new Sitting({ drawn: null }).leave('Bob')
    expect(drawing.players).toEqual(['Ann', 'Cyd'])
    const answering = begun().plays('Cyd', 'protest: it is in no word').leave('Dov')
    expect([answering.players, answering.turn]).toEqual([['Ann', 'Bob', 'Cyd'], 'answer'])
    const halted = begun().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Dov')
    expect(halted.players).toEqual(['Ann', 'Bob', 'Cyd'])
  })

  test.each(['match', 'community'] as const)(
    'in the own turn is a resignation, from the %s [1250.9/4.5(2), 1250.9/4.5(4)]',
    (from) => {
      const sitting = begun().changeRoster({ type: 'leave', persons: ['Cyd'], from })
      expect(sitting.players).toEqual(['Ann', 'Bob', 'Dov'])
      expect([sitting.word, sitting.turn, sitting.due('turn')]).toEqual([null, 'Dov', 3])
      expect(sitting.events.map(({ clause }) => clause)).toEqual([
        '1250.1/IX.a(2)',
        '1250.9/4.5(2)',
        '1250.9/4(4)c',
        '1250.9/4.1(4)',
      ])
      expect(sitting.state.shared.history.slice(3).map(({ type }) => type)).toEqual([
        'removed',
        'destroyed',
      ])
    },
  )

  test.each(['match', 'community'] as const)(
    'out of turn leaves word and turn alone, from the %s [1250.9/4.5(3), 1250.9/4.5(4)]',
    (from) => {
      const sitting = begun()
        .wait(hours(24))
        .changeRoster({ type: 'leave', persons: ['Bob'], from })
      expect(sitting.players).toEqual(['Ann', 'Cyd', 'Dov'])
      expect([sitting.word, sitting.turn, sitting.due('turn')]).toEqual(['GH', 'Cyd', 2])
      expect(sitting.messages).toEqual([
        `Bob left ${from === 'match' ? 'the game' : 'the community'}.`,
      ])
      expect(sitting.state.shared.history.at(-1)).toMatchObject({ type: 'removed', why: 'left' })
    },
  )

  test('of several at once passes over all of them', () => {
    const sitting = begun().leave('Cyd', 'Dov')
    expect([sitting.players, sitting.turn, sitting.word]).toEqual([['Ann', 'Bob'], 'Ann', null])
  })

  test('is no resignation of one who is removed for another reason [1250.9/2(4)]', () => {
    const sitting = begun().plays('Cyd', 'protest: it is a word')
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Dov'])
    expect(sitting.word).toBe('GH')
    expect(sitting.state.table.seats[2]).toMatchObject({ presence: 'out', holder: null })
    // Cyd is a player of Ackanomic as before, and may even become referee here.
    sitting.changeRoster({ type: 'referee resigns', person: 'Rex' })
    sitting.changeRoster({ type: 'referee found', person: 'Cyd', willing: true })
    expect(sitting.state.table.referees).toEqual(['Cyd'])
  })

  test('is the end of one’s part: no move, no way back [1250.9/2(4), 1250.9/4(4)a]', () => {
    const sitting = begun().plays('Cyd', 'I resign')
    expect(sitting.refuses('Cyd', 'A').code).toBe('notAllowed')
    expect(sitting.rosterError({ type: 'leave', persons: ['Cyd'], from: 'match' }).code).toBe(
      'notAtTable',
    )
  })
})

describe('leaving while a protest is pending', () => {
  const nowhere = (): Sitting => begun().plays('Cyd', 'protest: it is in no word')
  const word = (): Sitting => begun().plays('Cyd', 'GHO').plays('Dov', 'GHOS')

  test('of the protested player who owes an answer: valid at once', () => {
    const sitting = nowhere().wait(hours(5)).leave('Bob')
    expect([sitting.players, sitting.word, sitting.turn]).toEqual([
      ['Ann', 'Cyd', 'Dov'],
      null,
      'Dov',
    ])
    expect([sitting.due('answer'), sitting.due('turn')]).toEqual([null, 3])
    expect(sitting.messages.slice(1)).toEqual([
      'Nobody is there any more who could answer. The protest is valid.',
      'The ghost word GH is destroyed.',
      'Dov is to begin a ghost word, within three days.',
    ])
  })

  test.each<[boolean, readonly string[]]>([
    [true, ['Ann', 'Dov']],
    [false, ['Ann', 'Cyd', 'Dov']],
  ])('of the protested player who has answered: the referee reports, %s', (found, players) => {
    const sitting = nowhere().plays('Bob', 'answer GHOST').leave('Bob')
    expect(sitting.turn).toBe('report')
    expect([sitting.rules(found).players, sitting.word]).toEqual([players, null])
    expect(sitting.turn).toBe('Dov')
  })

  test.each<[boolean, readonly string[], string | null]>([
    [true, ['Bob', 'Cyd'], null],
    [false, ['Bob', 'Cyd', 'Dov'], 'GHOS'],
  ])('of the protester: it is carried through, %s', (found, players, left) => {
    const sitting = word().plays('Ann', 'protest: it is a word').leave('Ann')
    expect([sitting.turn, sitting.word]).toEqual(['report', 'GHOS'])
    sitting.rules(found)
    expect([sitting.players, sitting.word, sitting.turn]).toEqual([players, left, 'Bob'])
  })

  test('of the protester, then no answer: valid all the same', () => {
    const sitting = nowhere().leave('Cyd').advance(days(3))
    expect([sitting.players, sitting.turn]).toEqual([['Ann', 'Dov'], 'Dov'])
  })

  test('of both: the next in number goes on', () => {
    const sitting = nowhere().leave('Bob', 'Cyd')
    expect([sitting.players, sitting.turn, sitting.word]).toEqual([['Ann', 'Dov'], 'Dov', null])
  })
})

describe('a vacation', () => {
  test('lets a Substitute play', () => {
    const sitting = begun().changeRoster({
      type: 'vacation',
      person: 'Cyd',
      substitute: { person: 'Vera', agrees: true },
    })
    expect(sitting.refuses('Cyd', 'GHO').code).toBe('notAllowed')
    sitting.plays('Vera', 'GHO')
    expect(sitting.state.shared.word).toEqual({ letters: 'GHO', author: 2 })
    sitting.plays('Dov', 'protest: it is in no word').plays('Vera', 'ghost').rules(true)
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Cyd'])
  })

  test('without one lets the time run out', () => {
    const sitting = begun().changeRoster({ type: 'vacation', person: 'Cyd' }).advance(days(3))
    expect([sitting.players, sitting.turn]).toEqual([['Ann', 'Bob', 'Dov'], 'Dov'])
  })

  test('in a Duel lets nobody play instead', () => {
    const table = { duel: { challenged: 'Bob' } }
    const sitting = new Sitting({ players: ['Ann', 'Bob'], table })
    const substitute = { person: 'Vera', agrees: true }
    expect(sitting.rosterError({ type: 'vacation', person: 'Ann', substitute }).code).toBe(
      'duelSubstitute',
    )
    sitting.changeRoster({ type: 'vacation', person: 'Ann' })
    expect(sitting.advance(days(3)).winners).toEqual(['Bob'])
  })
})
