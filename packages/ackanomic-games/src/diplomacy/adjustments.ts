import { itemAt } from '@ackanomic/core/engine'
import { atlasOf } from './compiled-map.js'
import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import { kindProblem } from './movement/legal.js'
import { voidFor } from './movement/report.js'
import { type DiplomacyOrder, orderTo } from './orders.js'
import {
  adjustmentsDue,
  centresOf,
  type DiplomacyAdjustmentsDue,
  type DiplomacyPosition,
  type DiplomacyUnit,
  provinceOf,
  unitsOf,
} from './position.js'
import type { DiplomacyPhaseResult, DiplomacyResolution, VoidReason } from './resolution.js'

/**
 * Returns the units that a power in civil disorder loses, in order: those farthest from its
 * centres, then fleets before armies, then by the province's full name.
 *
 * @example
 * ```ts
 * import { civilDisorderRemovals, DIPLOMACY_EDITIONS, DIPLOMACY_STANDARD, startingPosition, unitsOf } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const units = unitsOf(start, 'FRANCE')
 * civilDisorderRemovals(DIPLOMACY_STANDARD, start, 'FRANCE', units, 1, DIPLOMACY_EDITIONS['1976'])[0]?.at // => 'BRE'
 * ```
 */
export function civilDisorderRemovals(
  variant: DiplomacyVariant,
  position: Pick<DiplomacyPosition, 'owners'>,
  power: PowerId,
  units: readonly DiplomacyUnit[],
  count: number,
  rules: DiplomacyRulebook,
): readonly DiplomacyUnit[] {
  if (count <= 0) return []
  const atlas = atlasOf(variant)
  const homes = variant.powers[power]?.homes ?? []
  const from = rules.disorderFrom === 'home' ? homes : centresOf(position, power)
  const starts = from.flatMap((id) => atlas.index.get(id) ?? [])
  const byLandAndSea = distances(starts, atlas.anyNext)
  const shores = starts.flatMap((province) => [province, ...(atlas.coasts[province] ?? [])])
  const bySea = rules.disorderOver === 'own' ? distances(shores, atlas.fleetNext) : undefined
  const distance = ({ kind, at }: DiplomacyUnit): number => {
    const place = atlas.index.get(at) ?? -1
    const steps =
      kind === 'F' && bySea !== undefined ? bySea[place] : byLandAndSea[atlas.province[place] ?? -1]
    return steps ?? Number.POSITIVE_INFINITY
  }
  const name = (unit: DiplomacyUnit): string =>
    variant.provinces[provinceOf(unit.at)]?.name ?? unit.at
  return units
    .map((unit) => ({ unit, far: distance(unit), name: name(unit) }))
    .sort((a, b) => {
      if (a.far !== b.far) return b.far > a.far ? 1 : -1
      if (a.unit.kind !== b.unit.kind) return a.unit.kind === 'F' ? -1 : 1
      return a.name < b.name ? -1 : 1
    })
    .slice(0, count)
    .map(({ unit }) => unit)
}

/** The distance of each place from the nearest start; `undefined` if unreachable. */
function distances(from: readonly number[], next: readonly (readonly number[])[]) {
  const steps: (number | undefined)[] = []
  for (const start of from) steps[start] = 0
  const queue = [...from]
  for (const at of queue)
    for (const to of next[at] ?? []) {
      if (steps[to] !== undefined) continue
      steps[to] = (steps[at] ?? 0) + 1
      queue.push(to)
    }
  return steps
}

/**
 * Resolves an adjustment phase. Civil disorder decides disbands that nobody ordered.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_EDITIONS, DIPLOMACY_STANDARD, resolveAdjustments, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const lost = { ...startingPosition(DIPLOMACY_STANDARD), owners: {} }
 * resolveAdjustments(DIPLOMACY_STANDARD, lost, [], DIPLOMACY_EDITIONS['1976']).units // => []
 * ```
 */
