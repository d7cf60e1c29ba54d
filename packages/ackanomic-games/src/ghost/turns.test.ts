import { days, hours, type RosterSetup } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import { Script } from './script.test-support.js'

const roster: RosterSetup = {
  players: ['Ann', 'Bob'],
  referees: ['Rex'],
  startedAt: START,
  census: { activePlayers: 3 },
}

function codeOf(setup: RosterSetup, options?: unknown): string | undefined {
  const start = ghost.setup(setup, options)
  return start.ok ? undefined : start.error.code
}

describe('the start', () => {
  test.each<[string, Partial<RosterSetup>, string | undefined]>([
    ['two', {}, undefined],
    ['one', { players: ['Ann'] }, 'tooFewPlayers'],
    ['nobody', { players: [] }, 'tooFewPlayers'],
  ])('needs at least two players: %s [1250.9/2(1)]', (_, more, code) => {
    expect(codeOf({ ...roster, ...more })).toBe(code)
  })

  test.each<[number, readonly string[], string | undefined]>([
    [3, ['Ann', 'Bob'], undefined],
    [3, ['Ann', 'Bob', 'Cyd'], 'tooManyPlayers'],
    [4, ['Ann', 'Bob', 'Cyd'], undefined],
    [2, ['Ann', 'Bob'], 'limitsCrossed'],
  ])(
    'allows all but one of %i active players to play: %j [1250.9/2(2)]',
    (activePlayers, players, code) => {
      expect(codeOf({ ...roster, players, census: { activePlayers } })).toBe(code)
    },
  )

  test('has no limit if the number of active players is unknown [1250.9/2(2)]', () => {
    const { census: _, ...rest } = roster
    expect(codeOf(rest)).toBeUndefined()
    expect(new Script({ roster: { census: { activePlayers: 9 } } }).state.roster.most).toBe(8)
  })

  test.each<[readonly string[], string | undefined]>([
    [['Rex'], undefined],
    [[], 'wrongReferees'],
    [['Rex', 'Sue'], 'wrongReferees'],
    [['Ann'], 'refereePlays'],
  ])('needs one referee who does not play: %j [1250.9/2(3)]', (referees, code) => {
    expect(codeOf({ ...roster, referees })).toBe(code)
  })

  test('is announced by the referee [1250.9/3]', () => {
    expect(codeOf({ ...roster, announcedBy: 'Rex' })).toBeUndefined()
    expect(codeOf({ ...roster, announcedBy: 'Ann' })).toBe('wrongAnnouncer')
  })

  test('needs no options, and refuses wrong ones', () => {
    expect(new Script().state.options).toEqual({
      containment: 'answer',
      absentAuthor: 'at once',
      additionProtest: 'automatic',
      shortestWord: 4,
    })
    for (const options of [
      { containment: 'ask' },
      { absentAuthor: 1 },
      { shortestWord: 0 },
      { more: true },
      7,
      null,
    ]) {
      expect(codeOf(roster, options)).toBe('badOptions')
    }
  })
})

describe('the numbers', () => {
  test('are drawn by the referee, one for each player [1250.9/4.1(1)]', () => {
    const script = new Script({ drawn: null })
    expect(script.state.openPrompts).toEqual([
      {
        id: 0,
        name: 'numbers',
        to: 'referee',
        at: START,
        question: { kind: 'shuffle', of: 3 },
        details: null,
      },
    ])
    expect(script.state.shared.numbers).toEqual([null, null, null])
    script.answers([2, 0, 1])
    expect(script.state.shared.numbers).toEqual([2, 3, 1])
    expect(script.messages).toEqual([
      'The numbers are drawn: 1 Cyd, 2 Ann, 3 Bob.',
      'Cyd is to begin a ghost word.',
    ])
    expect(script.events.map(({ to }) => to)).toEqual(['public', 'public'])
  })

  test('are refused unless each player gets exactly one [1250.9/4.1(1)]', () => {
    const script = new Script({ drawn: null })
    const ruling = { kind: 'answer', at: START, by: 'Rex', prompt: 0 } as const
    for (const answer of [[0, 0, 1], [0, 1], [1, 2, 3], 'any', null]) {
      expect(script.errorOf({ ...ruling, answer }).code).toBe('badAnswer')
    }
    expect(script.errorOf({ ...ruling, by: 'Ann', answer: [0, 1, 2] }).code).toBe('noSuchPrompt')
  })

  test('come before play, and without a deadline', () => {
    const script = new Script({ drawn: null })
    expect(script.refuses('Ann', 'Q')).toMatchObject({
      code: 'numbersNotDrawn',
      clause: '1250.9/4.1(1)',
    })
    expect(script.advance(days(30)).turn).toBe('numbers')
    expect(script.answers([0, 1, 2]).turn).toBe('Ann')
  })

  test('skip a player who has left before the draw', () => {
    const script = new Script({ drawn: null }).leave('Cyd').answers([2, 1, 0])
    expect(script.turn).toBe('Bob')
    expect(script.plays('Bob', 'Q').turn).toBe('Ann')
    expect(script.plays('Ann', 'QU').turn).toBe('Bob')
  })
})

describe('turns', () => {
  test('follow the numbers in a circle [1250.9/4.1(2), 1250.9/4.1(3)]', () => {
    const script = new Script({ drawn: [1, 2, 0] })
    expect(script.turn).toBe('Bob')
    expect(script.plays('Bob', 'S').turn).toBe('Cyd')
    expect(script.plays('Cyd', 'ST').turn).toBe('Ann')
    expect(script.plays('Ann', 'STR').turn).toBe('Bob')
    expect(script.plays('Bob', 'ESTR').turn).toBe('Cyd')
  })

  test('skip players who are out [1250.9/4.1(3)]', () => {
    const script = new Script({ players: ['Ann', 'Bob', 'Cyd', 'Dov'], drawn: [3, 2, 1, 0] })
    script.leave('Cyd', 'Ann')
    expect(script.turn).toBe('Dov')
    expect(script.plays('Dov', 'S').turn).toBe('Bob')
    expect(script.plays('Bob', 'ST').turn).toBe('Dov')
  })

  test('begin when the one before ends, and last three days each [1250.9/4.1(4), 1250.9/4.1(6)]', () => {
    const script = new Script()
    expect(script.due('turn')).toBe(3)
    script.wait(hours(30)).plays('Ann', 'S')
    expect([script.turn, script.due('turn')]).toEqual(['Bob', 3])
    script.wait(days(3) - 1).plays('Bob', 'ST')
    expect([script.turn, script.due('turn')]).toEqual(['Cyd', 3])
  })

  test('exclude their last instant: a play at 72 hours is late [1250.9/4.1(6)]', () => {
    const script = new Script().wait(days(3))
    expect(script.refuses('Ann', 'S').code).toBe('notAllowed')
    expect(script.plays('Bob', 'S').players).toEqual(['Bob', 'Cyd'])
  })
})
