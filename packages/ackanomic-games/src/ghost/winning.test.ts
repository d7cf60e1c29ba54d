import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { bookingsOf } from '../game-script.test-support.js'
import { ghost } from './game.js'
import { Script } from './script.test-support.js'
import { pointsFor } from './turns.js'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

function won(starters: number): Script {
  const players = NAMES.slice(0, starters)
  return new Script({ players }).leave(...players.slice(1))
}

describe('the winner', () => {
  test('is the last player left, however the others went [1250.9/5(1)]', () => {
    const script = new Script({ players: NAMES.slice(0, 4) }).play(['Ann', 'C'], ['Bob', 'CA'])
    script.plays('Cyd', 'I resign').advance(days(3))
    expect(script.players).toEqual(['Ann', 'Bob'])
    expect(script.winners).toBeUndefined()
    script.play(['Ann', 'Q'], ['Bob', 'QZ'], ['Ann', 'protest: it is in no word'])
    expect(script.winners).toBeUndefined()
    script.advance(days(3))
    expect(script.winners).toEqual(['Ann'])
    expect(script.ownEvents.map(({ type }) => type)).toEqual([
      'resolved',
      'removed',
      'destroyed',
      'ended',
    ])
    expect(script.state.outcome).toMatchObject({ at: script.at, ranking: [] })
    expect([script.state.openPrompts, script.state.clock.timers]).toEqual([[], []])
  })

  test('is not decided by a finished word or a right protest [1250.9/5(2)]', () => {
    const script = new Script().play(['Ann', 'C'], ['Bob', 'CA'], ['Cyd', 'CAT'], ['Ann', 'CATS'])
    script.plays('Bob', 'protest: it is a word').answers(true)
    expect([script.players, script.winners]).toEqual([['Bob', 'Cyd'], undefined])
    expect(ghost.outcome(script.state)).toBeUndefined()
  })

  test('does not exist if nobody is left [1250.9/5(2)]', () => {
    const script = new Script().leave('Ann', 'Bob', 'Cyd')
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('may be found during a protest or a pause', () => {
    const pending = new Script({ players: ['Ann', 'Bob'] }).plays('Ann', 'Q')
    pending.plays('Bob', 'protest: it is in no word').leave('Bob')
    expect(pending.winners).toEqual(['Ann'])
    const halted = new Script().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Ann', 'Cyd')
    expect(halted.winners).toEqual(['Bob'])
  })

  test('is the Substitute in the winning seat', () => {
    const substitute = { person: 'Vera', agrees: true }
    const script = new Script().changeRoster({ type: 'vacation', person: 'Ann', substitute })
    expect(script.leave('Bob', 'Cyd').state.outcome).toMatchObject({
      winners: ['Vera'],
      awards: [{ to: 'Vera' }, {}, { to: ['Vera'] }],
    })
    const away = new Script().changeRoster({ type: 'vacation', person: 'Ann' }).leave('Bob', 'Cyd')
    expect(away.winners).toEqual(['Ann'])
  })
})

describe('the awards', () => {
  test('follow the order of the rule [1250.9/5(3), 1250.9/5(4), 1250.9/5(6)]', () => {
    expect(won(3).state.outcome?.awards).toEqual([
      { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.9/5(3)' },
      { award: 'treasury', to: ['Rex'], each: 8, as: 'referee', clause: '1250.9/5(4)' },
      { award: 'points', to: ['Ann'], each: 4, clause: '1250.9/5(6)' },
    ])
  })

  test.each([
    [2, 4],
    [3, 4],
  ])('for %i starters are %i points [1250.9/5(6)]', (starters, points) => {
    expect(won(starters).state.outcome?.awards.at(-1)).toMatchObject({
      award: 'points',
      each: points,
      clause: '1250.9/5(6)',
    })
  })

  test.each([
    [4, 4],
    [5, 5],
    [7, 7],
    [8, 8],
  ])('for %i starters are %i points [1250.9/5(7)]', (starters, points) => {
    expect(won(starters).state.outcome?.awards.at(-1)).toMatchObject({
      award: 'points',
      each: points,
      clause: '1250.9/5(7)',
    })
  })

  test.each([9, 10])('for %i starters are 8 points [1250.9/5(8)]', (starters) => {
    expect(won(starters).state.outcome?.awards.at(-1)).toMatchObject({
      award: 'points',
      each: 8,
      clause: '1250.9/5(8)',
    })
    expect(pointsFor(starters)).toBe(8)
  })

  test('count starters, not newcomers', () => {
    const script = new Script().adds('Vera').adds('Wim').leave('Bob', 'Cyd', 'Vera', 'Wim')
    expect(script.state.outcome?.awards.at(-1)).toMatchObject({ each: 4 })
    expect(script.state.roster.starters).toBe(3)
  })

  test('of a Duel go only to the referee [1250.9/5(5), 1250.9/5(4)]', () => {
    const roster = { duel: { challenged: 'Bob' } }
    const script = new Script({ players: ['Ann', 'Bob'], roster }).leave('Ann')
    expect(script.state.outcome).toMatchObject({
      winners: ['Bob'],
      awards: [{ award: 'treasury', to: ['Rex'], each: 8, as: 'referee' }],
    })
    expect(script.state.outcome?.awards).toHaveLength(1)
  })

  test('go to the referee in office at the end, or to nobody [1250.9/5(4)]', () => {
    const script = new Script().changeRoster({ type: 'refereeResigns', person: 'Rex' })
    const vacant = new Script().changeRoster({ type: 'refereeResigns', person: 'Rex' })
    expect(vacant.leave('Bob', 'Cyd').state.outcome?.awards[1]).toMatchObject({ to: [null] })
    script.changeRoster({ type: 'refereeFound', person: 'Sue', willing: true }).leave('Bob', 'Cyd')
    expect(script.state.outcome?.awards[1]).toMatchObject({ to: ['Sue'], each: 8 })
    const none = new Script().leave('Ann', 'Bob', 'Cyd')
    expect(none.state.outcome?.awards).toEqual([])
  })

  test('are booked by rule 1250.1, with a Trophy for three starters and nothing for an exhibition', () => {
    expect(bookingsOf('1250.9', won(3))).toEqual([true, 8, 4])
    expect(bookingsOf('1250.9', won(2))).toEqual([false, 8, 4])
    expect(bookingsOf('1250.9', won(10))).toEqual([true, 8, 8])
    const exhibition = new Script()
      .changeRoster({ type: 'exhibition', as: 'senate' })
      .leave('Bob', 'Cyd')
    expect(bookingsOf('1250.9', exhibition)).toEqual([true, 0, 0])
  })
})
