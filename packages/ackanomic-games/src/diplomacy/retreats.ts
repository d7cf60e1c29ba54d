import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyLocation, DiplomacyVariant } from './map.js'
import { voidFor } from './movement/report.js'
import { type DiplomacyOrder, orderTo } from './orders.js'
import { type DiplomacyUnit, type DislodgedUnit, provinceOf } from './position.js'
import type { DiplomacyResolution, VoidReason } from './resolution.js'

/** What a retreat phase comes to. */
export interface DiplomacyRetreats {
  /** What became of each order, in their sequence; then of dislodged units without orders. */
  readonly resolutions: readonly DiplomacyResolution[]
  /** All units on the board now. */
  readonly units: readonly DiplomacyUnit[]
  /** The units that are off the board. */
  readonly disbanded: readonly DiplomacyUnit[]
}

/** An order that counts for a dislodged unit: where it goes, or off the board. */
interface Choice {
  readonly number: number
  readonly to: DiplomacyLocation | 'off'
}

/**
 * Resolves a retreat phase. Two units that retreat to one province are both disbanded, as are those
 * without a legal order.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_EDITIONS, DIPLOMACY_STANDARD, parseUnit, resolveRetreats } from '@ackanomic/games/diplomacy'
 *
 * const gone = { unit: parseUnit('FRANCE', 'A BUR'), from: 'MUN', retreats: ['GAS'] }
 * resolveRetreats(DIPLOMACY_STANDARD, [], [gone], [], DIPLOMACY_EDITIONS['1976']).units // => []
 * ```
 */
export function resolveRetreats(
  variant: DiplomacyVariant,
  units: readonly DiplomacyUnit[],
  dislodged: readonly DislodgedUnit[],
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): DiplomacyRetreats {
  const problems: (VoidReason | '')[] = orders.map(() => '')
  const unitOf: (DislodgedUnit | undefined)[] = []
  const choices = new Map<DislodgedUnit, Choice | 'ambiguous'>()
  for (const [number, order] of orders.entries()) {
    const found = readRetreat(variant, order, units, dislodged, rules)
    unitOf.push(found.unit)
    if (found.to === undefined) {
      problems[number] = found.why
      continue
    }
    const before = choices.get(found.unit)
    const choice = { number, to: found.to }
    if (before === undefined) choices.set(found.unit, choice)
    else if (before === 'ambiguous') problems[number] = 'ambiguous'
    else if (before.to === found.to) continue
    else if (rules.secondOrder === 'first') problems[number] = 'second-order'
    else {
      const why = rules.secondOrder === 'last' ? 'second-order' : 'ambiguous'
      for (const [at, unit] of unitOf.entries())
        if (unit === found.unit && at < number && problems[at] === '') problems[at] = why
      if (rules.secondOrder === 'void') problems[number] = why
      choices.set(found.unit, rules.secondOrder === 'last' ? choice : 'ambiguous')
    }
  }

  const goal = (unit: DislodgedUnit): DiplomacyLocation | 'off' => {
    const choice = choices.get(unit)
    return choice === undefined || choice === 'ambiguous' ? 'off' : choice.to
  }
  const rivals = (unit: DislodgedUnit): readonly DiplomacyLocation[] =>
    dislodged
      .filter((other) => other !== unit && goal(other) !== 'off' && goal(unit) !== 'off')
      .filter((other) => provinceOf(goal(other)) === provinceOf(goal(unit)))
      .map((other) => other.unit.at)
      .sort()

  const resolutions = orders.map((order, number): DiplomacyResolution => {
    const why = problems[number] as VoidReason | ''
    if (why !== '') return { order, outcome: voidFor(why) }
    const unit = unitOf[number]
    const by = unit === undefined ? [] : rivals(unit)
    return by.length === 0
      ? { order, outcome: { is: 'succeeds' } }
      : { order, outcome: { is: 'bounced', by, strength: 1, against: 1 } }
  })
  for (const lost of dislodged) {
    if (unitOf.some((unit) => unit === lost)) continue
    const order = orderTo('disband', lost.unit)
    resolutions.push({ order, unordered: true, outcome: { is: 'succeeds' } })
  }
  const after = [...units]
  const disbanded: DiplomacyUnit[] = []
  for (const lost of dislodged) {
    const to = goal(lost)
    if (to === 'off' || rivals(lost).length > 0) disbanded.push(lost.unit)
    else after.push({ ...lost.unit, at: to })
  }
  return { resolutions, units: after, disbanded }
}

type ReadRetreat =
  | { readonly unit: DislodgedUnit; readonly to: DiplomacyLocation | 'off' }
  | { readonly unit?: DislodgedUnit; readonly to?: undefined; readonly why: VoidReason }

function readRetreat(
  variant: DiplomacyVariant,
  order: DiplomacyOrder,
  units: readonly DiplomacyUnit[],
  dislodged: readonly DislodgedUnit[],
  rules: DiplomacyRulebook,
): ReadRetreat {
  if (order.type !== 'retreat' && order.type !== 'disband') return { why: 'wrong-phase' }
  const place = provinceOf(order.unit.at)
  if (variant.provinces[place] === undefined) return { why: 'unknown-place' }
  const unit = dislodged.find((lost) => provinceOf(lost.unit.at) === place)
  if (unit === undefined)
    return { why: units.some(({ at }) => provinceOf(at) === place) ? 'not-dislodged' : 'no-unit' }
  if (unit.unit.power !== order.power) return { why: 'not-yours' }
  if (order.unit.kind === undefined) {
    if (rules.kindOmitted === 'void') return { unit, why: 'kind-omitted' }
  } else if (order.unit.kind !== unit.unit.kind && rules.kindWrong === 'void')
    return { unit, why: 'kind-wrong' }
  if (order.type === 'disband') return { unit, to: 'off' }
  return readGoal(variant, order, unit, rules)
}

function readGoal(
  variant: DiplomacyVariant,
  order: DiplomacyOrder<'retreat'>,
  unit: DislodgedUnit,
  rules: DiplomacyRulebook,
): ReadRetreat {
  const province = variant.provinces[provinceOf(order.to)]
  if (province === undefined) return { unit, why: 'unknown-place' }
  const here = unit.retreats.filter((to) => provinceOf(to) === provinceOf(order.to))
  const [only] = here
  if (only === undefined) {
    const attacker = provinceOf(order.to) === unit.from
    return { unit, why: attacker ? 'attacker' : 'unreachable' }
  }
  if (here.includes(order.to)) return { unit, to: order.to }
  const needless = order.to.includes('/') && (unit.unit.kind === 'A' || !province.coasts?.length)
  if (needless)
    return rules.coastNeedless === 'void' ? { unit, why: 'coast-needless' } : { unit, to: only }
  if (order.to.includes('/'))
    return rules.coastWrong === 'only' && here.length === 1
      ? { unit, to: only }
      : { unit, why: 'coast-wrong' }
  if (here.length > 1)
    return rules.coastOpen === 'first' ? { unit, to: only } : { unit, why: 'coast-open' }
  return rules.coastOmitted === 'only' ? { unit, to: only } : { unit, why: 'coast-omitted' }
}
