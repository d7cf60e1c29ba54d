import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import type { DiplomacyTurnReport } from './events.js'
import { diplomacy } from './game.js'
import type { DiplomacyEvent } from './model.js'
import { by, duel, holding, Script, seven, TWO } from './script.test-support.js'

const WEEK = 7 * 24

const sentOf = (script: Script, seat = 0): readonly string[] | null | undefined =>
  script.state.secret[seat]?.orders

describe('orders', () => {
  test('are secret during the turn', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'army Burgfeld to Heide; F Alt-Hei'))
    expect(sentOf(script)).toEqual(['A BUR - HEI', 'F ALT - HEI'])
    const event = {
      type: 'orders',
      seat: 0,
      variant: 'Duel',
      orders: ['A BUR - HEI', 'F ALT - HEI'],
    }
    expect(script.told('orders')).toMatchObject([
      [0, { ...event, checks: [{}, {}, {}] }],
      ['referee', { ...event, checks: [], dropped: [] }],
    ])
    const other = duel().apply(by.time(1))
    for (const viewer of [1, 'public', { person: 'Vera' }] as const) {
      expect(diplomacy.view(script.state, viewer)).toEqual(diplomacy.view(other.state, viewer))
      expect(diplomacy.pendingActions(script.state, viewer)).toEqual(
        diplomacy.pendingActions(other.state, viewer),
      )
    }
    expect(diplomacy.view(script.state, 0)).toMatchObject({ mine: { orders: event.orders } })
    expect(diplomacy.view(script.state, 'referee')).toMatchObject({
      known: [{ orders: event.orders }, {}],
    })
  })

  test('are replaced by later mails or combined with them, as announced', () => {
    const last = duel().apply(
      by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam H'),
      by.orders(2, 'Ann', 'A Bur-Wal'),
    )
    expect(sentOf(last)).toEqual(['A BUR - WAL'])
    const both = duel({ rules: { orderSets: 'combined' } }).apply(
      by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam H'),
      by.orders(2, 'Ann', 'A Bur-Wal'),
    )
    expect(sentOf(both)).toEqual(['A CAM H', 'A BUR - WAL'])
    expect(sentOf(both.apply(by.orders(3, 'Ann')))).toBeNull()
  })

  test('are accepted until the deadline [1250.14/IV.ref.a]', () => {
    const script = duel().apply(
      by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt-Noo'),
      by.orders(2, 'Bob', 'F Moo-Lak'),
    )
    expect(script.apply(by.time(WEEK - 0.001)).told('result')).toEqual([])
    script.apply(by.time(WEEK))
    expect(script.units('WEST')).toEqual(['A CAM', 'A HEI', 'F NOO'])
    expect(script.units('EAST')).toEqual(['A OST', 'A RID', 'F LAK'])
    const [[to, result] = []] = script.told('result')
    expect(to).toBe('public')
    expect(result).toMatchObject({
      report: {
        phase: 'Spring 1, moves',
        message: expect.arrayContaining([
          'West: Army Burgfeld moves to Heide: arrives.',
          'East: Army Osthafen holds (no order).',
        ]),
      },
    })
    expect(script.state.shared.last).toEqual(
      (result as unknown as { report: DiplomacyTurnReport }).report,
    )
    const late = duel().apply(by.orders(WEEK, 'Ann', 'A Bur-Hei'))
    expect(late.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(late.state.shared.position?.phase).toEqual({ year: 1, season: 1, step: 'moves' })
    expect(sentOf(late)).toEqual(['A BUR - HEI'])
  })

  test('show the public only their result', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK))
    expect(script.events.map(({ to, event }) => [to, event.type])).toEqual([
      ['public', 'result'],
      ['public', 'turn'],
    ])
    expect(sentOf(script)).toBeNull()
  })

  test('are refused with a reason when unreadable', () => {
    expect(duel().errorOf(by.orders(1, 'Ann', 'A Bur-Atlantis'))).toMatchObject({
      code: 'unreadable',
      clause: '1250.14/III.B6',
      details: { pieces: [{ text: 'A Bur-Atlantis' }], more: 0 },
    })
    const many = duel().errorOf(by.orders(1, 'Ann', 'A Bur-Atlantis, A Cam-Hei', 'F Alt mumbles'))
    expect(many.message).toMatch(
      /^"A Bur-Atlantis": .*"atlantis"\. "F Alt mumbles": What is F ALT/u,
    )
    const flood = duel().errorOf(by.orders(1, 'Ann', ...new Array(50).fill('A Bur-Atlantis')))
    expect(flood.details).toMatchObject({ pieces: { length: 5 }, more: 45 })
    expect(flood.message).toMatch(/ And 45 more\.$/u)
    const sent = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei'))
    for (const text of ['West:', 'please', '()', ',']) {
      expect(sent.errorOf(by.orders(2, 'Ann', ' ', text))).toMatchObject({
        code: 'unreadable',
        details: { pieces: [{ text }] },
      })
    }
    expect(sentOf(sent.apply(by.orders(3, 'Ann', ' ')))).toBeNull()
    expect(
      duel().errorOf(by.orders(1, 'Ann', ...new Array(60).fill('A Bur H A Cam H F Alt H A Bur H'))),
    ).toMatchObject({
      code: 'tooManyOrders',
      details: { orders: 240, most: 200 },
    })
    expect(duel().errorOf(by.orders(1, 'Cyd', 'A Bur-Hei')).code).toBe('notAllowed')
    const early = new Script(TWO, { variant: 'Duel' })
    expect(early.errorOf(by.orders(0, 'Ann', 'A Bur-Hei')).code).toBe('notStarted')
  })

  test('remain after a mail without valid orders', () => {
    const phase = { year: 1, season: 1, step: 'adjustments' } as const
    const units = holding({}).units.filter(({ at }) => at !== 'CAM')
    const winter = duel().apply(by.correct(1, { ...holding({}), phase, units }))
    winter.apply(by.orders(2, 'Ann', 'Build A Cam'))
    expect(winter.errorOf(by.orders(3, 'Ann', 'A Hei-Str'))).toMatchObject({
      code: 'outOfPlace',
      clause: '1250.14/III.B6',
      message:
        'None of this can be ordered in Winter 1, adjustments: West may build 1, in Cambria. Earlier orders still stand.',
    })
    expect(winter.errorOf(by.orders(3, 'Ann', 'A Bur D')).code).toBe('outOfPlace')
    expect(sentOf(winter)).toEqual(['A CAM B'])
    winter.apply(by.orders(4, 'Ann', 'Build A Bur'))
    expect(winter.told('orders')[0]?.[1]).toMatchObject({
      checks: [{ is: 'illegal' }, { is: 'missing' }],
      dropped: ['A CAM B'],
    })
    const unit = { power: 'WEST', kind: 'A', at: 'WAL' } as const
    const dislodged = [{ unit, from: 'STR', retreats: ['HEI'] }]
    const step = { year: 1, season: 0, step: 'retreats' } as const
    const retreat = duel().apply(by.correct(1, { ...holding({}), phase: step, dislodged }))
    expect(retreat.errorOf(by.orders(2, 'Ann', 'A Bur-Hei', 'A Cam H')).message).toMatch(
      /Spring 1, retreats: West retreats Army Waldau, or disbands\./,
    )
    const poor = duel().apply(by.correct(1, { ...holding({ ALT: 'EAST' }), phase }))
    expect(poor.errorOf(by.orders(2, 'Ann', 'Build A Cam')).message).toMatch(
      /: West disbands 1 of (?:Army Burgfeld, Army Cambria and Fleet Altmark|Fleet Altmark, Army Burgfeld and Army Cambria)\./,
    )
    expect(duel().errorOf(by.orders(2, 'Ann', 'A Ost H')).message).toMatch(
      /Spring 1, moves: West orders Fleet Altmark, Army Burgfeld and Army Cambria\./,
    )
  })

  test('use the names of the match’s map, even if another map has the same short names', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Wal, F Alt-Noo'))
    script.apply(by.orders(2, 'Ann', 'A Bur-Wal'))
    const texts = script.events.map(({ event }) => diplomacy.describeEvent(event, ['Ann', 'Bob']))
    expect(texts[0]).toMatch(/^Ann orders: Army Burgfeld moves to Waldau/)
  })

  test('are confirmed only to their sender, with expected results and dropped orders', () => {
    const script = duel().apply(by.orders(1, 'Ann', 'A Bur-Hei', 'A Cam H'))
    script.apply(by.orders(2, 'Ann', 'A Bur-Ost', 'F Alt-Noo'))
    expect(script.told('orders')).toMatchObject([
      [0, { checks: [{ is: 'illegal' }, { is: 'good' }, { is: 'missing' }], dropped: ['A CAM H'] }],
      ['referee', { checks: [], dropped: [] }],
    ])
    expect(diplomacy.describeEvent(script.events[0]?.event as DiplomacyEvent, ['Ann', 'Bob'])).toBe(
      [
        'Ann orders: Army Burgfeld moves to Osthafen; Fleet Altmark moves to Noorland.',
        'Army Burgfeld cannot move to Osthafen: it cannot get there from where it is.',
        'Army Cambria has no order; it would hold.',
        'No longer ordered: Army Cambria holds.',
      ].join('\n'),
    )
  })

  test('are refused from a player without units to order', () => {
    const script = duel()
      .apply(by.orders(1, 'Ann', 'F Alt-Noo'), by.time(WEEK))
      .apply(by.time(2 * WEEK))
    expect(script.state.shared.position?.phase.step).toBe('adjustments')
    expect(diplomacy.pendingActions(script.state, 'referee', 'all')).toMatchObject([
      { action: 'orders', actor: 0, need: 'required', deadline: at(2 * WEEK + 72) },
    ])
    expect(diplomacy.pendingActions(script.state, 1)).toEqual([])
    expect(script.errorOf(by.orders(2 * WEEK, 'Bob', 'A Ost B'))).toMatchObject({
      code: 'nothingToOrder',
      details: { power: 'East', phase: 'Winter 1, adjustments' },
      message: 'East has nothing to order in Winter 1, adjustments; send orders when it does.',
    })
    script.apply(by.orders(2 * WEEK + 1, 'Ann', 'F Alt B'), by.time(2 * WEEK + 72))
    expect(script.units('WEST')).toEqual(['A BUR', 'A CAM', 'F ALT', 'F NOO'])
  })

  test('for retreats have a turn of their own', () => {
    const script = seven()
      .apply(
        by.orders(1, 'Ann', 'A Vie-Tyr', 'F Tri-Ven'),
        by.orders(1, 'Fay', 'A Ven-Tri'),
        by.time(WEEK),
      )
      .apply(by.orders(WEEK, 'Ann', 'A Tyr-Ven', 'F Tri S A Tyr-Ven'))
      .apply(by.orders(WEEK, 'Fay', 'A Rom H'), by.time(2 * WEEK))
    expect(script.state.shared.position?.phase).toEqual({ year: 1901, season: 1, step: 'retreats' })
    expect(script.state.shared.position?.dislodged).toMatchObject([
      { unit: { power: 'ITALY', at: 'VEN' }, from: 'TYR' },
    ])
    script.apply(by.orders(2 * WEEK + 1, 'Fay', 'A Ven-Apu'), by.time(2 * WEEK + 72))
    expect(script.units('ITALY')).toContain('A APU')
  })
})

