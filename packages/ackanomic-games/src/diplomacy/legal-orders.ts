import type { RandomInt } from '@ackanomic/core'
import { itemAt, shuffled } from '@ackanomic/core/engine'
import { atlasOf } from './compiled-map.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from './editions.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from './map.js'
import { checkLegality } from './movement/legal.js'
import { LegalMovement } from './movement/legal-movement.js'
import { lawOf, place, solverStateOf } from './movement/solver-state.js'
import { describePossible } from './order-words.js'
import { unitsToOrder } from './orderbook.js'
import { type DiplomacyOrder, formatOrder, orderTo } from './orders.js'
import {
  adjustmentsDue,
  type DiplomacyPosition,
  type DislodgedUnit,
  provinceOf,
} from './position.js'
import { VOID_REASONS, type VoidReason } from './resolution.js'
import { resolvePhase } from './seasons.js'

/**
 * Returns every legal order for a place: for the unit there, one dislodged from there, or one to
 * build or disband there.
 *
 * Each order is listed once, in canonical form, with kinds and coasts. A support of a fleet that
 * could land on several coasts is listed for each coast and without one. `VIA` is listed separately
 * only if the rules distinguish it. The seas of convoys are left open.
 *
 * @param at - the place, perhaps with a coast: `'PAR'`, `'STP/SC'`
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, formatOrder, legalOrdersAt, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = legalOrdersAt(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), 'MOS')
 * orders.slice(0, 3).map(formatOrder) // => ['A MOS H', 'A MOS - LVN', 'A MOS - SEV']
 * ```
 */
export function legalOrdersAt(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  at: DiplomacyLocation,
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): readonly DiplomacyOrder[] {
  return ordersLister(variant, position, rules)(at)
}

/**
 * Returns every legal order of a power, by the place of each unit and possible build.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, legalOrdersByPlace, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = legalOrdersByPlace(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), 'RUSSIA')
 * Object.keys(orders) // => ['MOS', 'SEV', 'STP/SC', 'WAR']
 * ```
 */
export function legalOrdersByPlace(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): Readonly<Record<DiplomacyLocation, readonly DiplomacyOrder[]>> {
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  const isIdle = position.phase.step === 'adjustments' && disbands === 0
  const units = unitsToOrder(position, power).map(({ at }) => at)
  const places = isIdle ? sites.slice(0, builds === 0 ? 0 : undefined) : units
  const ordersAt = ordersLister(variant, position, rules)
  return Object.fromEntries([...places].sort().map((at) => [at, ordersAt(at)]))
}

function ordersLister(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  rules: DiplomacyRulebook,
): (at: DiplomacyLocation) => readonly DiplomacyOrder[] {
  const { phase, dislodged, units } = position
  if (phase.step === 'retreats') {
    return (at) =>
      dislodged.filter(({ unit }) => provinceOf(unit.at) === provinceOf(at)).flatMap(retreatsOf)
  }
  if (phase.step === 'adjustments') return (at) => adjustmentsAt(variant, position, at, rules)
  const movement = new LegalMovement(variant, units, rules)
  return (at) => movement.ordersAt(at)
}

function retreatsOf({ unit, retreats }: DislodgedUnit): DiplomacyOrder<'retreat' | 'disband'>[] {
  const off = orderTo('disband', unit)
  return [...retreats.map((to) => ({ ...off, type: 'retreat', to }) as const), off]
}

function adjustmentsAt(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  at: DiplomacyLocation,
  rules: DiplomacyRulebook,
): DiplomacyOrder[] {
  const id = provinceOf(at)
  const there = position.units.find((unit) => provinceOf(unit.at) === id)
  const power = there?.power ?? position.owners[id]
  if (power === undefined) return []
  const due = adjustmentsDue(variant, position, power)
  if (there !== undefined) return due.disbands > 0 ? [orderTo('disband', there)] : []
  if (due.builds === 0 || !due.sites.includes(id)) return []
  const { kind, coasts } = variant.provinces[id] ?? {}
  const shores = kind === 'land' ? [] : (coasts?.map((coast) => `${id}/${coast}`) ?? [id])
  return [
    ...(kind === 'sea' ? [] : [orderTo('build', { power, kind: 'A', at: id })]),
    ...shores.map((shore) => orderTo('build', { power, kind: 'F', at: shore })),
    ...(rules.waives ? [{ type: 'waive', power } as const] : []),
  ]
}

/** The problem of an illegal order. */
export interface DiplomacyOrderProblem {
  readonly why: VoidReason
  readonly message: string
}

/**
 * Describes why an order is illegal, or returns `undefined`. See also `checkOrders`.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, orderProblem, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const order = { type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'MAR' } as const
 * orderProblem(DIPLOMACY_STANDARD, start, order)?.message // => 'Army Paris cannot move to Marseilles: it cannot get there from where it is.'
 * ```
 */
export function orderProblem(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): DiplomacyOrderProblem | undefined {
  const why = voidReason(variant, position, order, rules)
  return why === undefined
    ? undefined
    : { why, message: `${describePossible(variant, order, 'cannot')}: ${VOID_REASONS[why]}.` }
}

function voidReason(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook,
): VoidReason | undefined {
  if (position.phase.step === 'moves') {
    const solver = solverStateOf(atlasOf(variant))
    solver.law = lawOf(rules)
    place(solver, position.units, [])
    const power = solver.atlas.powerIndex.get(order.power) ?? -1
    return checkLegality(solver, order, power).why || undefined
  }
  const { outcome } = itemAt(resolvePhase(variant, position, [order], rules).resolutions, 0)
  return outcome.is === 'void' ? outcome.why : undefined
}

/**
 * Returns random canonical orders for everything that a power can order.
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { DIPLOMACY_STANDARD, randomLegalOrders, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = randomLegalOrders(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), 'FRANCE', seededRandom('a seed'))
 * orders.length // => 3
 * ```
 */
export function randomLegalOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  pick: RandomInt,
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): string[] {
  const { step } = position.phase
  const units = unitsToOrder(position, power)
  if (step === 'moves') {
    const movement = new LegalMovement(variant, position.units, rules)
    return units.map(({ at }) => formatOrder(movement.randomOrderAt(at, pick)))
  }
  if (step === 'retreats') {
    const choices = position.dislodged.filter(({ unit }) => unit.power === power).map(retreatsOf)
    return choices.map((choice) => formatOrder(itemAt(choice, pick(choice.length))))
  }
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  if (disbands > 0)
    return drawn(units, disbands, pick).map((unit) => formatOrder(orderTo('disband', unit)))
  return drawn(sites, builds, pick).map((site) => {
    const { kind, coasts = [] } = variant.provinces[site] ?? {}
    const isFleet = kind === 'coast' && pick(2) === 0
    const at = isFleet && coasts.length > 0 ? `${site}/${coasts[pick(coasts.length)]}` : site
    return formatOrder(orderTo('build', { power, kind: isFleet ? 'F' : 'A', at }))
  })
}

function drawn<Item>(list: readonly Item[], count: number, pick: RandomInt): Item[] {
  return shuffled(list.length, pick)
    .slice(0, count)
    .map((at) => itemAt(list, at))
}
