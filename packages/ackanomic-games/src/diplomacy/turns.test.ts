import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { diplomacy } from './game.js'
import { at, by, duel, holding, Script, seven, TWO } from './script.test-support.js'
import type { Report } from './types.js'

const WEEK = 7 * 24

const sentOf = (script: Script, seat = 0): readonly string[] | null | undefined =>
  script.state.secret[seat]?.orders

describe('orders', () => {
  test('are secret until the turn is over', () => {
    const script = duel().takes(by.orders(1, 'Ann', 'army Burgfeld to Heide; F Alt-Hei'))
    expect(sentOf(script)).toEqual(['A BUR - HEI', 'F ALT - HEI'])
    const told = { type: 'orders', seat: 0, orders: ['A BUR - HEI', 'F ALT - HEI'] }
    expect(script.told('orders')).toEqual([
      [0, told],
      ['referee', told],
    ])
    const other = duel().takes(by.time(1))
    for (const viewer of [1, 'public', { person: 'Vera' }] as const) {
      expect(diplomacy.view(script.state, viewer)).toEqual(diplomacy.view(other.state, viewer))
      expect(diplomacy.expects(script.state, viewer)).toEqual(
        diplomacy.expects(other.state, viewer),
      )
    }
    expect(diplomacy.view(script.state, 0)).toMatchObject({ mine: { orders: told.orders } })
    expect(diplomacy.view(script.state, 'referee')).toMatchObject({
      known: [{ orders: told.orders }, {}],
    })
  })

  test('the last mail counts, or all are combined, as announced', () => {
    const last = duel().takes(
      by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam H'),
      by.orders(2, 'Ann', 'A Bur-Wal'),
    )
    expect(sentOf(last)).toEqual(['A BUR - WAL'])
    const both = duel({ rules: { orderSets: 'combined' } }).takes(
      by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam H'),
      by.orders(2, 'Ann', 'A Bur-Wal'),
    )
    expect(sentOf(both)).toEqual(['A CAM H', 'A BUR - WAL'])
    expect(sentOf(both.takes(by.orders(3, 'Ann')))).toBeNull()
  })

  test('the turn is over at its deadline, which late orders miss [1250.14/IV.ref.a]', () => {
    const script = duel().takes(
      by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt-Noo'),
      by.orders(2, 'Bob', 'F Moo-Lak'),
    )
    expect(script.takes(by.time(WEEK - 0.001)).told('result')).toEqual([])
    script.takes(by.time(WEEK))
    expect(script.units('WEST')).toEqual(['A CAM', 'A HEI', 'F NOO'])
    expect(script.units('EAST')).toEqual(['A OST', 'A RID', 'F LAK'])
    const [[to, result] = []] = script.told('result')
    expect(to).toBe('public')
    expect(result).toMatchObject({
      report: {
        phase: 'Spring 1, moves',
        says: expect.arrayContaining([
          'West: A BUR - HEI: arrives.',
          'East: A OST H (no order): holds.',
        ]),
      },
    })
    expect(script.state.own.last).toEqual((result as unknown as { report: Report }).report)
    const late = duel().takes(by.orders(WEEK, 'Ann', 'A Bur-Hei'))
    expect(late.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(late.state.own.position?.phase).toEqual({ year: 1, season: 1, step: 'moves' })
    expect(sentOf(late)).toEqual(['A BUR - HEI'])
  })

  test('the public learns nothing but the result', () => {
    const script = duel().takes(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    expect(script.posts.map(({ to, post }) => [to, post.type])).toEqual([
      ['public', 'result'],
      ['public', 'turn'],
    ])
    expect(sentOf(script)).toBeNull()
  })

  test('what cannot be read is refused with a sentence', () => {
    expect(duel().refusal(by.orders(1, 'Ann', 'A Bur-Atlantis'))).toMatchObject({
      code: 'unreadable',
      clause: '1250.14/III.B6',
      facts: { text: 'A Bur-Atlantis' },
    })
    const sent = duel().takes(by.orders(1, 'Ann', 'A Bur-Hei'))
    for (const text of ['West:', 'please', '()', ',']) {
      expect(sent.refusal(by.orders(2, 'Ann', ' ', text))).toMatchObject({
        code: 'unreadable',
        facts: { text },
      })
    }
    expect(sentOf(sent.takes(by.orders(3, 'Ann', ' ')))).toBeNull()
    expect(duel().refusal(by.orders(1, 'Ann', ...new Array(60).fill('w w w w')))).toMatchObject({
      code: 'tooManyOrders',
      facts: { orders: 240, most: 200 },
    })
    expect(duel().refusal(by.orders(1, 'Cyd', 'A Bur-Hei')).code).toBe('notYours')
    const early = new Script(TWO, { variant: 'Duel' })
    expect(early.refusal(by.orders(0, 'Ann', 'A Bur-Hei')).code).toBe('notStarted')
  })

  test('who has nothing to order is not asked, and refused', () => {
    const script = duel()
      .takes(by.orders(1, 'Ann', 'F Alt-Noo'), by.time(WEEK))
      .takes(by.time(2 * WEEK))
    expect(script.state.own.position?.phase.step).toBe('adjustments')
    expect(diplomacy.expects(script.state, 'referee', 'all')).toMatchObject([
      { what: 'orders', of: 0, need: 'must', until: at(2 * WEEK + 72) },
    ])
    expect(diplomacy.expects(script.state, 1)).toEqual([])
    expect(script.refusal(by.orders(2 * WEEK, 'Bob', 'A Ost B'))).toMatchObject({
      code: 'nothingToOrder',
      facts: { power: 'East', phase: 'Winter 1, adjustments' },
      says: 'East has nothing to order in Winter 1, adjustments; send orders when it has.',
    })
    script.takes(by.orders(2 * WEEK + 1, 'Ann', 'F Alt B'), by.time(2 * WEEK + 72))
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT', 'F NOO'])
  })

  test('retreats have a turn of their own', () => {
    const script = seven()
      .takes(
        by.orders(1, 'Ann', 'A Vie-Tyr', 'F Tri-Ven'),
        by.orders(1, 'Fay', 'A Ven-Tri'),
        by.time(WEEK),
      )
      .takes(by.orders(WEEK, 'Ann', 'A Tyr-Ven', 'F Tri S A Tyr-Ven'))
      .takes(by.orders(WEEK, 'Fay', 'A Rom H'), by.time(2 * WEEK))
    expect(script.state.own.position?.phase).toEqual({ year: 1901, season: 1, step: 'retreats' })
    expect(script.state.own.position?.dislodged).toMatchObject([
      { unit: { power: 'ITALY', at: 'VEN' }, from: 'TYR' },
    ])
    script.takes(by.orders(2 * WEEK + 1, 'Fay', 'A Ven-Apu'), by.time(2 * WEEK + 72))
    expect(script.units('ITALY')).toContain('A APU')
  })
})

describe('the announced terms', () => {
  test('late: units hold, or do again what they were last ordered', () => {
    const orders = [by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK)]
    const repeat = duel({ faulty: { late: 'repeat' } }).takes(...orders)
    expect(repeat.state.own.standing[0]).toEqual(['A BUR - HEI'])
    repeat.takes(by.time(2 * WEEK))
    expect(repeat.told('result')[0]?.[1]).toMatchObject({
      report: { says: expect.arrayContaining([expect.stringMatching(/^West: A BUR - HEI: void/)]) },
    })
    const hold = duel().takes(...orders)
    expect(hold.state.own.standing[0]).toEqual([])
  })

  test('ambiguous: nothing counts, or the first or the last order', () => {
    const after = (ambiguous: string): readonly string[] =>
      duel({ faulty: { ambiguous } })
        .takes(by.orders(1, 'Ann', 'A Bur-Hei', 'A Bur-Wal'), by.time(WEEK))
        .units('WEST')
    expect(after('hold')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(after('first')).toEqual(['A CAM', 'A HEI', 'F ALT'])
    expect(after('last')).toEqual(['A CAM', 'A WAL', 'F ALT'])
  })

  test('invalid: the unit holds, and can be supported, or it stands for its move', () => {
    const after = (invalid: string) => {
      const script = duel({ faulty: { invalid } })
      script.takes(by.orders(1, 'Ann', 'A Bur-Ost', 'A Cam S A Bur'), by.time(WEEK))
      return JSON.stringify(script.state.own.last?.says)
    }
    expect(after('hold')).toMatch(/A CAM S A BUR: is given/)
    expect(after('stands')).toMatch(/A CAM S A BUR: void/)
  })

  test('the edition and its choices adjudicate', () => {
    // With one owned centre left and two units too many, the farthest from home goes, or from it.
    const position = {
      ...holding({ OST: 'WEST', ALT: 'EAST', BUR: 'EAST', CAM: 'EAST' }),
      phase: { year: 1, season: 1, step: 'adjustments' as const },
    }
    const farthest = (edition: string): readonly string[] =>
      duel({ edition }).takes(by.correct(1, position), by.time(99)).units('WEST')
    expect(farthest('1976')).not.toEqual(farthest('datc'))
  })

  test('all orders in end a turn early only where that was announced', () => {
    const all = (script: Script): Script =>
      script.takes(
        by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt H', 'A Cam H'),
        by.orders(2, 'Bob', 'F Moo-Lak', 'A Ost H', 'A Rid H'),
      )
    expect(all(duel()).told('result')).toEqual([])
    const early = all(duel({ earlyEnd: true }))
    expect(early.told('result')).toHaveLength(1)
    expect(early.state.clock.timers).toMatchObject([{ name: 'turn', due: at(2 + WEEK) }])
    const part = duel({ earlyEnd: true }).takes(
      by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt H'),
      by.orders(2, 'Bob', 'F Moo-Lak', 'A Ost H', 'A Rid H'),
    )
    expect(part.told('result')).toEqual([])
    const astray = duel({ earlyEnd: true }).takes(
      by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt H', 'A Cam D'),
      by.orders(2, 'Bob', 'F Moo-Lak', 'A Ost H', 'A Rid H'),
    )
    expect(astray.told('result')).toEqual([])
    const phase = { year: 1, season: 1, step: 'adjustments' } as const
    const units = holding({}).units.filter(({ power }) => power === 'EAST')
    const builds = duel({ earlyEnd: true }).takes(by.correct(1, { ...holding({}), phase, units }))
    builds.takes(by.orders(2, 'Ann', 'B A Bur', 'B F Bur', 'A Cam H'))
    expect(builds.told('result')).toEqual([])
    expect(builds.takes(by.orders(3, 'Ann', 'B A Bur, waive, waive')).told('result')).toHaveLength(
      1,
    )
    const bot = duel({ earlyEnd: true }).takes(by.vacation(1, 'Bob'), by.time(73))
    bot.takes(by.correct(74, { ...holding({ NOO: 'EAST' }), phase }))
    expect(bot.state.own.position?.phase).toEqual({ year: 2, season: 0, step: 'moves' })
    expect(bot.state.clock.timers).toMatchObject([{ name: 'turn', due: at(74 + WEEK) }])
  })

  test('powers that nobody plays are in disorder', () => {
    const script = new Script(TWO, { variant: 'Islands' }).begins().takes(by.time(WEEK))
    expect(script.units('SOUTH')).toEqual(['A SUD', 'F SUP'])
    expect(script.state.own.position?.phase).toEqual({ year: 2, season: 0, step: 'moves' })
  })

  test('where only powers that nobody plays could order anything, there is no turn', () => {
    const script = new Script(TWO, {}).begins()
    const start = script.state.own.position
    if (start === null) throw new Error('There is no position.')
    const owners = { ...start.owners, BER: 'ENGLAND' }
    const phase = { year: 1901, season: 1, step: 'adjustments' } as const
    const units = start.units.filter(({ at }) => at !== 'LON')
    script.takes(by.correct(1, { ...start, owners: { ...start.owners, BER: 'FRANCE' }, phase }))
    expect(script.state.own.position?.phase).toEqual({ year: 1902, season: 0, step: 'moves' })
    expect(script.state.own.last?.says).toEqual(['Germany: F KIE D (no order): leaves the board.'])
    expect(script.told('turn')).toHaveLength(1)
    script.takes(by.correct(2, { ...start, owners, units, phase }))
    expect(script.state.own.position?.phase).toEqual(phase)
  })

  test('a dislodged unit without an order that counts is told to be lost', () => {
    const unit = { power: 'WEST', kind: 'A', at: 'WAL' } as const
    const dislodged = [{ unit, from: 'STR', retreats: ['HEI'] }]
    const phase = { year: 1, season: 0, step: 'retreats' } as const
    const script = duel().takes(by.correct(1, { ...holding({}), phase, dislodged }))
    script.takes(by.orders(2, 'Ann', 'Retreat A Wal to Str', 'A Cam D'), by.time(80))
    expect(script.state.own.last?.says).toEqual([
      'West: A WAL R STR: void, the attacker came from there; a unit retreats anywhere but to there.',
      'West: A CAM D: void, the unit there was not dislodged; only dislodged units retreat or disband now.',
      'West: A WAL has no order that counts, and is lost.',
    ])
  })
})

describe('the referee', () => {
  const adjudication = { method: 'manual', form: 'As usual.', contact: 'dee@example.org' }

  test('adjudicates by hand where that was announced [1250.14/IV.ref.a]', () => {
    const script = duel({ adjudication }).takes(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    expect(script.state.asked).toMatchObject([
      { name: 'adjudication', to: 'referee', about: { phase: 'Spring 1, moves' } },
    ])
    expect(script.refusal(by.orders(WEEK + 1, 'Ann', 'A Bur-Wal'))).toMatchObject({
      code: 'deciding',
      facts: { what: 'adjudication' },
    })
    script.rules(WEEK + 5, { position: null })
    expect(script.units('WEST')).toContain('A HEI')
    expect(script.told('turn')[0]?.[1]).toMatchObject({ until: at(2 * WEEK + 5) })
  })

  test('adjudicates the orders that were in, whoever comes or goes meanwhile [1250.14/IV.ref.a, 1250.14/V.bot.a]', () => {
    const late = duel({ adjudication }).takes(by.orders(1, 'Bob', 'F Moo-Lak'), by.time(WEEK))
    late.takes(by.vacation(WEEK + 1, 'Bob'), by.time(WEEK + 73))
    expect(late.state.own.bots).toEqual([1])
    late.rules(WEEK + 74, { position: null })
    expect(late.units('EAST')).toContain('F LAK')
    const bot = duel({ adjudication }).takes(
      by.orders(1, 'Bob', 'F Moo-Lak'),
      by.vacation(2, 'Bob'),
      by.time(WEEK + 72),
    )
    expect(bot.state.own.deciding).toBe('adjudication')
    bot.takes(by.back(WEEK + 73, 'Bob')).rules(WEEK + 74, { position: null })
    expect(bot.units('EAST')).toContain('F MOO')
  })

  test('decides, and that is final [1250.14/IV.ref.b]', () => {
    const script = duel({ adjudication }).takes(by.time(WEEK))
    const position = { ...holding({}), phase: { year: 1, season: 1, step: 'moves' as const } }
    const wrong = { ...position, units: [{ power: 'WEST', kind: 'F' as const, at: 'RID' }] }
    expect(script.refusal(script.ruling(WEEK, { position: wrong }))).toMatchObject({
      code: 'impossiblePosition',
      facts: { problem: 'No fleet can stand at RID.' },
    })
    expect(script.refusal(script.ruling(WEEK, 'as you like')).code).toBe('badAnswer')
    const units = position.units.slice(1)
    script.rules(WEEK, { position: { ...position, units } })
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM'])
    expect(script.told('corrected')).toHaveLength(1)
    script.takes(by.orders(WEEK, 'Ann', 'A Bur-Hei'), by.correct(WEEK + 1, position))
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(sentOf(script)).toBeNull()
    expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(2 * WEEK + 1) }])
    expect(script.refusal(by.correct(WEEK + 2, position, 'Ann')).code).toBe('notYours')
  })

  test('takes powers off the board and sets them on it again, and their players with them [1250.14/IV.ref.b]', () => {
    const gone = { ...holding({}), units: holding({}).units.slice(0, 3), owners: { ALT: 'WEST' } }
    const seat = ({ state }: Script) => state.table.seats[1]
    const out = { presence: 'out', holder: null }
    const manual = duel({ adjudication }).takes(by.time(WEEK)).rules(WEEK, { position: gone })
    expect(seat(manual)).toMatchObject(out)
    const script = duel({ draws: 'shared' }).takes(by.correct(1, gone))
    expect(seat(script)).toMatchObject(out)
    script.takes(by.correct(2, holding({})), by.orders(3, 'Bob', 'A Rid H'))
    expect(seat(script)).toMatchObject({ presence: 'here', holder: 'Bob' })
    const bot = duel().takes(by.vacation(1, 'Bob'), by.time(73), by.correct(74, gone))
    expect(seat(bot)).toMatchObject(out)
    bot.takes(by.correct(75, holding({})))
    expect(bot.state).toMatchObject({ own: { bots: [1] }, table: { halts: [] } })
    expect(seat(bot.takes(by.back(76, 'Bob')))).toMatchObject({ presence: 'here', holder: 'Bob' })
    const replaced = duel().takes(
      by.vacation(1, 'Bob'),
      by.offer(2, 'Vera', 'EAST'),
      by.yes(3, 'Vera', 'EAST'),
      by.correct(4, gone),
      by.correct(5, holding({})),
    )
    expect(seat(replaced)).toMatchObject({ presence: 'away', holder: 'Vera' })
    const resigned = duel().takes(by.leave(1, 'Bob'), by.time(73), by.correct(74, gone))
    resigned.takes(by.correct(75, holding({})))
    expect(seat(resigned)).toMatchObject({ presence: 'left', holder: null })
    expect(resigned.state.table.halts).toEqual([])
    const inactive = { what: 'activity', person: 'Bob', active: false } as const
    const idle = duel().takes(by.society(1, inactive), by.time(73), by.correct(74, gone))
    idle.takes(by.correct(75, holding({})))
    expect(seat(idle)).toMatchObject({ presence: 'here', holder: null })
    idle.takes(by.society(76, { ...inactive, active: true }))
    expect(seat(idle)).toMatchObject({ presence: 'here', holder: 'Bob' })
    const office = duel().takes(
      by.correct(1, gone),
      by.leave(2, 'Dee'),
      by.offer(3, 'Bob', 'referee'),
    )
    office.takes(by.speaker(4, 'Bob', 'referee'), by.correct(5, holding({}), 'Bob'))
    expect(seat(office)).toMatchObject({ presence: 'left', holder: null })
    expect(office.state.own.missing).toEqual([1])
  })

  test('who is silent for a week can be asked, and has resigned after three days more [1250.14/gen.silentref]', () => {
    const script = duel({ adjudication }).takes(by.time(WEEK))
    const silence = (h: number) => by.society(h, { what: 'silence', by: 'Ann' })
    expect(script.refusal(silence(2 * WEEK)).code).toBe('notSilent')
    script.takes(
      silence(2 * WEEK + 1),
      by.society(2 * WEEK + 2, { what: 'inquire', as: 'speaker' }),
    )
    script.takes(by.time(2 * WEEK + 2 + 72))
    expect(script.state.table).toMatchObject({ referees: [], halts: [{ reason: 'pause' }] })
    expect(script.state.own.missing).toEqual(['referee'])
    const asked = duel({ adjudication }).takes(by.time(WEEK), silence(2 * WEEK + 1))
    asked.takes(by.society(2 * WEEK + 2, { what: 'continue', person: 'Dee' }), by.time(3 * WEEK))
    expect(asked.state.table.referees).toEqual(['Dee'])
  })
})

test('a turn is as long as its kind has it', () => {
  const script = duel({ limits: { moves: days(2), adjustments: days(1) } })
    .takes(by.orders(0, 'Ann', 'F Alt-Noo'), by.time(48))
    .takes(by.time(96))
  expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(120) }])
})
