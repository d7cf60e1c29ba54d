import type { Choose } from '@ackanomic/core'
import { adjustmentsDue } from './adjustments-due.js'
import { EDITIONS, type Rules } from './editions.js'
import type { Location, PowerId, Variant } from './map.js'
import { Possible } from './movement/possible.js'
import { formatOrder } from './notation/format.js'
import type { Order } from './orders.js'
import { type Position, unitsOf } from './position.js'

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
