import { createBooks, recordResult } from '@ackanomic/society'
import { describe, expect, test } from 'vitest'
import { pointsEach } from './endings.js'
import { diplomacy } from './game.js'
import { by, duel, holding, Script, SEVEN, seven, sharing, TWO } from './script.test-support.js'

const WEEK = 7 * 24

const outcomeOf = (script: Script) => script.state.outcome

/** West holds six of the eight centres of the Duel map, and wins. */
const WON = holding({ NOO: 'WEST', STR: 'WEST', OST: 'WEST' })

describe('a single winner', () => {
  test('is the first power with as many centres as the map requires [1250.14/IV.win.a, 1250.14/IV.win.g]', () => {
    const script = duel().apply(
      by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt-Noo', 'A Cam-Str'),
      by.time(WEEK),
    )
    const five = {
      ...holding({ NOO: 'WEST', STR: 'WEST' }),
      phase: { year: 1, season: 1, step: 'moves' as const },
    }
    script.apply(
      by.correct(WEEK, {
        ...five,
        units: [
          { power: 'WEST', kind: 'F', at: 'NOO' },
          { power: 'WEST', kind: 'A', at: 'CAM' },
          { power: 'EAST', kind: 'A', at: 'RID' },
        ],
      }),
    )
    script.apply(by.orders(WEEK + 1, 'Ann', 'F Noo-Ost'), by.time(2 * WEEK))
    expect(outcomeOf(script)).toMatchObject({ winners: ['Ann'], ranking: [['Ann'], ['Bob']] })
    expect(script.told('over')).toEqual([
      ['public', { type: 'over', how: 'alone', powers: ['WEST'], centres: [6] }],
    ])
    expect(script.errorOf(by.orders(2 * WEEK, 'Bob', 'A Rid H')).code).toBe('gameOver')
  })

  test('needs the map’s number of centres, which the terms may change', () => {
    expect(outcomeOf(duel().apply(by.correct(1, holding({ NOO: 'WEST', STR: 'WEST' }))))).toBeNull()
    const five = duel({ victory: 5 }).apply(by.correct(1, holding({ NOO: 'WEST', STR: 'WEST' })))
    expect(outcomeOf(five)?.winners).toEqual(['Ann'])
    expect(outcomeOf(seven().apply(by.correct(1, sharing({ ITALY: 17 }))))).toBeNull()
    expect(outcomeOf(seven().apply(by.correct(1, sharing({ ITALY: 18 }))))?.winners).toEqual([
      'Fay',
    ])
  })

  test('is never a power without a player [1250.14/IV.win.a]', () => {
    const two = { ...SEVEN, players: ['Ann', 'Bob'] }
    const script = new Script(two, { victory: 4 }).begins()
    script.apply(by.time(WEEK), by.time(2 * WEEK))
    expect(script.state).toMatchObject({ outcome: null, shared: { deciding: 'nothing' } })
    script.apply(by.correct(2 * WEEK, sharing({ ENGLAND: 4, RUSSIA: 5 })))
    expect(outcomeOf(script)?.winners).toEqual(['Bob'])
  })

  test('is chosen by the referee when several powers qualify at once', () => {
    const even = holding({ NOO: 'WEST', STR: 'EAST' })
    const script = duel({ victory: 4 }).apply(by.correct(1, even))
    expect(script.state.shared.deciding).toBe('winner')
    expect(script.state.openPrompts[0]).toMatchObject({
      name: 'winner',
      question: { choices: ['WEST', 'EAST', 'nobody'] },
    })
    expect(script.errorOf(by.claim(2, 'Ann', 'WEST', 'EAST')).code).toBe('deciding')
    const uneven = duel({ victory: 3 }).apply(by.correct(1, holding({ NOO: 'WEST' })))
    expect(uneven.state.shared.deciding).toBe('winner')
    const undecided = script.state
    script.rules(2, 'nobody')
    expect(script.state).toMatchObject({ outcome: null, shared: { deciding: 'nothing' } })
    script.state = undecided
    script.rules(2, 'EAST')
    expect(script.told('over')[0]?.[1]).toMatchObject({ how: 'decided', powers: ['EAST'] })
    expect(outcomeOf(script)?.winners).toEqual(['Bob'])
  })
})

