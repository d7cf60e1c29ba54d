import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from './editions.js'
import { orderProblem } from './legal-orders.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import { describeOrder, describePossible, unitName } from './order-words.js'
import { ordersInForce } from './orderbook.js'
import { type DiplomacyOrder, formatOrder } from './orders.js'
import {
  adjustmentsDue,
  type DiplomacyPosition,
  type DiplomacyUnit,
  provinceOf,
} from './position.js'
import { type DiplomacyResolution, VOID_REASONS, type VoidReason } from './resolution.js'
import { resolvePhase } from './seasons.js'
import { placeName } from './wording.js'

/**
 * A verdict on an order, as far as its sender can know: `good`; `no place` in this phase;
 * `illegal`; `ambiguous`, so none of several counts; given `twice`; replaced (`overruled`); legal,
 * but `idle` because of the power's other orders; or `missing`, so a default happens.
 */
export type DiplomacyOrderVerdict =
  | 'good'
  | 'no place'
  | 'illegal'
  | 'ambiguous'
  | 'twice'
  | 'overruled'
  | 'idle'
  | 'missing'

/** The check of one order. */
export interface DiplomacyOrderCheck {
  /** The order, or the default that replaces a missing one. */
  readonly order: DiplomacyOrder
  readonly is: DiplomacyOrderVerdict
  readonly message: string
}

/**
 * Checks the orders of a power without knowing those of others, such as before they are sent.
 * Returns one check for each order, then one for each missing order.
 *
 * @example
 * ```ts
 * import { checkOrders, DIPLOMACY_STANDARD, parseOrders, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const { orders } = parseOrders(DIPLOMACY_STANDARD, 'A Par-Bur, A Mar S A Par-Gas', { power: 'FRANCE' })
 * checkOrders(DIPLOMACY_STANDARD, start, 'FRANCE', orders).map(({ is }) => is) // => ['good', 'idle', 'missing']
 * ```
 */
export function checkOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): readonly DiplomacyOrderCheck[] {
  const sent = { variant, position, orders, rules }
  const plain = { ...rules, perpetualOrders: false, proxyOrders: false }
  const all = ordersInForce([{ power, orders }], plain, { units: position.units })
  const { resolutions } = resolvePhase(variant, position, all, rules)
  const given = orders.map((order, at): DiplomacyOrderCheck => {
    const resolution = resolutions[at]
    return resolution === undefined
      ? { order, is: 'good', message: `${describePossible(variant, order, 'can')}.` }
      : checked(sent, at, resolution)
  })
  const missing = resolutions.flatMap(({ order, unordered }): DiplomacyOrderCheck[] =>
    unordered === true && order.power === power
      ? [{ order, is: 'missing', message: left(variant, order, position.phase.step) }]
      : [],
  )
  if (position.phase.step !== 'adjustments' || !rules.waives) return [...given, ...missing]
  const { builds } = adjustmentsDue(variant, position, power)
  const used = given.filter(({ order, is }) => is === 'good' && order.type !== 'disband').length
  const waive = { type: 'waive', power } as const
  const unused = {
    order: waive,
    is: 'missing',
    message: left(variant, waive, 'adjustments'),
  } as const
  return [...given, ...missing, ...Array.from({ length: Math.max(0, builds - used) }, () => unused)]
}

interface Sent {
  readonly variant: DiplomacyVariant
  readonly position: DiplomacyPosition
  readonly orders: readonly DiplomacyOrder[]
  readonly rules: DiplomacyRulebook
}

/** The verdicts on void orders, if not `illegal`. */
const VERDICTS: Partial<Readonly<Record<VoidReason, DiplomacyOrderVerdict>>> = {
  'wrong-phase': 'no place',
  ambiguous: 'ambiguous',
  'second-order': 'overruled',
}

