import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { by, Script } from './script.test-support.js'

/** The results of a round's messages, as `'Ann a1 counted'`. */
const playResults = (script: Script): readonly string[] =>
  script.last.attempts.map(
    ({ seat, square, status, fault }) =>
      `${script.state.roster.seats[seat]?.player} ${square} ${fault?.code ?? status}`,
  )

const GRID = ['A@...', '.....', '..B..', '.....', '....@'] as const

describe('a play', () => {
  test('names one square, and other text is invalid (S14) [1250.13/IV.move.a]', () => {
    const odd = ['a1 a2', 'pass', 'a', '5', 'a01', 'a0', '1a', 'a1,b2', 'a-1', 'a1.', 'á1', 'a 1']
    const script = new Script({ players: 2 }).sends('Bob: b2', ...odd.map((text) => `Ann: ${text}`))
    expect(script.transcript[0]).toBe(
      'seat 0: Ann: “a 1”. It does not count. “a 1” does not name one square; name one by row and column, from a1 to e5.',
    )
    script.ends()
    expect(playResults(script)).toEqual([
      ...odd.map((text) => `Ann ${text} notASquare`),
      'Bob b2 counted',
    ])
    expect(script.doomed).toEqual(['Ann: no play'])
  })

  test('may be in capitals with blanks, and is stored in lower case (S14)', () => {
    const script = new Script({ players: 2 }).sends('Ann: E4', 'Bob:  b2 ').ends()
    expect(playResults(script)).toEqual(['Ann e4 counted', 'Bob b2 counted'])
    expect(script.shared.grid).toEqual(['.....', '.B...', '.....', '.....', '...A.'])
  })

  test('has a letter from a to z, not a lookalike (S14) [1250.13/IV.move.a]', () => {
    const script = new Script({ players: 12 }).sends('Ann: \u212a5', 'Bob: K6').ends()
    expect(playResults(script)).toEqual(['Ann \u212a5 notASquare', 'Bob k6 counted'])
  })

  test('names a square of the grid [1250.13/IV.move.b]', () => {
    const script = new Script({ players: 2 }).sends('Ann: a6', 'Ann: f1', 'Ann: z99', 'Bob: e5')
    script.ends()
    expect(playResults(script)).toEqual([
      'Ann a6 offGrid',
      'Ann f1 offGrid',
      'Ann z99 offGrid',
      'Bob e5 counted',
    ])
    expect(script.doomed).toEqual(['Ann: no play'])
  })

  test('cannot name a square with a Letter, even the player’s own [1250.13/IV.move.c]', () => {
    const script = new Script({ players: 2 }).draw(...GRID).sends('Ann: a1', 'Bob: a1', 'Bob: b1')
    script.ends()
    expect(playResults(script)).toEqual([
      'Ann a1 letterThere',
      'Bob a1 letterThere',
      'Bob b1 counted',
    ])
    expect(script.last.attempts[1]?.fault).toEqual({
      code: 'letterThere',
      details: { square: 'a1', letter: 'A' },
    })
  })

  test('may name a square with @ (S2) [1250.13/IV.move.d]', () => {
    const script = new Script({ players: 2 })
      .draw(...GRID)
      .sends('Ann: a2', 'Bob: e5')
      .ends()
    expect(playResults(script)).toEqual(['Ann a2 counted', 'Bob e5 counted'])
    expect(script.shared.grid).toEqual(['AA...', '.....', '..B..', '.....', '....B'])
  })

  test('may not name a square with @ with playOnAt: forbidden (S2) [1250.13/IV.move.d]', () => {
    const options = { playOnAt: 'forbidden' } as const
    const script = new Script({ players: 2, options }).draw(...GRID)
    expect(singleCaptureGo.legalMoves(singleCaptureGo.view(script.state, 0))).toMatchObject({
      moves: { length: 21 },
    })
    script.sends('Ann: a2', 'Ann: b1', 'Bob: e5').ends()
    expect(playResults(script)).toEqual(['Ann a2 atThere', 'Ann b1 counted', 'Bob e5 atThere'])
    expect(script.shared.grid[0]).toBe('A@...')
  })

  test('is judged by the grid at the start of the round [1250.13/IV.move.e]', () => {
    const script = new Script().sends('Ann: c3', 'Bob: c3')
    expect(script.events).toMatchObject([{ event: { fault: null } }, { event: { fault: null } }])
    script.sends('Ann: d4', 'Cyd: d4', 'Bob: a1').ends()
    expect(playResults(script)).toEqual([
      'Ann c3 replaced',
      'Ann d4 collided',
      'Bob c3 replaced',
      'Bob a1 counted',
      'Cyd d4 collided',
    ])
    script.announced().sends('Cyd: a1')
    expect(script.events).toMatchObject([{ event: { fault: { code: 'letterThere' } } }, {}])
  })

  test('is only possible in a round (S11) [1250.13/IV.move.f]', () => {
    const early = new Script({ early: true })
    const refused = { code: 'noRound', clause: '1250.13/IV.move.f', details: { round: 1 } }
    expect(early.errorOf(by.play(1, 'Ann', 'a1'))).toMatchObject(refused)
    expect(early.errorOf(by.play(1, 'Ann', 'nonsense'))).toMatchObject(refused)
    const between = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    expect(between.errorOf(by.play(80, 'Ann', 'a2'))).toMatchObject({
      code: 'noRound',
      details: { round: 2 },
    })
    between.round('Ann: d1', 'Bob: d2', 'Cyd: d3')
    expect(between.last.attempts).toHaveLength(3)
  })

  test('is only possible for players in the game [1250.13/IV.move.g]', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2').announced()
    expect(script.errorOf(by.play(80, 'Cyd', 'c3')).code).toBe('notAllowed')
    expect(script.errorOf(by.play(80, 'Rex', 'c3')).code).toBe('notAllowed')
    expect(script.errorOf(by.play(80, 'Eve', 'c3')).code).toBe('notAllowed')
    script.apply(by.leave(80, 'Ann'))
    expect(script.errorOf(by.play(81, 'Ann', 'c3')).code).toBe('notAllowed')
  })

  test('is replaced by the last valid one of the round (S4) [1250.13/IV.move.h]', () => {
    const script = new Script({ players: 2 }).sends('Ann: a1', 'Bob: b2', 'Ann: a2', 'Ann: a3')
    script.ends()
    expect(playResults(script)).toEqual([
      'Ann a1 replaced',
      'Ann a2 replaced',
      'Ann a3 counted',
      'Bob b2 counted',
    ])
    expect(script.shared.grid.slice(0, 2)).toEqual(['..A..', '.B...'])
    // A square may be named again, and plays of one round are forgotten in the next.
    script.round('Ann: a1', 'Ann: a2', 'Ann: a1', 'Bob: c3')
    expect(script.shared.grid[0]).toBe('A.A..')
    expect(playResults(script).slice(0, 3)).toEqual([
      'Ann a1 replaced',
      'Ann a2 replaced',
      'Ann a1 counted',
    ])
  })

  test('remains after an invalid one (S4) [1250.13/IV.move.i]', () => {
    const script = new Script({ players: 2 }).sends('Ann: a1', 'Bob: b2', 'Ann: z9', 'Ann: none')
    script.ends()
    expect(playResults(script)).toEqual([
      'Ann a1 counted',
      'Ann z9 offGrid',
      'Ann none notASquare',
      'Bob b2 counted',
    ])
    expect([script.shared.grid[0], script.last.doomed]).toEqual(['A....', []])
  })

  test('is refused at once when invalid, with invalidPlays: refuse (G2)', () => {
    const options = { invalidPlays: 'refuse', playOnAt: 'forbidden' } as const
    const script = new Script({ players: 2, options }).draw(...GRID)
    const why = (square: string): string => {
      const { code, clause } = script.errorOf(by.play(1, 'Ann', square))
      return `${code} ${clause}`
    }
    expect(['b1 b2', 'f1', 'c3', 'a2'].map(why)).toEqual([
      'notASquare 1250.13/IV.move.a',
      'offGrid 1250.13/IV.move.b',
      'letterThere 1250.13/IV.move.c',
      'atThere 1250.13/IV.move.d',
    ])
    script.apply(by.play(1, 'Ann', 'B1')).ends()
    expect(playResults(script)).toEqual(['Ann b1 counted'])
  })

  test('is one of at most fifty in a round, and the last valid one counts [1250.13/IV.move.h]', () => {
    const script = new Script({ players: 2 }).sends('Ann: a1', 'Bob: b2')
    for (let n = 1; n < 50; n++) script.apply(by.play(1, 'Ann', 'pass'))
    const refused = script.errorOf(by.play(1, 'Ann', 'a2'))
    expect(refused).toMatchObject({ code: 'tooManyPlays', details: { most: 50 } })
    expect(singleCaptureGo.pendingActions(script.state, 0)).toEqual([])
    expect(singleCaptureGo.legalMoves(script.view(0))).toMatchObject({ moves: [] })
    expect(singleCaptureGo.legalMoves(script.view(1))).toMatchObject({ moves: { length: 25 } })
    script.apply(by.play(1, 'Bob', 'b3')).ends()
    expect(script.shared.grid.slice(0, 2)).toEqual(['A....', '..B..'])
    script.round('Ann: a2', 'Bob: c3')
    expect(script.shared.grid[0]).toBe('AA...')
  })

  test('is refused when it is malformed', () => {
    const script = new Script()
    const squares = ['', '   ', 'x'.repeat(41), 'a1\ud800', 'a1\u0007', '\u202ea1', 7, null, ['a1']]
    const codes = squares.map((square) => script.errorOf(by.play(1, 'Ann', square as string)).code)
    expect(codes).toEqual(squares.map(() => 'invalidEntry'))
    script.apply(by.play(1, 'Ann', 'first\n\n a1'))
    expect(script.state.secret[0]?.plays).toEqual(['first a1'])
  })
})

