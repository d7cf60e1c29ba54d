import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import { historyOf } from './render.js'
import { Script } from './script.test-support.js'

const found = (person: string) => ({ type: 'refereeFound', person, willing: true }) as const

describe('the public record', () => {
  test('is always visible [1250.9/6(1)]', () => {
    const script = new Script({ drawn: [2, 0, 1] }).play(['Cyd', 'G'], ['Ann', 'GH'])
    for (const viewer of [0, 1, 2, 'referee', 'public', { person: 'Vera' }] as const) {
      const { shared, roster } = script.view(viewer)
      expect(shared.numbers).toEqual([2, 3, 1])
      expect(roster.seats.map(({ player }) => player)).toEqual(['Ann', 'Bob', 'Cyd'])
      expect(shared).toMatchObject({ stage: 'turn', seat: 1 })
      expect(shared.word).toEqual({ letters: 'GH', author: 0 })
      expect(historyOf(script.view(viewer))).toEqual([
        'The numbers are drawn: 1 Cyd, 2 Ann, 3 Bob.',
        'Cyd begins with G.',
        'Ann makes it GH.',
      ])
    }
  })

  test('has the time of each play', () => {
    const script = new Script().wait(hours(7)).plays('Ann', 'G')
    expect(script.state.shared.history.at(-1)).toEqual({
      type: 'begun',
      seat: 0,
      word: 'G',
      at: script.at,
    })
  })
})