describe('joint winners', () => {
  /** France, Russia and Turkey hold 18 of the 34 centres, Italy one. */
  const THREE = sharing({ FRANCE: 6, RUSSIA: 6, TURKEY: 6, ITALY: 1 })
  const group = ['FRANCE', 'RUSSIA', 'TURKEY']

  test('must hold enough centres together, and must all claim the win [1250.14/IV.win.b, 1250.14/IV.win.c]', () => {
    const script = seven().apply(
      by.correct(1, THREE),
      by.claim(2, 'Cyd', ...group),
      by.claim(3, 'Gus', 'TURKEY', 'FRANCE', 'RUSSIA'),
    )
    expect(outcomeOf(script)).toBeNull()
    script.apply(by.claim(4, 'Hal', ...group))
    expect(outcomeOf(script)).toMatchObject({ winners: ['Cyd', 'Gus', 'Hal'] })
    expect(script.told('over')[0]?.[1]).toMatchObject({ how: 'together', powers: group })
  })

  test('must claim before the referee has chosen a single winner [1250.14/IV.ref.b]', () => {
    const few = holding({ ALT: 'EAST', BUR: 'EAST', CAM: 'EAST' })
    const one = { ALT: 'WEST', MOO: 'EAST' }
    const script = duel({ victory: 3 }).apply(
      by.correct(1, { ...few, owners: one }),
      by.claim(2, 'Ann', 'WEST', 'EAST'),
      by.claim(3, 'Bob', 'WEST', 'EAST'),
      by.correct(4, holding({})),
    )
    expect(script.state).toMatchObject({ outcome: null, shared: { deciding: 'winner' } })
    const undecided = script.state
    expect(outcomeOf(script.rules(5, 'EAST'))?.winners).toEqual(['Bob'])
    script.state = undecided
    expect(outcomeOf(script.rules(5, 'nobody'))?.winners).toEqual(['Bob', 'Ann'])
  })

  test('must name the same group, and may withdraw a claim', () => {
    const script = seven().apply(
      by.correct(1, THREE),
      by.claim(2, 'Cyd', ...group),
      by.claim(3, 'Gus', ...group, 'ITALY'),
      by.claim(4, 'Hal', ...group),
    )
    expect(outcomeOf(script)).toBeNull()
    script.apply(by.move(5, 'Cyd', { type: 'unclaim' }), by.claim(6, 'Gus', ...group))
    expect(outcomeOf(script)).toBeNull()
    expect(script.errorOf(by.move(7, 'Cyd', { type: 'unclaim' })).code).toBe('noClaim')
    expect(outcomeOf(script.apply(by.claim(8, 'Cyd', ...group)))?.winners).toHaveLength(3)
    const bad = seven()
    expect(bad.errorOf(by.claim(1, 'Ann', 'FRANCE', 'RUSSIA'))).toMatchObject({
      code: 'badGroup',
      details: { problem: 'self', power: 'Austria-Hungary' },
      message: 'The group lacks your own power; name Austria-Hungary too.',
    })
    expect(bad.errorOf(by.claim(1, 'Ann', 'AUSTRIA', 'AUSTRIA'))).toMatchObject({
      details: { problem: 'alone' },
    })
    expect(bad.errorOf(by.claim(1, 'Ann', 'AUSTRIA', 'SPAIN'))).toMatchObject({
      details: { problem: 'unknown', power: 'SPAIN' },
      message: 'Nobody plays SPAIN; name only powers that somebody plays.',
    })
  })

  test('are excluded where the terms say so [1250.14/IV.win.d]', () => {
    const script = seven({ coWins: false })
    expect(script.errorOf(by.claim(1, 'Cyd', ...group))).toMatchObject({
      code: 'noCoWins',
      clause: '1250.14/IV.win.d',
    })
    expect(diplomacy.pendingActions(script.state, 2).map(({ action }) => action)).toEqual([
      'orders',
    ])
  })

  test('may claim early, and win once they hold enough centres [1250.14/IV.win.e]', () => {
    const less = sharing({ FRANCE: 6, RUSSIA: 6, TURKEY: 5, ITALY: 1 })
    const script = seven().apply(
      by.correct(1, less),
      ...['Cyd', 'Gus', 'Hal'].map((person, i) => by.claim(2 + i, person, ...group)),
    )
    expect(outcomeOf(script)).toBeNull()
    expect(outcomeOf(script.apply(by.correct(6, THREE)))?.winners).toHaveLength(3)
  })

  test('are known only to the referee until they win [1250.14/IV.win.f]', () => {
    const script = seven().apply(by.claim(2, 'Cyd', ...group))
    const event = { type: 'claim', seat: 2, group }
    expect(script.told('claim')).toEqual([
      [2, event],
      ['referee', event],
    ])
    expect(diplomacy.view(script.state, 5)).toEqual(diplomacy.view(seven().state, 5))
    expect(diplomacy.view(script.state, 'referee')).toMatchObject({
      known: expect.arrayContaining([expect.objectContaining({ claim: group })]),
    })
  })

  test('lose their claims at an adjudication where the terms say so', () => {
    const claimed = (ackExpiry: string) =>
      seven({ ackExpiry }).apply(by.claim(1, 'Cyd', ...group), by.time(WEEK)).state.secret[2]?.claim
    expect(claimed('never')).toEqual(group)
    expect(claimed('next-adjudication')).toBeNull()
  })

  test('include no eliminated powers, unless the terms allow it', () => {
    const gone = sharing({ FRANCE: 9, RUSSIA: 9 })
    const position = { ...gone, units: gone.units.filter(({ power }) => power !== 'TURKEY') }
    expect(
      seven()
        .apply(by.correct(1, position))
        .errorOf(by.claim(2, 'Cyd', ...group)),
    ).toMatchObject({
      details: { problem: 'off board', power: 'Turkey' },
    })
    const allowed = seven({ coWinZeroCentres: true }).apply(
      by.correct(1, position),
      ...['Cyd', 'Gus', 'Hal'].map((person, i) => by.claim(2 + i, person, ...group)),
    )
    expect(outcomeOf(allowed)?.winners).toEqual(['Cyd', 'Gus', 'Hal'])
  })

  test('yield to a single winner', () => {
    const script = duel().apply(by.claim(1, 'Ann', 'WEST', 'EAST'), by.correct(2, WON))
    expect(outcomeOf(script)?.winners).toEqual(['Ann'])
    expect(script.errorOf(by.claim(3, 'Bob', 'WEST', 'EAST')).code).toBe('gameOver')
  })
})

