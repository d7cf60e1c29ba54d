import { type Atlas, atlasOf } from '../atlas.js'
import type { Location, ProvinceId, Variant } from '../map.js'
import type { MovementOrder, Order } from '../orders.js'
import type { Resolution, VoidReason } from '../resolution.js'
import { EDITIONS, type Rules } from '../rules.js'
import type { Dislodged, Placement, Unit } from '../units.js'
import { bySea } from './decide.js'
import { type Desk, deskOf, HOLD, type Law, lawOf, MOVE, YES } from './desk.js'
import { bars, dislodger, explain, voidFor } from './explain.js'
import { blankReading, type Reading, read } from './legal.js'
import { match } from './match.js'
import { solve } from './solve.js'

/** What a movement phase comes to. */
export interface Adjudication {
  /** What became of each order, in the order in which they came; then of units without orders. */
  readonly resolutions: readonly Resolution[]
  /** The units that stand somewhere now, the dislodged ones left out. */
  readonly units: readonly Unit[]
  /** The units that have to retreat or disband. */
  readonly dislodged: readonly Dislodged[]
  /** Provinces left empty by a standoff: nobody retreats there. Sorted by name. */
  readonly contested: readonly ProvinceId[]
}

/**
 * Adjudicates a movement phase. What can't be followed is void and says why; the result does not
 * depend on the sequence of orders, except where one unit gets several and the rules count them.
 * Units that stand on no place of the map, or in a province already taken, are left out.
 *
 * @param variant - the map; one that `checkVariant` passes
 * @param position - the units on it
 * @param orders - the orders of all powers
 * @param rules - the 1976 edition's, unless given
 *
 * @example
 * ```ts
 * import { adjudicate, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * const position = {
 *   units: [
 *     { power: 'AUSTRIA', kind: 'A', at: 'VIE' },
 *     { power: 'ITALY', kind: 'A', at: 'VEN' },
 *   ],
 * } as const
 * const result = adjudicate(STANDARD, position, [
 *   { type: 'move', power: 'AUSTRIA', unit: { kind: 'A', at: 'VIE' }, to: 'TYR' },
 *   { type: 'move', power: 'ITALY', unit: { kind: 'A', at: 'VEN' }, to: 'TYR' },
 * ])
 * result.resolutions[0]?.outcome // => { is: 'bounced', by: ['VEN'], strength: 1, against: 1 }
 * result.contested // => ['TYR']
 * ```
 */
export function adjudicate(
  variant: Variant,
  position: Placement,
  orders: readonly Order[],
  rules: Rules = EDITIONS['1976'],
): Adjudication {
  const atlas = atlasOf(variant)
  const d = deskOf(atlas)
  const law = lawOf(rules)
  const placed = place(d, position.units)
  const numbers: number[] = []
  const problem: (VoidReason | '')[] = []
  take(d, orders, rules, numbers, problem)
  match(d, orders as readonly MovementOrder[], law, problem)
  solve(d, law)
  return report(d, law, placed, orders, numbers, problem)
}

/** Puts the units on the desk; answers those that have a place. */
function place(d: Desk, units: readonly Unit[]): readonly Unit[] {
  const { atlas, unitAt } = d
  unitAt.fill(-1)
  const placed: Unit[] = []
  let strangers: Map<string, number> | undefined
  for (const unit of units) {
    const at = atlas.index.get(unit.at)
    if (at === undefined) continue
    const home = atlas.province[at] as number
    if ((unitAt[home] as number) >= 0) continue
    let power = atlas.powerIndex.get(unit.power)
    if (power === undefined) {
      strangers ??= new Map()
      power = strangers.get(unit.power) ?? atlas.powers.length + strangers.size
      strangers.set(unit.power, power)
    }
    const u = placed.push(unit) - 1
    unitAt[home] = u
    d.power[u] = power
    d.at[u] = at
    d.home[u] = home
    d.army[u] = unit.kind === 'A' ? 1 : 0
    d.act[u] = HOLD
    d.to[u] = -1
    d.of[u] = -1
    d.stands[u] = 0
    d.order[u] = -1
  }
  d.units = placed.length
  return placed
}

const reading: Reading = blankReading()

/** In {@link Desk.order}: the unit got different orders, and none counts. */
const AMBIGUOUS = -2

/** In {@link Desk.order}: the unit got orders, none of them legal. */
const VOIDED = -3

/** Reads all orders and gives them to their units. */
function take(
  d: Desk,
  orders: readonly Order[],
  rules: Rules,
  numbers: number[],
  problem: (VoidReason | '')[],
): void {
  const r = reading
  for (let number = 0; number < orders.length; number++) {
    const order = orders[number] as Order
    const power = d.atlas.powerIndex.get(order.power) ?? -1
    const why = read(d, order, power, rules, r)
    const u = r.unit
    numbers.push(u)
    problem.push(why)
    if (why !== '') {
      if (u >= 0 && d.order[u] === -1) d.order[u] = VOIDED
      if (r.stands === 1) d.stands[u] = 1
      continue
    }
    const before = d.order[u] as number
    if (before === AMBIGUOUS) problem[number] = 'ambiguous'
    else if (before < 0 || isSame(d, r)) give(d, r, number)
    else if (rules.secondOrder === 'first') problem[number] = 'second-order'
    else if (rules.secondOrder === 'last') {
      withdraw(u, number, numbers, problem, 'second-order')
      give(d, r, number)
    } else {
      withdraw(u, number + 1, numbers, problem, 'ambiguous')
      d.act[u] = HOLD
      d.order[u] = AMBIGUOUS
    }
  }
  for (let u = 0; u < d.units; u++) if (d.order[u] !== VOIDED) d.stands[u] = 0
}

