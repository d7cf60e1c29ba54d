import { describe, expect, test } from 'vitest'
import { by, Sitting } from './sitting.test-support.js'

const found = by.found(60, 'Sue')

describe('a player who leaves in a round', () => {
  test('may do so at any time, and is doomed at the end as one who has not played (S12) [1250.13/gen.quit]', () => {
    const sitting = new Sitting({ players: 4 })
      .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: d4')
      .announced()
      .plays('Ann: a2', 'Ann: a3', 'Ann: z9', 'Bob: a3', 'Cyd: c4')
    sitting.apply(by.leave(90, 'Ann'))
    expect(sitting.events.map(({ event }) => event.type)).toEqual(['left'])
    expect([sitting.shared.grid[0], sitting.shared.fates[0]]).toEqual(['A......', null])
    sitting.ends()
    // What Ann played is struck, so Bob is alone on a3; Dov has not played either.
    expect(sitting.last.attempts.map(({ seat, square, status }) => [seat, square, status])).toEqual(
      [
        [0, 'a2', 'replaced'],
        [0, 'a3', 'struck'],
        [0, 'z9', 'invalid'],
        [1, 'a3', 'counted'],
        [2, 'c4', 'counted'],
      ],
    )
    expect(sitting.doomed).toEqual(['Ann: left', 'Dov: no play'])
    expect(sitting.last.placed[0]).toBe('A.B....')
    expect(sitting.shared.grid[0]).toBe('@.B....')
    expect(sitting.shared.fates[0]).toEqual({ round: 2, reasons: ['left'] })
    expect(sitting.state.table.seats[0]).toMatchObject({ presence: 'left', holder: null })
    sitting.round('Bob: e1', 'Cyd: e2')
    expect(sitting.last.doomed).toEqual([])
  })

  test('takes Liberty with their Letters as long as they stand (S12)', () => {
    const sitting = new Sitting()
      .draw('BA....', '......', '......', '......', '......', '......')
      .apply(by.leave(1, 'Ann'))
      .round('Bob: f6', 'Cyd: b1')
    expect(sitting.doomed).toEqual(['Ann: left', 'Bob: no Liberty'])
  })

  test('may have a Group without Liberty besides', () => {
    const sitting = new Sitting()
      .draw('AB....', '......', '......', '......', '......', '......')
      .apply(by.leave(1, 'Ann'))
      .round('Bob: b1', 'Cyd: f6')
    expect(sitting.doomed).toEqual(['Ann: left, no Liberty'])
  })

  test('leaves one other, who wins at the end of the round whatever they do (S12)', () => {
    for (const plays of [['Bob: b2'], []]) {
      const sitting = new Sitting({ players: 2 }).plays('Ann: a1').apply(by.leave(2, 'Ann'))
      expect(sitting.winners).toBeUndefined()
      expect(sitting.plays(...plays).ends().winners).toEqual(['Bob'])
    }
  })

  test('leaves nobody, and the game is over at once without a winner (G10) [1250.13/gen.quit]', () => {
    const sitting = new Sitting().draw('AA....', 'B.....', ...Array(4).fill('......'))
    sitting.apply(by.leave(1, 'Cyd'), by.leave(2, 'Ann', 'Bob'))
    expect(sitting.state.outcome).toMatchObject({ winners: [], awards: [] })
    const halted = new Sitting().apply(by.resigns(1), by.leave(2, 'Ann', 'Bob', 'Cyd'))
    expect(halted.winners).toEqual([])
    const all = new Sitting().apply(by.leave(2, 'Ann', 'Bob', 'Cyd', 'Rex'))
    expect(all.winners).toEqual([])
  })

  test('is out at once where the options say so (S12)', () => {
    const options = { leavers: 'immediate' } as const
    const sitting = new Sitting({ players: 4, options })
      .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: d4')
      .announced()
      .plays('Ann: a2', 'Bob: a2')
      .apply(by.leave(90, 'Ann'))
    expect(sitting.events.map(({ event }) => event)).toMatchObject([
      { type: 'left' },
      { type: 'gone', seats: [0], grid: sitting.shared.grid },
    ])
    expect([sitting.shared.grid[0], sitting.shared.fates[0]]).toEqual([
      '@......',
      { round: 2, reasons: ['left'] },
    ])
    // A Letter stood on a1 when the round began.
    sitting.plays('Cyd: a1', 'Cyd: c4', 'Dov: d5').ends()
    expect(sitting.last.attempts.map(({ square, status }) => `${square} ${status}`)).toEqual([
      'a2 struck',
      'a2 counted',
      'a1 invalid',
      'c4 counted',
      'd5 counted',
    ])
    expect(sitting.last.doomed).toEqual([])
    sitting.announced().plays('Dov: a1', 'Bob: b3', 'Cyd: c5').ends()
    expect(sitting.shared.grid[0]).toBe('DB.....')
    sitting.announced().apply(by.leave(230, 'Bob'), by.leave(231, 'Cyd'))
    expect(sitting.state.outcome).toMatchObject({ winners: ['Dov'] })
  })
})

