import { onceFor } from '@ackanomic/core/engine'
import type { Atlas } from '../compiled-map.js'
import type { Rules } from '../editions.js'
import type { Unit } from '../units.js'

/** What a unit does, in {@link SolverState.act}. */
export const HOLD = 0
/** Goes to {@link SolverState.to}. */
export const MOVE = 1
/** Supports the unit {@link SolverState.of}, in place or to {@link SolverState.to}. */
export const SUPPORT = 2
/** Convoys the army {@link SolverState.of} to {@link SolverState.to}. */
export const CONVOY = 3

/** A decision that is still open. */
export const UNKNOWN = 0
/** A decision that fell: no. */
export const NO = 1
/** A decision that fell: yes. */
export const YES = 2

/** How a move goes, in {@link SolverState.mode}: over land, or as a fleet goes. */
export const DIRECT = 0
/** Convoyed, or not at all. */
export const CONVOYED = 1
/** Convoyed where the convoy holds, else over land. */
export const EITHER = 2

/**
 * The state on which movement is settled: one per atlas, cleared for each use. Units are numbered
 * as they come in; no two are in one province, so no list is longer than the map has provinces.
 */
export class SolverState {
  readonly atlas: Atlas
  /** How many units there are. */
  units = 0
  readonly power: Int16Array
  readonly at: Int16Array
  readonly home: Int16Array
  /** Unit to 1 for an army. */
  readonly army: Uint8Array
  /** Province to its unit, or -1. */
  readonly unitAt: Int16Array

  readonly act: Uint8Array
  /** Unit to the province where it goes, or into which it supports or convoys. */
  readonly to: Int16Array
  /** Unit to the location where it goes, or that its support names. */
  readonly toPlace: Int16Array
  /** Supporter or convoyer to the unit it serves; else -1. */
  readonly of: Int16Array
  /** Unit to 1 where its support is of a move. */
  readonly ofMove: Uint8Array
  /** Unit to 1 where its move says via. */
  readonly via: Uint8Array
  /** Unit to 1 where no support to hold counts for it. */
  readonly stands: Uint8Array
  /** Unit to the number of its order, or -1. */
  readonly order: Int32Array

  readonly mode: Uint8Array
  /** Province to the first unit that moves there, or -1. */
  readonly attackers: Int16Array
  /** Unit to the next one that moves to the same province, or -1. */
  readonly nextAttacker: Int16Array
  /** Unit to its first supporter, or -1. */
  readonly supporters: Int16Array
  /** Supporter to the next one of the same unit, or -1. */
  readonly nextSupporter: Int16Array
  /** Army to the first fleet that convoys it, or -1. */
  readonly fleets: Int16Array
  /** Fleet to the next one that convoys the same army, or -1. */
  readonly nextFleet: Int16Array
  /** Fleet to 1 where it is on an ordered route. */
  readonly onRoute: Uint8Array

  readonly moves: Uint8Array
  readonly gives: Uint8Array
  /** Fleet to 1 where a paradox lets its convoy fail. */
  readonly failed: Uint8Array
  /** Unit to 1 where its move fails for a paradox. */
  readonly stuck: Uint8Array

  /** Lists for searches over provinces and units. */
  readonly queue: Int16Array
  /** Marks for searches. */
  readonly seen: Int32Array
  /** Sea to how many seas lie between it and one end of a route, itself included; 0 where none do. */
  readonly near: Int16Array
  /** Sea to the same of the other end. */
  readonly far: Int16Array
  stamp = 0
  readonly open: Int16Array

  constructor(atlas: Atlas) {
    const size = atlas.size
    const shorts = (): Int16Array => new Int16Array(size)
    const bytes = (): Uint8Array => new Uint8Array(size)
    this.atlas = atlas
    this.power = shorts()
    this.at = shorts()
    this.home = shorts()
    this.army = bytes()
    this.unitAt = shorts()
    this.act = bytes()
    this.to = shorts()
    this.toPlace = shorts()
    this.of = shorts()
    this.ofMove = bytes()
    this.via = bytes()
    this.stands = bytes()
    this.order = new Int32Array(size)
    this.mode = bytes()
    this.attackers = shorts()
    this.nextAttacker = shorts()
    this.supporters = shorts()
    this.nextSupporter = shorts()
    this.fleets = shorts()
    this.nextFleet = shorts()
    this.onRoute = bytes()
    this.moves = bytes()
    this.gives = bytes()
    this.failed = bytes()
    this.stuck = bytes()
    this.queue = shorts()
    this.seen = new Int32Array(size)
    this.near = shorts()
    this.far = shorts()
    this.open = new Int16Array(size)
  }
}

/** The choices that the equations look at, read once. */
export interface Law {
  readonly rules: Rules
  /** The loss of any route stops a convoy. */
  readonly anyDisrupts: boolean
  /** Which supports a convoyed army does not cut: 0 none, else the year. */
  readonly immune: 0 | 1971 | 1982 | 2000
  /** A dislodged unit never has an effect where its attacker came from. */
  readonly noEffect: boolean
  /** A convoyed attack cuts the support of an attack on its start. */
  readonly cutsAgainstItself: boolean
}

/** Reads the rules once, and remembers what it read. */
export const lawOf: (rules: Rules) => Law = /* @__PURE__ */ onceFor((rules) => ({
  rules,
  anyDisrupts: rules.routes === 'any-disrupts',
  immune:
    rules.paradox === '1971'
      ? 1971
      : rules.paradox === '1982'
        ? 1982
        : rules.paradox === '2000'
          ? 2000
          : 0,
  noEffect: rules.dislodgedHasNoEffect === 'always',
  cutsAgainstItself: rules.convoyCutsAgainstItself,
}))

/** The solver of an atlas. It keeps nothing from one use to the next. */
export const solverStateOf: (atlas: Atlas) => SolverState = /* @__PURE__ */ onceFor(
  (atlas) => new SolverState(atlas),
)

/** Puts the units on the map; answers those that have a place, and lists the others. */
export function place(d: SolverState, units: readonly Unit[], leftOut: Unit[]): readonly Unit[] {
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
    // Units mostly come power by power.
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

/** A number for a power that the variant does not have. */
function strangerNumber(atlas: Atlas, strangers: Map<string, number>, name: string): number {
  const number = strangers.get(name) ?? atlas.powers.length + strangers.size
  strangers.set(name, number)
  return number
}
