import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import { by, duel, OPEN, Script, SEVEN, TWO } from './script.test-support.js'

function refused(options: object, people: object = OPEN): { code: string; message: string } {
  const start = diplomacy.setup({ ...OPEN, ...people }, options)
  if (start.ok) throw new Error('It was not refused.')
  return start.error
}

/** Announces a match for two or three players, and opens the enrolment for 48 hours. */
function enrolling(options: object = {}): Script {
  const script = new Script(OPEN, { players: { minimum: 2, maximum: 3 }, ...options })
  return script.opens(0, 48)
}

describe('the announcement (Steps A and B)', () => {
  test('names the referee, and does not begin the game [1250.14/III.A.a, 1250.14/III.A.b, 1250.14/II.c]', () => {
    const script = new Script(OPEN, {})
    expect(script.state.shared).toMatchObject({ stage: 'announced', powers: [], position: null })
    expect(script.state.roster).toMatchObject({ referees: ['Dee'], seats: [], starters: 0 })
    expect(script.errorOf(by.offer(1, 'Vera', 'FRANCE')).code).toBe('notStarted')
    expect(refused({}, { referees: [] })).toMatchObject({
      code: 'noReferee',
      clause: '1250.14/III.A.a',
    })
    expect(refused({}, { referees: ['Dee', 'Ray'] }).code).toBe('wrongReferees')
    expect(refused({}, { players: ['Dee', 'Ann'] }).code).toBe('refereePlays')
  })

  test('sets the minimum and maximum number of players [1250.14/III.B1]', () => {
    const script = new Script(OPEN, { players: { minimum: 3, maximum: 5 } })
    expect(script.state.options.players).toEqual({ minimum: 3, maximum: 5 })
    const [[to, event] = []] = script.told('announced')
    expect(to).toBe('public')
    expect(event).toMatchObject({ terms: expect.arrayContaining(['1. 3 to 5 players.']) })
    expect(new Script(OPEN, {}).state.options.players).toEqual({ minimum: 2, maximum: null })
    const terms = (script: Script): unknown => script.told('announced')[0]?.[1]
    const first = (says: string) => ({ terms: expect.arrayContaining([says]) })
    expect(terms(new Script(OPEN, {}))).toMatchObject(first('1. 2 to 7 players.'))
    expect(terms(new Script(OPEN, { variant: 'Islands' }))).toMatchObject(
      first('1. 2 to 3 players.'),
    )
    const six = { ...OPEN, census: { players: 6 } }
    expect(terms(new Script(six, {}))).toMatchObject(first('1. 2 to 5 players.'))
  })

  test('allows at least 2 players, and at most one fewer than Ackanomic has [1250.14/II.a, 1250.14/II.b, 1250.14/III.B1.range]', () => {
    expect(refused({ players: { minimum: 1 } }).message).toMatch(/Give at least 2 players/)
    expect(refused({ players: { minimum: 4, maximum: 3 } }).message).toMatch(
      /not be above the maximum/,
    )
    expect(refused({ players: { maximum: 8 } })).toMatchObject({ code: 'tooFewPowers' })
    const six = { census: { players: 6 } }
    expect(refused({ players: { maximum: 6 } }, six)).toMatchObject({
      code: 'tooManyPlaces',
      details: { maximum: 6, most: 5 },
      clause: '1250.14/III.B1.range',
    })
    expect(diplomacy.setup({ ...OPEN, ...six }, { players: { minimum: 2, maximum: 5 } }).ok).toBe(
      true,
    )
    expect(refused({}, { census: {} }).code).toBe('limitNotComputable')
  })

  test('uses the rulebook of 1976 by default [1250.14/III.B2.a]', () => {
    const { options } = new Script(OPEN, {}).state
    expect(options).toMatchObject({
      variant: 'Standard',
      variations: 'none',
      edition: '1976',
      victory: null,
    })
    expect(options.rules).toMatchObject({ paradox: '1971', routes: 'any-disrupts' })
    const { rules } = new Script(OPEN, { edition: 'datc', rules: { landFallback: true } }).state
      .options
    expect(rules).toMatchObject({ paradox: 'szykman', landFallback: true })
    expect(refused({ variant: 'Atlantis' }).code).toBe('badOptions')
    expect(refused({ rules: { paradox: '1066' } }).message).toMatch(/Choose one of 1971/)
    expect(refused({ rules: { secondOrder: 'last' } }).code).toBe('badOptions')
    expect(refused({ victory: 35 })).toMatchObject({ code: 'badVictory' })
    expect(new Script(OPEN, { victory: 20 }).told('announced')[0]?.[1]).toMatchObject({
      terms: expect.arrayContaining([expect.stringMatching(/^2\. .* 20 centres win/)]),
    })
  })

  test('lets countries be drawn, or chosen by the referee [1250.14/III.B3]', () => {
    const drawn = new Script(TWO, { variant: 'Duel' })
    expect(drawn.state.openPrompts[0]).toMatchObject({
      name: 'countries',
      question: { kind: 'shuffle', of: 2 },
      details: { players: ['Ann', 'Bob'], powers: ['WEST', 'EAST'] },
    })
    expect(drawn.rules(1, [1, 0]).state.shared.powers).toEqual(['EAST', 'WEST'])
    const chosen = new Script(TWO, { variant: 'Islands', countries: 'chosen' })
    expect(chosen.errorOf(chosen.ruling(1, ['NORTH'])).code).toBe('badCountries')
    expect(chosen.errorOf(chosen.ruling(1, ['NORTH', 'NORTH'])).code).toBe('badCountries')
    expect(chosen.errorOf(chosen.ruling(1, ['NORTH', 'toString'])).code).toBe('badCountries')
    expect(chosen.rules(1, ['SOUTH', 'EAST']).state.shared.powers).toEqual(['SOUTH', 'EAST'])
    expect(chosen.told('started')[0]?.[1]).toMatchObject({ vacant: ['North'] })
    expect(refused({ countries: 'bought' }).code).toBe('badOptions')
  })

  test('sets a time limit for each kind of turn, counted from the turn’s announcement [1250.14/III.B4.a, 1250.14/III.B4.b]', () => {
    expect(new Script(OPEN, {}).state.options.limits).toMatchObject({
      moves: days(7),
      retreats: days(3),
      adjustments: days(3),
    })
    const script = duel({ limits: { moves: 3_600_000, adjustments: 7_200_000 } })
    expect(script.told('turn')[0]?.[1]).toEqual({
      type: 'turn',
      phase: 'Spring 1, moves',
      until: at(1),
    })
    expect(script.apply(by.time(1)).told('turn')[0]?.[1]).toMatchObject({ until: at(2) })
    script.apply(by.orders(1, 'Ann', 'A BUR - HEI'), by.time(2))
    expect(refused({ limits: { moves: 0 } }).message).toMatch(/more than 0 milliseconds/)
    expect(refused({ limits: { moves: 1.5 } }).code).toBe('badOptions')
  })

  test('makes adjudication automated or manual, with details [1250.14/III.B5.a, 1250.14/III.B5.b, 1250.14/III.B5.c]', () => {
    const usual = new Script(OPEN, {}).state.options.adjudication
    expect(usual).toMatchObject({ method: 'automated', form: '', contact: '' })
    expect(usual.instructions).not.toBe('')
    expect(refused({ adjudication: { method: 'by lot' } }).code).toBe('badOptions')
    expect(refused({ adjudication: { method: 'automated', instructions: ' ' } }).message).toMatch(
      /Write something/,
    )
    const form = 'One order a line.'
    expect(refused({ adjudication: { method: 'manual' } }).code).toBe('badOptions')
    expect(refused({ adjudication: { method: 'manual', form } }).code).toBe('badOptions')
    const manual = { method: 'manual', form, contact: 'dee@example.org' }
    const script = new Script(OPEN, { adjudication: manual })
    expect(script.told('announced')[0]?.[1]).toMatchObject({
      terms: expect.arrayContaining([
        '5. Adjudication is manual. One order a line. dee@example.org',
      ]),
    })
  })

  test('says how faulty orders and bots are treated [1250.14/III.B6, 1250.14/III.B8]', () => {
    const { faulty, bots } = new Script(OPEN, {}).state.options
    expect(faulty).toMatchObject({ late: 'hold', ambiguous: 'hold', invalid: 'hold' })
    expect(faulty.explained).toMatch(/Late is .* ambiguous are .* invalid is/)
    expect(bots).toMatchObject({ retreats: 'disband', builds: 'none' })
    expect(refused({ faulty: { explained: '' } }).code).toBe('badOptions')
    expect(refused({ bots: { explained: '' } }).code).toBe('badOptions')
  })

  test('may set an early end [1250.14/III.B7.a]', () => {
    expect(new Script(OPEN, {}).state.options.end).toBeNull()
    const end = { year: 1930, season: 'F' }
    expect(new Script(OPEN, { end }).state.options.end).toEqual({ ...end, winners: 'none' })
    expect(new Script(OPEN, { end }).told('announced')[0]?.[1]).toMatchObject({
      terms: expect.arrayContaining(['7. The game ends after Autumn 1930; winners then: none.']),
    })
    expect(refused({ end: { ...end, season: 'X' } })).toMatchObject({ code: 'badEnd' })
    expect(refused({ end: { ...end, year: 1900 } })).toMatchObject({ code: 'badEnd' })
  })

  test('describes the terms that differ from the usual [1250.14/III.B2.a, 1250.14/III.B7.a, 1250.14/III.B8, 1250.14/IV.win.d]', () => {
    const termsOf = (options: object): readonly string[] => {
      const event = new Script(OPEN, options).told('announced')[0]?.[1]
      return event?.type === 'announced' ? event.terms : []
    }
    expect(termsOf({}).slice(6)).toEqual([
      '7. The game does not end early.',
      "8. A bot orders all its units to hold, without ambiguity. Bots' dislodged units: disband; bots' builds: none.",
    ])
    expect(termsOf({ edition: 'datc', rules: { landFallback: true, waives: false } })[1]).toBe(
      '2. Map: Standard; rules: the preferences of DATC 3.0, but landFallback true, waives false; 18 centres win. Variations: none.',
    )
    expect(termsOf({ draws: 'shared' })[6]).toBe(
      '7. The game has no last season. All players on the board may agree to end it, and win together.',
    )
    expect(termsOf({ draws: 'no winner', end: { year: 1930, season: 'F' } })[6]).toBe(
      '7. The game ends after Autumn 1930; winners then: none. All players on the board may agree to end it, without a winner.',
    )
    expect(
      termsOf({ bots: { retreats: 'first', builds: 'armies', explained: 'They are dull.' } })[7],
    ).toBe(
      "8. They are dull. Bots' dislodged units: retreat to the first place by name; bots' builds: armies.",
    )
    expect(termsOf({ coWins: false, pauseClock: 'per-departure' })[8]).toBe(
      'Besides: Nobody wins together with others. A new departure in a pause starts its three days anew.',
    )
  })

  test('has options that stay the same when parsed again', () => {
    const { options } = new Script(OPEN, { edition: 'datc', rules: { waives: false } }).state
    expect(new Script(OPEN, options).state.options).toEqual(options)
  })
})

