import { civilDisorderRemovals, resolveAdjustments } from './adjustments.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId, ProvinceId } from './map.js'
import { adjudicate } from './movement/adjudicate.js'
import type { DiplomacyAdjudication } from './movement/report.js'
import type { DiplomacyOrder } from './orders.js'
import {
  countAdjustments,
  countCentres,
  type DiplomacyPhase,
  type DiplomacyPosition,
  type DiplomacyUnit,
  type DislodgedUnit,
  provinceOf,
  unitsOf,
} from './position.js'
import type { DiplomacyPhaseResult, DiplomacyResolution } from './resolution.js'
import { resolveRetreats } from './retreats.js'

/** The result of one phase. */
export interface DiplomacyTurn {
  /** The position after the phase. */
  readonly position: DiplomacyPosition
  readonly resolutions: readonly DiplomacyResolution[]
  /** The units that were removed, with dislodged ones that could not retreat. */
  readonly disbanded: readonly DiplomacyUnit[]
  /** The units on no place, or in an occupied province. */
  readonly leftOut: readonly DiplomacyUnit[]
  /** The powers that lost their last unit and centre, sorted. */
  readonly eliminated: readonly PowerId[]
  /** The power that won with this phase. Absent if none has. */
  readonly winner?: PowerId
}

/**
 * Plays one phase: adjudicates the orders, counts centres if the season does, and advances to the
 * next phase with possible orders.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, parseOrders, phaseCode, playPhase, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const { orders } = parseOrders(DIPLOMACY_STANDARD, 'France: A Par-Bur, F Bre-MAO, A Mar-Spa')
 * const turn = playPhase(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), orders)
 * phaseCode(DIPLOMACY_STANDARD, turn.position.phase) // => 'F1901M'
 * ```
 */
export function playPhase(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): DiplomacyTurn {
  const { phase } = position
  const cleared =
    phase.step === 'moves' && rules.illegalUnits === 'removed'
      ? legalUnits(variant, position, rules)
      : position
  const result = resolvePhase(variant, cleared, orders, rules)
  const { resolutions, units, dislodged = [], disbanded, leftOut = [] } = result
  const board = { ...position, units, dislodged }
  const after =
    dislodged.length > 0
      ? { ...board, phase: { ...phase, step: 'retreats' } as const }
      : phase.step === 'adjustments'
        ? { ...board, phase: nextMoves(variant, phase) }
        : endSeason(variant, board)
  const active = activePowers(variant, after)
  const eliminated = activePowers(variant, position)
    .filter((power) => !active.includes(power))
    .sort()
  const winner = after.owners === position.owners ? undefined : winnerOf(variant, after)
  const turn = { position: after, resolutions, disbanded, leftOut, eliminated }
  return winner === undefined ? turn : { ...turn, winner }
}

/** Adjudicates the orders of any phase; returned `dislodged` units can retreat. */
export function resolvePhase(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): DiplomacyPhaseResult & Partial<Pick<DiplomacyAdjudication, 'dislodged' | 'leftOut'>> {
  const { step } = position.phase
  if (step === 'retreats') return resolveRetreats(variant, position, orders, rules)
  if (step === 'adjustments') return resolveAdjustments(variant, position, orders, rules)
  const result = adjudicate(variant, position, orders, rules)
  const isLost = ({ retreats }: DislodgedUnit): boolean => retreats.length === 0
  const disbanded = result.dislodged.filter(isLost).map(({ unit }) => unit)
  if (disbanded.length === 0) return { ...result, disbanded }
  return { ...result, dislodged: result.dislodged.filter((each) => !isLost(each)), disbanded }
}

/**
 * Returns the power with enough centres to win and more than any other, or `undefined`.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, startingPosition, winnerOf } from '@ackanomic/games/diplomacy'
 *
 * winnerOf(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD)) // => undefined
 * ```
 */
export function winnerOf(
  variant: DiplomacyVariant,
  position: Pick<DiplomacyPosition, 'owners'>,
): PowerId | undefined {
  const [first, second] = Object.keys(variant.powers)
    .map((power) => ({ power, count: countCentres(position, power) }))
    .sort((a, b) => b.count - a.count)
  if (first === undefined || first.count < variant.victory) return undefined
  return first.count > (second?.count ?? 0) ? first.power : undefined
}

/**
 * Returns the powers with a unit or a centre, in the variant's order.
 *
 * @example
 * ```ts
 * import { activePowers, DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * activePowers(DIPLOMACY_STANDARD, { ...startingPosition(DIPLOMACY_STANDARD), units: [] }).length // => 7
 * ```
 */
export function activePowers(
  variant: DiplomacyVariant,
  position: Pick<DiplomacyPosition, 'units' | 'owners' | 'dislodged'>,
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
  variant: DiplomacyVariant,
  owners: DiplomacyPosition['owners'],
  units: readonly DiplomacyUnit[],
): DiplomacyPosition['owners'] {
  const taken: Record<ProvinceId, PowerId> = { ...owners }
  for (const unit of units) {
    const province = provinceOf(unit.at)
    if (variant.provinces[province]?.centre === true) taken[province] = unit.power
  }
  return taken
}

function endSeason(variant: DiplomacyVariant, position: DiplomacyPosition): DiplomacyPosition {
  const { phase } = position
  if (variant.seasons[phase.season]?.counts !== true)
    return { ...position, phase: nextMoves(variant, phase) }
  const owners = takeCentres(variant, position.owners, position.units)
  const counted = { ...position, owners }
  const busy = Object.keys(variant.powers).some(
    (power) => countAdjustments(variant, counted, power) > 0,
  )
  return {
    ...counted,
    phase: busy ? { ...phase, step: 'adjustments' } : nextMoves(variant, phase),
  }
}

function nextMoves(variant: DiplomacyVariant, phase: DiplomacyPhase): DiplomacyPhase {
  const last = phase.season + 1 >= variant.seasons.length
  return last
    ? { year: phase.year + 1, season: 0, step: 'moves' }
    : { year: phase.year, season: phase.season + 1, step: 'moves' }
}

/** The position without units that exceed their centres (DATC 4.E.6). */
function legalUnits(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  rules: DiplomacyRulebook,
): DiplomacyPosition {
  const surplus = new Set<DiplomacyUnit>()
  for (const power of Object.keys(variant.powers)) {
    const units = unitsOf(position, power)
    const count = units.length - countCentres(position, power)
    for (const unit of civilDisorderRemovals(variant, position, power, units, count, rules))
      surplus.add(unit)
  }
  return { ...position, units: position.units.filter((unit) => !surplus.has(unit)) }
}
