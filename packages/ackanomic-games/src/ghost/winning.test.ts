import { days } from '@ackanomic/core'
import { openBooks, recordResult } from '@ackanomic/society'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import { Sitting, START } from './sitting.test-support.js'
import { pointsFor } from './turns.js'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

/** As many begin, and all but the first leave. */
function won(began: number): Sitting {
  const players = NAMES.slice(0, began)
  return new Sitting({ players }).leave(...players.slice(1))
}

describe('winning', () => {
  test('the one who remains wins, however the others went [1250.9/5(1)]', () => {
    const sitting = new Sitting({ players: NAMES.slice(0, 4) }).play(['Ann', 'C'], ['Bob', 'CA'])
    sitting.plays('Cyd', 'I resign').advance(days(3))
    expect(sitting.players).toEqual(['Ann', 'Bob'])
    expect(sitting.winners).toBeUndefined()
    sitting.play(['Ann', 'Q'], ['Bob', 'QZ'], ['Ann', 'protest: it is in no word'])
    expect(sitting.winners).toBeUndefined()
    sitting.advance(days(3))
    expect(sitting.winners).toEqual(['Ann'])
    // No turn is announced any more.
    expect(sitting.told.map(({ type }) => type)).toEqual([
      'resolved',
      'removed',
      'destroyed',
      'ended',
    ])
    expect(sitting.state.outcome).toMatchObject({ at: sitting.at, ranking: [] })
    expect([sitting.state.openPrompts, sitting.state.clock.timers]).toEqual([[], []])
  })

  test('nothing else wins: a finished word, a protest that is right [1250.9/5(2)]', () => {
    const sitting = new Sitting().play(['Ann', 'C'], ['Bob', 'CA'], ['Cyd', 'CAT'], ['Ann', 'CATS'])
    sitting.plays('Bob', 'protest: it is a word').rules(true)
    expect([sitting.players, sitting.winners]).toEqual([['Bob', 'Cyd'], undefined])
    expect(ghost.outcome(sitting.state)).toBeUndefined()
  })

  test('nobody wins where nobody remains [1250.9/5(2)]', () => {
    const sitting = new Sitting().leave('Ann', 'Bob', 'Cyd')
    expect(sitting.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('a pending protest, a halt or a referee who is missing does not keep the last one waiting', () => {
    const pending = new Sitting({ players: ['Ann', 'Bob'] }).plays('Ann', 'Q')
    pending.plays('Bob', 'protest: it is in no word').leave('Bob')
    expect(pending.winners).toEqual(['Ann'])
    const halted = new Sitting().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Ann', 'Cyd')
    expect(halted.winners).toEqual(['Bob'])
  })

  test('the win of a Substitute’s seat is the Substitute’s', () => {
    const substitute = { person: 'Vera', agrees: true }
    const sitting = new Sitting().changeRoster({ type: 'vacation', person: 'Ann', substitute })
    expect(sitting.leave('Bob', 'Cyd').state.outcome).toMatchObject({
      winners: ['Vera'],
      awards: [{ to: 'Vera' }, {}, { to: ['Vera'] }],
    })
    const away = new Sitting().changeRoster({ type: 'vacation', person: 'Ann' }).leave('Bob', 'Cyd')
    expect(away.winners).toEqual(['Ann'])
  })
})

describe('the awards', () => {
  test('come in the order of the rule [1250.9/5(3), 1250.9/5(4), 1250.9/5(6)]', () => {
    expect(won(3).state.outcome?.awards).toEqual([
      { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.9/5(3)' },
      { award: 'treasury', to: ['Rex'], each: 8, as: 'referee', clause: '1250.9/5(4)' },
      { award: 'points', to: ['Ann'], each: 4, clause: '1250.9/5(6)' },
    ])
  })

  test.each([
    [2, 4],
    [3, 4],
  ])('%i began: %i points [1250.9/5(6)]', (began, points) => {
    expect(won(began).state.outcome?.awards.at(-1)).toMatchObject({
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
  ])('%i began: %i points [1250.9/5(7)]', (began, points) => {
    expect(won(began).state.outcome?.awards.at(-1)).toMatchObject({
      award: 'points',
      each: points,
      clause: '1250.9/5(7)',
    })
  })

  test.each([9, 10])('%i began: 8 points [1250.9/5(8)]', (began) => {
    expect(won(began).state.outcome?.awards.at(-1)).toMatchObject({
      award: 'points',
      each: 8,
      clause: '1250.9/5(8)',
    })
    expect(pointsFor(began)).toBe(8)
  })

  test('count those who began, not newcomers', () => {
    const sitting = new Sitting().adds('Vera').adds('Wim').leave('Bob', 'Cyd', 'Vera', 'Wim')
    expect(sitting.state.outcome?.awards.at(-1)).toMatchObject({ each: 4 })
    expect(sitting.state.table.starters).toBe(3)
  })

  test('of a Duel are the referee’s alone [1250.9/5(5), 1250.9/5(4)]', () => {
    const table = { duel: { challenged: 'Bob' } }
    const sitting = new Sitting({ players: ['Ann', 'Bob'], table }).leave('Ann')
    expect(sitting.state.outcome).toMatchObject({
      winners: ['Bob'],
      awards: [{ award: 'treasury', to: ['Rex'], each: 8, as: 'referee' }],
    })
    expect(sitting.state.outcome?.awards).toHaveLength(1)
  })

  test('go to the referee in office at the end, or to nobody [1250.9/5(4)]', () => {
    const sitting = new Sitting().changeRoster({ type: 'referee resigns', person: 'Rex' })
    const vacant = new Sitting().changeRoster({ type: 'referee resigns', person: 'Rex' })
    expect(vacant.leave('Bob', 'Cyd').state.outcome?.awards[1]).toMatchObject({ to: [null] })
    sitting
      .changeRoster({ type: 'referee found', person: 'Sue', willing: true })
      .leave('Bob', 'Cyd')
    expect(sitting.state.outcome?.awards[1]).toMatchObject({ to: ['Sue'], each: 8 })
    const none = new Sitting().leave('Ann', 'Bob', 'Cyd')
    expect(none.state.outcome?.awards).toEqual([])
  })

  test('are booked as rule 1250.1 has it: a Trophy where three began, nothing for an exhibition', () => {
    const booked = ({ state: { table, outcome } }: Sitting): readonly unknown[] => {
      if (outcome === null) return ['it goes on']
      const booking = recordResult(openBooks(), {
        game: '1250.9',
        match: 'a test',
        startedAt: START,
        starters: table.starters,
        players: table.everPlayed,
        referees: table.referees,
        refereesMayPlay: false,
        duel: table.duel !== null,
        exhibition: table.exhibition,
        outcome,
      })
      if (!booking.ok) return [booking.error.message]
      return booking.value.lines.map((line) => (line.kind === 'trophy' ? line.given : line.booked))
    }
    expect(booked(won(3))).toEqual([true, 8, 4])
    expect(booked(won(2))).toEqual([false, 8, 4])
    expect(booked(won(10))).toEqual([true, 8, 8])
    const shown = new Sitting()
      .changeRoster({ type: 'exhibition', as: 'senate' })
      .leave('Bob', 'Cyd')
    expect(booked(shown)).toEqual([true, 0, 0])
  })
})