describe('before the start (Step A)', () => {
  test('a player who withdraws is removed [1250.14/III.A.c]', () => {
    const roster = { ...TWO, players: ['Ann', 'Bob', 'Cyd'] }
    const script = new Script(roster, { variant: 'Islands' }).apply(by.leave(1, 'Cyd'))
    expect(script.state.roster).toMatchObject({ starters: 2, everPlayed: ['Ann', 'Bob'] })
  })

  test('the referee may call the match off at any step, and nobody is paid [1250.14/III.A.c, 1250.14/III.A.d]', () => {
    const abort = (h: number) => by.move(h, 'Dee', { type: 'abort' })
    const steps = [
      new Script(OPEN, {}),
      enrolling(),
      enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'), by.time(48)),
      new Script(TWO, { variant: 'Duel' }),
    ]
    for (const script of steps) {
      const hour = script.state.shared.stage === 'enrolled' ? 50 : 47
      script.apply(abort(hour))
      expect(script.told('aborted')).toEqual([['public', { type: 'aborted', why: 'referee' }]])
      expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
    }
    expect(duel().errorOf(abort(1))).toMatchObject({
      code: 'wrongStep',
      details: { stage: 'playing' },
    })
    expect(
      enrolling()
        .apply(by.enrol(1, 'Ann'))
        .errorOf(by.move(2, 'Ann', { type: 'abort' })).code,
    ).toBe('notAllowed')
  })

  test('the loss of the prospective referee calls the match off, without a pause', () => {
    const resigns = by.roster(3, { type: 'refereeResigns', person: 'Dee' })
    const lost = enrolling().apply(resigns)
    expect(lost.told('aborted')[0]?.[1]).toMatchObject({ why: 'no referee' })
    expect(lost.state.outcome?.awards).toEqual([])
    const away = enrolling().apply(by.enrol(1, 'Ann'), by.vacation(2, 'Ann'), by.vacation(3, 'Dee'))
    expect(away.state.roster.pauses).toEqual([])
    expect(away.apply(by.back(4, 'Dee')).state.roster.referees).toEqual(['Dee'])
  })
})

