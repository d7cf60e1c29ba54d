import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { holderOf, memoizeByRef, type State, type VisibleState } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyOptions } from './announcement.js'
import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Ctx, Diplomacy, DiplomacyEvent, Refused } from './model.js'
import { canonicalText, firstUnreadable, parseOrderLines } from './notation/parse.js'
import { unitName } from './order-words.js'
import { type DiplomacyOrderSet, ordersInForce, unitsToOrder } from './orderbook.js'
import { type DiplomacyOrder, orderTo } from './orders.js'
import {
  adjustmentsDue,
  countAdjustments,
  type DiplomacyPosition,
  type DiplomacyStep,
  phaseName,
  provinceOf,
  unitsOf,
} from './position.js'
import { MAX_ORDERS } from './state.js'
import { joinWords, placeName, powerName } from './wording.js'

const MAX_REPORTED = 5

/**
 * Returns the rules that an announcement sets.
 *
 * @example
 * ```ts
 * import { announcedRules, DIPLOMACY_EDITIONS } from '@ackanomic/games/diplomacy'
 *
 * const faulty = { late: 'hold', ambiguous: 'hold', invalid: 'hold', explained: '' } as const
 * announcedRules({ rules: DIPLOMACY_EDITIONS['1976'], faulty }).secondOrder // => 'void'
 * ```
 */
export const announcedRules: (
  options: Pick<DiplomacyOptions, 'rules' | 'faulty'>,
) => DiplomacyRulebook = /* @__PURE__ */ memoizeByRef(({ rules, faulty }) => ({
  ...rules,
  secondOrder: faulty.ambiguous === 'hold' ? 'void' : faulty.ambiguous,
  impossibleMove: faulty.invalid,
  perpetualOrders: faulty.late === 'repeat',
  proxyOrders: false,
}))

/** The rules for one mail. Orders of silent powers are added at the end of a turn. */
const mailRules: (options: Pick<DiplomacyOptions, 'rules' | 'faulty'>) => DiplomacyRulebook =
  /* @__PURE__ */ memoizeByRef((options) => ({
    ...announcedRules(options),
    perpetualOrders: false,
    implicitOrders: false,
    poorlyWritten: 'alone',
  }))

export function countOrdersDue(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
): number {
  if (position.phase.step !== 'adjustments') return unitsToOrder(position, power).length
  return countAdjustments(variant, position, power)
}

export function canOrder(
  variant: DiplomacyVariant,
  { shared, roster }: Pick<VisibleState<Diplomacy>, 'shared' | 'roster'>,
  seat: SeatNumber,
): boolean {
  const power = shared.powers[seat]
  if (shared.position === null || power === undefined || holderOf(roster, seat) === null)
    return false
  return countOrdersDue(variant, shared.position, power) > 0
}

export function emitInSecret(
  ctx: Ctx,
  seat: SeatNumber,
  clause: Diplomacy['Clause'],
  event: DiplomacyEvent,
): void {
  for (const to of [seat, 'referee'] as const) ctx.emit(to, clause, () => event)
}

export function readOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  lines: readonly string[],
): readonly DiplomacyOrder[] {
  const { step } = position.phase
  return parseOrderLines(variant, lines, { power, step }).orders
}

export function checkOpen({ shared }: Pick<VisibleState<Diplomacy>, 'shared'>): Refused {
  if (shared.stage !== 'playing') return { code: 'notStarted' }
  if (shared.deciding === 'nothing') return undefined
  return { code: 'deciding', details: { what: shared.deciding } }
}

