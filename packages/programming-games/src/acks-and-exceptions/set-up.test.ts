import { startMatch } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { EXCEPTIONS, WHOLE_HAND } from './coasters.js'
import { type AcksAndExceptions, acksAndExceptions, exceptionOf } from './index.js'
import { at, NAMES, ROSTER, Script } from './script.test-support.js'

describe('a table', () => {
  test('seats four players, no more and no fewer [ACKS/num]', () => {
    expect(acksAndExceptions.setup(ROSTER).ok).toBe(true)
    const five = acksAndExceptions.setup({ ...ROSTER, players: [...NAMES, 'Eve'] })
    const three = acksAndExceptions.setup({ ...ROSTER, players: NAMES.slice(0, 3) })
    expect(five.ok || five.error.code).toBe('tooManyPlayers')
    expect(three.ok || three.error.code).toBe('tooFewPlayers')
  })

  test('has no referee', () => {
    const start = acksAndExceptions.setup({ ...ROSTER, referees: ['Rex'] })
    expect(start.ok || start.error.code).toBe('wrongReferees')
  })

  test('gives each player three ACKs and an Exception, all in hand [ACKS/comp.a, ACKS/setup.1]', () => {
    const { secret, shared } = new Script().state
    expect(secret).toEqual(
      NAMES.map(() => ({ hand: ['ACK', 'ACK', 'ACK', 'Exception'], stack: [] })),
    )
    expect(shared).toMatchObject({ coasters: [4, 4, 4, 4], stacks: [0, 0, 0, 0], rounds: [] })
  })

  test('shares a whole hand that no match changes', () => {
    new Script().lay('A A A E')
    expect(WHOLE_HAND).toEqual(['ACK', 'ACK', 'ACK', 'Exception'])
  })

  test('has four Exceptions with a different name for each seat [ACKS/comp.b]', () => {
    expect(EXCEPTIONS).toEqual(['NullPointerException', 'HTTP 500', 'SQL 1205', 'Timeout'])
    expect(NAMES.map((_, seat) => exceptionOf(seat))).toEqual(EXCEPTIONS)
  })
})

describe('the options', () => {
  const DEFAULTS: AcksAndExceptions['Options'] = {
    starter: 'chance',
    nextStarter: 'challenger',
    flipOrder: 'last-first',
    bidCap: 'table',
    loss: 'challenger',
    timeLimit: null,
  }

  test('have defaults', () => {
    const start = acksAndExceptions.setup(ROSTER)
    expect(start.ok && start.value.state.options).toEqual(DEFAULTS)
  })

  test.each([
    ['a seat that does not exist', { starter: 4 }],
    ['a starter by name', { starter: 'Ann' }],
    ['an unknown next starter', { nextStarter: 'loser' }],
    ['an unknown order', { flipOrder: 'random' }],
    ['an unknown cap', { bidCap: 4 }],
    ['an unknown loss', { loss: 'left neighbour' }],
    ['no time', { timeLimit: 0 }],
    ['half a day', { timeLimit: 0.5 }],
    ['more than a year', { timeLimit: 366 }],
    ['an unknown option', { deadline: 3 }],
  ])('refuse %s', (_, options: unknown) => {
    const start = acksAndExceptions.setup(ROSTER, options)
    expect(start.ok || start.error.code).toBe('badOptions')
  })
})

