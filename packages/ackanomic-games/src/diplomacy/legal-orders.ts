import type { RandomInt } from '@ackanomic/core'
import { resolveAdjustments } from './adjustments.js'
import { atlasOf } from './compiled-map.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from './editions.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from './map.js'
import { adjudicate } from './movement/adjudicate.js'
import { read } from './movement/legal.js'
import { Possible } from './movement/possible.js'
import { lawOf, place, solverStateOf } from './movement/solver-state.js'
import { type DiplomacyOrder, formatOrder, orderTo } from './orders.js'
import {
  adjustmentsDue,
  type DiplomacyPosition,
  type DislodgedUnit,
  provinceOf,
  unitsOf,
} from './position.js'
import { type DiplomacyResolution, VOID_REASONS, type VoidReason } from './resolution.js'
import { resolveRetreats } from './retreats.js'

/**
 * Every legal order for what is at a place, in the phase that the position waits for: for the unit
 * that stands there, that was dislodged from there, or that may be built or disbanded there.
 *
 * Each order is listed once, in its canonical form, with kinds and coasts. Where a fleet that is
 * supported could land on several coasts there is a support for each, and one for whichever.
 * `VIA` is told apart only where the rules heed it; the seas of a convoy are left open.
 *
 * @param at - the place, with or without a coast: `'PAR'`, `'STP/SC'`
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
  const { step } = position.phase
  if (step === 'retreats') {
    return position.dislodged
      .filter(({ unit }) => provinceOf(unit.at) === provinceOf(at))
      .flatMap(retreatsOf)
  }
  if (step === 'adjustments') return adjustmentsAt(variant, position, at, rules)
  const possible = new Possible(variant, position.units, rules)
  const u = possible.unitAt(at)
  return u < 0 ? [] : possible.ordersOf(u)
}

/**
 * Every legal order of a power, by place: a key for each unit that it may order, and for each place
 * where it may build. A page that shows them all takes these; {@link legalOrdersAt} is for a single
 * place that somebody clicks on.
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
  const { step } = position.phase
  if (step === 'moves') {
    const possible = new Possible(variant, position.units, rules)
    const places = unitsOf(position, power).map(({ at }) => at)
    return listed(places, (at) => possible.ordersOf(possible.unitAt(at)))
  }
  if (step === 'retreats') {
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    const places = lost.map(({ unit }) => unit.at)
    return listed(places, (at) => legalOrdersAt(variant, position, at))
  }
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  const places =
    disbands > 0 ? unitsOf(position, power).map(({ at }) => at) : builds > 0 ? sites : []
  return listed(places, (at) => adjustmentsAt(variant, position, at, rules))
}

function listed(
  places: readonly DiplomacyLocation[],
  of: (at: DiplomacyLocation) => readonly DiplomacyOrder[],
) {
  return Object.fromEntries([...places].sort().map((at) => [at, of(at)]))
}

/** Where a dislodged unit may go, and at last off the board. */
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

/** Why an order is not legal. */
export interface DiplomacyOrderProblem {
  readonly why: VoidReason
  readonly message: string
}

/**
 * Why an order is not legal in this position, or `undefined` where it is. Looks at the order alone,
 * not at what else is ordered: `checkOrders` does that for all orders of a power.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, orderProblem, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const order = { type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'MAR' } as const
 * orderProblem(DIPLOMACY_STANDARD, start, order)?.message // => 'A PAR - MAR is not legal: it can not get there from where it is.'
 * ```
 */
export function orderProblem(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): DiplomacyOrderProblem | undefined {
  const why = reasonOf(variant, position, order, rules)
  return why === undefined
    ? undefined
    : { why, message: `${formatOrder(order)} is not legal: ${VOID_REASONS[why]}.` }
}

function reasonOf(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook,
) {
  if (position.phase.step === 'moves') {
    const solver = solverStateOf(atlasOf(variant))
    solver.law = lawOf(rules)
    place(solver, position.units, [])
    const power = solver.atlas.powerIndex.get(order.power) ?? -1
    return read(solver, order, power).why || undefined
  }
  const [resolution] = resolve(variant, position, [order], rules).resolutions
  return resolution?.outcome.is === 'void' ? resolution.outcome.why : undefined
}

/** What a phase comes to, whichever it is. */
export function resolve(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): { readonly resolutions: readonly DiplomacyResolution[] } {
  const { phase, units, dislodged } = position
  if (phase.step === 'moves') return adjudicate(variant, position, orders, rules)
  return phase.step === 'retreats'
    ? resolveRetreats(variant, units, dislodged, orders, rules)
    : resolveAdjustments(variant, position, orders, rules)
}

/**
 * Legal orders at random for all that a power can order, in canonical form.
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
  if (step === 'adjustments') {
    return randomAdjustments(variant, position, power, pick).map(formatOrder)
  }
  if (step === 'retreats') {
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    return lost.map((each) => formatOrder(drawn(retreatsOf(each), 1, pick)[0] as DiplomacyOrder))
  }
  const possible = new Possible(variant, position.units, rules)
  return unitsOf(position, power).map(({ at }) => formatOrder(randomMovement(possible, at, pick)))
}

const MOVES = 5
const SUPPORTS = 2

/** A move mostly, at times a support, seldom a convoy; what the unit can not do, it leaves. */
function randomMovement(
  possible: Possible,
  at: DiplomacyLocation,
  pick: RandomInt,
): DiplomacyOrder {
  const u = possible.unitAt(at)
  const chosen = pick(MOVES + SUPPORTS + 1)
  const found =
    chosen < MOVES
      ? possible.aMove(u, pick)
      : chosen < MOVES + SUPPORTS
        ? possible.aSupport(u, pick)
        : possible.aConvoy(u, pick)
  return found ?? possible.hold(u)
}

function randomAdjustments(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  pick: RandomInt,
) {
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  if (disbands > 0) {
    const gone = drawn(unitsOf(position, power), disbands, pick)
    return gone.map((unit) => orderTo('disband', unit))
  }
  return drawn(sites, builds, pick).map((site): DiplomacyOrder => {
    const { kind, coasts = [] } = variant.provinces[site] ?? {}
    if (kind !== 'coast' || pick(2) !== 0) return orderTo('build', { power, kind: 'A', at: site })
    const at = coasts.length === 0 ? site : `${site}/${coasts[pick(coasts.length)]}`
    return orderTo('build', { power, kind: 'F', at })
  })
}

function drawn<Item>(list: readonly Item[], count: number, pick: RandomInt): Item[] {
  const left = [...list]
  const out: Item[] = []
  while (out.length < count && left.length > 0) {
    out.push(...left.splice(pick(left.length), 1))
  }
  return out
}