describe('a player who leaves between rounds', () => {
  const between = (): Sitting => new Sitting().round('Ann: a1', 'Bob: b2', 'Cyd: c3')

  test('is out at once, and their Letters are @ (S12) [1250.13/gen.quit]', () => {
    const sitting = between().apply(by.leave(80, 'Bob'))
    expect(sitting.transcript).toEqual([
      'public: Bob left the game.',
      [
        'public: @ stands for the Letters of Bob now.',
        '  1 2 3 4 5 6',
        'a A . . . . .',
        'b . @ . . . .',
        'c . . C . . .',
        'd . . . . . .',
        'e . . . . . .',
        'f . . . . . .',
      ].join('\n'),
    ])
    sitting.announced()
    expect(sitting.events[0]?.event).toMatchObject({
      round: 2,
      grid: sitting.shared.grid,
      players: [{ seat: 0 }, { seat: 2 }],
    })
    expect(sitting.round('Ann: b2', 'Cyd: c4').shared.grid[1]).toBe('.A....')
  })

  test('is told to have left, and of Letters only where they have some (S12)', () => {
    const gone = (...persons: readonly string[]): unknown[] =>
      new Sitting({ players: 4 })
        .round('Ann: a1', 'Bob: b2', 'Cyd: c3', 'Dov: c3')
        .apply(by.leave(80, ...persons))
        .events.map(({ event }) => event)
    expect(gone('Dov')).toMatchObject([{ type: 'left' }])
    expect(gone('Cyd', 'Bob')).toMatchObject([{ type: 'left' }, { type: 'gone', seats: [1] }])
  })

  test('leaves one other, who wins at once, in a halt too (S12)', () => {
    const sitting = between().apply(by.leave(80, 'Bob'), by.leave(81, 'Ann'))
    expect(sitting.state.outcome).toMatchObject({
      winners: ['Cyd'],
      awards: [{ award: 'trophy', to: 'Cyd' }],
    })
    const early = new Sitting({ players: 2, early: true }).apply(by.leave(1, 'Ann'))
    expect(early.winners).toEqual(['Bob'])
    expect(early.shared.fates).toEqual([{ round: 0, reasons: ['left'] }, null])
    const halted = between().apply(by.resigns(80), by.leave(81, 'Bob', 'Cyd'))
    expect(halted.winners).toEqual(['Ann'])
  })

  test('leaves nobody, and nobody wins (G10)', () => {
    expect(between().apply(by.leave(80, 'Bob', 'Ann', 'Cyd')).winners).toEqual([])
  })
})

describe('a player on vacation', () => {
  const substitute = { person: 'Sue', agrees: true }

  test('may have a Substitute, who keeps the Letter and gets what they win (G7) [1250.13/gen.sub]', () => {
    const sitting = new Sitting()
      .plays('Ann: a1', 'Bob: b2', 'Cyd: c3')
      .apply(by.society(2, { type: 'vacation', person: 'Ann', substitute }))
    expect(sitting.errorOf(by.play(3, 'Ann', 'a2')).code).toBe('notAllowed')
    sitting.apply(by.play(3, 'Sue', 'a2')).ends()
    expect(sitting.shared.grid[0]).toBe('.A....')
    const back = new Sitting({ players: 2 }).apply(
      by.society(2, { type: 'vacation', person: 'Ann', substitute }),
      by.society(3, { type: 'return', person: 'Ann' }),
    )
    expect(back.errorOf(by.play(4, 'Sue', 'a1')).code).toBe('notAllowed')
    expect(back.apply(by.play(4, 'Ann', 'a1')).ends().winners).toEqual(['Ann'])
    sitting.round('Sue: a3')
    expect(sitting.state.outcome).toMatchObject({
      winners: ['Sue'],
      awards: [{ award: 'trophy', to: 'Sue' }],
    })
    expect(sitting.errorOf(by.leave(200, 'Ann')).code).toBe('gameOver')
  })

  test('without one is doomed like anybody who does not play [1250.13/gen.sub]', () => {
    const sitting = new Sitting()
      .apply(by.society(1, { type: 'vacation', person: 'Ann' }))
      .round('Bob: b2', 'Cyd: c3')
    expect(sitting.doomed).toEqual(['Ann: no play'])
    const alone = new Sitting().plays('Ann: a1')
    alone.apply(by.society(2, { type: 'vacation', person: 'Ann' })).ends()
    expect(alone.winners).toEqual(['Ann'])
  })

  test('has no Substitute in a Duel, nor one who has played here', () => {
    const duel = new Sitting({ players: 2, more: { duel: { challenged: 'Bob' } } })
    const away = by.society(2, { type: 'vacation', person: 'Ann', substitute })
    expect(duel.errorOf(away).code).toBe('duelSubstitute')
    const sitting = new Sitting({ players: 4 }).round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    const dov = { person: 'Dov', agrees: true }
    const out = by.society(80, { type: 'vacation', person: 'Ann', substitute: dov })
    expect(sitting.errorOf(out).code).toBe('substitutePlayed')
  })
})

