import { describe, expect, test } from 'vitest'
import { at, rosterOf, START } from '../game-script.test-support.js'
import { singleCaptureGo } from './game.js'
import { by, Script } from './script.test-support.js'

const codeOf = (roster: unknown, options?: unknown): string => {
  const start = singleCaptureGo.setup(roster as never, options)
  return start.ok ? 'ok' : `${start.error.code} ${start.error.clause}`
}

describe('the table', () => {
  test('has two players or more [1250.13/II.a]', () => {
    expect([0, 1, 2].map((players) => codeOf(rosterOf(players)).split(' ')[0])).toEqual([
      'tooFewPlayers',
      'tooFewPlayers',
      'ok',
    ])
  })

  test('has twelve players or fewer [1250.13/II.b]', () => {
    expect([12, 13].map((players) => codeOf(rosterOf(players)).split(' ')[0])).toEqual([
      'ok',
      'tooManyPlayers',
    ])
  })

  test('has one referee, who does not play [1250.13/II.c]', () => {
    const code = (referees: readonly string[]): string =>
      codeOf({ ...rosterOf(3), referees }).split(' ')[0] ?? ''
    expect([[], ['Rex', 'Roy'], ['Ann'], ['Rex']].map(code)).toEqual([
      'wrongReferees',
      'wrongReferees',
      'refereePlays',
      'ok',
    ])
  })

  test('starts with the referee’s announcement of players and Letters [1250.13/III.a]', () => {
    expect(codeOf({ ...rosterOf(3), announcedBy: 'Ann' })).toContain('wrongAnnouncer')
    const script = new Script({ players: 2, more: { announcedBy: 'Rex' }, early: true })
    expect(script.transcript).toEqual([
      'public: The grid has 5 rows and 5 columns. In the game: Ann (A), Bob (B).',
    ])
    expect(script.state.roster).toMatchObject({ referees: ['Rex'], starters: 2 })
  })
})

describe('the grid', () => {
  test.each([3, 19, 26])('may have %i rows as a house rule', (side) => {
    const { grid } = new Script({ options: { side } }).shared
    expect([grid.length, ...new Set(grid.map((row) => row.length))]).toEqual([side, side])
  })

  test.each([2, 27, 5.5, '5'])('cannot have %j rows', (side) => {
    expect(codeOf(rosterOf(2), { side })).toContain('badOptions')
  })

  test('takes plays on its last square, and none beyond', () => {
    const script = new Script({ options: { side: 26 } }).round('Ann: z26', 'Bob: z27', 'Cyd: a1')
    expect(script.shared.grid.at(-1)?.at(-1)).toBe('A')
    expect(script.shared.last?.attempts.map(({ status }) => status)).toEqual([
      'counted',
      'invalid',
      'counted',
    ])
  })
})

describe('Letters', () => {
  test('are given by the referee, one to each player (S13) [1250.13/III.b]', () => {
    expect(new Script().shared.letters).toEqual(['A', 'B', 'C'])
    expect(new Script({ players: 12 }).shared.letters.join('')).toBe('ABCDEFGHIJKL')
    const options = { letters: ['X', 'A', 'Q'] }
    const script = new Script({ options }).round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    expect(script.shared.grid.slice(0, 3)).toEqual(['X.....', '.A....', '..Q...'])
    expect(codeOf(rosterOf(3), { letters: ['X', 'A', 'X'] })).toBe('sameLetter 1250.13/III.b')
    expect(codeOf(rosterOf(3), { letters: ['X', 'A'] })).toBe('wrongLetterCount 1250.13/III.b')
    expect(codeOf(rosterOf(3), { letters: [...'WXYZ'] })).toBe('wrongLetterCount 1250.13/III.b')
    expect(codeOf(rosterOf(3), { letters: [...'ZYX'] })).toBe('ok')
  })

  test('are capitals from A to Z [1250.13/III.c]', () => {
    for (const odd of ['a', '1', '@', '.', '', 'AB', 'Ä', 'Α']) {
      expect(codeOf(rosterOf(2), { letters: ['B', odd] })).toBe('notALetter 1250.13/III.c')
    }
    for (const odd of [null, 7, ['A'], '\ud800', 'x'.repeat(99)]) {
      expect(codeOf(rosterOf(2), { letters: ['B', odd] })).toContain('badOptions')
    }
  })
})

