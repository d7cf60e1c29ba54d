import type { Location, ProvinceId } from '../map.js'
import type { Order } from '../orders.js'
import type { Resolution, VoidReason } from '../resolution.js'
import type { Dislodged, Unit } from '../units.js'
import { bySea } from './decide.js'
import { type Desk, type Law, MOVE, YES } from './desk.js'
import { bars, dislodger, explain, voidFor } from './explain.js'

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
  /** The units that the map has no room for: on no place of it, or in a province already taken. */
  readonly leftOut: readonly Unit[]
}

/** Writes down what became of everything, all decisions being known. */
export function report(
  d: Desk,
  law: Law,
  placed: readonly Unit[],
  leftOut: readonly Unit[],
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
    leftOut,
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
  const next =
    d.army[u] === 1 ? atlas.armyNext[d.home[u] as number] : atlas.fleetNext[d.at[u] as number]
  const retreats: Location[] = []
  for (const goal of next ?? []) {
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