test('nobody joins [1250.13/gen.nojoin]', () => {
  const sitting = new Sitting().apply(by.leave(1, 'Ann'))
  for (const person of ['Ann', 'Eve']) {
    const join = by.society(2, { type: 'join', person, join: null })
    expect(sitting.errorOf(join).code).toBe('noJoining')
  }
})

describe('a referee who is lost', () => {
  const lost = (onRefereeLoss: 'hold' | 'restart-period' | 'end'): Sitting =>
    new Sitting({ options: { onRefereeLoss } }).plays('Ann: a1', 'Bob: b2').apply(by.resigns(48))

  test('leaves the game on hold; the next one has all plays and the time that was left (G6) [1250.13/gen.ref]', () => {
    const sitting = lost('hold')
    expect([sitting.due, sitting.shared.stage]).toEqual([null, 'round'])
    expect(sitting.errorOf(by.play(50, 'Cyd', 'c3')).code).toBe('paused')
    sitting.apply(by.time(59), found)
    expect(sitting.due).toBe(84)
    sitting.apply(by.play(61, 'Cyd', 'c3')).ends()
    expect(sitting.last.attempts.map(({ status }) => status)).toEqual([
      'counted',
      'counted',
      'counted',
    ])
    sitting.apply(by.announce(90, 1, 'Sue'))
    expect(sitting.shared.round).toBe(2)
  })

  test('between rounds leaves the announcement to the next one [1250.13/gen.ref]', () => {
    const sitting = new Sitting().round('Ann: a1', 'Bob: b2', 'Cyd: c3').apply(by.resigns(80))
    expect(sitting.errorOf(by.announce(81, 1)).code).not.toBe('')
    expect(sitting.shared.stage).toBe('announcement')
    sitting.apply(by.found(90, 'Sue'), by.announce(91, 1, 'Sue'))
    expect([sitting.shared.round, sitting.due]).toEqual([2, 163])
  })

  test('may give the round three full days with the next one; plays stay (G6)', () => {
    const sitting = lost('restart-period').apply(found)
    expect(sitting.due).toBe(132)
    expect(sitting.transcript.at(-1)).toBe(
      'public: Round 1 has three full days again; what was sent in it stays.',
    )
    expect(sitting.plays('Cyd: c3').ends().last.doomed).toEqual([])
    sitting.apply(by.resigns(140, 'Sue'), by.found(141, 'Tom'))
    expect([sitting.shared.stage, sitting.due]).toEqual(['announcement', null])
  })

  test('may be the end of the game, without a winner (G6)', () => {
    const sitting = lost('end')
    expect(sitting.state.outcome).toMatchObject({ winners: [], awards: [] })
    const early = new Sitting({ early: true, options: { onRefereeLoss: 'end' } })
    expect(early.apply(by.resigns(1)).winners).toEqual([])
    // Who is alone after the same entry has won before.
    const alone = new Sitting({ early: true, options: { onRefereeLoss: 'end' } })
    expect(alone.apply(by.leave(1, 'Ann', 'Bob', 'Rex')).winners).toEqual(['Cyd'])
  })

  test('may have fallen silent where a round is to be announced (1250.1 VI.d)', () => {
    const sitting = new Sitting({ early: true }).apply(
      by.time(169),
      by.society(169, { type: 'silence', by: 'Ann' }),
      by.society(170, { type: 'inquire', as: 'speaker' }),
      by.time(243),
    )
    expect(sitting.state.table.pauses).toMatchObject([{ reason: 'no referee' }])
  })
})

test('a dispute stops the clock of the round', () => {
  const sitting = new Sitting().apply(by.society(10, { type: 'dispute', by: 'Ann' }))
  expect(sitting.errorOf(by.play(11, 'Bob', 'b2')).code).toBe('paused')
  sitting.apply(by.society(30, { type: 'decision', as: 'speaker' }))
  expect(sitting.due).toBe(92)
})
