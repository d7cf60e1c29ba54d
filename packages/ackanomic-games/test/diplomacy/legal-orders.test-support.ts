import {
  type DiplomacyLocation,
  type DiplomacyMovementOrder,
  type DiplomacyOrder,
  type DiplomacyPosition,
  type DiplomacyRulebook,
  type DiplomacyUnit,
  type DiplomacyVariant,
  legalOrdersAt,
  legalOrdersByPlace,
  orderProblem,
  type PowerId,
  playPhase,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import { dice } from './random-orders.test-support.js'

/** The reasons for which a legal order may still fail. */
const LATER = ['ambiguous', 'second-order', 'unmatched', 'by-land', 'in-disorder']

/** A random position in one of the three kinds of phases. */
export function randomPosition(
  seed: number,
  variant: DiplomacyVariant,
  rules: DiplomacyRulebook,
): DiplomacyPosition {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const powers = Object.keys(variant.powers)
  const free = Object.keys(variant.provinces)
  const units: DiplomacyUnit[] = []
  const count = 2 + roll(Math.min(40, free.length - 1))
  while (units.length < count) {
    const [id] = free.splice(roll(free.length), 1) as [string]
    const { kind, coasts } = variant.provinces[id] ?? {}
    const floats = kind === 'sea' || (kind === 'coast' && roll(2) === 0)
    const at = floats && coasts !== undefined ? `${id}/${pick(coasts)}` : id
    units.push({ power: pick(powers), kind: floats ? 'F' : 'A', at })
  }
  const centres = Object.keys(variant.provinces).filter((id) => variant.provinces[id]?.centre)
  const homes = new Map(
    Object.entries(variant.powers).flatMap(([power, p]) => p.homes.map((id) => [id, power])),
  )
  const owners = Object.fromEntries(
    centres
      .filter(() => roll(5) > 0)
      .map((id) => [id, roll(2) === 0 ? (homes.get(id) ?? pick(powers)) : pick(powers)]),
  )
  const counting = variant.seasons.findIndex(({ counts }) => counts === true)
  const phase = { year: variant.firstYear, season: counting, step: 'moves' } as const
  const moves: DiplomacyPosition = { phase, units, owners, dislodged: [] }
  if (seed % 4 < 2) return moves
  if (seed % 4 === 2) {
    // Fewer units, so that some may be built.
    const left = units.filter(() => roll(3) === 0)
    return { ...moves, units: left, phase: { ...phase, step: 'adjustments' } }
  }
  // Random legal orders, mostly attacks, until something has to retreat.
  for (let turn = 0; turn < 20; turn++) {
    const orders = units.map(({ at }) => {
      const all = legalOrdersAt(variant, moves, at, rules)
      const useful = all.filter(({ type }) => type === 'move' || type === 'support')
      return pick(useful.length > 0 ? useful : all)
    })
    const { position } = playPhase(variant, moves, orders, rules)
    if (position.phase.step === 'retreats') return position
  }
  return moves
}

/** Every order that could be listed, with places that fit the kinds of units. */
function shapes(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  rules: DiplomacyRulebook,
): DiplomacyOrder[] {
  const { phase, units, dislodged } = position
  const provinces = Object.keys(variant.provinces)
  const coasts = provinces.flatMap((id) =>
    (variant.provinces[id]?.coasts ?? []).map((coast) => `${id}/${coast}`),
  )
  const shores: readonly DiplomacyLocation[] = [
    ...provinces.filter((id) => variant.provinces[id]?.coasts === undefined),
    ...coasts,
  ]
  const goals = ({ kind }: DiplomacyUnit): readonly DiplomacyLocation[] =>
    kind === 'A' ? provinces : shores
  if (phase.step === 'retreats') {
    return dislodged.flatMap(({ unit: { power, kind, at } }): DiplomacyOrder[] => {
      const unit = { kind, at }
      return [
        { type: 'disband', power, unit },
        ...goals({ power, kind, at }).map(
          (to): DiplomacyOrder => ({ type: 'retreat', power, unit, to }),
        ),
      ]
    })
  }
  if (phase.step === 'adjustments') {
    return Object.keys(variant.powers).flatMap((power): DiplomacyOrder[] => [
      { type: 'waive', power },
      ...units.map(
        ({ kind, at }): DiplomacyOrder => ({ type: 'disband', power, unit: { kind, at } }),
      ),
      ...provinces.map((at): DiplomacyOrder => ({ type: 'build', power, unit: { kind: 'A', at } })),
      ...shores.map((at): DiplomacyOrder => ({ type: 'build', power, unit: { kind: 'F', at } })),
    ])
  }
  const heedsVia = rules.adjacentConvoy === 'intent' || rules.adjacentConvoy === 'via'
  return units.flatMap((one): DiplomacyMovementOrder[] => {
    const { power, kind, at } = one
    const unit = { kind, at }
    const walks = kind === 'A' && heedsVia ? (variant.armies[at] ?? []) : []
    return [
      { type: 'hold', power, unit },
      ...goals(one).map((to): DiplomacyMovementOrder => ({ type: 'move', power, unit, to })),
      ...walks.map((to): DiplomacyMovementOrder => ({ type: 'move', power, unit, to, via: true })),
      ...units.flatMap((other): DiplomacyMovementOrder[] => {
        const of = { kind: other.kind, at: other.at }
        const helped = other.kind === 'A' ? provinces : [...provinces, ...coasts]
        return [
          { type: 'support', power, unit, of },
          ...helped.map((to): DiplomacyMovementOrder => ({ type: 'support', power, unit, of, to })),
          ...provinces.map(
            (to): DiplomacyMovementOrder => ({ type: 'convoy', power, unit, of, to }),
          ),
        ]
      }),
    ]
  })
}

function judged(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook,
): ReadonlySet<DiplomacyOrder> {
  const legal = new Set<DiplomacyOrder>()
  const note = (some: readonly DiplomacyOrder[]): void => {
    const { resolutions } = playPhase(variant, position, some, rules)
    for (const [at, order] of some.entries()) {
      const outcome = resolutions[at]?.outcome
      if (outcome?.is !== 'void' || LATER.includes(outcome.why)) legal.add(order)
    }
  }
  // In a movement phase all orders are given at once, which makes the legal ones ambiguous.
  if (position.phase.step === 'moves') note(orders)
  else for (const order of orders) note([order])
  return legal
}

/** The faults in the list of legal orders, or in the reasons against the others. */
export function listFlaw(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  rules: DiplomacyRulebook,
): string | undefined {
  const all = shapes(variant, position, rules)
  const legal = judged(variant, position, all, rules)
  const key = (order: DiplomacyOrder): string => JSON.stringify(order)
  const wanted = new Set([...legal].map(key))
  const listed = listedOrders(variant, position, rules)
  const keys = listed.map(key)
  const more = keys.find((one) => !wanted.has(one))
  if (more !== undefined) return `listed, not legal: ${more}`
  const found = new Set(keys)
  const missing = [...wanted].find((one) => !found.has(one))
  if (missing !== undefined) return `legal, not listed: ${missing}`
  const spoken = listed.find((order) => orderProblem(variant, position, order, rules) !== undefined)
  if (spoken !== undefined) return `legal, and told not to be: ${key(spoken)}`
  const silent = all.find((order) => {
    if (legal.has(order)) return false
    const problem = orderProblem(variant, position, order, rules)
    return problem === undefined || !/^.+ cannot .+: .{10,}\.$/.test(problem.message)
  })
  return silent === undefined ? undefined : `not legal, and nothing told: ${key(silent)}`
}

/** All listed orders of all powers; a waive once for each power. */
function listedOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  rules: DiplomacyRulebook,
): DiplomacyOrder[] {
  return Object.keys(variant.powers).flatMap((power: PowerId) => {
    const places = legalOrdersByPlace(variant, position, power, rules)
    const one = Object.entries(places).flatMap(([at, orders]) => {
      const alone = legalOrdersAt(variant, position, provinceOf(at), rules)
      if (JSON.stringify(alone) !== JSON.stringify(orders)) throw new Error(`${at} differs`)
      return orders
    })
    const [waive] = one.filter(({ type }) => type === 'waive')
    return [
      ...one.filter((order) => order !== waive && order.type !== 'waive'),
      ...(waive ? [waive] : []),
    ]
  })
}
