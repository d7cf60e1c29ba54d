import { memoizeByRef } from '@ackanomic/core/engine'
import type { Atlas } from '../compiled-map.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from '../editions.js'
import type { DiplomacyOrder } from '../orders.js'
import type { DiplomacyUnit } from '../position.js'
import type { VoidReason } from '../resolution.js'

// The action of a unit is in `act`, its target in `to`, the unit that it helps in `of`.
export const HOLD = 0
export const MOVE = 1
export const SUPPORT = 2
export const CONVOY = 3

export const UNKNOWN = 0
export const NO = 1
export const YES = 2

// A move goes by land or fleet, only by convoy, or by convoy if that holds (in `mode`).
export const DIRECT = 0
export const CONVOYED = 1
export const EITHER = 2

/** The solver's state, cleared for each use, with at most one unit in a province. */
function createSolverState(atlas: Atlas) {
  const { size } = atlas
  const shorts = (): Int16Array => new Int16Array(size)
  const bytes = (): Uint8Array => new Uint8Array(size)
  return {
    atlas,
    law: lawOf(DIPLOMACY_EDITIONS['1976']),
    units: 0,
    power: shorts(),
    at: shorts(),
    home: shorts(),
    /** Unit to 1 for an army. */
    army: bytes(),
    /** Province to its unit, or -1. */
    unitAt: shorts(),

    act: bytes(),
    /** Unit to the province where it goes, supports or convoys. */
    to: shorts(),
    /** Unit to the location where it goes, or that its support names. */
    toPlace: shorts(),
    /** Supporter or convoyer to the unit it serves, or -1. */
    of: shorts(),
    /** Unit to 1 if it supports a move. */
    ofMove: bytes(),
    /** Unit to 1 if its move says via. */
    via: bytes(),
    /** Unit to 1 if no support to hold counts for it. */
    stands: bytes(),
    /** Unit to its order, or -1. */
    order: new Int32Array(size),

    mode: bytes(),
    /** Province to the first unit that moves there, or -1. */
    attackers: shorts(),
    /** Unit to the next one with the same target, or -1. */
    nextAttacker: shorts(),
    /** Unit to its first supporter, or -1. */
    supporters: shorts(),
    /** Supporter to the next one of the same unit, or -1. */
    nextSupporter: shorts(),
    /** Army to the first fleet that convoys it, or -1. */
    fleets: shorts(),
    /** Fleet to the next one that convoys the same army, or -1. */
    nextFleet: shorts(),
    /** Fleet to 1 if it is on an ordered route. */
    onRoute: bytes(),

    moves: bytes(),
    gives: bytes(),
    /** Fleet to 1 if a paradox makes its convoy fail. */
    failed: bytes(),
    /** Unit to 1 if a paradox makes its move fail. */
    stuck: bytes(),

    queue: shorts(),
    seen: new Int32Array(size),
    /** Sea to its distance from one end of a route, 0 if unreachable. */
    near: shorts(),
    /** The same from the other end. */
    far: shorts(),
    stamp: 0,
    open: shorts(),

    orders: [] as readonly DiplomacyOrder[],
    /** Order to its unit, or -1. */
    unitOf: [] as number[],
    /** Order to the reason why it is void, or `''`. */
    problem: [] as (VoidReason | '')[],
  }
}

export type SolverState = ReturnType<typeof createSolverState>

const IMMUNE = { '1971': 1971, '1982': 1982, '2000': 2000, szykman: 0, 'all-hold': 0 } as const

/** The choices in the equations, read once per rulebook. */
export const lawOf = /* @__PURE__ */ memoizeByRef((rules: DiplomacyRulebook) => ({
  rules,
  anyDisrupts: rules.routes === 'any-disrupts',
  /** The supports that a convoyed army does not cut: 0 for none, else the year. */
  immune: IMMUNE[rules.paradox],
  noEffect: rules.dislodgedHasNoEffect === 'always',
  cutsAgainstItself: rules.convoyCutsAgainstItself,
}))

/** The solver of a map. It keeps nothing between uses. */
export const solverStateOf = /* @__PURE__ */ memoizeByRef(createSolverState)

/** Puts the units on the map; returns those with a place, and lists the others. */
export function place(d: SolverState, units: readonly DiplomacyUnit[], leftOut: DiplomacyUnit[]) {
  const { atlas, unitAt } = d
  unitAt.fill(-1)
  const strangers = new Map<string, number>()
  let u = 0
  let name = ''
  let power = -1
  for (const unit of units) {
    const { power: whose, kind, at: place } = unit
    const at = atlas.index.get(place)
    const home = at === undefined ? -1 : (atlas.province[at] as number)
    if (at === undefined || (unitAt[home] as number) >= 0) {
      leftOut.push(unit)
      continue
    }
    if (whose !== name) {
      name = whose
      power = atlas.powerIndex.get(name) ?? strangerNumber(atlas, strangers, name)
    }
    unitAt[home] = u
    d.power[u] = power
    d.at[u] = at
    d.home[u] = home
    d.army[u] = kind === 'A' ? 1 : 0
    d.act[u] = HOLD
    d.to[u] = -1
    d.of[u] = -1
    d.stands[u] = 0
    d.order[u] = -1
    u++
  }
  d.units = u
  return leftOut.length === 0 ? units : units.filter((unit) => !leftOut.includes(unit))
}

function strangerNumber(atlas: Atlas, strangers: Map<string, number>, name: string): number {
  const number = strangers.get(name) ?? atlas.powers.length + strangers.size
  strangers.set(name, number)
  return number
}