describe('the office of the referee', () => {
  test.each([
    ['resigning', { type: 'refereeResigns', person: 'Rex' }],
    ['going on vacation', { type: 'vacation', person: 'Rex' }],
    ['leaving Ackanomic', { type: 'leave', persons: ['Rex'], from: 'community' }],
  ] as const)('is lost by %s, and play is suspended [1250.9/6(3), 1250.9/6(5)]', (_, event) => {
    const script = new Script()
      .wait(hours(24))
      .plays('Ann', 'G')
      .wait(hours(24))
      .changeRoster(event)
    expect(script.state.roster.referees).toEqual([])
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee', since: script.at }])
    expect(script.refuses('Bob', 'GH').code).toBe('paused')
    expect(script.due('turn')).toBeNull()
    script.advance(days(50))
    expect(script.players).toEqual(['Ann', 'Bob', 'Cyd'])
    script.changeRoster(found('Sue'))
    expect([script.state.roster.referees, script.due('turn')]).toEqual([['Sue'], 2])
    expect(script.plays('Bob', 'GH').turn).toBe('Cyd')
  })

  test('ends with a vacation, which is announced to all', () => {
    const script = new Script().changeRoster({ type: 'vacation', person: 'Rex' })
    expect(script.messages).toEqual([
      'Rex is on vacation and no longer the referee. Anyone who does not play may take over.',
      'Play is paused: no referee.',
    ])
    expect(script.events.map(({ clause }) => clause)).toEqual(['1250.9/6(3)', '1250.9/6(5)'])
  })

  test('stops every clock while it is vacant [1250.9/6(5)]', () => {
    const script = new Script().adds('Vera').plays('Ann', 'G')
    script.plays('Bob', 'protest: it is in no word').wait(hours(12))
    script.changeRoster({ type: 'refereeResigns', person: 'Rex' })
    expect([script.due('answer'), script.due('addition', 3)]).toEqual([null, null])
    expect(script.refuses('Ann', 'answer GO').code).toBe('paused')
    expect(script.refuses('Ann', 'protest addition of Vera').code).toBe('paused')
    script.wait(days(9)).changeRoster(found('Sue'))
    expect([script.due('answer'), script.due('addition', 3)]).toEqual([2.5, 2.5])
  })

  test('goes to the first volunteer who does not play [1250.9/6(4)]', () => {
    const script = new Script({ players: ['Ann', 'Bob', 'Cyd', 'Dov'] }).plays('Ann', 'I resign')
    expect(script.rosterError(found('Vera')).code).toBe('refereeInOffice')
    script.changeRoster({ type: 'refereeResigns', person: 'Rex' })
    for (const person of ['Bob', 'Cyd', 'Dov']) {
      expect(script.rosterError(found(person)).code).toBe('refereePlays')
    }
    const unwilling = { type: 'refereeFound', person: 'Vera', willing: false } as const
    expect(script.rosterError(unwilling).code).toBe('refereeUnwilling')
    expect(script.changeRoster(found('Ann')).state.roster.referees).toEqual(['Ann'])
    expect(script.rosterError(found('Vera')).code).toBe('refereeInOffice')
  })

  test('goes neither to a Substitute nor to a former referee on vacation', () => {
    const substitute = { person: 'Vera', agrees: true }
    const script = new Script().changeRoster({ type: 'vacation', person: 'Bob', substitute })
    script.changeRoster({ type: 'vacation', person: 'Rex' })
    expect(script.rosterError(found('Vera')).code).toBe('refereePlays')
    expect(script.rosterError(found('Rex'))).toMatchObject({
      code: 'absentReferee',
      clause: '1250.9/6(3)',
    })
    script.changeRoster(found('Sue')).changeRoster({ type: 'refereeResigns', person: 'Sue' })
    expect(script.rosterError(found('Rex')).code).toBe('absentReferee')
    script.changeRoster({ type: 'return', person: 'Rex' })
    expect(script.state.shared.absentReferees).toEqual([])
    expect(script.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
    expect(script.changeRoster(found('Rex')).state.roster.referees).toEqual(['Rex'])
  })

  test('lets its former holder play, and leave for good [1250.9/6(3)]', () => {
    const rex = { person: 'Rex', agrees: true }
    const script = new Script()
      .changeRoster({ type: 'vacation', person: 'Rex' })
      .changeRoster(found('Sue'))
    script.changeRoster({ type: 'vacation', person: 'Bob', substitute: rex })
    expect(script.state.roster.seats[1]?.holder).toBe('Rex')
    script.changeRoster({ type: 'return', person: 'Bob' })
    const join = { by: 'Sue', wishes: true }
    expect(script.rosterError({ type: 'join', person: 'Sue', join }).code).toBe('refereePlays')
    script.changeRoster({ type: 'join', person: 'Rex', join })
    expect(script.players).toEqual(['Ann', 'Bob', 'Cyd', 'Rex'])
    script.changeRoster({ type: 'leave', persons: ['Rex'], from: 'community' })
    expect(script.state.shared.absentReferees).toEqual([])
    expect(script.rosterError({ type: 'return', person: 'Rex' }).code).toBe('notAway')
  })

  test('may change hands during a prompt, which the successor answers [1250.9/6(4)]', () => {
    const script = new Script({ drawn: null }).changeRoster({
      type: 'refereeResigns',
      person: 'Rex',
    })
    const ruling = { kind: 'answer', at: script.at, prompt: 0, answer: [0, 1, 2] } as const
    expect(script.errorOf({ ...ruling, by: 'Rex' }).code).toBe('noSuchPrompt')
    script.changeRoster(found('Sue'))
    expect(script.answers([0, 1, 2]).turn).toBe('Ann')
  })

  test('when vacant lets a player leave, and the new turn keeps its three days', () => {
    const script = new Script({ players: ['Ann', 'Bob', 'Cyd', 'Dov'] }).plays('Ann', 'G')
    script.changeRoster({ type: 'vacation', person: 'Rex' }).leave('Bob')
    expect([script.turn, script.word, script.due('turn')]).toEqual(['Cyd', null, null])
    script.wait(days(4)).changeRoster(found('Sue'))
    expect(script.due('turn')).toBe(3)
  })

  test('ends after silence, a notice and an unanswered question [1250.9/6(3)]', () => {
    const script = new Script({ drawn: null }).wait(days(8))
    script
      .changeRoster({ type: 'silence', by: 'Ann' })
      .changeRoster({ type: 'inquire', as: 'speaker' })
    script.advance(days(3))
    expect([script.state.roster.referees, script.turn]).toEqual([[], 'numbers'])
    expect(ghost.pendingActions(script.state, 'referee')).toEqual([])
  })
})