describe('the starter of the first round', () => {
  test('is drawn by the host, since there is no referee [ACKS/setup.2]', () => {
    const script = new Script({ starter: 'chance' })
    expect(script.now).toBe('starter')
    expect(script.state.openPrompts).toEqual([
      {
        id: 0,
        name: 'starter',
        to: 'host',
        at: at(0),
        question: { kind: 'pick', of: 4 },
        details: { seats: [0, 1, 2, 3] },
      },
    ])
    expect(script.events).toEqual([])
    script.draws('starter', 2)
    expect(script.messages).toEqual([
      'Round 1: everybody places a coaster; Cyd has the first turn.',
    ])
    script.lay()
    expect(script.now).toBe('placing Cyd')
  })

  test('may be named by the options [ACKS/setup.2]', () => {
    const script = new Script({ starter: 3 })
    expect(script.state).toMatchObject({ openPrompts: [], shared: { starter: 3 } })
    expect(script.lay().now).toBe('placing Dov')
  })

  test('cannot be drawn by a player', () => {
    const script = new Script({ starter: 'chance' })
    for (const by of ['Ann', 'Rex']) {
      const ruling = { kind: 'answer', at: at(0), by, prompt: 0, answer: 1 } as const
      expect(script.errorOf(ruling).code).toBe('noSuchPrompt')
    }
  })

  test('is decided before anything is placed [ACKS/setup.2]', () => {
    const script = new Script({ starter: 'chance' })
    expect(script.refuses('Ann: place ACK')).toMatchObject({
      code: 'starterNotDrawn',
      clause: 'ACKS/setup.2',
    })
    expect(script.refuses('Ann: challenge 1').code).toBe('starterNotDrawn')
    expect(script.moves('Ann')).toEqual([])
    expect(script.waitsFor).toEqual([])
  })

  test('can be drawn by a given referee', () => {
    const started = startMatch(acksAndExceptions, { roster: ROSTER }, { referee: () => 1 })
    expect(started.ok && started.match.state.shared.starter).toBe(1)
  })
})

describe('the first coasters', () => {
  test('are placed by all players, by choice and in any order [ACKS/setup.3]', () => {
    const script = new Script()
    expect(script.now).toBe('set-up')
    for (const name of NAMES) {
      expect(script.moves(name)).toEqual(['place ACK', 'place Exception'])
    }
    script.play('Cyd: place Exception; Ann: place ACK; Dov: place ACK')
    expect(script.waitsFor).toEqual(['Bob place'])
    expect(script.now).toBe('set-up')
    script.play('Bob: place Exception')
    expect(script.messages).toEqual([
      'Bob places a coaster; their stack has 1.',
      'It is Ann’s turn to place a coaster or to challenge.',
    ])
    expect(script.now).toBe('placing Ann')
    expect(script.state.secret).toEqual([
      { hand: ['ACK', 'ACK', 'Exception'], stack: ['ACK'] },
      { hand: ['ACK', 'ACK', 'ACK'], stack: ['Exception'] },
      { hand: ['ACK', 'ACK', 'ACK'], stack: ['Exception'] },
      { hand: ['ACK', 'ACK', 'Exception'], stack: ['ACK'] },
    ])
  })

  test('are placed once each, and remain [ACKS/setup.3]', () => {
    const script = new Script().play('Bob: place ACK')
    expect(script.refuses('Bob: place Exception')).toMatchObject({
      code: 'placedAlready',
      clause: 'ACKS/setup.3',
    })
    expect(script.moves('Bob')).toEqual([])
  })

  test('come before any turn [ACKS/setup.3]', () => {
    const script = new Script().play('Ann: place ACK; Cyd: place ACK')
    expect(script.refuses('Ann: challenge 1')).toMatchObject({
      code: 'notAllPlaced',
      clause: 'ACKS/setup.3',
      details: { waiting: ['Bob', 'Dov'] },
      message:
        'The turns begin once everybody has placed a coaster; Bob and Dov have not placed one yet.',
    })
    expect(script.refuses('Ann: raise 1').code).toBe('noChallenge')
    expect(script.refuses('Ann: pass').code).toBe('noChallenge')
    expect(script.refuses('Ann: flip Bob').code).toBe('notProcessing')
    expect(script.refuses('Ann: lose ACK').code).toBe('nothingToLose')
  })

  test('are placed only by players', () => {
    const script = new Script()
    const move = { type: 'place', coaster: 'ACK' } as const
    expect(script.errorOf({ kind: 'move', at: at(0), by: 'Eve', move }).code).toBe('notAllowed')
  })
})
