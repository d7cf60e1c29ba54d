import { seededRandom } from '@ackanomic/core/bots'
import type { SeatView, State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { announcedRules } from '../correspondence.js'
import { diplomacy } from '../game.js'
import type { DiplomacyVariant } from '../map.js'
import type { Diplomacy, DiplomacyMove } from '../model.js'
import { parseOrders } from '../notation/parse.js'
import { checkOrders } from '../order-checks.js'
import { type DiplomacyPosition, parseUnit } from '../position.js'
import { duel, Script, seven } from '../script.test-support.js'
import { playPhase } from '../seasons.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from '../variants/maps.js'
import { DIPLOMACY_STANDARD } from '../variants/standard.js'
import { diplomacyTactics } from './index.js'

const MAPS = { Standard: DIPLOMACY_STANDARD, Duel: DIPLOMACY_DUEL, Islands: DIPLOMACY_ISLANDS }

function islands(options: object = {}): Script {
  const players = ['Ann', 'Bob', 'Cyd']
  const roster = { players, referees: ['Dee'], startedAt: 0, census: { players: 9 } }
  return new Script(roster, { variant: 'Islands', ...options }).begins()
}

/** Returns the state of a started match with these units of each power on the board. */
function midst(
  start: Script,
  units: Readonly<Record<string, readonly string[]>>,
  more: Partial<DiplomacyPosition> = {},
): State<Diplomacy> {
  const { state } = start
  const position = state.shared.position as DiplomacyPosition
  const standing = Object.entries(units).flatMap(([power, texts]) =>
    texts.map((text) => parseUnit(power, text)),
  )
  return {
    ...state,
    shared: { ...state.shared, position: { ...position, units: standing, ...more } },
  }
}

const AUTUMN = { phase: { year: 1903, season: 1, step: 'moves' } } as const

function seatView(state: State<Diplomacy>, seat: number): SeatView<Diplomacy> {
  const view = diplomacy.view(state, seat)
  if (view.role !== 'seat') throw new Error('There is no such seat.')
  return view
}

function considered(state: State<Diplomacy>, seat: number, plans = 150, seed = 'a seed') {
  const thinking = diplomacyTactics.solve?.(seatView(state, seat), seededRandom(seed))
  let advice = thinking?.next()
  for (let plan = 0; plan < plans && advice?.done !== true; plan++) advice = thinking?.next()
  return advice?.value?.[0]?.move
}

function ordersIn(move: DiplomacyMove | undefined): readonly string[] {
  return move?.type === 'orders' ? move.orders : []
}

const FRANCE = 2

/** Gives France these centres of the standard map, and divides the rest among the others. */
function held(...french: readonly string[]): DiplomacyPosition['owners'] {
  const others = Object.keys(DIPLOMACY_STANDARD.powers).filter((power) => power !== 'FRANCE')
  const centres = Object.entries(DIPLOMACY_STANDARD.provinces).filter(
    ([, { centre }]) => centre === true,
  )
  return Object.fromEntries(
    centres.map(([id], n) => [
      id,
      french.includes(id) ? 'FRANCE' : (others[n % others.length] ?? ''),
    ]),
  )
}

describe('orders for movement', () => {
  test('take an empty centre in a counting season', () => {
    const { POR: _, ...owners } = held('SPA', 'BRE', 'MAR')
    const units = { FRANCE: ['A SPA', 'F BRE'], TURKEY: ['A SMY'] }
    const state = midst(seven(), units, { ...AUTUMN, owners })
    expect(ordersIn(considered(state, FRANCE))).toContain('A SPA - POR')
  })

  test('take a defended centre together', () => {
    const units = { FRANCE: ['A BUR', 'A RUH'], GERMANY: ['A MUN'] }
    const owners = held('PAR', 'MAR', 'BRE')
    const orders = ordersIn(considered(midst(seven(), units, { ...AUTUMN, owners }), FRANCE))
    const ways = [
      ['A BUR - MUN', 'A RUH S A BUR - MUN'],
      ['A BUR S A RUH - MUN', 'A RUH - MUN'],
    ]
    expect(ways).toContainEqual([...orders].sort())
  })

  test('defend a centre against two attackers', () => {
    const units = { WEST: ['A CAM', 'A BUR', 'F NOO'], EAST: ['A STR', 'A WAL', 'A OST'] }
    const west = ['ALT', 'BUR', 'CAM', 'NOO'].map((centre) => [centre, 'WEST'])
    const east = ['STR', 'MOO', 'OST', 'RID'].map((centre) => [centre, 'EAST'])
    const phase = { year: 4, season: 1, step: 'moves' } as const
    const state = midst(duel(), units, { phase, owners: Object.fromEntries([...west, ...east]) })
    const mine = ordersIn(considered(state, 0)).join('\n')
    for (const theirs of ['A Str-Cam, A Wal S A Str-Cam', 'A Wal-Cam, A Str S A Wal-Cam']) {
      const { orders } = parseOrders(DIPLOMACY_DUEL, `West: ${mine}\nEast: ${theirs}`)
      const after = playPhase(
        DIPLOMACY_DUEL,
        state.shared.position as DiplomacyPosition,
        orders,
      ).position
      expect(after.dislodged.map(({ unit }) => unit.at)).not.toContain('CAM')
    }
  })

  test('convoy an army where it cannot walk', () => {
    const units = { NORTH: ['A NOR', 'F WSE'], EAST: ['F EAP'], SOUTH: ['F SUD'] }
    const owners = { NOR: 'NORTH', NOP: 'NORTH', MID: 'NORTH', SUP: 'SOUTH', EAS: 'EAST' }
    const orders = ordersIn(considered(midst(islands(), units, { owners }), 0))
    expect(orders.find((order) => order.startsWith('F WSE C A NOR - '))).toBeDefined()
    expect(orders.find((order) => /^A NOR - (SUP|SKE|MID)/.test(order))).toBeDefined()
  })

  test('take the last centre needed to win, above all', () => {
    const owners = { ALT: 'WEST', BUR: 'WEST', CAM: 'WEST', NOO: 'WEST', STR: 'WEST' }
    const units = { WEST: ['A OST', 'F NOO', 'A CAM'], EAST: ['F LAK', 'A MOO'] }
    const position = { owners, phase: { year: 4, season: 1, step: 'moves' } } as const
    expect(ordersIn(considered(midst(duel(), units, position), 0))).toContain('A OST - RID')
  })
})

describe('orders for retreats and adjustments', () => {
  test('retreat toward a reachable centre', () => {
    const unit = parseUnit('FRANCE', 'A BUR')
    const lost = { unit, from: 'MUN', retreats: ['BEL', 'GAS', 'RUH'] }
    const position = {
      phase: { year: 1903, season: 1, step: 'retreats' },
      dislodged: [lost],
    } as const
    const state = midst(seven(), { FRANCE: ['F MAO'], GERMANY: ['A MUN'] }, position)
    expect(diplomacyTactics.rolloutPolicy(state, FRANCE, seededRandom(1))).toEqual({
      type: 'orders',
      orders: ['A BUR R BEL'],
    })
  })

  test('never retreat two units to one place', () => {
    const dislodged = ['A BUR', 'A PAR'].map((text) => ({
      unit: parseUnit('FRANCE', text),
      from: 'MUN',
      retreats: ['GAS'],
    }))
    const position = { phase: { year: 1903, season: 1, step: 'retreats' }, dislodged } as const
    const state = midst(seven(), { FRANCE: ['F MAO'] }, position)
    expect(ordersIn(diplomacyTactics.rolloutPolicy(state, FRANCE, seededRandom(1)))).toEqual([
      'A BUR R GAS',
      'A PAR D',
    ])
  })

  test('disband the most distant unit', () => {
    const phase = { year: 1903, season: 1, step: 'adjustments' } as const
    const owners = held('PAR', 'BRE')
    const units = { FRANCE: ['A PAR', 'F BAR', 'F ENG'], GERMANY: ['A BUR', 'A STP', 'F NWY'] }
    const state = midst(seven(), units, { phase, owners })
    expect(ordersIn(diplomacyTactics.rolloutPolicy(state, FRANCE, seededRandom(1)))).toEqual([
      'F BAR D',
    ])
  })

  test('build fleets where armies can go nowhere, and one unit in each place', () => {
    const phase = { year: 2, season: 0, step: 'adjustments' } as const
    const owners = { NOR: 'NORTH', NOP: 'NORTH', MID: 'NORTH', EAS: 'EAST', SUP: 'SOUTH' }
    const units = { NORTH: ['F MID/NC'], EAST: ['F EAS'], SOUTH: ['F SUP'] }
    const state = midst(islands(), units, { phase, owners })
    expect([...ordersIn(diplomacyTactics.rolloutPolicy(state, 0, seededRandom(1)))].sort()).toEqual(
      ['F NOP B', 'F NOR B'],
    )
  })
})

describe('other moves', () => {
  const owners = { ALT: 'WEST', OST: 'EAST', RID: 'EAST', MOO: 'EAST', STR: 'EAST' }
  const units = { WEST: ['A BUR'], EAST: ['A RID'] }

  test.each([
    ['shared', 0, { type: 'draw', agree: true }],
    ['no winner', 0, { type: 'draw', agree: true }],
    ['shared', 1, undefined],
    ['none', 0, undefined],
  ])('follow the option draws “%s” at seat %i: %o', (draws, seat, says) => {
    const move = considered(midst(duel({ draws }), units, { owners }), seat)
    if (says === undefined) expect(move?.type).toBe('orders')
    else expect(move).toEqual(says)
  })

  test('take back an agreement when leading', () => {
    const state = midst(duel({ draws: 'shared' }), units, { owners })
    const agreed = state.secret.map((secret) => ({ ...secret, draw: true }))
    const move = considered({ ...state, secret: agreed }, 1)
    expect(move).toEqual({ type: 'draw', agree: false })
  })

  test('declare readiness after orders, and nothing else', () => {
    const ready = duel({ earlyEnd: true }).state
    const ordered = (state: State<Diplomacy>): State<Diplomacy> => ({
      ...state,
      secret: state.secret.map((secret) => ({ ...secret, orders: ['A BUR H'] })),
    })
    expect(considered(ready, 0)?.type).toBe('orders')
    expect(considered(ordered(ready), 0)).toEqual({ type: 'ready', ready: true })
    expect(diplomacyTactics.rolloutPolicy(ordered(ready), 0, seededRandom(1))).toEqual({
      type: 'ready',
      ready: true,
    })
    const timed = ordered(duel().state)
    expect(considered(timed, 0)).toBeUndefined()
    expect(diplomacyTactics.rolloutPolicy(timed, 0, seededRandom(1))).toBeUndefined()
  })

  test('are not made before the start', () => {
    const roster = {
      players: ['Ann', 'Bob'],
      referees: ['Dee'],
      startedAt: 0,
      census: { players: 9 },
    }
    const { state } = new Script(roster, { variant: 'Duel' })
    expect(considered(state, 0)).toBeUndefined()
    expect(diplomacyTactics.rolloutPolicy(state, 0, seededRandom(1))).toBeUndefined()
  })
})

/** Plays a match, checks each order, and returns the winners. */
function playedOut(start: Script, plans: number, seed: string): readonly string[] {
  const choose = seededRandom(seed)
  const match = diplomacy.simulate(start.state)
  while (!match.isOver) {
    const { shared, roster, options } = match.state
    const variant = MAPS[options.variant as keyof typeof MAPS] as DiplomacyVariant
    for (const [seat, { holder }] of roster.seats.entries()) {
      const position = shared.position as DiplomacyPosition
      const power = shared.powers[seat] ?? ''
      if (!diplomacy.pendingActions(match.state, seat).some(({ need }) => need === 'required'))
        continue
      const move =
        plans === 0
          ? diplomacyTactics.rolloutPolicy(match.state, seat, choose)
          : considered(match.snapshot(), seat, plans, `${seed} ${seat}`)
      const by = holder ?? ''
      expect(match.apply({ kind: 'move', at: match.state.clock.now, by, move })).toBeUndefined()
      const lines = ordersIn(move)
      const { orders } = parseOrders(variant, lines.join('\n'), {
        power,
        step: position.phase.step,
      })
      const checks = checkOrders(variant, position, power, orders, announcedRules(options))
      expect(checks.filter(({ is }) => is !== 'good')).toEqual([])
      const goals = orders.flatMap((order) => (order.type === 'move' ? [order.to.slice(0, 3)] : []))
      expect(new Set(goals).size).toBe(goals.length)
    }
    expect(match.advanceToNextDeadline()).toBe(true)
  }
  return match.state.outcome?.winners ?? []
}

describe('whole matches', () => {
  const end = (year: number, season: string) => ({ end: { year, season, winners: 'most centres' } })

  test.each([
    ['Standard', () => seven(end(1906, 'F')), 0],
    ['Standard, thinking', () => seven({ ...end(1901, 'F'), edition: 'datc' }), 4],
    ['Duel', () => duel(end(12, 'F')), 0],
    ['Duel, thinking', () => duel(end(6, 'F')), 12],
    ['Islands', () => islands(end(12, 'Y')), 0],
    ['Islands, thinking', () => islands({ ...end(8, 'Y'), edition: 'datc' }), 12],
  ])('of %s have only valid orders', (_, start, plans) => {
    for (const seed of ['one', 'two', 'three']) {
      expect(playedOut(start(), plans, seed).length).toBeGreaterThan(0)
    }
  })
})

test('hidden orders, claims and agreements of others do not affect a bot', () => {
  const state = seven({ draws: 'shared', earlyEnd: true }).state
  const other: State<Diplomacy> = {
    ...state,
    secret: state.secret.map((secret, seat) =>
      seat === FRANCE
        ? secret
        : {
            ...secret,
            orders: ['A MUN - BUR'],
            ready: true,
            draw: true,
            claim: ['ITALY', 'FRANCE'],
          },
    ),
  }
  for (const seed of [1, 2, 3]) {
    const reply = (of: State<Diplomacy>) =>
      diplomacyTactics.rolloutPolicy(of, FRANCE, seededRandom(seed))
    expect(reply(other)).toEqual(reply(state))
    expect(considered(other, FRANCE, 30, `${seed}`)).toEqual(
      considered(state, FRANCE, 30, `${seed}`),
    )
  }
})
