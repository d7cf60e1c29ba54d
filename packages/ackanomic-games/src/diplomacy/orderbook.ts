import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId, ProvinceId } from './map.js'
import type { DiplomacyOrder } from './orders.js'
import { type DiplomacyPosition, type DiplomacyUnit, provinceOf } from './position.js'

/** The orders that one power sent at one time. */
export interface DiplomacyOrderSet {
  readonly power: PowerId
  readonly orders: readonly DiplomacyOrder[]
}

/** Further information for the rules on orders. */
export interface DiplomacyOrderContext {
  /** Present if nobody knows which set of a power was sent last (4.D.2). */
  readonly unsequenced?: true
  /** The orders of the turn before, for perpetual orders (4.E.4). */
  readonly before?: readonly DiplomacyOrder[]
  /** The power that orders a unit by proxy, by the unit's province (4.E.5). */
  readonly proxies?: Readonly<Record<ProvinceId, PowerId>>
  readonly units?: readonly DiplomacyUnit[]
}

/**
 * Returns the orders in force after all mail has arrived, with those that the rules add. Several
 * orders for one unit may remain; adjudication decides.
 *
 * @param sets - the sets, the latest last
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, editionRules, formatOrder, ordersInForce, parseOrders } from '@ackanomic/games/diplomacy'
 *
 * const power = 'FRANCE'
 * const set = (mail: string) => ({ power, orders: parseOrders(DIPLOMACY_STANDARD, mail, { power }).orders })
 * const sets = [set('A Par-Bur, F Bre-MAO'), set('A Par-Pic')]
 * ordersInForce(sets, editionRules('1976')).map(formatOrder) // => ['A PAR - PIC']
 * ```
 */
export function ordersInForce(
  sets: readonly DiplomacyOrderSet[],
  rules: DiplomacyRulebook,
  context: DiplomacyOrderContext = {},
): readonly DiplomacyOrder[] {
  const shared = new Map<PowerId, (readonly DiplomacyOrder[])[]>()
  for (const { power, orders } of sets) {
    const before = shared.get(power)
    if (before === undefined) shared.set(power, [orders])
    else before.push(orders)
  }
  const sent: DiplomacyOrder[] = []
  for (const theirs of shared.values())
    sent.push(...chooseSets(theirs, rules, context.unsequenced === true))
  const proxied = rules.proxyOrders ? sent.map((order) => byProxy(order, context)) : sent
  const all = rules.poorlyWritten === 'set' ? proxied.map((o) => clarified(o, proxied)) : proxied
  if (rules.perpetualOrders)
    for (const order of context.before ?? []) if (!shared.has(order.power)) all.push(order)
  return rules.implicitOrders ? [...all, ...implied(all, context.units ?? [])] : all
}

function chooseSets(
  shared: readonly (readonly DiplomacyOrder[])[],
  rules: DiplomacyRulebook,
  unsequenced: boolean,
): readonly DiplomacyOrder[] {
  if (shared.length < 2) return shared[0] ?? []
  if (unsequenced) return rules.unsequencedSets === 'hold' ? [] : shared.flat()
  if (rules.orderSets === 'last') return shared[shared.length - 1] ?? []
  const later = (from: number): ReadonlySet<string> =>
    new Set(shared.slice(from + 1).flatMap((orders) => orders.map(unitKey)))
  return shared.flatMap((orders, at) => {
    const replaced = later(at)
    return orders.filter((order) => order.type === 'waive' || !replaced.has(unitKey(order)))
  })
}

function unitKey(order: DiplomacyOrder): string {
  return order.type === 'waive' ? '' : provinceOf(order.unit.at)
}

function byProxy(order: DiplomacyOrder, context: DiplomacyOrderContext): DiplomacyOrder {
  if (order.type === 'waive') return order
  const province = provinceOf(order.unit.at)
  if (context.proxies?.[province] !== order.power) return order
  const owner = context.units?.find((unit) => provinceOf(unit.at) === province)?.power
  return owner === undefined ? order : { ...order, power: owner }
}

function clarified(order: DiplomacyOrder, all: readonly DiplomacyOrder[]): DiplomacyOrder {
  if (order.type !== 'move' || order.to.includes('/')) return order
  const coasts = new Set<DiplomacyLocation>()
  for (const other of all)
    if (
      other.type === 'support' &&
      other.power === order.power &&
      other.to?.includes('/') === true &&
      provinceOf(other.to) === order.to &&
      provinceOf(other.of.at) === provinceOf(order.unit.at)
    )
      coasts.add(other.to)
  const [only] = coasts
  return only !== undefined && coasts.size === 1 ? { ...order, to: only } : order
}

function implied(all: readonly DiplomacyOrder[], units: readonly DiplomacyUnit[]) {
  const ordered = new Set(all.map(unitKey))
  const moves = new Map<ProvinceId, DiplomacyOrder<'move'>>()
  for (const order of all) {
    if (order.type !== 'support' && order.type !== 'convoy') continue
    const province = provinceOf(order.of.at)
    const unit = units.find((one) => provinceOf(one.at) === province)
    if (unit?.power !== order.power || ordered.has(province) || moves.has(province)) continue
    const { power, kind, at } = unit
    if (order.to !== undefined)
      moves.set(province, { type: 'move', power, unit: { kind, at }, to: order.to })
  }
  return [...moves.values()]
}

export function unitsToOrder(
  { phase, units, dislodged }: DiplomacyPosition,
  power: PowerId,
): readonly DiplomacyUnit[] {
  const all = phase.step === 'retreats' ? dislodged.map(({ unit }) => unit) : units
  return all.filter((unit) => unit.power === power)
}

export function convoyRoute(
  variant: DiplomacyVariant,
  { unit, to }: DiplomacyOrder<'move'>,
  all: readonly DiplomacyOrder[],
): readonly ProvinceId[] {
  const start = provinceOf(unit.at)
  const goal = provinceOf(to)
  const serves = (order: DiplomacyOrder): order is DiplomacyOrder<'convoy'> =>
    order.type === 'convoy' && provinceOf(order.of.at) === start && provinceOf(order.to) === goal
  const seas = all.filter(serves).map((order) => provinceOf(order.unit.at))
  const touch = (one: ProvinceId, other: ProvinceId): boolean =>
    Object.entries(variant.fleets).some(
      ([at, next]) => provinceOf(at) === one && next.some((each) => provinceOf(each) === other),
    )
  let ways = seas.filter((sea) => touch(start, sea)).map((sea) => [sea])
  for (let length = 0; length < seas.length; length++) {
    const whole = ways.find((way) => touch(way.at(-1) ?? '', goal))
    if (whole !== undefined) return whole
    ways = ways.flatMap((way) =>
      seas
        .filter((sea) => !way.includes(sea) && touch(way.at(-1) ?? '', sea))
        .map((sea) => [...way, sea]),
    )
  }
  return []
}

export function wantsConvoy(variant: DiplomacyVariant, { unit, to, via }: DiplomacyOrder<'move'>) {
  return via === true || variant.armies[provinceOf(unit.at)]?.includes(provinceOf(to)) !== true
}
