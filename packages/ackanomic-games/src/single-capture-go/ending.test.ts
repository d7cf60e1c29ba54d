import { describe, expect, test } from 'vitest'
import { bookingsOf, START } from '../game-script.test-support.js'
import { by, Script, type SingleCaptureGoSeating } from './script.test-support.js'

const EMPTY = ['......', '......', '......', '......', '......', '......'] as const

describe('the last player not doomed', () => {
  test('wins at the end of the round [1250.13/IV.res5.a]', () => {
    const script = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3').round('Bob: a2')
    expect(script.doomed).toEqual(['Ann: no play', 'Cyd: no play'])
    expect(script.state.outcome).toMatchObject({
      at: START + 144 * 3_600_000,
      winners: ['Bob'],
      ranking: [],
    })
    expect(script.transcript.at(-1)).toBe('public: The game is over. Bob won.')
  })

  test('wins even with fewer Letters than the doomed [1250.13/IV.res5.a]', () => {
    const script = new Script({ players: 2 })
      .draw('AAAA.', '.....', '.....', '.....', '.....')
      .round('Bob: e5')
    expect(script.winners).toEqual(['Bob'])
    const none = new Script().round('Ann: a1', 'Bob: a1', 'Cyd: c3').round('Ann: a1', 'Bob: a1')
    expect(none.winners).toBeUndefined()
    expect(none.round('Ann: b2').winners).toEqual(['Ann'])
    expect(none.last.counts).toEqual([1, 0, 0])
  })
})

describe('a round in which all are doomed', () => {
  test('is won by the most Letters, including those of the round (S9) [1250.13/IV.res5.b]', () => {
    const script = new Script()
      .draw('AA....', 'BB....', 'CC....', '......', '......', '......')
      .sends('Bob: z9')
      .ends()
    expect([script.last.counts, script.winners]).toEqual([[2, 2, 2], []])
    const grid = ['AA....', '......', 'BB....', '....@.', '...@.@', '....@.'] as const
    const placed = new Script().draw(...grid).round('Bob: e5')
    expect(placed.doomed).toEqual(['Ann: no play', 'Bob: no Liberty', 'Cyd: no play'])
    expect([placed.last.counts, placed.winners]).toEqual([[2, 3, 0], ['Bob']])
    expect(placed.shared.grid.join('')).not.toMatch(/[A-Z]/)
    expect(placed.transcript[0]).toContain(
      'All are doomed. Letters until then: Ann 2, Bob 3, Cyd 0.',
    )
  })

  test('has no winner among equals, even with no Letters (S9) [1250.13/IV.res5.c]', () => {
    const none = new Script().ends()
    expect([none.last.counts, none.winners, none.state.outcome?.awards]).toEqual([
      [0, 0, 0],
      [],
      [],
    ])
    const two = new Script().draw('AA....', 'BB....', 'C.....', ...EMPTY.slice(3)).ends()
    expect([two.winners, two.transcript.at(-1)]).toEqual([
      [],
      'public: The game is over, without a winner.',
    ])
  })

  test('is shared with allDoomedTie: shared, without a Trophy (S9) [1250.13/IV.res5.c]', () => {
    const options = { allDoomedTie: 'shared' } as const
    const two = new Script({ options }).draw('AA....', 'C.....', 'BB....', ...EMPTY.slice(3)).ends()
    expect(two.state.outcome).toMatchObject({ winners: ['Ann', 'Bob'], awards: [] })
    expect(new Script({ options }).ends().winners).toEqual(['Ann', 'Bob', 'Cyd'])
    const one = new Script({ options }).draw('AA....', 'C.....', ...EMPTY.slice(2)).ends()
    expect(one.winners).toEqual(['Ann'])
  })

  test('compares only players in the game (S9, S12) [1250.13/IV.res5.b]', () => {
    const script = new Script()
      .draw('AAA...', 'BB....', 'C.....', ...EMPTY.slice(3))
      .apply(by.leave(1, 'Ann'))
      .ends()
    expect([script.last.counts, script.winners]).toEqual([[3, 2, 1], ['Bob']])
    const last = new Script({ players: 2 }).apply(by.leave(1, 'Ann')).ends()
    expect([last.doomed, last.winners]).toEqual([['Ann: left', 'Bob: no play'], ['Bob']])
  })
})

