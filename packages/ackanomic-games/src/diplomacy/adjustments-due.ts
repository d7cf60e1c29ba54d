import type { Location, PowerId, ProvinceId, Variant } from './map.js'
import { centresOf, type Position, unitsOf } from './position.js'
import { provinceOf } from './units.js'

/** What a power has to do, or may do, in an adjustment phase. */
export interface Due {
  /** How many units it may build: more centres than units, and free homes to build in. */
  readonly builds: number
  /** How many units it has to disband. */
  readonly disbands: number
  /** The provinces in which it can build, sorted. */
  readonly sites: readonly Location[]
}

/** What adjustments look at: the units and the owners of centres. */
export type Board = Pick<Position, 'units' | 'owners'>

/**
 * What a power may or must do when units are adjusted to centres.
 *
 * @example
 * ```ts
 * import { adjustmentsDue, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(STANDARD)
 * const units = start.units.filter(({ at }) => at !== 'PAR')
 * adjustmentsDue(STANDARD, { ...start, units }, 'FRANCE') // => { builds: 1, disbands: 0, sites: ['PAR'] }
 * ```
 */
export function adjustmentsDue(variant: Variant, board: Board, power: PowerId): Due {
  const owned = centresOf(board, power)
  const units = unitsOf(board, power)
  const homes = variant.powers[power]?.homes ?? []
  const isTaken = (centre: ProvinceId) => board.units.some(({ at }) => provinceOf(at) === centre)
  const sites = owned.filter(
    (centre) => (variant.builds === 'anywhere' || homes.includes(centre)) && !isTaken(centre),
  )
  const spare = owned.length - units.length
  return {
    builds: Math.max(0, Math.min(spare, sites.length)),
    disbands: Math.max(0, -spare),
    sites,
  }
}
