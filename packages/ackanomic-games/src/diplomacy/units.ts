import type { Location, PowerId, ProvinceId, UnitKind } from './map.js'

/** A unit on the board. */
export interface Unit {
  readonly power: PowerId
  readonly kind: UnitKind
  /** Where it stands; a fleet in a province with several coasts stands on one, as in `'STP/SC'`. */
  readonly at: Location
}

/** A unit that lost its place and has to retreat or disband. */
export interface Dislodged {
  /** The unit, with the place that it lost. */
  readonly unit: Unit
  /** The province from which the attacker came. */
  readonly from: ProvinceId
  /** Where it may go; empty where it can only disband. */
  readonly retreats: readonly Location[]
}

/** The units of a position: all that movement needs to know of it. */
export interface Placement {
  /** The units, in any order; no two in one province. */
  readonly units: readonly Unit[]
}

/**
 * The province of a location: `'STP'` for `'STP/SC'`.
 *
 * @example
 * ```ts
 * import { provinceOf } from '@ackanomic/games/diplomacy'
 *
 * provinceOf('STP/SC') // => 'STP'
 * ```
 */
export function provinceOf(location: Location): ProvinceId {
  const slash = location.indexOf('/')
  return slash < 0 ? location : location.slice(0, slash)
}
