import { describe, expect, test } from 'vitest'
import { by, Script } from './script.test-support.js'

const found = by.found(60, 'Sue')

describe('a player who leaves during a round', () => {
  test('is free to do so, and is doomed at its end for not playing (S12) [1250.13/gen.quit]', () => {
    const script = new Script({ players: 4 })
      .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: d4')
      .announced()
      .sends('Ann: a2', 'Ann: a3', 'Ann: z9', 'Bob: a3', 'Cyd: c4')
    script.apply(by.leave(90, 'Ann'))
    expect(script.events.map(({ event }) => event.type)).toEqual(['left'])
    expect([script.shared.grid[0], script.shared.fates[0]]).toEqual(['A......', null])
    script.ends()
    // Ann's play is struck, so Bob is alone on a3; Dov has not played either.
    expect(script.last.attempts.map(({ seat, square, status }) => [seat, square, status])).toEqual([
      [0, 'a2', 'replaced'],
      [0, 'a3', 'struck'],
      [0, 'z9', 'invalid'],
      [1, 'a3', 'counted'],
      [2, 'c4', 'counted'],
    ])
    expect(script.doomed).toEqual(['Ann: left', 'Dov: no play'])
    expect(script.last.placed[0]).toBe('A.B....')
    expect(script.shared.grid[0]).toBe('@.B....')
    expect(script.shared.fates[0]).toEqual({ round: 2, reasons: ['left'] })
    expect(script.state.roster.seats[0]).toMatchObject({ presence: 'left', holder: null })
    script.round('Bob: e1', 'Cyd: e2')
    expect(script.last.doomed).toEqual([])
  })

  test('keeps taking Liberty with their Letters (S12)', () => {
    const script = new Script()
      .draw('BA....', '......', '......', '......', '......', '......')
      .apply(by.leave(1, 'Ann'))
      .round('Bob: f6', 'Cyd: b1')
    expect(script.doomed).toEqual(['Ann: left', 'Bob: no Liberty'])
  })

  test('may also have a Group without Liberty', () => {
    const script = new Script()
      .draw('AB....', '......', '......', '......', '......', '......')
      .apply(by.leave(1, 'Ann'))
      .round('Bob: b1', 'Cyd: f6')
    expect(script.doomed).toEqual(['Ann: left, no Liberty'])
  })

  test('makes the only other player the winner at its end (S12)', () => {
    for (const plays of [['Bob: b2'], []]) {
      const script = new Script({ players: 2 }).sends('Ann: a1').apply(by.leave(2, 'Ann'))
      expect(script.winners).toBeUndefined()
      expect(script.sends(...plays).ends().winners).toEqual(['Bob'])
    }
  })

  test('ends the game without a winner if nobody is left (G10) [1250.13/gen.quit]', () => {
    const script = new Script().draw('AA....', 'B.....', ...Array(4).fill('......'))
    script.apply(by.leave(1, 'Cyd'), by.leave(2, 'Ann', 'Bob'))
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
    const halted = new Script().apply(by.resigns(1), by.leave(2, 'Ann', 'Bob', 'Cyd'))
    expect(halted.winners).toEqual([])
    const all = new Script().apply(by.leave(2, 'Ann', 'Bob', 'Cyd', 'Rex'))
    expect(all.winners).toEqual([])
  })

  test('is out at once with leavers: immediate (S12)', () => {
    const options = { leavers: 'immediate' } as const
    const script = new Script({ players: 4, options })
      .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: d4')
      .announced()
      .sends('Ann: a2', 'Bob: a2')
      .apply(by.leave(90, 'Ann'))
    expect(script.events.map(({ event }) => event)).toMatchObject([
      { type: 'left' },
      { type: 'gone', seats: [0], grid: script.shared.grid },
    ])
    expect([script.shared.grid[0], script.shared.fates[0]]).toEqual([
      '@......',
      { round: 2, reasons: ['left'] },
    ])
    script.sends('Cyd: a1', 'Cyd: c4', 'Dov: d5').ends()
    expect(script.last.attempts.map(({ square, status }) => `${square} ${status}`)).toEqual([
      'a2 struck',
      'a2 counted',
      'a1 invalid',
      'c4 counted',
      'd5 counted',
    ])
    expect(script.last.doomed).toEqual([])
    script.announced().sends('Dov: a1', 'Bob: b3', 'Cyd: c5').ends()
    expect(script.shared.grid[0]).toBe('DB.....')
    script.announced().apply(by.leave(230, 'Bob'), by.leave(231, 'Cyd'))
    expect(script.state.outcome).toMatchObject({ winners: ['Dov'] })
  })
})

