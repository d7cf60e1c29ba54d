import { err, ok, type Result } from '@ackanomic/core'
import { memoizeByRef, type State, type VisibleState } from '@ackanomic/core/engine'
import { shown } from '@ackanomic/core/untrusted'
import type { DiplomacyOptions } from './announcement.js'
import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, Refused } from './model.js'
import { firstUnreadable, parseOrders } from './notation/parse.js'
import { type DiplomacyOrderSet, ordersInForce } from './orderbook.js'
import { type DiplomacyOrder, formatOrder, formatUnit, orderTo } from './orders.js'
import {
  adjustmentsDue,
  type DiplomacyPosition,
  type DiplomacyUnit,
  phaseName,
  provinceOf,
  unitsOf,
} from './position.js'
import { MOST_ORDERS } from './state.js'
import { inSentence, powerName } from './wording.js'

/** Of so many pieces that cannot be read a refusal tells why: it is one paragraph. */
const MOST_TOLD = 5

/**
 * The rules that an announcement makes.
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

/** By which a mail is added to those before: what is added for silence comes at the end of a turn. */
const rulesOfMail: (options: Pick<DiplomacyOptions, 'rules' | 'faulty'>) => DiplomacyRulebook =
  /* @__PURE__ */ memoizeByRef((options) => ({
    ...announcedRules(options),
    perpetualOrders: false,
    implicitOrders: false,
    poorlyWritten: 'alone',
  }))

/** How many orders a power has to give, or may give, in a phase. */
export function businessOf(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
): number {
  const { step } = position.phase
  if (step === 'moves') return unitsOf(position, power).length
  if (step === 'retreats') return position.dislodged.filter((d) => d.unit.power === power).length
  const { builds, disbands } = adjustmentsDue(variant, position, power)
  return builds + disbands
}

export function readOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  lines: readonly string[],
): readonly DiplomacyOrder[] {
  const { step } = position.phase
  return parseOrders(variant, lines.join('\n'), { power, step }).orders
}

/** Refuses what only players may say, while orders are open. */
export function checkOpen({ shared }: Pick<VisibleState<Diplomacy>, 'shared'>): Refused {
  if (shared.stage !== 'playing') return { code: 'notStarted', details: {} }
  if (shared.deciding === 'nothing') return undefined
  return { code: 'deciding', details: { what: shared.deciding } }
}

/** A seat's orders in force after another mail, in canonical form; or what is wrong with it. */
export function withMail(
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
  if (position === null || power === undefined) return err({ code: 'notStarted', details: {} })
  if (businessOf(variant, position, power) === 0) {
    const phase = phaseName(variant, position.phase)
    return err({ code: 'nothingToOrder', details: { power: powerName(variant, power), phase } })
  }
  const { step } = position.phase
  const { orders, unreadable } = parseOrders(variant, lines.join('\n'), { power, step })
  if (unreadable.length > 0)
    return err({ code: 'unreadable', details: firstUnreadable(unreadable, MOST_TOLD) })
  if (orders.length === 0) {
    const text = lines.find((line) => line.trim() !== '')
    if (text === undefined) return ok(null)
    const message = 'There is no order in it; send nothing at all to take orders back.'
    return err({
      code: 'unreadable',
      details: { pieces: [{ text: shown(text), message }], more: 0 },
    })
  }
  if (!orders.some((order) => hasPlace(variant, position, order))) {
    const phase = phaseName(variant, position.phase)
    return err({ code: 'outOfPlace', details: { phase, wants: wantsOf(variant, position, power) } })
  }
  const rules = rulesOfMail(options)
  const sent = rules.orderSets === 'last' ? null : (secret[seat]?.orders ?? null)
  const before =
    sent === null ? [] : [{ power, orders: readOrders(variant, position, power, sent) }]
  const all = ordersInForce([...before, { power, orders }], rules)
  return all.length > MOST_ORDERS
    ? err({ code: 'tooManyOrders', details: { orders: all.length, most: MOST_ORDERS } })
    : ok(all.map(formatOrder))
}

/** The orders that have a place in each kind of turn. */
const FITTING: Readonly<
  Record<DiplomacyPosition['phase']['step'], readonly DiplomacyOrder['type'][]>
> = {
  moves: ['hold', 'move', 'support', 'convoy'],
  retreats: ['retreat', 'disband'],
  adjustments: ['build', 'disband', 'waive'],
}

/** Whether an order is for something that the power can order now, be it legal or not. */
function hasPlace(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
): boolean {
  const { step } = position.phase
  if (!FITTING[step].includes(order.type)) return false
  if (step === 'adjustments') {
    const builds = adjustmentsDue(variant, position, order.power).builds > 0
    if (builds || order.type !== 'disband') return builds && order.type !== 'disband'
  }
  if (order.type === 'waive') return false
  const province = provinceOf(order.unit.at)
  const units = step === 'retreats' ? position.dislodged.map(({ unit }) => unit) : position.units
  return units.some(({ power, at }) => power === order.power && provinceOf(at) === province)
}

/** What a power can order now, as a clause: `'West moves A BUR and F ALT'`. */
function wantsOf(variant: DiplomacyVariant, position: DiplomacyPosition, power: PowerId): string {
  const { step } = position.phase
  const name = powerName(variant, power)
  const listed = (units: readonly DiplomacyUnit[]): string => inSentence(units.map(formatUnit))
  if (step === 'moves') return `${name} orders ${listed(unitsOf(position, power))}`
  if (step === 'retreats') {
    const lost = position.dislodged.map(({ unit }) => unit).filter((unit) => unit.power === power)
    return `${name} retreats ${listed(lost)}, or disbands`
  }
  const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
  return disbands > 0
    ? `${name} disbands ${disbands} of ${listed(unitsOf(position, power))}`
    : `${name} may build ${builds}, in ${inSentence(sites)}`
}

/** What a bot orders (III.B8). */
export function botOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  power: PowerId,
  bots: DiplomacyOptions['bots'],
): readonly DiplomacyOrder[] {
  const { step } = position.phase
  if (step === 'moves') return unitsOf(position, power).map((unit) => orderTo('hold', unit))
  if (step === 'retreats') {
    return position.dislodged.flatMap(({ unit, retreats }): DiplomacyOrder[] => {
      const off = orderTo('disband', unit)
      const [to] = [...retreats].sort()
      if (unit.power !== power) return []
      return bots.retreats === 'first' && to !== undefined
        ? [{ ...off, type: 'retreat', to }]
        : [off]
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

/** All orders in force for the turn: of players, of bots, and what the announcement adds. */
export function ordersOfTurn(
  variant: DiplomacyVariant,
  { options, shared, secret }: State<Diplomacy>,
  position: DiplomacyPosition,
): readonly DiplomacyOrder[] {
  const isMoves = position.phase.step === 'moves'
  const isOpen = shared.deciding !== 'adjudication'
  const sets = shared.powers.flatMap((power, seat): DiplomacyOrderSet[] => {
    if (isOpen && shared.bots.includes(seat)) {
      return [{ power, orders: botOrders(variant, position, power, options.bots) }]
    }
    const lines = secret[seat]?.orders ?? null
    return lines === null ? [] : [{ power, orders: readOrders(variant, position, power, lines) }]
  })
  const before = isMoves
    ? shared.powers.flatMap((power, seat) =>
        readOrders(variant, position, power, shared.standing[seat] ?? []),
      )
    : []
  return ordersInForce(sets, announcedRules(options), { before, units: position.units })
}
