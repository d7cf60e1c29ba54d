import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import { historyOf } from './render.js'
import { Sitting } from './sitting.test-support.js'

const found = (person: string) => ({ type: 'referee found', person, willing: true }) as const

describe('what the referee tells on request', () => {
  test('everybody can see at any time [1250.9/6(1)]', () => {
    const sitting = new Sitting({ drawn: [2, 0, 1] }).play(['Cyd', 'G'], ['Ann', 'GH'])
    for (const viewer of [0, 1, 2, 'referee', 'public', { person: 'Vera' }] as const) {
      const { shared, table } = sitting.view(viewer)
      expect(shared.numbers).toEqual([2, 3, 1])
      expect(table.seats.map(({ player }) => player)).toEqual(['Ann', 'Bob', 'Cyd'])
      expect(shared).toMatchObject({ stage: 'turn', seat: 1 })
      expect(shared.word).toEqual({ letters: 'GH', author: 0 })
      expect(historyOf(sitting.view(viewer))).toEqual([
        'The numbers are drawn: 1 Cyd, 2 Ann, 3 Bob.',
        'Cyd begins with G.',
        'Ann makes it GH.',
      ])
    }
  })

  test('tells when things happened', () => {
    const sitting = new Sitting().wait(hours(7)).plays('Ann', 'G')
    expect(sitting.state.shared.history.at(-1)).toEqual({
      type: 'begun',
      seat: 0,
      word: 'G',
      at: sitting.at,
    })
  })
})