describe('the announced terms', () => {
  test('make missing orders hold, or repeat the last ones', () => {
    const orders = [by.orders(1, 'Ann', 'A Bur-Hei'), by.time(WEEK)]
    const repeat = duel({ faulty: { late: 'repeat' } }).apply(...orders)
    expect(repeat.state.shared.standing[0]).toEqual(['A BUR - HEI'])
    repeat.apply(by.time(2 * WEEK))
    expect(repeat.told('result')[0]?.[1]).toMatchObject({
      report: {
        message: expect.arrayContaining([
          expect.stringMatching(/^West: Army Burgfeld moves to Heide: void/),
        ]),
      },
    })
    const hold = duel().apply(...orders)
    expect(hold.state.shared.standing[0]).toEqual([])
  })

  test('make ambiguous orders void, or count the first or the last', () => {
    const after = (ambiguous: string): readonly string[] =>
      duel({ faulty: { ambiguous } })
        .apply(by.orders(1, 'Ann', 'A Bur-Hei', 'A Bur-Wal'), by.time(WEEK))
        .units('WEST')
    expect(after('hold')).toEqual(['A BUR', 'A CAM', 'F ALT'])
    expect(after('first')).toEqual(['A CAM', 'A HEI', 'F ALT'])
    expect(after('last')).toEqual(['A CAM', 'A WAL', 'F ALT'])
  })

  test('treat an invalid order as a hold that can be supported, or as a move', () => {
    const after = (invalid: string) => {
      const script = duel({ faulty: { invalid } })
      script.apply(by.orders(1, 'Ann', 'A Bur-Ost', 'A Cam S A Bur'), by.time(WEEK))
      return JSON.stringify(script.state.shared.last?.message)
    }
    expect(after('hold')).toMatch(/Army Cambria supports Army Burgfeld, which stays: is given/)
    expect(after('stands')).toMatch(/Army Cambria supports Army Burgfeld, which stays: void/)
  })

  test('choose the edition that adjudicates', () => {
    // Two units are too many: those farthest from the home centres go, or from the owned centre.
    const position = {
      ...holding({ OST: 'WEST', ALT: 'EAST', BUR: 'EAST', CAM: 'EAST' }),
      phase: { year: 1, season: 1, step: 'adjustments' as const },
    }
    const farthest = (edition: string): readonly string[] =>
      duel({ edition }).apply(by.correct(1, position), by.time(99)).units('WEST')
    expect(farthest('1976')).not.toEqual(farthest('datc'))
  })

  test('may end a turn early when all players are ready', () => {
    const sent = (options: object): Script =>
      duel(options).apply(
        by.orders(1, 'Ann', 'A Bur-Hei', 'F Alt H', 'A Cam H'),
        by.orders(2, 'Bob', 'F Moo-Lak', 'A Ost H', 'A Rid H'),
      )
    expect(sent({}).errorOf(by.ready(3, 'Ann'))).toMatchObject({ code: 'noEarlyEnd' })
    const early = sent({ earlyEnd: true })
    expect(early.told('result')).toEqual([])
    early.apply(by.ready(3, 'Ann'))
    expect(early.told('ready')).toEqual([
      [0, { type: 'ready', seat: 0, ready: true }],
      ['referee', { type: 'ready', seat: 0, ready: true }],
    ])
    expect(early.told('result')).toEqual([])
    expect(early.apply(by.ready(4, 'Bob')).told('result')).toHaveLength(1)
    expect(early.state.secret.map(({ ready }) => ready)).toEqual([false, false])
    expect(early.state.clock.timers).toMatchObject([{ name: 'turn', due: at(4 + WEEK) }])
    const phase = { year: 1, season: 1, step: 'adjustments' } as const
    const bot = duel({ earlyEnd: true }).apply(by.vacation(1, 'Bob'), by.time(73))
    bot.apply(by.correct(74, { ...holding({ NOO: 'EAST' }), phase }))
    expect(bot.state.shared.position?.phase).toEqual({ year: 2, season: 0, step: 'moves' })
    expect(bot.state.clock.timers).toMatchObject([{ name: 'turn', due: at(74 + WEEK) }])
  })

  test('let a player withdraw readiness, and end it with new orders or a new person in the seat', () => {
    const script = duel({ earlyEnd: true })
    expect(script.errorOf(by.ready(1, 'Ann'))).toMatchObject({ code: 'noOrders' })
    script.apply(by.orders(1, 'Ann', 'A Bur-Hei'), by.ready(2, 'Ann'))
    expect(script.errorOf(by.ready(3, 'Ann'))).toMatchObject({ code: 'sameReady' })
    script.apply(by.ready(3, 'Ann', false))
    expect(script.state.secret[0]?.ready).toBe(false)
    expect(script.errorOf(by.ready(3, 'Ann', false)).message).toBe(
      'You have not said that you are ready.',
    )
    script.apply(by.ready(4, 'Ann'), by.orders(5, 'Ann', 'A Bur-Wal'))
    expect(script.told('ready')).toMatchObject([
      [0, { ready: false }],
      ['referee', {}],
    ])
    expect(script.state.secret[0]).toMatchObject({ ready: false, orders: ['A BUR - WAL'] })
    script.apply(by.ready(6, 'Ann'), by.vacation(7, 'Ann'), by.offer(8, 'Vera', 'WEST'))
    script.apply(by.yes(9, 'Vera', 'WEST'))
    expect(script.state.secret[0]).toMatchObject({ ready: false, orders: ['A BUR - WAL'] })
  })

  test('offer readiness only to a player with orders', () => {
    const script = duel({ earlyEnd: true }).apply(by.orders(1, 'Ann', 'A Bur-Hei'))
    const moves = (seat: number) => diplomacy.legalMoves(script.view(seat)).moves
    expect(moves(0)).toEqual([{ type: 'ready', ready: true }])
    expect(moves(1)).toEqual([])
    expect(diplomacy.pendingActions(script.state, 0)).toMatchObject([
      { action: 'orders' },
      { action: 'ready' },
    ])
    script.apply(by.ready(2, 'Ann'))
    expect(moves(0)).toEqual([{ type: 'ready', ready: false }])
    const other = duel({ earlyEnd: true }).apply(by.time(2))
    expect(script.view(1)).toEqual(other.view(1))
  })
})