describe('the win', () => {
  test('needs neither the most Letters nor a capture [1250.13/IV.res5.d]', () => {
    const script = new Script()
      .draw('AAAAA.', 'AAAAA.', '@@@@..', 'CA....', 'B.....', '......')
      .round('Ann: f6', 'Bob: f1', 'Cyd: d6')
    expect(script.doomed).toEqual(['Cyd: no Liberty'])
    expect(script.last.counts).toEqual([12, 2, 2])
    expect([script.winners, script.shared.stage]).toEqual([undefined, 'announcement'])
    script.round('Ann: e6', 'Bob: f2')
    expect(script.winners).toBeUndefined()
  })

  test('gives a standard Trophy by rule 1250.2 (G3) [1250.13/IV.res5.e]', () => {
    const won = (seating: SingleCaptureGoSeating): Script => new Script(seating).round('Ann: a1')
    expect(won({}).state.outcome?.awards).toEqual([
      { award: 'trophy', trophy: 'standard', to: 'Ann', clause: '1250.13/IV.res5.e' },
    ])
    expect(bookingsOf('1250.13', won({}))).toEqual([true])
    expect(bookingsOf('1250.13', won({ players: 2 }))).toEqual([false])
    expect(bookingsOf('1250.13', won({ more: { exhibition: { as: 'speaker' } } }))).toEqual([true])
    const shared = new Script({ options: { allDoomedTie: 'shared' } }).ends()
    expect(bookingsOf('1250.13', shared)).toEqual([])
  })

  test('gives no points and no A$, not even to the referee (G4) [1250.13/IV.res5.f]', () => {
    const endings = [
      new Script().round('Ann: a1'),
      new Script().ends(),
      new Script().apply(by.leave(1, 'Ann', 'Bob', 'Cyd')),
      new Script({ early: true }).apply(by.leave(1, 'Ann', 'Bob')),
    ]
    const awards = endings.map(({ state }) => state.outcome?.awards.map(({ award }) => award))
    expect(awards).toEqual([['trophy'], [], [], ['trophy']])
  })
})

describe('the doomed', () => {
  test('leave the game [1250.13/IV.res6.a]', () => {
    const script = new Script({ players: 4 }).round('Ann: a1', 'Bob: b2', 'Cyd: c3')
    expect(script.state.roster.seats[3]).toMatchObject({ presence: 'out', holder: null })
    expect(script.shared.fates[3]).toEqual({ round: 1, reasons: ['no play'] })
    expect(script.errorOf(by.play(80, 'Dov', 'd4')).code).toBe('notAllowed')
    const all = new Script().draw('AA....', ...EMPTY.slice(1)).ends()
    expect(all.winners).toEqual(['Ann'])
    expect(all.state.roster.seats.map(({ presence }) => presence)).toEqual(['out', 'out', 'out'])
    expect(all.shared.fates).toEqual([0, 1, 2].map(() => ({ round: 1, reasons: ['no play'] })))
  })

  test('leave two or more players to continue [1250.13/IV.res6.b]', () => {
    const script = new Script({ players: 4 }).round('Ann: a1', 'Bob: b2')
    expect([script.winners, script.state.openPrompts.length]).toEqual([undefined, 1])
    script.announced()
    expect([script.shared.round, script.shared.stage]).toEqual([2, 'round'])
    script.sends('Ann: a2', 'Bob: b3').ends().announced()
    expect(script.shared.round).toBe(3)
  })

  test('do not change the size of the grid [1250.13/IV.grid.b]', () => {
    const script = new Script({ players: 12 }).round('Ann: l12', 'Bob: a1')
    expect([script.shared.grid.length, script.shared.grid[11]?.length]).toEqual([12, 12])
    script.round('Ann: l11', 'Bob: a12')
    expect(script.last.attempts.map(({ status }) => status)).toEqual(['counted', 'counted'])
  })

  test('end the game when one player or none is left [1250.13/IV.res6.c]', () => {
    for (const plays of [['Ann: a1'], []]) {
      const script = new Script({ players: 4 }).round(...plays)
      expect(script.state.outcome).not.toBe(null)
      expect([script.state.openPrompts, script.state.clock.timers]).toEqual([[], []])
      expect(script.events.map(({ event }) => event.type)).toEqual(['result', 'ended'])
      expect(script.errorOf(by.play(80, 'Ann', 'a2')).code).toBe('gameOver')
    }
  })

  test('are announced in the last round, too (S5)', () => {
    const script = new Script({ players: 2 }).round('Ann: a1', 'Ann: z9')
    expect(script.transcript[0]?.split('\n').slice(0, 5)).toEqual([
      'public: Round 1 is over.',
      'In round 1 these plays were sent:',
      '  Ann: a1, z9 (invalid: off the grid)',
      'Bob is doomed: they have made no play.',
      '  1 2 3 4 5',
    ])
  })
})
