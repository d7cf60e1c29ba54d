import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { fictionary } from './game.js'
import { Script } from './script.test-support.js'

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
    'with %i players where %i are active gives the error %s [1250.10/II(1)] [1250.10/II(2)]',
    (players, active, code) => {
      const start = setup(players, active)
      expect(start.ok ? null : start.error.code).toBe(code)
    },
  )

  test('names no referee [1250.10/II(3)]', () => {
    const start = setup(5, 12, ['Rex'])
    expect(start.ok ? null : start.error.code).toBe('wrongReferees')
    expect(fictionary.description.referees).toBe('none')
  })

  test('declares the equipment [1250.10/I]', () => {
    expect(fictionary.description.equipment).toEqual([
      'Gamepoints',
      'Official Dictionary',
      'Definition Lookup Dictionary a',
      'Definition Lookup Dictionary b',
    ])
    expect(new Script().scores).toEqual([0, 0, 0, 0, 0])
  })

  test('is announced by a player [1250.10/III(1)]', () => {
    const script = new Script({ roster: { announcedBy: 'Cyd' } })
    expect(script.stage).toBe('word')
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

  test('numbers the players at random [1250.10/III(2)]', () => {
    const script = new Script({ drawn: null })
    expect(script.state.openPrompts).toMatchObject([
      { name: 'numbers', to: 'host', question: { kind: 'shuffle', of: 5 } },
    ])
    expect(script.refuses('Ann', { type: 'word', word: 'ing', definition: 'x' }).code).toBe(
      'numbersNotDrawn',
    )
    expect(script.due()).toBeNull()
    script.rules('numbers', [3, 1, 4, 0, 2])
    expect(script.state.shared.numbers).toEqual([4, 2, 5, 1, 3])
    expect(script.publicEvents[0]).toEqual({ type: 'numbers', numbers: [4, 2, 5, 1, 3] })
    expect(script.brainiac).toBe('Dov')
    expect(script.due()).toBe(3)
  })

  test('numbers inactive players, too [1250.10/III(3)]', () => {
    const script = new Script({ drawn: null })
    script.changeRoster({ type: 'activity', person: 'Bob', active: false })
    script.rules('numbers', [1, 0, 2, 3, 4])
    expect(script.state.shared.numbers).toEqual([2, 1, 3, 4, 5])
    expect(script.brainiac).toBe('Bob')
  })

  test('removes a player who leaves early, without a bot [1250.10/V.2(4)]', () => {
    const script = new Script({ drawn: null }).leave('Bob')
    expect(script.state.roster.seats[1]?.presence).toBe('out')
    script.rules('numbers', [1, 0, 2, 3, 4])
    expect(script.state.shared.numbers).toEqual([2, 1, 3, 4, 5])
    expect(script.brainiac).toBe('Ann')
    expect(script.word().stage).toBe('definitions')
    expect(script.defineAll().stage).toBe('report')
  })
})

describe('a round', () => {
  test('has one Brainiac, while all others bluff [1250.10/IV.1]', () => {
    const script = new Script()
    expect(script.brainiac).toBe('Ann')
    const move = { type: 'word', word: 'ing', definition: 'x' }
    expect(script.refuses('Bob', move)).toMatchObject({
      code: 'notBrainiac',
      clause: '1250.10/IV.1',
      details: { brainiac: 'Ann' },
    })
    expect(script.word().waited('definitions')).toEqual(['Bob', 'Cyd', 'Dov', 'Eve'])
  })

  test('makes the next number the Brainiac, after the last the first again [1250.10/IV.2(1)] [1250.10/IV.2(2)] [1250.10/5c]', () => {
    const script = new Script({ drawn: [2, 0, 3, 1, 4] })
    const brainiacs: string[] = []
    for (let round = 1; round <= 7; round++) {
      expect(script.state.shared.round).toBe(round)
      brainiacs.push(script.brainiac)
      const knew = script.word().waited('definitions').slice(0, 2)
      script.defineAll().report(...knew)
      expect(script.stage).toBe('word')
    }
    expect(brainiacs).toEqual(['Cyd', 'Ann', 'Dov', 'Bob', 'Eve', 'Cyd', 'Ann'])
    expect(script.state.shared.turns).toEqual([2, 1, 2, 1, 1])
  })

  test('gives three days for each step, from the end of the one before [1250.10/IV.3(1)]', () => {
    const script = new Script()
    script.advance(days(2))
    expect(script.due()).toBe(1)
    expect(script.word().due()).toBe(3)
    script.advance(days(1)).defineAll()
    expect([script.stage, script.due()]).toEqual(['report', 3])
    script.advance(days(2)).report()
    expect([script.stage, script.due()]).toEqual(['list', 1])
    script.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect([script.stage, script.due()]).toEqual(['votes', 3])
    script.advance(days(3) - 1).votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    expect([script.stage, script.due()]).toEqual(['scoring', 3])
    expect(script.score().due()).toBe(3)
    expect(script.stage).toBe('word')
  })

  test('refuses the moves of another step [1250.10/IV.3(1)]', () => {
    const script = new Script()
    const define = { type: 'define', definition: 'x' }
    expect(script.refuses('Bob', define)).toMatchObject({
      code: 'wrongStep',
      details: { step: 1, wanted: 2, stage: 'word' },
      message: 'That belongs to step 2; it is now step 1: the Brainiac chooses the Ing Word.',
    })
    expect(script.refuses('Ann', { type: 'report', similar: [] }).code).toBe('wrongStep')
    script.word()
    expect(script.refuses('Ann', { type: 'score' }).code).toBe('wrongStep')
    expect(script.refuses('Bob', { type: 'vote', number: 1 }).code).toBe('wrongStep')
    const word = { type: 'word', word: 'ing', definition: 'x' }
    expect(script.refuses('Ann', word).details).toMatchObject({ step: 2, wanted: 1 })
  })

  test('has each default at its own time when the clock jumps [1250.10/IV.3(1)]', () => {
    const script = new Script().advance(days(7))
    expect(script.events.map(({ at, event }) => [(at - START) / days(1), event.type])).toEqual([
      [3, 'default'],
      [3, 'word'],
      ...[1, 2, 3, 4].flatMap(() => [
        [6, 'default'],
        [6, 'default'],
      ]),
      [6, 'comparison'],
    ])
    expect([script.stage, script.due()]).toEqual(['report', 2])
  })
})