export function resolveAdjustments(
  variant: DiplomacyVariant,
  board: Board,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): DiplomacyPhaseResult {
  const outcomes = orders.map(({ power }) =>
    voidFor(variant.powers[power] === undefined ? 'not-yours' : 'wrong-phase'),
  )
  const atMost = (
    numbers: readonly number[],
    most: number,
    keep: 'none' | 'first' | 'last',
    why: VoidReason,
  ): readonly number[] => {
    if (numbers.length <= most) return numbers
    const [first, last] = [numbers.slice(0, most), numbers.slice(numbers.length - most)]
    const kept = keep === 'none' ? [] : keep === 'first' ? first : last
    for (const number of numbers) if (!kept.includes(number)) outcomes[number] = voidFor(why)
    return kept
  }
  const unordered: DiplomacyResolution[] = []
  const disbanded: DiplomacyUnit[] = []
  const built: DiplomacyUnit[] = []
  const addUnordered = (type: 'build' | 'disband', units: readonly DiplomacyUnit[]): void => {
    for (const unit of units)
      unordered.push({ order: orderTo(type, unit), unordered: true, outcome: { is: 'succeeds' } })
  }
  for (const power of Object.keys(variant.powers)) {
    const due = adjustmentsDue(variant, board, power)
    const named = new Map<number, DiplomacyUnit | null>()
    for (const [number, order] of orders.entries()) {
      if (order.power !== power) continue
      const unit =
        due.disbands > 0
          ? readDisband(variant, board, order, rules)
          : readBuild(variant, board, due, order, rules)
      outcomes[number] = typeof unit === 'string' ? voidFor(unit) : { is: 'succeeds' }
      const isTwice = unit !== null && [...named.values()].some((other) => other === unit)
      if (typeof unit !== 'string' && !isTwice) named.set(number, unit)
    }
    const numbers = [...named.keys()]
    const chosen = (kept: readonly number[]) => kept.flatMap((number) => named.get(number) ?? [])
    if (due.disbands > 0) {
      const kept = atMost(numbers, due.disbands, rules.tooManyDisbands, 'no-disband-due')
      const gone = chosen(kept)
      const left = unitsOf(board, power).filter((unit) => !gone.includes(unit))
      const rest = due.disbands - gone.length
      const lost = civilDisorderRemovals(variant, board, power, left, rest, rules)
      disbanded.push(...gone, ...lost)
      addUnordered('disband', lost)
    } else {
      const siteOf = (number: number) => provinceOf(named.get(number)?.at ?? `waive ${number}`)
      const single = [...new Set(numbers.map(siteOf))].flatMap((site) => {
        const there = numbers.filter((number) => siteOf(number) === site)
        return atMost(there, 1, rules.buildsInOnePlace, 'second-order')
      })
      const inOrder = single.sort((a, b) => a - b)
      const units = chosen(atMost(inOrder, due.builds, rules.tooManyBuilds, 'no-build-due'))
      const others = rules.waives ? [] : defaultBuilds(power, due, units)
      built.push(...units, ...others)
      addUnordered('build', others)
    }
  }
  return {
    resolutions: [
      ...orders.map((order, at) => ({ order, outcome: itemAt(outcomes, at) })),
      ...unordered,
    ],
    units: [...board.units.filter((unit) => !disbanded.includes(unit)), ...built],
    disbanded: board.units.filter((unit) => disbanded.includes(unit)),
  }
}

type Board = Pick<DiplomacyPosition, 'units' | 'owners'>

function readDisband(
  variant: DiplomacyVariant,
  board: Board,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook,
): DiplomacyUnit | VoidReason {
  if (order.type === 'build' || order.type === 'waive') return 'no-build-due'
  if (order.type !== 'disband') return 'wrong-phase'
  const place = provinceOf(order.unit.at)
  if (variant.provinces[place] === undefined) return 'unknown-place'
  const there = board.units.filter((one) => provinceOf(one.at) === place)
  const unit = there.find(({ power }) => power === order.power)
  if (unit === undefined) return there.length > 0 ? 'not-yours' : 'no-unit'
  return kindProblem(rules, unit.kind, order.unit.kind) ?? unit
}

function readBuild(
  variant: DiplomacyVariant,
  board: Board,
  due: DiplomacyAdjustmentsDue,
  order: DiplomacyOrder,
  rules: DiplomacyRulebook,
): DiplomacyUnit | VoidReason | null {
  if (order.type === 'waive') return rules.waives ? null : 'no-waives'
  if (order.type !== 'build') return order.type === 'disband' ? 'no-disband-due' : 'wrong-phase'
  const { power, unit } = order
  const id = provinceOf(unit.at)
  const province = variant.provinces[id]
  if (province === undefined) return 'unknown-place'
  if (!due.sites.includes(id)) {
    if (board.owners[id] !== power) return 'not-owned'
    const home = variant.builds === 'anywhere' || variant.powers[power]?.homes.includes(id)
    return home ? 'occupied' : 'not-a-home'
  }
  const coast = unit.at.includes('/') ? unit.at : undefined
  const floats = province.kind !== 'land'
  let { kind } = unit
  if (kind === undefined) {
    if (rules.buildKindOmitted === 'void') return 'kind-omitted'
    if (!floats) kind = 'A'
    else if (rules.buildKindOmitted === 'coast' && coast !== undefined) kind = 'F'
    else return 'kind-omitted'
  }
  if (kind === 'A' && province.kind === 'sea') return 'army-at-sea'
  if (kind === 'F' && !floats) {
    if (rules.buildFleetInland === 'void') return 'fleet-inland'
    kind = 'A'
  }
  const needless =
    coast !== undefined && (kind === 'A' || atlasOf(variant).index.get(coast) === undefined)
  if (needless && rules.coastNeedless === 'void') return 'coast-needless'
  const coasts = province.coasts ?? []
  const [first] = coasts
  if (kind === 'A' || first === undefined) return { power, kind, at: id }
  if (coast !== undefined && !needless) return { power, kind, at: coast }
  return rules.buildCoastOpen === 'void' ? 'coast-open' : { power, kind, at: `${id}/${first}` }
}

function defaultBuilds(
  power: PowerId,
  due: DiplomacyAdjustmentsDue,
  built: readonly DiplomacyUnit[],
): readonly DiplomacyUnit[] {
  const used = new Set(built.map((unit) => provinceOf(unit.at)))
  return due.sites
    .filter((site) => !used.has(site))
    .slice(0, Math.max(0, due.builds - built.length))
    .map((at): DiplomacyUnit => ({ power, kind: 'A', at }))
}
