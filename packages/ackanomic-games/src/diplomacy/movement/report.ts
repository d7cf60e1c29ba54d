import type { DiplomacyLocation, ProvinceId } from '../map.js'
import { type DiplomacyOrder, orderTo } from '../orders.js'
import type { DiplomacyUnit, DislodgedUnit } from '../position.js'
import type { DiplomacyOrderOutcome, DiplomacyResolution, VoidReason } from '../resolution.js'
import { bySea, isImmune, meets, way } from './decide.js'
import { chain } from './routes.js'
import { CONVOY, HOLD, MOVE, NO, type SolverState, SUPPORT, YES } from './solver-state.js'

const SUCCEEDS: DiplomacyOrderOutcome = Object.freeze({ is: 'succeeds' })

const LOST: DiplomacyOrderOutcome = Object.freeze({ is: 'dislodged' })
const UNCONVOYED: DiplomacyOrderOutcome = Object.freeze({ is: 'unconvoyed' })
const VOIDS = new Map<VoidReason, DiplomacyOrderOutcome>()

export function voidFor(why: VoidReason): DiplomacyOrderOutcome {
  const known = VOIDS.get(why)
  if (known !== undefined) return known
  const outcome: DiplomacyOrderOutcome = Object.freeze({ is: 'void', why })
  VOIDS.set(why, outcome)
  return outcome
}

function dislodger(d: SolverState, u: number): number {
  if (d.moves[u] === YES) return -1
  const home = d.home[u] as number
  for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number)
    if (d.moves[a] === YES) return a
  return -1
}

function explain(d: SolverState, u: number, lost: boolean): DiplomacyOrderOutcome {
  switch (d.act[u]) {
    case MOVE:
      return d.moves[u] === YES ? SUCCEEDS : explainMove(d, u)
    case SUPPORT:
      return d.gives[u] === YES ? SUCCEEDS : { is: 'cut', by: cutters(d, u) }
    case CONVOY:
      if (lost) return LOST
      return d.failed[u] === 1 ? { is: 'paradox', fleets: [province(d, u)] } : SUCCEEDS
    default:
      return lost && d.act[u] === HOLD ? LOST : SUCCEEDS
  }
}

function location(d: SolverState, u: number): DiplomacyLocation {
  return d.atlas.names[d.at[u] as number] as DiplomacyLocation
}

function province(d: SolverState, u: number): ProvinceId {
  return d.atlas.names[d.home[u] as number] as ProvinceId
}

function sorted(names: string[]): readonly string[] {
  return names.length > 1 ? names.sort() : names
}

function cutters(d: SolverState, s: number): readonly DiplomacyLocation[] {
  const by: DiplomacyLocation[] = []
  const home = d.home[s] as number
  for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (d.power[a] === d.power[s] || way(d, a) === NO) continue
    if (isImmune(d, s, a) && bySea(d, a) === YES) continue
    const aimed = d.home[a] === d.to[s]
    const counts = !aimed || d.moves[a] === YES
    if (counts || (d.law.cutsAgainstItself && bySea(d, a) === YES)) by.push(location(d, a))
  }
  return sorted(by)
}

function explainMove(d: SolverState, u: number): DiplomacyOrderOutcome {
  if (d.stuck[u] === 1) return { is: 'paradox', fleets: [] }
  if (way(d, u) === NO) return explainConvoy(d, u)
  const goal = d.to[u] as number
  const there = d.unitAt[goal] as number
  const by: DiplomacyLocation[] = []
  let against = 0
  let strength = 1 + helpers(d, u, -1)
  let shared = false
  const stays = there >= 0 && !(d.act[there] === MOVE && d.moves[there] === YES)
  const headOn =
    there >= 0 && d.act[there] === MOVE && d.to[there] === d.home[u] && meets(d, u, there) === YES
  if (there >= 0 && (stays || headOn)) {
    shared = d.power[there] === d.power[u]
    strength = shared ? 0 : 1 + helpers(d, u, d.power[there] as number)
    const held = d.act[there] === MOVE && !headOn ? 1 : 1 + helpers(d, there, -1)
    if (strength <= held) {
      by.push(location(d, there))
      against = held
    } else shared = false
  }
  for (let a = d.attackers[goal] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (a === u || !bars(d, a)) continue
    const bar = 1 + helpers(d, a, -1)
    if (strength > bar) continue
    by.push(location(d, a))
    if (bar > against) against = bar
  }
  return shared
    ? { is: 'bounced', by: sorted(by), strength, against, shared }
    : { is: 'bounced', by: sorted(by), strength, against }
}

function helpers(d: SolverState, u: number, but: number): number {
  let count = 0
  for (let s = d.supporters[u] as number; s >= 0; s = d.nextSupporter[s] as number)
    if (d.gives[s] === YES && d.power[s] !== but) count++
  return count
}

/** Whether a move had an effect at its target. */
function bars(d: SolverState, u: number): boolean {
  if (way(d, u) === NO) return false
  const there = d.unitAt[d.to[u] as number] as number
  if (there < 0 || d.act[there] !== MOVE) return true
  if (d.to[there] !== d.home[u] || d.moves[there] !== YES || d.moves[u] === YES) return true
  return !d.law.noEffect && meets(d, u, there) === NO
}