describe('the enrolment (Steps C and D)', () => {
  test('comes after the announcement and before the draw [1250.14/III.order]', () => {
    const script = new Script(OPEN, {})
    expect(script.errorOf(by.enrol(0, 'Ann'))).toMatchObject({
      code: 'wrongStep',
      clause: '1250.14/III.order',
      details: { stage: 'announced' },
    })
    const asked = (): readonly string[] => script.state.openPrompts.map(({ name }) => name)
    expect(asked()).toEqual(['open'])
    expect(script.opens(0, 48).state.openPrompts).toEqual([])
    script.apply(by.enrol(1, 'Ann'), by.enrol(1, 'Bob'), by.time(48))
    expect(asked()).toEqual(['start'])
    expect(script.starts(49).state.shared.stage).toBe('drawing')
    expect(asked()).toEqual(['countries'])
  })

  test('is opened by the referee, with a deadline [1250.14/III.C]', () => {
    const script = enrolling()
    expect(script.state.shared.stage).toBe('enrolling')
    expect(script.told('enrolment')).toEqual([['public', { type: 'enrolment', until: at(48) }]])
    expect(diplomacy.view(script.state, 'public').deadlines).toMatchObject([
      { name: 'enrolment', due: at(48) },
    ])
  })

  test('admits players who tell the referee [1250.14/III.D.a, 1250.14/III.D.b]', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'))
    expect(script.state.roster.seats).toMatchObject([{ player: 'Ann', holder: 'Ann' }])
    const known = diplomacy.view(script.state, 'referee')
    expect(known).toMatchObject({ known: [{ email: 'ann@example.org' }] })
    expect(JSON.stringify(diplomacy.view(script.state, 'public'))).not.toMatch(/example\.org/)
    expect(script.errorOf(by.enrol(2, 'Dee')).code).toBe('refereePlays')
    const nowhere = { type: 'join', person: 'Bob', join: { email: 'nowhere' } } as const
    expect(script.errorOf(by.roster(2, nowhere)).message).toMatch(/Give an e-mail address/)
  })

  test('closes at the deadline, and admits nobody late or twice [1250.14/III.D.c, 1250.14/III.D.e]', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'))
    expect(script.errorOf(by.enrol(3, 'Ann')).code).toBe('playedBefore')
    script.apply(by.time(48))
    expect(script.errorOf(by.enrol(48, 'Cyd'))).toMatchObject({
      code: 'notEnrolling',
      clause: '1250.14/III.D.e',
    })
    expect(script.state.shared.stage).toBe('enrolled')
    expect(script.told('enrolmentClosed')[0]?.[1]).toMatchObject({ players: 2 })
    expect(enrolling().apply(by.enrol(47.99, 'Ann')).state.roster.seats).toHaveLength(1)
  })

  test('closes as soon as all places are taken [1250.14/III.D.d]', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'), by.enrol(2, 'Cyd'))
    expect(script.state.shared.stage).toBe('enrolled')
    expect(script.state.clock.timers).toEqual([])
    expect(script.errorOf(by.enrol(3, 'Eve')).code).toBe('notEnrolling')
  })

  test('frees the place of a player who withdraws in time', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'), by.leave(3, 'Ann'))
    expect(script.state.roster.seats.map(({ player }) => player)).toEqual(['Bob'])
    script.apply(by.enrol(4, 'Cyd'), by.enrol(5, 'Ann'))
    expect(script.state.shared.stage).toBe('enrolled')
    expect(script.state.roster.seats.map(({ player }) => player)).toEqual(['Bob', 'Cyd', 'Ann'])
    script.apply(by.leave(6, 'Bob'), by.leave(7, 'Ann'))
    expect(script.state.shared.stage).toBe('enrolled')
    expect(script.state.openPrompts).toMatchObject([
      { name: 'abort', details: { enrolled: 1, minimum: 2 }, question: { choices: ['abort'] } },
    ])
    expect(diplomacy.pendingActions(script.state, 'referee')).toMatchObject([
      { action: 'abort', need: 'required' },
    ])
    expect(script.rules(8, 'abort').told('aborted')[0]?.[1]).toMatchObject({ why: 'referee' })
  })
})