describe('an early end', () => {
  const early = (winners: string, script = duel({ end: { year: 1, season: 'F', winners } })) =>
    script.apply(by.orders(1, 'Ann', 'F Alt-Noo'), by.time(WEEK)).apply(by.time(2 * WEEK))

  test('lets nobody, the largest powers or all survivors win, as announced [1250.14/III.B7.a, 1250.14/III.B7.b]', () => {
    expect(outcomeOf(early('none'))).toMatchObject({ winners: [] })
    expect(outcomeOf(early('most centres'))).toMatchObject({ winners: ['Ann'] })
    expect(outcomeOf(early('survivors'))).toMatchObject({ winners: ['Ann', 'Bob'] })
    expect(early('none').told('over')[0]?.[1]).toMatchObject({ how: 'early', powers: [] })
    expect(early('none').transcript).toContain('public: The announced end has come.')
    expect(diplomacy.render(early('none').view('public'))).toMatch(/\nNobody won\.$/u)
    expect(early('survivors').transcript).toContain(
      'public: The announced end has come, and West (4 centres) and East (3 centres) have won.',
    )
    expect(diplomacy.render(early('survivors').view('public'))).toMatch(/\nAnn and Bob won\.$/u)
    const even = duel({ end: { year: 1, season: 'F', winners: 'most centres' } })
    expect(outcomeOf(even.apply(by.time(WEEK), by.time(2 * WEEK)))?.winners).toEqual(['Ann', 'Bob'])
  })

  test('ignores powers without players, though they are on the board', () => {
    const end = { year: 1901, season: 'F', winners: 'survivors' }
    const script = new Script(TWO, { end }).begins()
    script.apply(by.time(WEEK), by.time(2 * WEEK))
    expect(outcomeOf(script)?.winners).toEqual(['Ann', 'Bob'])
    expect(script.told('over')[0]?.[1]).toMatchObject({ powers: { length: 2 } })
  })

  test('is a draw if all players on the board agree, where the terms allow draws', () => {
    const yes = (h: number, person: string) => by.move(h, person, { type: 'draw', agree: true })
    expect(duel().errorOf(yes(1, 'Ann'))).toMatchObject({ code: 'noDraws' })
    const script = duel({ draws: 'shared' }).apply(yes(1, 'Ann'))
    expect(script.told('draw').map(([to]) => to)).toEqual([0, 'referee'])
    expect(script.errorOf(yes(2, 'Ann')).code).toBe('sameVote')
    script.apply(by.move(3, 'Ann', { type: 'draw', agree: false }), yes(4, 'Bob'))
    expect(outcomeOf(script)).toBeNull()
    expect(outcomeOf(script.apply(yes(5, 'Ann')))?.winners).toEqual(['Ann', 'Bob'])
    const four = sharing({ AUSTRIA: 10, ENGLAND: 10 })
    const units = four.units.filter(({ power }) => power === 'AUSTRIA' || power === 'ENGLAND')
    for (const coWinZeroCentres of [false, true]) {
      const two = seven({ draws: 'shared', coWinZeroCentres }).apply(
        by.correct(1, { ...four, units }),
      )
      expect(outcomeOf(two.apply(yes(2, 'Ann'), yes(3, 'Bob')))?.winners).toEqual(['Ann', 'Bob'])
    }
    const nobody = duel({ draws: 'no winner' }).apply(yes(1, 'Ann'), yes(2, 'Bob'))
    expect(outcomeOf(nobody)).toMatchObject({ winners: [] })
  })
})