function explainConvoy(d: SolverState, u: number): DiplomacyOrderOutcome {
  if ((d.fleets[u] as number) < 0 || !chain(d, u, NO, () => YES)) return UNCONVOYED
  const failed: ProvinceId[] = []
  const lost: ProvinceId[] = []
  for (let f = d.fleets[u] as number; f >= 0; f = d.nextFleet[f] as number) {
    if (d.failed[f] === 1) failed.push(province(d, f))
    else if (dislodger(d, f) >= 0) lost.push(province(d, f))
  }
  if (failed.length > 0) return { is: 'paradox', fleets: sorted(failed) }
  return { is: 'disrupted', fleets: sorted(lost) }
}

/** The result of a movement phase. */
export interface DiplomacyAdjudication {
  /** The resolution of each order, in sequence, then of the units without orders. */
  readonly resolutions: readonly DiplomacyResolution[]
  readonly units: readonly DiplomacyUnit[]
  readonly dislodged: readonly DislodgedUnit[]
  /** The provinces left empty by a standoff, to which nobody can retreat, by name. */
  readonly contested: readonly ProvinceId[]
  /** The units on no place, or in an occupied province. */
  readonly leftOut: readonly DiplomacyUnit[]
}

export function report(
  d: SolverState,
  placed: readonly DiplomacyUnit[],
  leftOut: readonly DiplomacyUnit[],
): DiplomacyAdjudication {
  const { atlas, orders, unitOf, problem } = d
  const units: DiplomacyUnit[] = []
  const lost: number[] = []
  const by: number[] = []
  for (let u = 0; u < d.units; u++) {
    const unit = placed[u] as DiplomacyUnit
    const winner = dislodger(d, u)
    by.push(winner)
    if (winner >= 0) lost.push(u)
    else if (d.moves[u] === YES)
      units.push({
        power: unit.power,
        kind: unit.kind,
        at: atlas.names[d.toPlace[u] as number] as DiplomacyLocation,
      })
    else units.push(unit)
  }
  const resolutions: DiplomacyResolution[] = []
  for (let number = 0; number < orders.length; number++) {
    const order = orders[number] as DiplomacyOrder
    const u = unitOf[number] as number
    const why = problem[number] as VoidReason | ''
    // A repeated order has the problem of the first one.
    const first = u < 0 || why !== '' ? number : (d.order[u] as number)
    const final = why !== '' ? why : (problem[first] as VoidReason | '')
    const winner = u < 0 || final === 'not-yours' ? -1 : (by[u] as number)
    const outcome = final === '' ? explain(d, u, winner >= 0) : voidFor(final)
    resolutions.push(resolution(d, order, outcome, winner))
  }
  for (let u = 0; u < d.units; u++)
    if (d.order[u] === -1) {
      const winner = by[u] as number
      const hold = orderTo('hold', placed[u] as DiplomacyUnit)
      const outcome = explain(d, u, winner >= 0)
      resolutions.push(resolution(d, hold, outcome, winner, true))
    }
  const contested = lost.length === 0 && d.units < 2 ? [] : standoffs(d)
  return {
    resolutions,
    units,
    dislodged: lost.map((u) => dislodgedUnit(d, u, by[u] as number, placed, contested)),
    contested: contested.map((province) => atlas.names[province] as ProvinceId),
    leftOut,
  }
}

function resolution(
  d: SolverState,
  order: DiplomacyOrder,
  outcome: DiplomacyOrderOutcome,
  winner: number,
  unordered = false,
): DiplomacyResolution {
  const kept = unordered ? ({ order, unordered, outcome } as const) : { order, outcome }
  return winner < 0 ? kept : { ...kept, dislodged: { by: location(d, winner) } }
}

/** The provinces that attacks left empty, by name. */
function standoffs(d: SolverState): readonly number[] {
  const found: number[] = []
  for (let u = 0; u < d.units; u++) {
    if (d.act[u] !== MOVE || d.moves[u] === YES) continue
    const goal = d.to[u] as number
    if (isTaken(d, goal) || found.includes(goal) || !bars(d, u)) continue
    found.push(goal)
  }
  const { names } = d.atlas
  return found.sort((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1))
}

function isTaken(d: SolverState, province: number): boolean {
  const there = d.unitAt[province] as number
  if (there >= 0 && d.moves[there] !== YES) return true
  for (let a = d.attackers[province] as number; a >= 0; a = d.nextAttacker[a] as number)
    if (d.moves[a] === YES) return true
  return false
}

function dislodgedUnit(
  d: SolverState,
  u: number,
  winner: number,
  placed: readonly DiplomacyUnit[],
  contested: readonly number[],
): DislodgedUnit {
  const { atlas } = d
  const from = d.home[winner] as number
  const barred = !(d.law.rules.retreatBehindConvoy && bySea(d, winner) === YES)
  const next =
    d.army[u] === 1 ? atlas.armyNext[d.home[u] as number] : atlas.fleetNext[d.at[u] as number]
  const retreats: DiplomacyLocation[] = []
  for (const goal of next ?? []) {
    const province = atlas.province[goal] as number
    if (barred && province === from) continue
    if (isTaken(d, province) || contested.includes(province)) continue
    retreats.push(atlas.names[goal] as DiplomacyLocation)
  }
  return {
    unit: placed[u] as DiplomacyUnit,
    from: atlas.names[from] as ProvinceId,
    retreats: retreats.sort(),
  }
}