function isSame(d: Desk, r: Reading): boolean {
  const u = r.unit
  return (
    d.act[u] === r.act &&
    d.to[u] === r.to &&
    d.toPlace[u] === r.toPlace &&
    d.of[u] === r.of &&
    d.ofMove[u] === r.ofMove &&
    d.via[u] === r.via
  )
}

function give(d: Desk, r: Reading, number: number): void {
  const u = r.unit
  if ((d.order[u] as number) < 0) d.order[u] = number
  d.act[u] = r.act
  d.to[u] = r.to
  d.toPlace[u] = r.toPlace
  d.of[u] = r.of
  d.ofMove[u] = r.ofMove
  d.via[u] = r.via
}

function withdraw(
  u: number,
  end: number,
  numbers: readonly number[],
  problem: (VoidReason | '')[],
  why: VoidReason,
): void {
  for (let at = 0; at < end; at++) if (numbers[at] === u && problem[at] === '') problem[at] = why
}

function report(
  d: Desk,
  law: Law,
  placed: readonly Unit[],
  orders: readonly Order[],
  numbers: readonly number[],
  problem: readonly (VoidReason | '')[],
): Adjudication {
  const { atlas } = d
  const units: Unit[] = []
  const lost: number[] = []
  const by: number[] = []
  for (let u = 0; u < d.units; u++) {
    const unit = placed[u] as Unit
    const winner = dislodger(d, u)
    by.push(winner)
    if (winner >= 0) lost.push(u)
    else if (d.moves[u] === YES)
      units.push({
        power: unit.power,
        kind: unit.kind,
        at: atlas.names[d.toPlace[u] as number] as Location,
      })
    else units.push(unit)
  }
  const resolutions: Resolution[] = []
  for (let number = 0; number < orders.length; number++) {
    const order = orders[number] as Order
    const u = numbers[number] as number
    const why = problem[number] as VoidReason | ''
    // The problem of a double order that agrees is the problem of the first.
    const first = u < 0 || why !== '' ? number : (d.order[u] as number)
    const final = why !== '' ? why : (problem[first] as VoidReason | '')
    const winner = u < 0 || final === 'not-yours' ? -1 : (by[u] as number)
    const outcome = final === '' ? explain(d, u, law, winner >= 0) : voidFor(final)
    resolutions.push(
      winner < 0
        ? { order, outcome }
        : { order, outcome, dislodged: { by: atlas.names[d.at[winner] as number] as Location } },
    )
  }
  for (let u = 0; u < d.units; u++)
    if (d.order[u] === -1) resolutions.push(silent(d, u, placed[u] as Unit, by[u] as number, law))
  const contested = lost.length === 0 && d.units < 2 ? [] : standoffs(d, law)
  return {
    resolutions,
    units,
    dislodged: lost.map((u) => exile(d, u, by[u] as number, placed, contested, law)),
    contested: contested.map((province) => atlas.names[province] as ProvinceId),
  }
}

/** The resolution of a unit that nobody could or did order. */
function silent(d: Desk, u: number, unit: Unit, winner: number, law: Law): Resolution {
  const order = {
    type: 'hold',
    power: unit.power,
    unit: { kind: unit.kind, at: unit.at },
  } as const
  const outcome = explain(d, u, law, winner >= 0)
  if (winner < 0) return { order, unordered: true, outcome }
  const by = d.atlas.names[d.at[winner] as number] as Location
  return { order, unordered: true, outcome, dislodged: { by } }
}

/** The provinces that attacks left empty, sorted by name. */
function standoffs(d: Desk, law: Law): readonly number[] {
  const found: number[] = []
  for (let u = 0; u < d.units; u++) {
    if (d.act[u] !== MOVE || d.moves[u] === YES) continue
    const goal = d.to[u] as number
    if (isTaken(d, goal) || found.includes(goal) || !bars(d, u, law)) continue
    found.push(goal)
  }
  const { names } = d.atlas
  return found.sort((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1))
}

/** Whether a province has a unit after the moves. */
function isTaken(d: Desk, province: number): boolean {
  const there = d.unitAt[province] as number
  if (there >= 0 && d.moves[there] !== YES) return true
  for (let a = d.attackers[province] as number; a >= 0; a = d.nextAttacker[a] as number)
    if (d.moves[a] === YES) return true
  return false
}

/** What a dislodged unit can do. */
function exile(
  d: Desk,
  u: number,
  winner: number,
  placed: readonly Unit[],
  contested: readonly number[],
  law: Law,
): Dislodged {
  const { atlas } = d
  const from = d.home[winner] as number
  const barred = !(law.rules.retreatBehindConvoy && bySea(d, winner, law) === YES)
  const next = d.army[u] === 1 ? armyWays(atlas, d, u) : (atlas.fleetNext[d.at[u] as number] ?? [])
  const retreats: Location[] = []
  for (const goal of next) {
    const province = atlas.province[goal] as number
    if (barred && province === from) continue
    if (isTaken(d, province) || contested.includes(province)) continue
    retreats.push(atlas.names[goal] as Location)
  }
  return {
    unit: placed[u] as Unit,
    from: atlas.names[from] as ProvinceId,
    retreats: retreats.sort(),
  }
}

function armyWays(atlas: Atlas, d: Desk, u: number): readonly number[] {
  return atlas.armyNext[d.home[u] as number] ?? []
}