describe('a turn', () => {
  test('puts powers without players in civil disorder', () => {
    const script = new Script(TWO, { variant: 'Islands' }).begins().apply(by.time(WEEK))
    expect(script.units('SOUTH')).toEqual(['A SUD', 'F SUP'])
    expect(script.state.shared.position?.phase).toEqual({ year: 2, season: 0, step: 'moves' })
  })

  test('is skipped if only powers without players could give orders', () => {
    const script = new Script(TWO, {}).begins()
    const start = script.state.shared.position
    if (start === null) throw new Error('There is no position.')
    const owners = { ...start.owners, BER: 'ENGLAND' }
    const phase = { year: 1901, season: 1, step: 'adjustments' } as const
    const units = start.units.filter(({ at }) => at !== 'LON')
    script.apply(by.correct(1, { ...start, owners: { ...start.owners, BER: 'FRANCE' }, phase }))
    expect(script.state.shared.position?.phase).toEqual({ year: 1902, season: 0, step: 'moves' })
    expect(script.state.shared.last?.message).toEqual(['Germany: Fleet Kiel disbands (no order).'])
    expect(script.told('turn')).toHaveLength(1)
    script.apply(by.correct(2, { ...start, owners, units, phase }))
    expect(script.state.shared.position?.phase).toEqual(phase)
  })

  test('reports a dislodged unit without a valid order as lost', () => {
    const unit = { power: 'WEST', kind: 'A', at: 'WAL' } as const
    const dislodged = [{ unit, from: 'STR', retreats: ['HEI'] }]
    const phase = { year: 1, season: 0, step: 'retreats' } as const
    const script = duel().apply(by.correct(1, { ...holding({}), phase, dislodged }))
    script.apply(by.orders(2, 'Ann', 'Retreat A Wal to Str', 'A Cam D'), by.time(80))
    expect(script.state.shared.last?.message).toEqual([
      'West: Army Waldau retreats to Strand: void, the attacker came from there, and a unit can retreat anywhere else.',
      'West: Army Cambria disbands: void, the unit there was not dislodged; only dislodged units retreat or disband now.',
      'West: Army Waldau has no order that counts, and is lost.',
    ])
  })
})

test('the length of a turn depends on its kind', () => {
  const script = duel({ limits: { moves: days(2), adjustments: days(1) } })
    .apply(by.orders(0, 'Ann', 'F Alt-Noo'), by.time(48))
    .apply(by.time(96))
  expect(script.state.clock.timers).toMatchObject([{ name: 'turn', due: at(120) }])
})