describe('the announcement of a round', () => {
  test('begins the round when it is made [1250.13/IV.round.a]', () => {
    const script = new Script({ early: true })
    expect(script.state.openPrompts).toMatchObject([
      { name: 'round', to: 'referee', question: { kind: 'judge', choices: ['announce'] } },
    ])
    expect([script.shared.stage, script.shared.round, script.dueHour]).toEqual([
      'announcement',
      0,
      null,
    ])
    script.apply(by.time(500))
    expect(script.shared.stage).toBe('announcement')
    expect(script.errorOf(by.play(501, 'Ann', 'a1')).code).toBe('noRound')
    expect(script.errorOf(by.announce(501, 0, 'Ann')).code).not.toBe('')
    script.apply(by.announce(502))
    expect([script.shared.stage, script.shared.round, script.dueHour]).toEqual(['round', 1, 574])
    script.sends('Ann: a1', 'Bob: a2', 'Cyd: a3').ends()
    expect([script.shared.stage, script.shared.round, script.dueHour]).toEqual([
      'announcement',
      1,
      null,
    ])
    expect(script.state.openPrompts).toMatchObject([{ details: { round: 2 } }])
    script.apply(by.announce(600, 1))
    expect([script.shared.stage, script.shared.round, script.dueHour]).toEqual(['round', 2, 672])
  })

  test('shows the grid from round 2 on [1250.13/IV.round.b]', () => {
    const script = new Script({ players: 2 }).round('Ann: b2', 'Bob: c4').announced()
    const [post] = script.events
    expect(post).toMatchObject({ to: 'public', event: { type: 'round', round: 2 } })
    expect(post?.event).toMatchObject({ grid: ['.....', '.A...', '...B.', '.....', '.....'] })
    expect(script.transcript[0]?.split('\n').slice(-6)).toEqual([
      '  1 2 3 4 5',
      'a . . . . .',
      'b . A . . .',
      'c . . . B .',
      'd . . . . .',
      'e . . . . .',
    ])
  })

  test('lists all messages of the last round, even invalid and replaced ones (S5) [1250.13/IV.round.c]', () => {
    const script = new Script({ players: 4 })
      .round('Ann: b2', 'Ann: z9', 'Bob: e7 f6', 'Bob: c4', 'Bob: c5', 'Cyd: c5', 'Dov: a1')
      .announced()
    const summary = [
      { seat: 0, square: 'b2', status: 'counted', fault: null },
      { seat: 0, square: 'z9', status: 'invalid', fault: { code: 'offGrid' } },
      { seat: 1, square: 'e7 f6', status: 'invalid', fault: { code: 'notASquare' } },
      { seat: 1, square: 'c4', status: 'replaced', fault: null },
      { seat: 1, square: 'c5', status: 'collided', fault: null },
      { seat: 2, square: 'c5', status: 'collided', fault: null },
      { seat: 3, square: 'a1', status: 'counted', fault: null },
    ]
    expect(script.events[0]?.event).toMatchObject({ summary: { round: 1, attempts: summary } })
    expect(script.transcript[0]?.split('\n').slice(1, 6)).toEqual([
      'In round 1 these plays were sent:',
      '  Ann: b2, z9 (invalid: off the grid)',
      '  Bob: “e7 f6” (invalid: no square), c4 (replaced), c5 (not alone)',
      '  Cyd: c5 (not alone)',
      '  Dov: a1',
    ])
  })

  test('names the remaining players [1250.13/IV.round.d]', () => {
    const script = new Script({ players: 4 }).round('Ann: b2', 'Cyd: c5', 'Dov: a1').announced()
    expect(script.events[0]?.event).toMatchObject({
      players: [
        { seat: 0, letter: 'A' },
        { seat: 2, letter: 'C' },
        { seat: 3, letter: 'D' },
      ],
    })
    expect(script.transcript[0]).toContain('In the game: Ann (A), Cyd (C), Dov (D).')
  })

  test('lists nothing in round 1 [1250.13/IV.round.e]', () => {
    const script = new Script({ players: 2 })
    expect(script.events.map(({ event }) => event)).toMatchObject([{ round: 1, summary: null }])
    expect(script.transcript).toEqual([
      [
        'public: Round 1 begins. In the game: Ann (A), Bob (B).',
        '  1 2 3 4 5',
        ...[...'abcde'].map((row) => `${row} . . . . .`),
      ].join('\n'),
    ])
  })

  test('is automatic with autoAnnounce (S11)', () => {
    const script = new Script({ options: { autoAnnounce: true }, early: true })
    expect([script.shared.stage, script.shared.round, script.dueHour]).toEqual(['round', 1, 72])
    expect(script.events.map(({ event }) => event.type)).toEqual(['start', 'round'])
    script.sends('Ann: a1', 'Bob: a2', 'Cyd: a3').apply(by.time(100))
    expect(script.events.map(({ event, at: when }) => [event.type, when])).toEqual([
      ['result', at(72)],
      ['round', at(72)],
    ])
    expect([script.shared.round, script.dueHour, script.state.openPrompts]).toEqual([2, 144, []])
    // One jump past several deadlines lets each fall due at its own time.
    script.apply(by.time(1000))
    expect(script.state.outcome).toMatchObject({ at: at(144), winners: [] })
  })
})

