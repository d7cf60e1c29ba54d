import type { Choose } from '@ackanomic/core'
import { adjustmentsDue } from './due.js'
import type { Location, PowerId, Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import type { Order } from './orders.js'
import { type Position, unitsOf } from './position.js'
import { provinceOf, type Unit } from './units.js'

/** Legal orders at random for all that a power can order, in canonical form. */
export function randomOrders(
  variant: Variant,
  position: Position,
  power: PowerId,
  pick: Choose,
): string[] {
  const orders =
    position.phase.step === 'moves'
      ? unitsOf(position, power).map((unit) => randomMovement(variant, position, unit, pick))
      : position.phase.step === 'retreats'
        ? randomRetreats(position, power, pick)
        : randomAdjustments(variant, position, power, pick)
  return orders.map(formatOrder)
}

const MOVES = 5

function randomMovement(variant: Variant, position: Position, unit: Unit, pick: Choose): Order {
  const { power, kind, at } = unit
  const hold: Order = { type: 'hold', power, unit: { kind, at } }
  const next = reach(variant, unit)
  const chosen = pick(MOVES + 3)
  if (next.length === 0 || chosen === 0) return convoy(variant, position, unit, pick) ?? hold
  const to = oneOf(next, pick)
  if (chosen <= MOVES) {
    const over = pick(2) === 0 ? voyage(variant, position, unit, pick) : undefined
    return over ?? { type: 'move', power, unit: { kind, at }, to }
  }
  return support(variant, position, unit, provinceOf(to), pick) ?? hold
}

/** A support of a unit in, or next to, a province that the supporter could go to. */
function support(
  variant: Variant,
  { units }: Position,
  unit: Unit,
  goal: string,
  pick: Choose,
): Order | undefined {
  const { power, kind, at } = unit
  const helped = units.filter(
    (other) =>
      other !== unit &&
      (provinceOf(other.at) === goal ||
        reach(variant, other).some((place) => provinceOf(place) === goal)),
  )
  if (helped.length === 0) return undefined
  const other = oneOf(helped, pick)
  const of = { kind: other.kind, at: other.at }
  return provinceOf(other.at) === goal
    ? { type: 'support', power, unit: { kind, at }, of }
    : { type: 'support', power, unit: { kind, at }, of, to: goal }
}

/** A convoy of one fleet, for an army on a shore of its sea. */
function convoy(
  variant: Variant,
  { units }: Position,
  fleet: Unit,
  pick: Choose,
): Order | undefined {
  if (fleet.kind !== 'F' || variant.provinces[fleet.at]?.kind !== 'sea') return undefined
  const shores = shoresOf(variant, fleet.at)
  const armies = units.filter(({ kind, at }) => kind === 'A' && shores.includes(at))
  if (armies.length === 0) return undefined
  const army = oneOf(armies, pick)
  const goals = shores.filter((shore) => shore !== army.at)
  if (goals.length === 0) return undefined
  return {
    type: 'convoy',
    power: fleet.power,
    unit: { kind: 'F', at: fleet.at },
    of: { kind: 'A', at: army.at },
    to: oneOf(goals, pick),
  }
}

/** The move of an army over a sea where a fleet is. */
function voyage(
  variant: Variant,
  { units }: Position,
  army: Unit,
  pick: Choose,
): Order | undefined {
  if (army.kind !== 'A') return undefined
  const goals = units.flatMap(({ kind, at }) => {
    if (kind !== 'F' || variant.provinces[at]?.kind !== 'sea') return []
    const shores = shoresOf(variant, at)
    return shores.includes(army.at) ? shores.filter((shore) => shore !== army.at) : []
  })
  if (goals.length === 0) return undefined
  const { power, kind, at } = army
  return { type: 'move', power, unit: { kind, at }, to: oneOf(goals, pick) }
}

/** The provinces on the shores of a sea, each once. */
function shoresOf(variant: Variant, sea: Location): string[] {
  const near = (variant.fleets[sea] ?? []).map(provinceOf)
  return [...new Set(near)].filter((id) => variant.provinces[id]?.kind === 'coast')
}

/** Where a unit can go by itself. */
function reach(variant: Variant, { kind, at }: Unit): readonly Location[] {
  return (kind === 'A' ? variant.armies[at] : variant.fleets[at]) ?? []
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
    const at = coasts.length === 0 ? site : `${site}/${oneOf(coasts, pick)}`
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

function oneOf<Item>(list: readonly Item[], pick: Choose): Item {
  return list[pick(list.length)] as Item
}