export function ordersWithMail(
  variant: DiplomacyVariant,
  state: VisibleState<Diplomacy>,
  seat: number,
  lines: readonly string[],
): Result<readonly string[] | null, NonNullable<Refused>> {
  const { options, shared, secret } = state
  const { position } = shared
  const power = shared.powers[seat]
  const early = checkOpen(state)
  if (early !== undefined) return err(early)
  if (position === null || power === undefined) return err({ code: 'notStarted' })
  if (countOrdersDue(variant, position, power) === 0) {
    const phase = phaseName(variant, position.phase)
    return err({ code: 'nothingToOrder', details: { power: powerName(variant, power), phase } })
  }
  const { step } = position.phase
  const { orders, unreadable } = parseOrderLines(variant, lines, { power, step })
  if (unreadable.length > 0)
    return err({ code: 'unreadable', details: firstUnreadable(unreadable, MAX_REPORTED) })
  if (orders.length === 0) {
    const text = lines.find((line) => line.trim() !== '')
    if (text === undefined) return ok(null)
    const message = 'This contains no order; send an empty text to take your orders back.'
    return err({
      code: 'unreadable',
      details: { pieces: [{ text: sanitizeText(text), message }], more: 0 },
    })
  }
  if (!orders.some((order) => hasPlace(variant, position, order))) {
    const phase = phaseName(variant, position.phase)
    return err({
      code: 'outOfPlace',
      details: { phase, wants: describeOrdersDue(variant, position, power) },
    })
  }
  const rules = mailRules(options)
  const sent = rules.orderSets === 'last' ? null : (secret[seat]?.orders ?? null)
  const before =
    sent === null ? [] : [{ power, orders: readOrders(variant, position, power, sent) }]
  const all = ordersInForce([...before, { power, orders }], rules)
  return all.length > MAX_ORDERS
    ? err({ code: 'tooManyOrders', details: { orders: all.length, most: MAX_ORDERS } })
    : ok(all.map(canonicalText))
}

const UNIT_ORDERS: Readonly<Record<DiplomacyStep, readonly DiplomacyOrder['type'][]>> = {
  moves: ['hold', 'move', 'support', 'convoy'],
  retreats: ['retreat', 'disband'],
  adjustments: ['disband'],
}

function hasPlace(variant: DiplomacyVariant, position: DiplomacyPosition, order: DiplomacyOrder) {
  const { step } = position.phase
  const { type, power } = order
  if (step === 'adjustments' && adjustmentsDue(variant, position, power).builds > 0)
    return type === 'build' || type === 'waive'
  if (type === 'waive' || !UNIT_ORDERS[step].includes(type)) return false
  const province = provinceOf(order.unit.at)
  return unitsToOrder(position, power).some(({ at }) => provinceOf(at) === province)
}

function describeOrdersDue(variant: DiplomacyVariant, position: DiplomacyPosition, power: PowerId) {
  const { step } = position.phase
  const name = powerName(variant, power)
  const units = joinWords(unitsToOrder(position, power).map((unit) => unitName(variant, unit)))
  if (step === 'moves') return `${name} orders ${units}`
  if (step === 'retreats') return `${name} retreats ${units}, or disbands`
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  return disbands > 0
    ? `${name} disbands ${disbands} of ${units}`
    : `${name} may build ${builds}, in ${joinWords(sites.map((site) => placeName(variant, site)))}`
}

export function botOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  bots: DiplomacyOptions['bots'],
): readonly DiplomacyOrder[] {
  const { step } = position.phase
  if (step === 'moves') return unitsOf(position, power).map((unit) => orderTo('hold', unit))
  if (step === 'retreats') {
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    return lost.map(({ unit, retreats }): DiplomacyOrder => {
      const [to] = bots.retreats === 'first' ? [...retreats].sort() : []
      const disband = orderTo('disband', unit)
      return to === undefined ? disband : { ...disband, type: 'retreat', to }
    })
  }
  const { builds, sites } = adjustmentsDue(variant, position, power)
  return sites
    .slice(0, builds)
    .map((at) =>
      bots.builds === 'armies' && variant.provinces[at]?.kind !== 'sea'
        ? orderTo('build', { power, kind: 'A', at })
        : { type: 'waive', power },
    )
}

export function ordersOfTurn(
  variant: DiplomacyVariant,
  { options, shared, secret }: State<Diplomacy>,
  position: DiplomacyPosition,
): readonly DiplomacyOrder[] {
  const isOpen = shared.deciding !== 'adjudication'
  const ordersIn = (power: PowerId, lines: readonly string[]): readonly DiplomacyOrder[] =>
    readOrders(variant, position, power, lines)
  const sets = shared.powers.flatMap((power, seat): DiplomacyOrderSet[] => {
    if (isOpen && shared.bots.includes(seat))
      return [{ power, orders: botOrders(variant, position, power, options.bots) }]
    const lines = secret[seat]?.orders ?? null
    return lines === null ? [] : [{ power, orders: ordersIn(power, lines) }]
  })
  const before =
    position.phase.step === 'moves'
      ? shared.powers.flatMap((power, seat) => ordersIn(power, shared.standing[seat] ?? []))
      : []
  return ordersInForce(sets, announcedRules(options), { before, units: position.units })
}
