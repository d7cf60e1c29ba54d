import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyLocation, DiplomacyVariant } from './map.js'
import { kindProblem } from './movement/legal.js'
import { voidFor } from './movement/report.js'
import { type DiplomacyOrder, orderTo } from './orders.js'
import {
  type DiplomacyPosition,
  type DiplomacyUnit,
  type DislodgedUnit,
  provinceOf,
} from './position.js'
import type { DiplomacyPhaseResult, DiplomacyResolution, VoidReason } from './resolution.js'

/**
 * Resolves a retreat phase. Units with the same destination or without a legal order disband.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_EDITIONS, DIPLOMACY_STANDARD, parseUnit, resolveRetreats } from '@ackanomic/games/diplomacy'
 *
 * const dislodged = [{ unit: parseUnit('FRANCE', 'A BUR'), from: 'MUN', retreats: ['GAS'] }]
 * resolveRetreats(DIPLOMACY_STANDARD, { units: [], dislodged }, [], DIPLOMACY_EDITIONS['1976']).units // => []
 * ```
 */
export function resolveRetreats(
  variant: DiplomacyVariant,
  { units, dislodged }: Pick<DiplomacyPosition, 'units' | 'dislodged'>,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): DiplomacyPhaseResult {
  const read = orders.map((order) => readRetreat(variant, order, units, dislodged, rules))
  const goals = new Map(dislodged.map((lost) => [lost, goalOf(lost, read, rules)]))
  const rivals = (lost: DislodgedUnit): readonly DiplomacyLocation[] => {
    const to = provinceOf(goals.get(lost) ?? '')
    const others = dislodged.filter((other) => other !== lost && to !== '')
    return others
      .filter((other) => provinceOf(goals.get(other) ?? '') === to)
      .map(({ unit }) => unit.at)
      .sort()
  }
  const resolutions = orders.map((order, number): DiplomacyResolution => {
    const { unit, why } = read[number] ?? {}
    if (why !== undefined) return { order, outcome: voidFor(why) }
    const by = unit === undefined ? [] : rivals(unit)
    return by.length === 0
      ? { order, outcome: { is: 'succeeds' } }
      : { order, outcome: { is: 'bounced', by, strength: 1, against: 1 } }
  })
  const after = [...units]
  const disbanded: DiplomacyUnit[] = []
  for (const lost of dislodged) {
    if (!read.some(({ unit }) => unit === lost)) {
      const order = orderTo('disband', lost.unit)
      resolutions.push({ order, unordered: true, outcome: { is: 'succeeds' } })
    }
    const at = goals.get(lost)
    if (at === undefined || rivals(lost).length > 0) disbanded.push(lost.unit)
    else after.push({ ...lost.unit, at })
  }
  return { resolutions, units: after, disbanded }
}

interface ReadRetreat {
  readonly unit?: DislodgedUnit
  readonly to?: DiplomacyLocation | undefined
  why?: VoidReason | undefined
}

function goalOf(
  lost: DislodgedUnit,
  read: readonly ReadRetreat[],
  { secondOrder }: DiplomacyRulebook,
): DiplomacyLocation | undefined {
  const legal = read.filter(({ unit, why }) => unit === lost && why === undefined)
  const chosen = secondOrder === 'last' ? legal.at(-1) : legal[0]
  const others = legal.filter(({ to }) => to !== chosen?.to)
  if (others.length === 0 || secondOrder !== 'void') {
    for (const each of others) each.why = 'second-order'
    return chosen?.to
  }
  for (const each of legal) each.why = 'ambiguous'
  return undefined
}

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
  const why = kindProblem(rules, unit.unit.kind, order.unit.kind)
  if (why !== undefined || order.type === 'disband') return { unit, why }
  return { unit, ...readGoal(variant, order.to, unit, rules) }
}

function readGoal(
  variant: DiplomacyVariant,
  location: DiplomacyLocation,
  { unit, from, retreats }: DislodgedUnit,
  rules: DiplomacyRulebook,
): Pick<ReadRetreat, 'to' | 'why'> {
  const id = provinceOf(location)
  const province = variant.provinces[id]
  if (province === undefined) return { why: 'unknown-place' }
  const here = retreats.filter((to) => provinceOf(to) === id)
  const [to] = here
  if (to === undefined) return { why: id === from ? 'attacker' : 'unreachable' }
  if (here.includes(location)) return { to: location }
  if (location !== id && (unit.kind === 'A' || !province.coasts?.length))
    return rules.coastNeedless === 'void' ? { why: 'coast-needless' } : { to }
  if (location !== id)
    return rules.coastWrong === 'only' && here.length === 1 ? { to } : { why: 'coast-wrong' }
  if (here.length > 1) return rules.coastOpen === 'first' ? { to } : { why: 'coast-open' }
  return rules.coastOmitted === 'only' ? { to } : { why: 'coast-omitted' }
}