describe('a round', () => {
  test('ends after exactly three days (G1) [1250.13/IV.round.f]', () => {
    const script = new Script({ players: 2, early: true }).apply(by.announce(5))
    script.apply(by.play(6, 'Ann', 'a1'), by.play(76.999, 'Bob', 'b2'))
    expect(script.shared.stage).toBe('round')
    const late = by.play(77, 'Bob', 'b3')
    expect(script.errorOf(late).code).toBe('clockBehind')
    script.apply(by.time(77))
    expect(script.errorOf(late)).toMatchObject({ code: 'noRound', clause: '1250.13/IV.move.f' })
    expect(script.last.attempts.map(({ square }) => square)).toEqual(['a1', 'b2'])
    expect(script.events[0]?.at).toBe(START + 77 * 3_600_000)
  })

  test('continues after all have played (S10) [1250.13/IV.round.g]', () => {
    const script = new Script().sends('Ann: a1', 'Bob: b2', 'Cyd: c3')
    expect([script.shared.stage, script.shared.last]).toEqual(['round', null])
    script.apply(by.play(71, 'Ann', 'd4')).ends()
    expect(script.shared.grid[3]).toBe('...A..')
  })

  test('ends when all have played, with earlyEnd (S10)', () => {
    const script = new Script({ options: { earlyEnd: true } }).sends('Ann: a1', 'Bob: z9')
    script.apply(by.play(9, 'Cyd', 'c3'))
    expect(script.shared.stage).toBe('round')
    script.apply(by.play(10, 'Bob', 'b2'))
    expect([script.shared.stage, script.dueHour, script.events.at(-1)?.at]).toEqual([
      'announcement',
      null,
      at(10),
    ])
    expect(script.shared.grid.slice(0, 3)).toEqual(['A.....', '.B....', '..C...'])
    // The round doesn't wait for leavers; it waits for players on vacation.
    script.announced().sends('Ann: a2', 'Bob: b3').apply(by.leave(12, 'Cyd'))
    expect(script.doomed).toEqual(['Cyd: left'])
    script.announced().sends('Ann: a3')
    script.apply(by.roster(15, { type: 'vacation', person: 'Bob' }))
    expect(script.shared.stage).toBe('round')
  })

  test('does not end early during a pause, but right after', () => {
    const script = new Script({ options: { earlyEnd: true } }).sends('Ann: a1', 'Bob: b2')
    script.apply(by.roster(2, { type: 'dispute', by: 'Ann' }), by.leave(3, 'Cyd'))
    expect(script.shared.stage).toBe('round')
    script.apply(by.roster(4, { type: 'decision', as: 'speaker' }))
    expect([script.shared.stage, script.doomed]).toEqual(['announcement', ['Cyd: left']])
  })
})
