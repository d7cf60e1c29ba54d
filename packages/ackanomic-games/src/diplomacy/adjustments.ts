import { type Atlas, atlasOf } from './compiled-map.js'
import type { DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant, PowerId, ProvinceId } from './map.js'
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
import type { DiplomacyOrderOutcome, DiplomacyResolution, VoidReason } from './resolution.js'

/**
 * The units that a power in civil disorder loses: those farthest from its centres first, of equal
 * ones fleets before armies, then by the full name of their province.
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
  const byAny = distances(atlas, from)
  const distance = (unit: DiplomacyUnit): number =>
    unit.kind === 'F' && rules.disorderOver === 'own'
      ? fleetDistance(atlas, unit, from)
      : (byAny[atlas.index.get(provinceOf(unit.at)) ?? -1] ?? Number.POSITIVE_INFINITY)
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

/** Steps from the nearest of some provinces to each, over land and water. */
function distances(atlas: Atlas, from: readonly ProvinceId[]): readonly number[] {
  const steps = new Array<number>(atlas.size).fill(Number.POSITIVE_INFINITY)
  const queue: number[] = []
  for (const id of from) {
    const province = atlas.index.get(id)
    if (province === undefined) continue
    steps[province] = 0
    queue.push(province)
  }
  for (const at of queue)
    for (const next of atlas.anyNext[at] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue
      steps[next] = (steps[at] ?? 0) + 1
      queue.push(next)
    }
  return steps
}

/** Steps of a fleet, as fleets go, to the nearest of some provinces. */
function fleetDistance(atlas: Atlas, unit: DiplomacyUnit, to: readonly ProvinceId[]): number {
  const start = atlas.index.get(unit.at)
  if (start === undefined) return Number.POSITIVE_INFINITY
  const steps = new Map([[start, 0]])
  for (const [at, count] of steps) {
    if (to.includes(atlas.names[atlas.province[at] as number] as ProvinceId)) return count
    for (const next of atlas.fleetNext[at] ?? []) if (!steps.has(next)) steps.set(next, count + 1)
  }
  return Number.POSITIVE_INFINITY
}

/** What an adjustment phase comes to. */
export interface DiplomacyAdjustments {
  /** What became of each order, in their sequence; then what happened without orders. */
  readonly resolutions: readonly DiplomacyResolution[]
  /** All units on the board now. */
  readonly units: readonly DiplomacyUnit[]
}

/**
 * Resolves an adjustment phase. Disbands that nobody ordered follow civil disorder.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_EDITIONS, DIPLOMACY_STANDARD, resolveAdjustments, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const lost = { ...start, phase: { ...start.phase, step: 'adjustments' }, owners: {} } as const
 * resolveAdjustments(DIPLOMACY_STANDARD, lost, [], DIPLOMACY_EDITIONS['1976']).units // => []
 * ```
 */
export function resolveAdjustments(
  variant: DiplomacyVariant,
  board: Pick<DiplomacyPosition, 'units' | 'owners'>,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): DiplomacyAdjustments {
  const outcomes: DiplomacyOrderOutcome[] = orders.map((order) =>
    variant.powers[order.power] === undefined ? voidFor('not-yours') : voidFor('wrong-phase'),
  )
  const more: DiplomacyResolution[] = []
  const removed = new Set<DiplomacyUnit>()
  const built: DiplomacyUnit[] = []
  for (const power of Object.keys(variant.powers)) {
    const due = adjustmentsDue(variant, board, power)
    const mine = [...orders.entries()].filter(([, order]) => order.power === power)
    const units = unitsOf(board, power)
    const phase = { variant, board, power, due, mine, rules, outcomes }
    if (due.disbands > 0) {
      const gone = disbandOrdered(phase)
      const left = units.filter((unit) => !gone.includes(unit))
      const rest = due.disbands - gone.length
      const lost = civilDisorderRemovals(variant, board, power, left, rest, rules)
      for (const unit of [...gone, ...lost]) removed.add(unit)
      more.push(...lost.map((unit) => unasked('disband', unit)))
    } else {
      const ordered = buildOrdered(phase)
      const others = rules.waives ? [] : defaults(power, due, ordered)
      built.push(...ordered, ...others)
      more.push(...others.map((unit) => unasked('build', unit)))
    }
  }
  return {
    resolutions: [
      ...orders.map(
        (order, at): DiplomacyResolution => ({
          order,
          outcome: outcomes[at] as DiplomacyOrderOutcome,
        }),
      ),
      ...more,
    ],
    units: [...board.units.filter((unit) => !removed.has(unit)), ...built],
  }
}

function unasked(type: 'build' | 'disband', unit: DiplomacyUnit): DiplomacyResolution {
  return { order: orderTo(type, unit), unordered: true, outcome: { is: 'succeeds' } }
}

