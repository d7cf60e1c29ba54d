import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Sitting, START } from './sitting.test-support.js'

function setup(players: number, activePlayers = 12, referees: readonly string[] = []) {
  const names = Array.from({ length: players }, (_, i) => `Player${i + 1}`)
  return fictionary.setup({
    players: names,
    referees,
    startedAt: START,
    census: { activePlayers },
  })
}

describe('the start', () => {
  test.each([
    [4, 12, 'tooFewPlayers'],
    [5, 12, null],
    [12, 12, null],
    [13, 12, 'tooManyPlayers'],
    [5, 5, null],
    [5, 4, 'limitsCrossed'],
  ])(
    '%i players where %i are active: %s [1250.10/II(1)] [1250.10/II(2)]',
    (players, active, code) => {
      const start = setup(players, active)
      expect(start.ok ? null : start.error.code).toBe(code)
    },
  )

  test('there is no referee [1250.10/II(3)]', () => {
    const start = setup(5, 12, ['Rex'])
    expect(start.ok ? null : start.error.code).toBe('wrongReferees')
    expect(fictionary.description.referees).toBe('none')
  })

  test('the equipment [1250.10/I]', () => {
    expect(fictionary.description.equipment).toEqual([
      'Gamepoints',
      'Official Dictionary',
      'Definition Lookup Dictionary a',
      'Definition Lookup Dictionary b',
    ])
    expect(new Sitting().scores).toEqual([0, 0, 0, 0, 0])
  })

  test('a player announces it, nobody else [1250.10/III(1)]', () => {
    const sitting = new Sitting({ table: { announcedBy: 'Cyd' } })
    expect(sitting.stage).toBe('word')
    const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
    const census = { activePlayers: 12 }
    const start = fictionary.setup({
      players,
      referees: [],
      startedAt: START,
      census,
      announcedBy: 'Zoe',
    })
    expect(start.ok ? null : start.error.code).toBe('wrongAnnouncer')
  })

  test('the players are numbered at random [1250.10/III(2)]', () => {
    const sitting = new Sitting({ drawn: null })
    expect(sitting.state.openPrompts).toMatchObject([
      { name: 'numbers', to: 'host', question: { kind: 'shuffle', of: 5 } },
    ])
    expect(sitting.refuses('Ann', { type: 'word', word: 'ing', definition: 'x' }).code).toBe(
      'numbersNotDrawn',
    )
    expect(sitting.due).toBeNull()
    sitting.rules('numbers', [3, 1, 4, 0, 2])
    expect(sitting.state.shared.numbers).toEqual([4, 2, 5, 1, 3])
    expect(sitting.told[0]).toEqual({ type: 'numbers', numbers: [4, 2, 5, 1, 3] })
    expect(sitting.brainiac).toBe('Dov')
    expect(sitting.due).toBe(3)
  })

  test('who is not active is numbered too [1250.10/III(3)]', () => {
    const sitting = new Sitting({ drawn: null })
    sitting.changeRoster({ type: 'activity', person: 'Bob', active: false })
    sitting.rules('numbers', [1, 0, 2, 3, 4])
    expect(sitting.state.shared.numbers).toEqual([2, 1, 3, 4, 5])
    expect(sitting.brainiac).toBe('Bob')
  })

  test('who leaves before the first word is out without a bot [1250.10/V.2(4)]', () => {
    const sitting = new Sitting({ drawn: null }).leave('Bob')
    expect(sitting.state.table.seats[1]?.presence).toBe('out')
    sitting.rules('numbers', [1, 0, 2, 3, 4])
    expect(sitting.state.shared.numbers).toEqual([2, 1, 3, 4, 5])
    expect(sitting.brainiac).toBe('Ann')
    expect(sitting.word().stage).toBe('definitions')
    expect(sitting.defineAll().stage).toBe('report')
  })
})

describe('the order of the Brainiacs', () => {
  test('there is one in a round, and all others bluff [1250.10/IV.1]', () => {
    const sitting = new Sitting()
    expect(sitting.brainiac).toBe('Ann')
    const move = { type: 'word', word: 'ing', definition: 'x' }
    expect(sitting.refuses('Bob', move)).toMatchObject({
      code: 'notBrainiac',
      clause: '1250.10/IV.1',
      details: { brainiac: 'Ann' },
    })
    expect(sitting.word().waited('definitions')).toEqual(['Bob', 'Cyd', 'Dov', 'Eve'])
  })

  test('rising numbers, then again from the first [1250.10/IV.2(1)] [1250.10/IV.2(2)] [1250.10/5c]', () => {
    const sitting = new Sitting({ drawn: [2, 0, 3, 1, 4] })
    const brainiacs: string[] = []
    for (let round = 1; round <= 7; round++) {
      expect(sitting.state.shared.round).toBe(round)
      brainiacs.push(sitting.brainiac)
      const knew = sitting.word().waited('definitions').slice(0, 2)
      sitting.defineAll().report(...knew)
      expect(sitting.stage).toBe('word')
    }
    expect(brainiacs).toEqual(['Cyd', 'Ann', 'Dov', 'Bob', 'Eve', 'Cyd', 'Ann'])
    expect(sitting.state.shared.turns).toEqual([2, 1, 2, 1, 1])
  })

  test('each step has three days from the end of the last [1250.10/IV.3(1)]', () => {
    const sitting = new Sitting()
    sitting.advance(days(2))
    expect(sitting.due).toBe(1)
    expect(sitting.word().due).toBe(3)
    sitting.advance(days(1)).defineAll()
    expect([sitting.stage, sitting.due]).toEqual(['report', 3])
    sitting.advance(days(2)).report()
    // The report alone does not end the step: the list does.
    expect([sitting.stage, sitting.due]).toEqual(['list', 1])
    sitting.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect([sitting.stage, sitting.due]).toEqual(['votes', 3])
    sitting.advance(days(3) - 1).votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    expect([sitting.stage, sitting.due]).toEqual(['scoring', 3])
    expect(sitting.score().due).toBe(3)
    expect(sitting.stage).toBe('word')
  })

  test('what belongs to another step is refused [1250.10/IV.3(1)]', () => {
    const sitting = new Sitting()
    const define = { type: 'define', definition: 'x' }
    expect(sitting.refuses('Bob', define)).toMatchObject({
      code: 'wrongStep',
      details: { step: 1, wanted: 2, stage: 'word' },
      message: 'That belongs to step 2; now it is step 1: the Brainiac chooses the Ing Word.',
    })
    expect(sitting.refuses('Ann', { type: 'report', similar: [] }).code).toBe('wrongStep')
    sitting.word()
    expect(sitting.refuses('Ann', { type: 'score' }).code).toBe('wrongStep')
    expect(sitting.refuses('Bob', { type: 'vote', number: 1 }).code).toBe('wrongStep')
    const word = { type: 'word', word: 'ing', definition: 'x' }
    expect(sitting.refuses('Ann', word).details).toMatchObject({ step: 2, wanted: 1 })
  })

  test('a jump of the clock fires each default at its own time [1250.10/IV.3(1)]', () => {
    const sitting = new Sitting().advance(days(7))
    expect(sitting.events.map(({ at, event }) => [(at - START) / days(1), event.type])).toEqual([
      [3, 'default'],
      [3, 'word'],
      ...[1, 2, 3, 4].flatMap(() => [
        [6, 'default'],
        [6, 'default'],
      ]),
      [6, 'comparison'],
    ])
    expect([sitting.stage, sitting.due]).toEqual(['report', 2])
  })
})