describe('legal moves', () => {
  test('are the squares without a Letter, during a round', () => {
    const script = new Script({ players: 2 }).draw(...GRID)
    const legal = singleCaptureGo.legalMoves(singleCaptureGo.view(script.state, 1))
    const squares = legal.moves.map(({ square }) => square)
    expect([legal.complete, squares.length]).toEqual([true, 23])
    expect(squares.slice(0, 5)).toEqual(['a2', 'a3', 'a4', 'a5', 'b1'])
    const sampled = squares.map((_, n) => legal.sample(() => n)?.square)
    expect(sampled).toEqual(squares)
    script.apply(by.play(1, 'Ann', 'b1'), by.play(1, 'Bob', 'b3')).ends()
    const none = singleCaptureGo.legalMoves(singleCaptureGo.view(script.state, 1))
    expect(none).toMatchObject({ complete: true, moves: [] })
    expect(none.sample(() => 0)).toBeUndefined()
  })

  test('may be empty, and then nothing is pending', () => {
    const options = { playOnAt: 'forbidden' } as const
    const script = new Script({ players: 2, options }).draw(
      ...Array.from({ length: 5 }, () => '@@@@@'),
    )
    expect(
      singleCaptureGo.legalMoves(singleCaptureGo.view(script.state, 0)).sample(() => 0),
    ).toBeUndefined()
    expect(singleCaptureGo.pendingActions(script.state, 0)).toEqual([])
    expect(script.ends().doomed).toEqual(['Ann: no play', 'Bob: no play'])
  })

  test('do not exist for a player who is out', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2')
    expect(script.doomed).toEqual(['Cyd: no play'])
    expect(singleCaptureGo.pendingActions(script.announced().state, 2)).toEqual([])
    expect(singleCaptureGo.pendingActions(script.state, 1)).toHaveLength(1)
  })

  test('are pending until the end of the round', () => {
    const script = new Script({ players: 2 }).sends('Ann: z9')
    const wanted = {
      action: 'play',
      actor: 0,
      need: 'required',
      deadline: script.state.clock.timers[0]?.due,
    }
    expect(singleCaptureGo.pendingActions(script.state, 0)).toMatchObject([wanted])
    script.sends('Ann: a1')
    expect(singleCaptureGo.pendingActions(script.state, 0)).toMatchObject([
      { ...wanted, need: 'optional' },
    ])
    expect(singleCaptureGo.pendingActions(script.state, 'referee', 'all')).toMatchObject([
      { actor: 0, need: 'optional' },
      { actor: 1, need: 'required' },
    ])
  })
})