function checked(sent: Sent, at: number, { order: inForce, outcome }: DiplomacyResolution) {
  const { variant, position, orders, rules } = sent
  const order = orders[at] as DiplomacyOrder
  const check = (is: DiplomacyOrderVerdict, message: string) => ({ order, is, message })
  const can = describePossible(variant, order, 'can')
  const named = `“${describeOrder(variant, order)}”`
  const good = check('good', `${can}.`)
  const idle = (why: string): DiplomacyOrderCheck =>
    check('idle', `${can}, but without effect: ${why}.`)
  const twice = check('twice', `${named} is in the list twice; once is enough.`)
  if (outcome.is === 'void') {
    const { why } = outcome
    const problem = orderProblem(variant, position, inForce, rules)
    const verdict = VERDICTS[why]
    if (why === 'second-order' && isTwice(orders, at)) return twice
    if (verdict === 'ambiguous' || verdict === 'overruled')
      return check(verdict, `${named} does not count: ${VOID_REASONS[why]}.`)
    if (problem !== undefined) return { order, is: verdict ?? 'illegal', message: problem.message }
    if (position.phase.step === 'adjustments')
      return check('overruled', `${named} does not count: ${VOID_REASONS[why]}.`)
    return isOwn(position.units, order) ? idle(IDLE[why] ?? VOID_REASONS[why]) : good
  }
  if (isTwice(orders, at)) return twice
  if (outcome.is === 'bounced' && order.type === 'retreat') {
    const others = outcome.by.map((place) => placeName(variant, place)).join(' and ')
    return idle(`${others} retreats there too, and both units would be lost`)
  }
  if (outcome.is === 'unconvoyed' && inForce.type === 'move') {
    return couldSail(sent, inForce)
      ? check('good', `${can}, if fleets of others convoy it.`)
      : idle('no chain of fleets could convoy it, given the orders of your own fleets')
  }
  return good
}

const IDLE: Partial<Readonly<Record<VoidReason, string>>> = {
  unmatched: 'the other unit has a different order',
  'by-land': 'the army goes by land',
}

function isOwn(units: readonly DiplomacyUnit[], order: DiplomacyOrder): boolean {
  if (order.type !== 'support' && order.type !== 'convoy') return true
  const province = provinceOf(order.of.at)
  return units.some(({ power, at }) => power === order.power && provinceOf(at) === province)
}

function isTwice(orders: readonly DiplomacyOrder[], at: number): boolean {
  const order = orders[at]
  if (order === undefined || order.type === 'waive') return false
  const plain = (one: DiplomacyOrder): string =>
    one.type === 'waive' ? '' : formatOrder({ ...one, unit: { at: provinceOf(one.unit.at) } })
  return orders.slice(0, at).some((one) => plain(one) === plain(order))
}

/** Whether own fleets with orders, and any others, could still convoy an army. */
function couldSail(sent: Sent, move: DiplomacyOrder<'move'>): boolean {
  const { power, unit, to } = move
  const { variant, position, orders, rules } = sent
  const army = provinceOf(unit.at)
  const convoys = orders.filter(
    (order) => order.type === 'convoy' && provinceOf(order.of.at) === army && order.to === to,
  )
  const may = ({ power: whose, kind, at }: DiplomacyUnit): boolean =>
    whose !== power ||
    kind === 'A' ||
    convoys.some((order) => order.type === 'convoy' && provinceOf(order.unit.at) === provinceOf(at))
  const units = position.units.filter(may)
  return orderProblem(variant, { ...position, units }, move, rules) === undefined
}

function left(
  variant: DiplomacyVariant,
  order: DiplomacyOrder,
  step: DiplomacyPosition['phase']['step'],
): string {
  if (order.type === 'waive') return 'A build would be left unused.'
  const unit = unitName(variant, order.unit)
  if (step === 'moves') return `${unit} has no order; it would hold.`
  if (step === 'retreats') return `${unit} has no order; it would be disbanded.`
  return order.type === 'build'
    ? `A build has no order; ${unit} would be built.`
    : `A disband has no order; ${unit} would be disbanded.`
}
