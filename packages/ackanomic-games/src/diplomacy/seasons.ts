import { civilDisorderRemovals, resolveAdjustments } from './adjustments.js'
import { EDITIONS, type Rules } from './editions.js'
import type { PowerId, ProvinceId, Variant } from './map.js'
import { adjudicate } from './movement/adjudicate.js'
import type { Order } from './orders.js'
import {
  adjustmentsDue,
  centresOf,
  type Phase,
  type Position,
  provinceOf,
  type Unit,
  unitsOf,
} from './position.js'
import type { Resolution } from './resolution.js'
import { resolveRetreats } from './retreats.js'

/** What one phase comes to. */
export interface Turn {
  /** The position after it, waiting for the next orders. */
  readonly position: Position
  readonly resolutions: readonly Resolution[]
  /** The units that went off the board, among them dislodged ones that nowhere could retreat. */
  readonly disbanded: readonly Unit[]
  /** The units that the map has no room for: on no place of it, or in a province already taken. */
  readonly leftOut: readonly Unit[]
  /** The powers that lost their last unit and centre in it, sorted. */
  readonly eliminated: readonly PowerId[]
  /** The power that won with it; absent while nobody has. */
  readonly winner?: PowerId
}

/**
 * Plays one phase: adjudicates its orders, counts centres where the season says so, and goes on to
 * the next phase in which anything can be ordered.
 *
 * @example
 * ```ts
 * import { parseOrders, phaseCode, playPhase, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const { orders } = parseOrders(STANDARD, 'France: A Par-Bur, F Bre-MAO, A Mar-Spa')
 * const turn = playPhase(STANDARD, startingPosition(STANDARD), orders)
 * phaseCode(STANDARD, turn.position.phase) // => 'F1901M'
 * ```
 */
export function playPhase(
  variant: Variant,
  position: Position,
  orders: readonly Order[],
  rules: Rules = EDITIONS['1976'],
): Turn {
  const before = activePowers(variant, position)
  const { phase } = position
  let after: Position
  let resolutions: readonly Resolution[]
  let disbanded: readonly Unit[]
  let leftOut: readonly Unit[] = []
  if (phase.step === 'moves') {
    const ready = rules.illegalUnits === 'removed' ? legalUnits(variant, position, rules) : position
    const moved = adjudicate(variant, ready, orders, rules)
    resolutions = moved.resolutions
    leftOut = moved.leftOut
    const dislodged = moved.dislodged.filter((lost) => lost.retreats.length > 0)
    disbanded = moved.dislodged.filter((lost) => !dislodged.includes(lost)).map((l) => l.unit)
    after = { ...position, units: moved.units, dislodged }
    after =
      dislodged.length > 0
        ? { ...after, phase: { ...phase, step: 'retreats' } }
        : endSeason(variant, after)
  } else if (phase.step === 'retreats') {
    const gone = resolveRetreats(variant, position.units, position.dislodged, orders, rules)
    resolutions = gone.resolutions
    disbanded = gone.disbanded
    after = endSeason(variant, { ...position, units: gone.units, dislodged: [] })
  } else {
    const adjusted = resolveAdjustments(variant, position, orders, rules)
    resolutions = adjusted.resolutions
    disbanded = position.units.filter((unit) => !adjusted.units.includes(unit))
    after = { ...position, units: adjusted.units, phase: nextMoves(variant, phase) }
  }
  const now = new Set(activePowers(variant, after))
  const eliminated = before.filter((power) => !now.has(power)).sort()
  const counted = after.owners !== position.owners
  const winner = counted ? winnerOf(variant, after) : undefined
  const turn = { position: after, resolutions, disbanded, leftOut, eliminated }
  return winner === undefined ? turn : { ...turn, winner }
}

/**
 * The power that has enough centres to win, and more than any other.
 *
 * @example
 * ```ts
 * import { STANDARD, startingPosition, winnerOf } from '@ackanomic/games/diplomacy'
 *
 * winnerOf(STANDARD, startingPosition(STANDARD)) // => undefined
 * ```
 */
export function winnerOf(
  variant: Variant,
  position: Pick<Position, 'owners'>,
): PowerId | undefined {
  const [first, second] = Object.keys(variant.powers)
    .map((power) => ({ power, count: centresOf(position, power).length }))
    .sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < variant.victory) return undefined
  return first.count > (second?.count ?? 0) ? first.power : undefined
}

/**
 * The powers that still have a unit or a centre, in the variant's order.
 *
 * @example
 * ```ts
 * import { activePowers, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * activePowers(STANDARD, { ...startingPosition(STANDARD), units: [] }).length // => 7
 * ```
 */
export function activePowers(
  variant: Variant,
  position: Pick<Position, 'units' | 'owners' | 'dislodged'>,
): readonly PowerId[] {
  const { units, owners, dislodged } = position
  return Object.keys(variant.powers).filter(
    (power) =>
      units.some((unit) => unit.power === power) ||
      dislodged.some(({ unit }) => unit.power === power) ||
      Object.values(owners).includes(power),
  )
}

export function takeCentres(
  variant: Variant,
  owners: Position['owners'],
  units: readonly Unit[],
): Position['owners'] {
  const taken: Record<ProvinceId, PowerId> = { ...owners }
  for (const unit of units) {
    const province = provinceOf(unit.at)
    if (variant.provinces[province]?.centre === true) taken[province] = unit.power
  }
  return taken
}

/** Counts the centres where the season says so, and finds the next phase. */
function endSeason(variant: Variant, position: Position): Position {
  const { phase } = position
  if (variant.seasons[phase.season]?.counts !== true)
    return { ...position, phase: nextMoves(variant, phase) }
  const owners = takeCentres(variant, position.owners, position.units)
  const counted = { ...position, owners }
  const busy = Object.keys(variant.powers).some((power) => {
    const due = adjustmentsDue(variant, counted, power)
    return due.builds > 0 || due.disbands > 0
  })
  return {
    ...counted,
    phase: busy ? { ...phase, step: 'adjustments' } : nextMoves(variant, phase),
  }
}

function nextMoves(variant: Variant, phase: Phase): Phase {
  const last = phase.season + 1 >= variant.seasons.length
  return last
    ? { year: phase.year + 1, season: 0, step: 'moves' }
    : { year: phase.year, season: phase.season + 1, step: 'moves' }
}

/** The position without units that no centre pays for (DATC 4.E.6). */
function legalUnits(variant: Variant, position: Position, rules: Rules): Position {
  const surplus = new Set<Unit>()
  for (const power of Object.keys(variant.powers)) {
    const units = unitsOf(position, power)
    const count = units.length - centresOf(position, power).length
    for (const unit of civilDisorderRemovals(variant, position, power, units, count, rules))
      surplus.add(unit)
  }
  return { ...position, units: position.units.filter((unit) => !surplus.has(unit)) }
}