describe('a player who leaves between rounds', () => {
  const between = (): Script => new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3')

  test('is out at once, and their Letters become @ (S12) [1250.13/gen.quit]', () => {
    const script = between().apply(by.leave(80, 'Bob'))
    expect(script.transcript).toEqual([
      'public: Bob left the game.',
      [
        'public: The Letters of Bob are now @.',
        '  1 2 3 4 5 6',
        'a A . . . . .',
        'b . @ . . . .',
        'c . . C . . .',
        'd . . . . . .',
        'e . . . . . .',
        'f . . . . . .',
      ].join('\n'),
    ])
    script.announced()
    expect(script.events[0]?.event).toMatchObject({
      round: 2,
      grid: script.shared.grid,
      players: [{ seat: 0 }, { seat: 2 }],
    })
    expect(script.round('Ann: b2', 'Cyd: c4').shared.grid[1]).toBe('.A....')
  })

  test('is announced, with their Letters if they have any (S12)', () => {
    const eventsOfLeaving = (...persons: readonly string[]): unknown[] =>
      new Script({ players: 4 })
        .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: c3')
        .apply(by.leave(80, ...persons))
        .events.map(({ event }) => event)
    expect(eventsOfLeaving('Dov')).toMatchObject([{ type: 'left' }])
    expect(eventsOfLeaving('Cyd', 'Bob')).toMatchObject([
      { type: 'left' },
      { type: 'gone', seats: [1] },
    ])
  })

  test('makes the only other player the winner at once, even during a pause (S12)', () => {
    const script = between().apply(by.leave(80, 'Bob'), by.leave(81, 'Ann'))
    expect(script.state.outcome).toMatchObject({
      winners: ['Cyd'],
      awards: [{ award: 'trophy', to: 'Cyd' }],
    })
    const early = new Script({ players: 2, early: true }).apply(by.leave(1, 'Ann'))
    expect(early.winners).toEqual(['Bob'])
    expect(early.shared.fates).toEqual([{ round: 0, reasons: ['left'] }, null])
    const halted = between().apply(by.resigns(80), by.leave(81, 'Bob', 'Cyd'))
    expect(halted.winners).toEqual(['Ann'])
  })

  test('ends the game without a winner if nobody is left (G10)', () => {
    expect(between().apply(by.leave(80, 'Bob', 'Ann', 'Cyd')).winners).toEqual([])
  })
})

describe('a player on vacation', () => {
  const substitute = { person: 'Sue', agrees: true }

  test('may have a Substitute, who keeps the Letter and gets the award (G7) [1250.13/gen.sub]', () => {
    const script = new Script()
      .sends('Ann: a1', 'Bob: b2', 'Cyd: c3')
      .apply(by.roster(2, { type: 'vacation', person: 'Ann', substitute }))
    expect(script.errorOf(by.play(3, 'Ann', 'a2')).code).toBe('notAllowed')
    script.apply(by.play(3, 'Sue', 'a2')).ends()
    expect(script.shared.grid[0]).toBe('.A....')
    const back = new Script({ players: 2 }).apply(
      by.roster(2, { type: 'vacation', person: 'Ann', substitute }),
      by.roster(3, { type: 'return', person: 'Ann' }),
    )
    expect(back.errorOf(by.play(4, 'Sue', 'a1')).code).toBe('notAllowed')
    expect(back.apply(by.play(4, 'Ann', 'a1')).ends().winners).toEqual(['Ann'])
    script.round('Sue: a3')
    expect(script.state.outcome).toMatchObject({
      winners: ['Sue'],
      awards: [{ award: 'trophy', to: 'Sue' }],
    })
    expect(script.errorOf(by.leave(200, 'Ann')).code).toBe('gameOver')
  })

  test('without a Substitute is doomed for not playing [1250.13/gen.sub]', () => {
    const script = new Script()
      .apply(by.roster(1, { type: 'vacation', person: 'Ann' }))
      .round('Bob: b2', 'Cyd: c3')
    expect(script.doomed).toEqual(['Ann: no play'])
    const alone = new Script().sends('Ann: a1')
    alone.apply(by.roster(2, { type: 'vacation', person: 'Ann' })).ends()
    expect(alone.winners).toEqual(['Ann'])
  })

  test('cannot have a Substitute in a Duel, or one who has played in this game', () => {
    const duel = new Script({ players: 2, more: { duel: { challenged: 'Bob' } } })
    const away = by.roster(2, { type: 'vacation', person: 'Ann', substitute })
    expect(duel.errorOf(away).code).toBe('duelSubstitute')
    const script = new Script({ players: 4 }).round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    const dov = { person: 'Dov', agrees: true }
    const out = by.roster(80, { type: 'vacation', person: 'Ann', substitute: dov })
    expect(script.errorOf(out).code).toBe('substitutePlayed')
  })
})

