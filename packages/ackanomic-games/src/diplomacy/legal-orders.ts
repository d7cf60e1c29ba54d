import type { Choose } from '@ackanomic/core'
import { resolveAdjustments } from './adjustments.js'
import { atlasOf } from './compiled-map.js'
import { EDITIONS, type Rules } from './editions.js'
import type { Location, PowerId, Variant } from './map.js'
import { read } from './movement/legal.js'
import { Possible } from './movement/possible.js'
import { lawOf, place, solverStateOf } from './movement/solver-state.js'
import { type AdjustmentOrder, formatOrder, type Order, type RetreatOrder } from './orders.js'
import { adjustmentsDue, type Position, provinceOf, unitsOf } from './position.js'
import { VOID_REASONS, type VoidReason } from './resolution.js'
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
 * import { formatOrder, ordersOf, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = ordersOf(STANDARD, startingPosition(STANDARD), 'MOS')
 * orders.slice(0, 3).map(formatOrder) // => ['A MOS H', 'A MOS - LVN', 'A MOS - SEV']
 * ```
 */
export function ordersOf(
  variant: Variant,
  position: Position,
  at: Location,
  rules: Rules = EDITIONS['1976'],
): readonly Order[] {
  const { step } = position.phase
  if (step === 'retreats') return retreatsAt(position, at)
  if (step === 'adjustments') return adjustmentsAt(variant, position, at, rules)
  const possible = new Possible(variant, position.units, rules)
  const u = possible.unitAt(at)
  return u < 0 ? [] : possible.ordersOf(u)
}

/**
 * Every legal order of a power, by place: a key for each unit that it may order, and for each place
 * where it may build. A page that shows them all takes these; {@link ordersOf} is for a single
 * place that somebody clicks on.
 *
 * @example
 * ```ts
 * import { ordersByPlace, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = ordersByPlace(STANDARD, startingPosition(STANDARD), 'RUSSIA')
 * Object.keys(orders) // => ['MOS', 'SEV', 'STP/SC', 'WAR']
 * ```
 */
export function ordersByPlace(
  variant: Variant,
  position: Position,
  power: PowerId,
  rules: Rules = EDITIONS['1976'],
): Readonly<Record<Location, readonly Order[]>> {
  const { step } = position.phase
  if (step === 'moves') {
    const possible = new Possible(variant, position.units, rules)
    const places = unitsOf(position, power).map(({ at }) => at)
    return listed(places, (at) => possible.ordersOf(possible.unitAt(at)))
  }
  if (step === 'retreats') {
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    return listed(
      lost.map(({ unit }) => unit.at),
      (at) => retreatsAt(position, at),
    )
  }
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  const places =
    disbands > 0 ? unitsOf(position, power).map(({ at }) => at) : builds > 0 ? sites : []
  return listed(places, (at) => adjustmentsAt(variant, position, at, rules))
}

function listed(
  places: readonly Location[],
  of: (at: Location) => readonly Order[],
): Readonly<Record<Location, readonly Order[]>> {
  return Object.fromEntries([...places].sort().map((at) => [at, of(at)]))
}

function retreatsAt({ dislodged }: Position, at: Location): RetreatOrder[] {
  const lost = dislodged.find(({ unit }) => provinceOf(unit.at) === provinceOf(at))
  if (lost === undefined) return []
  const { power, kind, at: from } = lost.unit
  const unit = { kind, at: from }
  return [
    ...lost.retreats.map((to) => ({ type: 'retreat', power, unit, to }) as const),
    { type: 'disband', power, unit },
  ]
}

function adjustmentsAt(
  variant: Variant,
  position: Position,
  at: Location,
  rules: Rules,
): AdjustmentOrder[] {
  const id = provinceOf(at)
  const there = position.units.find((unit) => provinceOf(unit.at) === id)
  const power = there?.power ?? position.owners[id]
  if (power === undefined) return []
  const due = adjustmentsDue(variant, position, power)
  if (there !== undefined) {
    const unit = { kind: there.kind, at: there.at }
    return due.disbands > 0 ? [{ type: 'disband', power, unit }] : []
  }
  if (due.builds === 0 || !due.sites.includes(id)) return []
  const { kind, coasts } = variant.provinces[id] ?? {}
  const build = (of: 'A' | 'F', place: Location) =>
    ({ type: 'build', power, unit: { kind: of, at: place } }) as const
  return [
    ...(kind === 'sea' ? [] : [build('A', id)]),
    ...(kind === 'land' ? [] : (coasts?.map((coast) => `${id}/${coast}`) ?? [id])).map((place) =>
      build('F', place),
    ),
    ...(rules.waives ? [{ type: 'waive', power } as const] : []),
  ]
}

/** Why an order is not legal. */
export interface OrderProblem {
  readonly why: VoidReason
  readonly says: string
}

/**
 * Why an order is not legal in this position, or `undefined` where it is. Looks at the order alone,
 * not at what else is ordered: `checkOrders` does that for all orders of a power.
 *
 * @example
 * ```ts
 * import { problemOf, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(STANDARD)
 * const order = { type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'MAR' } as const
 * problemOf(STANDARD, start, order)?.says // => 'A PAR - MAR is not legal: it can not get there from where it is.'
 * ```
 */
export function problemOf(
  variant: Variant,
  position: Position,
  order: Order,
  rules: Rules = EDITIONS['1976'],
): OrderProblem | undefined {
  const why = reasonOf(variant, position, order, rules)
  return why === undefined
    ? undefined
    : { why, says: `${formatOrder(order)} is not legal: ${VOID_REASONS[why]}.` }
}

function reasonOf(
  variant: Variant,
  position: Position,
  order: Order,
  rules: Rules,
): VoidReason | undefined {
  const { phase, units, dislodged } = position
  if (phase.step === 'moves') {
    const solver = solverStateOf(atlasOf(variant))
    solver.law = lawOf(rules)
    place(solver, units, [])
    const power = solver.atlas.powerIndex.get(order.power) ?? -1
    return read(solver, order, power).why || undefined
  }
  const { resolutions } =
    phase.step === 'retreats'
      ? resolveRetreats(variant, units, dislodged, [order], rules)
      : resolveAdjustments(variant, position, [order], rules)
  const outcome = resolutions[0]?.outcome
  return outcome?.is === 'void' ? outcome.why : undefined
}

/**
 * Legal orders at random for all that a power can order, in canonical form.
 *
 * @example
 * ```ts
 * import { seededPick } from '@ackanomic/core/bots'
 * import { randomOrders, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const orders = randomOrders(STANDARD, startingPosition(STANDARD), 'FRANCE', seededPick('a seed'))
 * orders.length // => 3
 * ```
 */
export function randomOrders(
  variant: Variant,
  position: Position,
  power: PowerId,
  pick: Choose,
  rules: Rules = EDITIONS['1976'],
): string[] {
  const orders =
    position.phase.step === 'moves'
      ? randomMovements(new Possible(variant, position.units, rules), position, power, pick)
      : position.phase.step === 'retreats'
        ? randomRetreats(position, power, pick)
        : randomAdjustments(variant, position, power, pick)
  return orders.map(formatOrder)
}

function randomMovements(
  possible: Possible,
  position: Position,
  power: PowerId,
  pick: Choose,
): Order[] {
  return unitsOf(position, power).map(({ at }) => randomMovement(possible, at, pick))
}

const MOVES = 5
const SUPPORTS = 2

/** A move mostly, at times a support, seldom a convoy; what the unit can not do, it leaves. */
function randomMovement(possible: Possible, at: Location, pick: Choose): Order {
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

function randomRetreats({ dislodged }: Position, power: PowerId, pick: Choose): Order[] {
  return dislodged.flatMap(({ unit, retreats }): Order[] => {
    if (unit.power !== power) return []
    const named = { kind: unit.kind, at: unit.at }
    const to = retreats[pick(retreats.length + 1)]
    return to === undefined
      ? [{ type: 'disband', power, unit: named }]
      : [{ type: 'retreat', power, unit: named, to }]
  })
}

function randomAdjustments(
  variant: Variant,
  position: Position,
  power: PowerId,
  pick: Choose,
): Order[] {
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  if (disbands > 0) {
    return drawn(unitsOf(position, power), disbands, pick).map(({ kind, at }) => ({
      type: 'disband',
      power,
      unit: { kind, at },
    }))
  }
  return drawn(sites, builds, pick).map((site): Order => {
    const facts = variant.provinces[site]
    const floats = facts?.kind === 'coast' && pick(2) === 0
    if (!floats) return { type: 'build', power, unit: { kind: 'A', at: site } }
    const coasts = facts?.coasts ?? []
    const at = coasts.length === 0 ? site : `${site}/${coasts[pick(coasts.length)]}`
    return { type: 'build', power, unit: { kind: 'F', at } }
  })
}

function drawn<Item>(list: readonly Item[], count: number, pick: Choose): Item[] {
  const left = [...list]
  const out: Item[] = []
  while (out.length < count && left.length > 0) {
    out.push(...left.splice(pick(left.length), 1))
  }
  return out
}