describe('the awards', () => {
  const points = (script: Script) =>
    outcomeOf(script)?.awards.find(({ award }) => award === 'points')
  const fee = (script: Script) =>
    outcomeOf(script)?.awards.find(({ award }) => award === 'treasury')

  /** Returns a match in which the given number of the seven players win together. */
  const together = (count: number): Script => {
    const powers = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'].slice(
      0,
      count,
    )
    const counts = Object.fromEntries(powers.map((power, i) => [power, i === 0 ? 17 : 1]))
    const script = seven().apply(by.correct(1, sharing(counts)))
    return script.apply(
      ...SEVEN.players.slice(0, count).map((person, i) => by.claim(2 + i, person, ...powers)),
    )
  }

  test('give the winners equal shares of 8 points [1250.14/IV.pts.a, 1250.14/gen.cap]', () => {
    const single = duel().apply(by.correct(1, WON))
    expect(points(single)).toEqual({
      award: 'points',
      to: ['Ann'],
      each: 8,
      clause: '1250.14/IV.pts.a',
    })
    expect(points(together(2))).toMatchObject({ each: 4 })
    for (let winners = 1; winners <= 20; winners++) {
      expect(pointsEach(winners) * winners).toBeLessThanOrEqual(8)
    }
  })

  test('leave out the remainder of uneven shares [1250.14/IV.pts.b]', () => {
    const each = [2, 3, 4, 5, 6, 7].map((count) => {
      const award = points(together(count))
      return award?.award === 'points' ? [award.to.length, award.each] : []
    })
    expect(each).toEqual([
      [2, 4],
      [3, 2],
      [4, 2],
      [5, 1],
      [6, 1],
      [7, 1],
    ])
  })

  test('give no points to more than eight winners, or without a winner [1250.14/IV.pts.c, 1250.14/IV.pts.d]', () => {
    expect([8, 9, 10, 34].map(pointsEach)).toEqual([1, 0, 0, 0])
    expect(pointsEach(0)).toBe(0)
    const script = duel({ end: { year: 1, season: 'S' } }).apply(by.time(WEEK))
    expect(outcomeOf(script)).toMatchObject({ winners: [], awards: [{ award: 'treasury' }] })
  })

  test('give the Golden Knife to a single winner among three or more starters [1250.14/IV.knife.a, 1250.14/IV.knife.b]', () => {
    const knife = (script: Script) =>
      outcomeOf(script)?.awards.filter(({ award }) => award === 'trophy')
    const script = seven().apply(by.correct(1, sharing({ ITALY: 18 })))
    expect(knife(script)).toEqual([
      { award: 'trophy', trophy: 'Golden Knife', to: 'Fay', clause: '1250.14/IV.knife.a' },
    ])
    expect(knife(together(2))).toEqual([])
    const barOf = ({ state: { roster, outcome } }: Script): string | null => {
      if (outcome === null) throw new Error('It is not over.')
      const { starters, referees, everPlayed: players } = roster
      const [winner = null] = outcome.winners
      const knife = { award: 'trophy', trophy: 'Golden Knife', to: winner, clause: 'IV' } as const
      const settled = recordResult(createBooks(), {
        game: '1250.14',
        match: 'Diplomacy 1',
        startedAt: 0,
        starters,
        players,
        referees,
        refereesMayPlay: false,
        duel: roster.duel !== null,
        exhibition: null,
        outcome: { ...outcome, awards: [knife] },
      })
      if (!settled.ok) throw new Error(settled.error.message)
      const [line] = settled.value.lines
      return line?.kind === 'trophy' ? line.barredBy : null
    }
    expect(barOf(script)).toBeNull()
    expect(barOf(duel().apply(by.correct(1, WON)))).toBe('1250.2/2(2)')
    expect(barOf(together(2))).toBe('1250.2/2(1)')
  })

  test('give the referee A$10, with or without a winner [1250.14/IV.fee.a, 1250.14/IV.fee.b]', () => {
    const pay = {
      award: 'treasury',
      to: ['Dee'],
      each: 10,
      as: 'referee',
      clause: '1250.14/IV.fee.a',
    }
    expect(fee(duel().apply(by.correct(1, WON)))).toEqual(pay)
    expect(fee(duel({ end: { year: 1, season: 'S' } }).apply(by.time(WEEK)))).toEqual(pay)
  })

  test('go to the person in the seat, and are lost when a bot wins unless announced otherwise', () => {
    const left = (options: object): Script =>
      duel(options).apply(by.vacation(1, 'Ann'), by.time(80)).apply(by.correct(81, WON))
    expect(outcomeOf(left({}))).toMatchObject({ winners: [], awards: [{ award: 'treasury' }] })
    expect(outcomeOf(left({ botWin: 'original-player' }))).toMatchObject({
      winners: ['Ann'],
      awards: [{ to: ['Ann'], each: 8 }, { award: 'trophy' }, { award: 'treasury' }],
    })
    const resigned = duel({ botWin: 'original-player' })
    resigned.apply(by.leave(1, 'Ann'), by.time(80), by.correct(81, WON))
    expect(outcomeOf(resigned)).toMatchObject({ winners: [], awards: [{ award: 'treasury' }] })
    const replaced = duel().apply(
      by.vacation(1, 'Ann'),
      by.offer(2, 'Vera', 'WEST'),
      by.yes(3, 'Vera', 'WEST'),
      by.correct(4, WON),
    )
    expect(outcomeOf(replaced)?.winners).toEqual(['Vera'])
  })

  test('leave out the share of a bot', () => {
    const script = duel({ end: { year: 1, season: 'S', winners: 'survivors' } })
    script.apply(by.vacation(1, 'Ann'), by.time(80), by.time(WEEK + 72))
    expect(points(script)).toMatchObject({ to: [null, 'Bob'], each: 4 })
    expect(outcomeOf(script)?.winners).toEqual(['Bob'])
  })
})