describe('the start (Steps E and F)', () => {
  test('does not come with too few players [1250.14/III.E]', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'), by.time(99))
    expect(script.told('aborted')[0]?.[1]).toMatchObject({ why: 'too few' })
    expect(script.state.outcome).toMatchObject({ at: at(48), winners: [], awards: [] })
  })

  test('lists players, addresses and countries [1250.14/III.F.a, 1250.14/III.F.b, 1250.14/III.F.c]', () => {
    const script = enrolling({ variant: 'Islands' }).apply(
      by.enrol(1, 'Ann'),
      by.enrol(2, 'Bob'),
      by.time(48),
    )
    expect(diplomacy.pendingActions(script.state, 'referee')[0]).toMatchObject({
      action: 'start',
      need: 'required',
    })
    script.starts(50).rules(51, [2, 0, 1])
    expect(script.told('started')).toEqual([
      [
        'public',
        {
          type: 'started',
          referee: 'Dee',
          players: [
            { player: 'Ann', email: 'ann@example.org', country: 'South' },
            { player: 'Bob', email: 'bob@example.org', country: 'North' },
          ],
          vacant: ['East'],
        },
      ],
    ])
    expect(script.state.shared).toMatchObject({ stage: 'playing', powers: ['SOUTH', 'NORTH'] })
    expect(script.state.roster.starters).toBe(2)
    expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(51 + 7 * 24) }])
    expect(script.errorOf(by.enrol(52, 'Cyd')).code).toBe('notEnrolling')
  })

  test('checks the limit of II again when Ackanomic’s number of players has changed', () => {
    const script = enrolling().apply(by.enrol(1, 'Ann'), by.enrol(2, 'Bob'), by.time(48))
    const start = (players: number) => script.ruling(50, { players })
    expect(script.errorOf(start(3))).toMatchObject({
      code: 'tooManyPlaces',
      details: { maximum: 3, most: 2 },
    })
    expect(script.errorOf(start(0))).toMatchObject({ details: { most: 0 } })
    expect(script.apply(start(4)).state.shared.stage).toBe('drawing')
  })

  test('begins with a pause for a player on vacation', () => {
    const back = enrolling().apply(by.enrol(1, 'Ann'), by.vacation(2, 'Ann'), by.back(3, 'Ann'))
    expect(back.state.shared.replacements).toEqual([])
    const away = enrolling({ variant: 'Islands' }).apply(by.enrol(1, 'Ann'), by.enrol(1, 'Bob'))
    away.apply(by.vacation(2, 'Bob'), by.time(48)).starts(48).begins(48)
    expect(away.state).toMatchObject({
      shared: { missing: [1] },
      roster: { pauses: [{ reason: 'pause' }] },
    })
  })

  test('leaves out a player who withdraws during the draw', () => {
    const script = enrolling({ variant: 'Islands' }).apply(
      by.enrol(1, 'Ann'),
      by.enrol(2, 'Bob'),
      by.enrol(3, 'Cyd'),
    )
    script.starts(4).apply(by.leave(5, 'Ann'))
    expect(script.state).toMatchObject({
      shared: { stage: 'enrolled' },
      openPrompts: [{ name: 'start' }],
    })
    script.starts(6).rules(7, [0, 1, 2])
    expect(script.state.shared.powers).toEqual(['NORTH', 'EAST'])
  })

  test('needs no enrolment if the players are named and their number fits', () => {
    expect(new Script(SEVEN, {}).state.shared.stage).toBe('drawing')
    expect(refused({ players: { minimum: 3, maximum: 5 } }, TWO)).toMatchObject({
      code: 'notInRange',
      details: { players: 2, minimum: 3, maximum: 5 },
    })
  })
})