test('the game takes no newcomers [1250.13/gen.nojoin]', () => {
  const script = new Script().apply(by.leave(1, 'Ann'))
  for (const person of ['Ann', 'Eve']) {
    const join = by.roster(2, { type: 'join', person, join: null })
    expect(script.errorOf(join).code).toBe('noJoining')
  }
})

describe('a lost referee', () => {
  const lost = (onRefereeLoss: 'hold' | 'restart-period' | 'end'): Script =>
    new Script({ options: { onRefereeLoss } }).sends('Ann: a1', 'Bob: b2').apply(by.resigns(48))

  test('pauses the game, and the successor gets all plays and the remaining time (G6) [1250.13/gen.ref]', () => {
    const script = lost('hold')
    expect([script.dueHour, script.shared.stage]).toEqual([null, 'round'])
    expect(script.errorOf(by.play(50, 'Cyd', 'c3')).code).toBe('paused')
    script.apply(by.time(59), found)
    expect(script.dueHour).toBe(84)
    script.apply(by.play(61, 'Cyd', 'c3')).ends()
    expect(script.last.attempts.map(({ status }) => status)).toEqual([
      'counted',
      'counted',
      'counted',
    ])
    script.apply(by.announce(90, 1, 'Sue'))
    expect(script.shared.round).toBe(2)
  })

  test('between rounds leaves the announcement to the successor [1250.13/gen.ref]', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3').apply(by.resigns(80))
    expect(script.errorOf(by.announce(81, 1)).code).not.toBe('')
    expect(script.shared.stage).toBe('announcement')
    script.apply(by.found(90, 'Sue'), by.announce(91, 1, 'Sue'))
    expect([script.shared.round, script.dueHour]).toEqual([2, 163])
  })

  test('may lead to three new days, with the same plays (G6)', () => {
    const script = lost('restart-period').apply(found)
    expect(script.dueHour).toBe(132)
    expect(script.transcript.at(-1)).toBe(
      'public: Round 1 has its full time again; the plays sent in it still count.',
    )
    expect(script.sends('Cyd: c3').ends().last.doomed).toEqual([])
    script.apply(by.resigns(140, 'Sue'), by.found(141, 'Tom'))
    expect([script.shared.stage, script.dueHour]).toEqual(['announcement', null])
  })

  test('may end the game without a winner (G6)', () => {
    const script = lost('end')
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
    const early = new Script({ early: true, options: { onRefereeLoss: 'end' } })
    expect(early.apply(by.resigns(1)).winners).toEqual([])
    // A player who is left alone by the same entry has already won.
    const alone = new Script({ early: true, options: { onRefereeLoss: 'end' } })
    expect(alone.apply(by.leave(1, 'Ann', 'Bob', 'Rex')).winners).toEqual(['Cyd'])
  })

  test('may have been silent before an announcement (1250.1 VI.d)', () => {
    const script = new Script({ early: true }).apply(
      by.time(169),
      by.roster(169, { type: 'silence', by: 'Ann' }),
      by.roster(170, { type: 'inquire', as: 'speaker' }),
      by.time(243),
    )
    expect(script.state.roster.pauses).toMatchObject([{ reason: 'no referee' }])
  })
})

test('a dispute stops the clock of the round', () => {
  const script = new Script().apply(by.roster(10, { type: 'dispute', by: 'Ann' }))
  expect(script.errorOf(by.play(11, 'Bob', 'b2')).code).toBe('paused')
  script.apply(by.roster(30, { type: 'decision', as: 'speaker' }))
  expect(script.dueHour).toBe(92)
})
