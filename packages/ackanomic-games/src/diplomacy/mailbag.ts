import { err, ok, type Result } from '@ackanomic/core'
import type { Refusal, State } from '@ackanomic/core/engine'
import type { Options } from './announcement.js'
import { adjustmentsDue } from './due.js'
import type { Rules } from './editions.js'
import type { PowerId, Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import { parseOrders } from './notation/parse.js'
import { type OrderSet, ordersInForce } from './orderbook.js'
import type { Order } from './orders.js'
import { type Position, phaseName, unitsOf } from './position.js'
import type { Diplomacy, Rejections } from './types.js'
import { provinceOf } from './units.js'
import { powerName } from './wording.js'

/** The most orders in force for one power: more than it could have units and builds. */
export const MOST_ORDERS = 200

/** The rules that an announcement makes. */
export function rulesIn({ rules, faulty }: Pick<Options, 'rules' | 'faulty'>): Rules {
  return {
    ...rules,
    secondOrder: faulty.ambiguous === 'hold' ? 'void' : faulty.ambiguous,
    impossibleMove: faulty.invalid,
    perpetualOrders: faulty.late === 'repeat',
    proxyOrders: false,
  }
}

/** How many orders a power has to give, or may give, in a phase. */
export function businessOf(variant: Variant, position: Position, power: PowerId): number {
  const { step } = position.phase
  if (step === 'moves') return unitsOf(position, power).length
  if (step === 'retreats') return position.dislodged.filter((d) => d.unit.power === power).length
  const { builds, disbands } = adjustmentsDue(variant, position, power)
  return builds + disbands
}

/** Reads orders that were stored in canonical form. */
export function readOrders(
  variant: Variant,
  position: Position,
  power: PowerId,
  lines: readonly string[],
): readonly Order[] {
  const { step } = position.phase
  return parseOrders(variant, lines.join('\n'), { power, step }).orders
}

/**
 * The orders of a seat that are in force after another mail, in canonical form; or what is wrong
 * with the mail.
 */
export function withMail(
  variant: Variant,
  { options, own, secret }: State<Diplomacy>,
  seat: number,
  lines: readonly string[],
): Result<readonly string[] | null, Refusal<Rejections>> {
  const { position } = own
  const power = own.powers[seat]
  if (position === null || power === undefined) return err({ code: 'notStarted', facts: {} })
  if (own.deciding !== 'nothing') return err({ code: 'deciding', facts: { what: own.deciding } })
  if (businessOf(variant, position, power) === 0) {
    const phase = phaseName(variant, position.phase)
    return err({ code: 'nothingToOrder', facts: { power: powerName(variant, power), phase } })
  }
  const { step } = position.phase
  const { orders, unreadable } = parseOrders(variant, lines.join('\n'), { power, step })
  const [bad] = unreadable
  if (bad !== undefined) {
    return err({ code: 'unreadable', facts: { text: bad.text, problem: bad.says } })
  }
  if (orders.length === 0) {
    const text = lines.find((line) => line.trim() !== '')
    const problem = 'There is no order in it; send nothing at all to take orders back.'
    return text === undefined ? ok(null) : err({ code: 'unreadable', facts: { text, problem } })
  }
  const before = readOrders(variant, position, power, secret[seat]?.orders ?? [])
  const sets: OrderSet[] = before.length === 0 ? [] : [{ power, orders: before }]
  const { orderSets } = options.rules
  const plain = { ...rulesIn(options), perpetualOrders: false, implicitOrders: false } as const
  const rules: Rules = { ...plain, poorlyWritten: 'alone', orderSets }
  const all = ordersInForce([...sets, { power, orders }], rules)
  return all.length > MOST_ORDERS
    ? err({ code: 'tooManyOrders', facts: { orders: all.length, most: MOST_ORDERS } })
    : ok(all.map(formatOrder))
}

/** The orders that have a place in each kind of turn. */
const FITTING: Readonly<Record<Position['phase']['step'], readonly Order['type'][]>> = {
  moves: ['hold', 'move', 'support', 'convoy'],
  retreats: ['retreat', 'disband'],
  adjustments: ['build', 'disband', 'waive'],
}

/**
 * Whether a power has ordered all that it can, as far as one can tell: each unit, each build or
 * disband that is due. What has no place in the turn, or stands there twice, does not count.
 */
export function isComplete(
  variant: Variant,
  position: Position,
  power: PowerId,
  lines: readonly string[] | null,
): boolean {
  const wanted = businessOf(variant, position, power)
  if (wanted === 0) return true
  if (lines === null) return false
  const { step } = position.phase
  const fitting = FITTING[step]
  const orders = readOrders(variant, position, power, lines).filter(({ type }) =>
    fitting.includes(type),
  )
  if (step === 'adjustments') {
    const builds = adjustmentsDue(variant, position, power).builds > 0
    const useful = orders.filter(({ type }) => (type === 'disband') !== builds)
    const places = useful.map((order, at) =>
      order.type === 'waive' ? `waive ${at}` : provinceOf(order.unit.at),
    )
    return new Set(places).size >= wanted
  }
  const ordered = new Set(
    orders.map((order) => (order.type === 'waive' ? '' : provinceOf(order.unit.at))),
  )
  const units =
    step === 'moves'
      ? unitsOf(position, power)
      : position.dislodged.flatMap(({ unit }) => (unit.power === power ? [unit] : []))
  return units.every(({ at }) => ordered.has(provinceOf(at)))
}

/** What a bot orders (III.B8). */
export function botOrders(
  variant: Variant,
  position: Position,
  power: PowerId,
  bots: Options['bots'],
): readonly Order[] {
  const { step } = position.phase
  if (step === 'moves') {
    return unitsOf(position, power).map(
      ({ kind, at }): Order => ({
        type: 'hold',
        power,
        unit: { kind, at },
      }),
    )
  }
  if (step === 'retreats') {
    return position.dislodged.flatMap(({ unit, retreats }): Order[] => {
      if (unit.power !== power) return []
      const named = { kind: unit.kind, at: unit.at }
      const [to] = [...retreats].sort()
      return bots.retreats === 'first' && to !== undefined
        ? [{ type: 'retreat', power, unit: named, to }]
        : [{ type: 'disband', power, unit: named }]
    })
  }
  const { builds, sites } = adjustmentsDue(variant, position, power)
  return sites.slice(0, builds).map((at): Order => {
    return bots.builds === 'armies' && variant.provinces[at]?.kind !== 'sea'
      ? { type: 'build', power, unit: { kind: 'A', at } }
      : { type: 'waive', power }
  })
}

/**
 * All orders in force for the turn: of players, of bots, and what the announcement adds. Those of
 * bots are in the mail of a turn that is over, and is being adjudicated.
 */
export function ordersOfTurn(
  variant: Variant,
  { options, own, secret }: State<Diplomacy>,
  position: Position,
): readonly Order[] {
  const isMoves = position.phase.step === 'moves'
  const isOpen = own.deciding !== 'adjudication'
  const sets = own.powers.flatMap((power, seat): OrderSet[] => {
    if (isOpen && own.bots.includes(seat)) {
      return [{ power, orders: botOrders(variant, position, power, options.bots) }]
    }
    const lines = secret[seat]?.orders ?? null
    return lines === null ? [] : [{ power, orders: readOrders(variant, position, power, lines) }]
  })
  const before = isMoves
    ? own.powers.flatMap((power, seat) =>
        readOrders(variant, position, power, own.standing[seat] ?? []),
      )
    : []
  return ordersInForce(sets, rulesIn(options), { before, units: position.units })
}