/** What one power adjusts. */
interface PowersPhase {
  readonly variant: DiplomacyVariant
  readonly board: Pick<DiplomacyPosition, 'units' | 'owners'>
  readonly power: PowerId
  readonly due: DiplomacyAdjustmentsDue
  /** The power's orders, with their numbers among all. */
  readonly mine: readonly (readonly [number: number, order: DiplomacyOrder])[]
  readonly rules: DiplomacyRulebook
  /** What becomes of each of all orders. */
  readonly outcomes: DiplomacyOrderOutcome[]
}

/** Keeps as many as may be, from the end that the rules say; the others are void. */
function atMost(
  legal: readonly number[],
  most: number,
  keep: 'none' | 'first' | 'last',
  why: VoidReason,
  outcomes: DiplomacyOrderOutcome[],
): readonly number[] {
  if (legal.length <= most) return legal
  const first = legal.slice(0, most)
  const kept = keep === 'none' ? [] : keep === 'first' ? first : legal.slice(legal.length - most)
  for (const number of legal) if (!kept.includes(number)) outcomes[number] = voidFor(why)
  return kept
}

/** What the orders of a power name, each by itself: a unit, or `null` for a build left unused. */
function named(phase: PowersPhase): Map<number, DiplomacyUnit | null> {
  const chosen = new Map<number, DiplomacyUnit | null>()
  for (const [number, order] of phase.mine) {
    const found = phase.due.disbands > 0 ? readDisband(phase, order) : readBuild(phase, order)
    const isVoid = typeof found === 'string'
    phase.outcomes[number] = isVoid ? voidFor(found) : { is: 'succeeds' }
    const isTwice = found !== null && !isVoid && [...chosen.values()].includes(found)
    if (!isVoid && !isTwice) chosen.set(number, found)
  }
  return chosen
}

function disbandOrdered(phase: PowersPhase): readonly DiplomacyUnit[] {
  const { due, rules, outcomes } = phase
  const chosen = named(phase)
  const numbers = [...chosen.keys()]
  const kept = atMost(numbers, due.disbands, rules.tooManyDisbands, 'no-disband-due', outcomes)
  return kept.flatMap((number) => chosen.get(number) ?? [])
}

function readDisband({ variant, board, power, rules }: PowersPhase, order: DiplomacyOrder) {
  if (order.type === 'build' || order.type === 'waive') return 'no-build-due'
  if (order.type !== 'disband') return 'wrong-phase'
  const { at, kind } = order.unit
  const place = provinceOf(at)
  if (variant.provinces[place] === undefined) return 'unknown-place'
  const there = board.units.filter((one) => provinceOf(one.at) === place)
  const unit = there.find((one) => one.power === power)
  if (unit === undefined) return there.length > 0 ? 'not-yours' : 'no-unit'
  if (kind === undefined) return rules.kindOmitted === 'void' ? 'kind-omitted' : unit
  return kind !== unit.kind && rules.kindWrong === 'void' ? 'kind-wrong' : unit
}

function buildOrdered(phase: PowersPhase): readonly DiplomacyUnit[] {
  const { due, rules, outcomes } = phase
  const chosen = named(phase)
  const numbers = [...chosen.keys()]
  const siteOf = (number: number): string => provinceOf(chosen.get(number)?.at ?? `waive ${number}`)
  const single = [...new Set(numbers.map(siteOf))].flatMap((site) => {
    const there = numbers.filter((number) => siteOf(number) === site)
    return atMost(there, 1, rules.buildsInOnePlace, 'second-order', outcomes)
  })
  const inOrder = single.sort((a, b) => a - b)
  const kept = atMost(inOrder, due.builds, rules.tooManyBuilds, 'no-build-due', outcomes)
  return kept.flatMap((number) => chosen.get(number) ?? [])
}

function readBuild(phase: PowersPhase, order: DiplomacyOrder): DiplomacyUnit | VoidReason | null {
  const { variant, board, power, due, rules } = phase
  if (order.type === 'waive') return rules.waives ? null : 'no-waives'
  if (order.type !== 'build') return order.type === 'disband' ? 'no-disband-due' : 'wrong-phase'
  const id = provinceOf(order.unit.at)
  const province = variant.provinces[id]
  if (province === undefined) return 'unknown-place'
  if (!due.sites.includes(id)) {
    if (board.owners[id] !== power) return 'not-owned'
    const home = variant.builds === 'anywhere' || variant.powers[power]?.homes.includes(id)
    return home ? 'occupied' : 'not-a-home'
  }
  const coast = order.unit.at.includes('/') ? order.unit.at : undefined
  const floats = province.kind !== 'land'
  let kind = order.unit.kind
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

/** What is built where no build may be left unused and nobody said what: armies, by name. */
function defaults(
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