describe('the office', () => {
  test.each([
    ['resigning', { type: 'referee resigns', person: 'Rex' }],
    ['going on vacation', { type: 'vacation', person: 'Rex' }],
    ['leaving Ackanomic', { type: 'leave', persons: ['Rex'], from: 'community' }],
  ] as const)('is lost by %s, and play is suspended [1250.9/6(3), 1250.9/6(5)]', (_, event) => {
    const sitting = new Sitting()
      .wait(hours(24))
      .plays('Ann', 'G')
      .wait(hours(24))
      .changeRoster(event)
    expect(sitting.state.table.referees).toEqual([])
    expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee', since: sitting.at }])
    expect(sitting.refuses('Bob', 'GH').code).toBe('paused')
    expect(sitting.due('turn')).toBeNull()
    sitting.advance(days(50))
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Cyd'])
    // The two days that were left run on.
    sitting.changeRoster(found('Sue'))
    expect([sitting.state.table.referees, sitting.due('turn')]).toEqual([['Sue'], 2])
    expect(sitting.plays('Bob', 'GH').turn).toBe('Cyd')
  })

  test('on vacation: all are told', () => {
    const sitting = new Sitting().changeRoster({ type: 'vacation', person: 'Rex' })
    expect(sitting.messages).toEqual([
      'Rex is on vacation, and referee no longer. Anyone who does not play may take over.',
      'Play is paused: no referee.',
    ])
    expect(sitting.events.map(({ clause }) => clause)).toEqual(['1250.9/6(3)', '1250.9/6(5)'])
  })

  test('stops every clock: turn, answer, and protest of an addition [1250.9/6(5)]', () => {
    const sitting = new Sitting().adds('Vera').plays('Ann', 'G')
    sitting.plays('Bob', 'protest: it is in no word').wait(hours(12))
    sitting.changeRoster({ type: 'referee resigns', person: 'Rex' })
    expect([sitting.due('answer'), sitting.due('addition', 3)]).toEqual([null, null])
    expect(sitting.refuses('Ann', 'answer GO').code).toBe('paused')
    expect(sitting.refuses('Ann', 'protest addition of Vera').code).toBe('paused')
    sitting.wait(days(9)).changeRoster(found('Sue'))
    expect([sitting.due('answer'), sitting.due('addition', 3)]).toEqual([2.5, 2.5])
  })

  test('goes to the first one to say so who does not play [1250.9/6(4)]', () => {
    const sitting = new Sitting({ players: ['Ann', 'Bob', 'Cyd', 'Dov'] }).plays('Ann', 'I resign')
    expect(sitting.rosterError(found('Vera')).code).toBe('refereeInOffice')
    sitting.changeRoster({ type: 'referee resigns', person: 'Rex' })
    for (const person of ['Bob', 'Cyd', 'Dov']) {
      expect(sitting.rosterError(found(person)).code).toBe('refereePlays')
    }
    const unwilling = { type: 'referee found', person: 'Vera', willing: false } as const
    expect(sitting.rosterError(unwilling).code).toBe('refereeUnwilling')
    // Who has been removed plays no longer.
    expect(sitting.changeRoster(found('Ann')).state.table.referees).toEqual(['Ann'])
    expect(sitting.rosterError(found('Vera')).code).toBe('refereeInOffice')
  })

  test('goes neither to a Substitute nor back to who has just left it for a vacation', () => {
    const substitute = { person: 'Vera', agrees: true }
    const sitting = new Sitting().changeRoster({ type: 'vacation', person: 'Bob', substitute })
    sitting.changeRoster({ type: 'vacation', person: 'Rex' })
    expect(sitting.rosterError(found('Vera')).code).toBe('refereePlays')
    expect(sitting.rosterError(found('Rex'))).toMatchObject({
      code: 'absentReferee',
      clause: '1250.9/6(3)',
    })
    sitting.changeRoster(found('Sue')).changeRoster({ type: 'referee resigns', person: 'Sue' })
    expect(sitting.rosterError(found('Rex')).code).toBe('absentReferee')
    sitting.changeRoster({ type: 'return', person: 'Rex' })
    expect(sitting.state.shared.absentReferees).toEqual([])
    expect(sitting.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
    expect(sitting.changeRoster(found('Rex')).state.table.referees).toEqual(['Rex'])
  })

  test('who lost it by a vacation may play, and may leave for good [1250.9/6(3)]', () => {
    const rex = { person: 'Rex', agrees: true }
    const sitting = new Sitting()
      .changeRoster({ type: 'vacation', person: 'Rex' })
      .changeRoster(found('Sue'))
    sitting.changeRoster({ type: 'vacation', person: 'Bob', substitute: rex })
    expect(sitting.state.table.seats[1]?.holder).toBe('Rex')
    sitting.changeRoster({ type: 'return', person: 'Bob' })
    const join = { by: 'Sue', wishes: true }
    expect(sitting.rosterError({ type: 'join', person: 'Sue', join }).code).toBe('refereePlays')
    sitting.changeRoster({ type: 'join', person: 'Rex', join })
    expect(sitting.players).toEqual(['Ann', 'Bob', 'Cyd', 'Rex'])
    sitting.changeRoster({ type: 'leave', persons: ['Rex'], from: 'community' })
    expect(sitting.state.shared.absentReferees).toEqual([])
    expect(sitting.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
  })

  test('may change hands while something is asked: the successor answers [1250.9/6(4)]', () => {
    const sitting = new Sitting({ drawn: null }).changeRoster({
      type: 'referee resigns',
      person: 'Rex',
    })
    const ruling = { kind: 'answer', at: sitting.at, prompt: 0, answer: [0, 1, 2] } as const
    expect(sitting.errorOf({ ...ruling, by: 'Rex' }).code).toBe('noSuchPrompt')
    sitting.changeRoster(found('Sue'))
    expect(sitting.rules([0, 1, 2]).turn).toBe('Ann')
  })

  test('lost in mid turn: leaving is possible, and a turn that begins then keeps its days', () => {
    const sitting = new Sitting({ players: ['Ann', 'Bob', 'Cyd', 'Dov'] }).plays('Ann', 'G')
    sitting.changeRoster({ type: 'vacation', person: 'Rex' }).leave('Bob')
    expect([sitting.turn, sitting.word, sitting.due('turn')]).toEqual(['Cyd', null, null])
    sitting.wait(days(4)).changeRoster(found('Sue'))
    expect(sitting.due('turn')).toBe(3)
  })

  test('silent for good, after notice and question, it is lost too [1250.9/6(3)]', () => {
    const sitting = new Sitting({ drawn: null }).wait(days(8))
    sitting
      .changeRoster({ type: 'silence', by: 'Ann' })
      .changeRoster({ type: 'inquire', as: 'speaker' })
    sitting.advance(days(3))
    expect([sitting.state.table.referees, sitting.turn]).toEqual([[], 'numbers'])
    expect(ghost.pendingActions(sitting.state, 'referee')).toEqual([])
  })
})
