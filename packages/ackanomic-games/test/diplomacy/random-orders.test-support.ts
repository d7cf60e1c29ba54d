import {
  DIPLOMACY_STANDARD,
  type DiplomacyLocation,
  type DiplomacyMovementOrder,
  type DiplomacyUnit,
  type ProvinceId,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import type { Man } from './oracle.test-support.js'

/** A small generator with a seed, so that a failing set can be named. */
export function dice(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const IDS = Object.keys(DIPLOMACY_STANDARD.provinces)
const POWERS = Object.keys(DIPLOMACY_STANDARD.powers)

const NEAR = new Map<ProvinceId, readonly ProvinceId[]>(
  IDS.map((id) => {
    const fleets = Object.entries(DIPLOMACY_STANDARD.fleets)
      .filter(([from]) => provinceOf(from) === id)
      .flatMap(([, list]) => list.map(provinceOf))
    return [id, [...new Set([...(DIPLOMACY_STANDARD.armies[id] ?? []), ...fleets])]]
  }),
)

/** Provinces that lie together: where units get in each other's way. */
function neighbourhood(roll: (below: number) => number, size: number, wet: boolean): ProvinceId[] {
  const starts = wet ? IDS.filter((id) => DIPLOMACY_STANDARD.provinces[id]?.kind === 'sea') : IDS
  const area = [starts[roll(starts.length)] as ProvinceId]
  while (area.length < size) {
    const from = area[roll(area.length)] as ProvinceId
    const next = NEAR.get(from) as readonly ProvinceId[]
    const id = next[roll(next.length)] as ProvinceId
    if (!area.includes(id)) area.push(id)
  }
  return area
}

/** A random set of orders for a few units that stand close together, rich in convoys. */
export function randomMen(seed: number, most: number): readonly Man[] {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const wet = roll(2) === 0
  const area = neighbourhood(roll, 4 + roll(most), wet)
  const powers = POWERS.slice(0, 2 + roll(3))
  const units: DiplomacyUnit[] = []
  for (const id of area) {
    if (units.length >= most || roll(8) === 0) continue
    const facts = DIPLOMACY_STANDARD.provinces[id]
    const fleet = facts?.kind === 'sea' || (facts?.kind === 'coast' && roll(wet ? 2 : 3) === 0)
    const at = fleet && facts?.coasts !== undefined ? `${id}/${pick(facts.coasts)}` : id
    units.push({ power: pick(powers), kind: fleet ? 'F' : 'A', at })
  }
  const near = (unit: DiplomacyUnit): readonly DiplomacyLocation[] =>
    (unit.kind === 'A' ? DIPLOMACY_STANDARD.armies[unit.at] : DIPLOMACY_STANDARD.fleets[unit.at]) ??
    []
  const shores = area.filter((id) => DIPLOMACY_STANDARD.provinces[id]?.kind === 'coast')
  const goals = units.map((unit): DiplomacyLocation => {
    const inside = near(unit).filter((to) => area.includes(provinceOf(to)))
    if (unit.kind === 'A' && shores.length > 0 && roll(wet ? 4 : 2) > 0) return pick(shores)
    const held = inside.filter((to) => units.some((one) => one.at === to))
    if (wet && held.length > 0 && roll(2) === 0) return pick(held)
    return inside.length === 0 || roll(12) === 0 ? pick(area) : pick(inside)
  })
  for (const [at, unit] of units.entries())
    if (unit.kind === 'A') goals[at] = provinceOf(goals[at] as DiplomacyLocation)
  // Some pairs of units try to change places.
  for (const [at, unit] of units.entries()) {
    const other = units.findIndex((one) => one.at === goals[at])
    if (other >= 0 && roll(3) === 0)
      goals[other] = units[other]?.kind === 'A' ? provinceOf(unit.at) : unit.at
  }
  const goes = units.map((unit) => roll(5) < (wet && unit.kind === 'A' ? 4 : 3))
  return units.map((unit, at): Man => {
    const sea = DIPLOMACY_STANDARD.provinces[unit.at]?.kind === 'sea'
    const others = units.map((_, i) => i).filter((i) => i !== at)
    if (others.length === 0) return { unit, act: 'hold' }
    if (sea && unit.kind === 'F' && roll(wet ? 4 : 2) > 0) {
      const armies = others.filter((i) => units[i]?.kind === 'A' && goes[i])
      const army = armies.length === 0 ? pick(others) : pick(armies)
      return {
        unit,
        act: 'convoy',
        of: provinceOf(units[army]?.at ?? ''),
        to: provinceOf(goals[army] ?? ''),
      }
    }
    if (goes[at] && !(DIPLOMACY_STANDARD.provinces[goals[at] ?? '']?.coasts && unit.kind === 'F'))
      return {
        unit,
        act: 'move',
        to: goals[at] as DiplomacyLocation,
        ...(roll(5) === 0 && { via: true }),
      }
    if (roll(8) === 0) return { unit, act: 'hold' }
    const reached = others.filter((i) => {
      const to = provinceOf((goes[i] ? goals[i] : units[i]?.at) as DiplomacyLocation)
      return near(unit).some((next) => provinceOf(next) === to)
    })
    const other = reached.length > 0 ? pick(reached) : pick(others)
    const to = (
      goes[other] ? goals[other] : provinceOf(units[other]?.at ?? '')
    ) as DiplomacyLocation
    return { unit, act: 'support', of: provinceOf(units[other]?.at ?? ''), to }
  })
}

export function orderOf(man: Man): DiplomacyMovementOrder {
  const { power, kind, at } = man.unit
  const unit = { kind, at }
  const to = man.to as DiplomacyLocation
  const of = { at: man.of as ProvinceId }
  switch (man.act) {
    case 'hold':
      return { type: 'hold', power, unit }
    case 'move':
      return { type: 'move', power, unit, to, ...(man.via === true && { via: true as const }) }
    case 'support':
      return provinceOf(to) === man.of
        ? { type: 'support', power, unit, of }
        : { type: 'support', power, unit, of, to }
    case 'convoy':
      return { type: 'convoy', power, unit, of, to }
  }
}

/** Orders around one or two seas that invite paradoxes, such as convoys to supporting units. */
export function tangledMen(seed: number, most: number): readonly Man[] {
  const roll = dice(seed)
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const is = (id: ProvinceId, what: string): boolean =>
    DIPLOMACY_STANDARD.provinces[id]?.kind === what
  const near = (id: ProvinceId): readonly ProvinceId[] => NEAR.get(id) ?? []
  const seas = [pick(IDS.filter((id) => is(id, 'sea')))]
  const beside = near(seas[0] as ProvinceId).filter((id) => is(id, 'sea'))
  if (roll(3) > 0 && beside.length > 0) seas.push(pick(beside))
  const men: Man[] = []
  const units = new Map<ProvinceId, DiplomacyUnit>()
  const place = (id: ProvinceId, kind: 'A' | 'F'): DiplomacyUnit | undefined => {
    if (units.has(id) || units.size >= most) return undefined
    const coasts = DIPLOMACY_STANDARD.provinces[id]?.coasts
    const at = kind === 'F' && coasts !== undefined ? `${id}/${pick(coasts)}` : id
    const unit: DiplomacyUnit = { power: pick(POWERS.slice(0, 5)), kind, at }
    units.set(id, unit)
    return unit
  }
  for (const sea of seas) place(sea, 'F')
  const around = [...new Set(seas.flatMap((sea) => near(sea)))].filter((id) => !seas.includes(id))
  const shores = around.filter((id) => is(id, 'coast'))
  const posts: ProvinceId[] = []
  const raids: { readonly from: ProvinceId; readonly sea: ProvinceId }[] = []
  for (let count = 0; count < 3 + roll(3); count++) {
    const id = pick(around)
    const sea = pick(seas)
    const unit = place(id, 'F')
    if (unit === undefined || !DIPLOMACY_STANDARD.fleets[unit.at]?.includes(sea)) continue
    if (roll(2) === 0 || raids.length === 0) {
      raids.push({ from: id, sea })
      men.push({ unit, act: 'move', to: sea })
    } else posts.push(id)
  }
  const voyages: { readonly from: ProvinceId; readonly to: ProvinceId }[] = []
  for (let count = 0; count < 1 + roll(2); count++) {
    const from = pick(shores)
    const posted = posts.filter((id) => is(id, 'coast'))
    const to = posted.length > 0 && roll(4) > 0 ? pick(posted) : pick(shores)
    const unit = place(from, 'A')
    if (unit === undefined) continue
    voyages.push({ from, to })
    men.push({ unit, act: 'move', to, ...(roll(6) === 0 && { via: true }) })
  }
  for (const id of posts) {
    const unit = units.get(id) as DiplomacyUnit
    const raid = pick(raids)
    const sea = pick(seas)
    if (roll(5) < 3) men.push({ unit, act: 'support', of: raid.from, to: raid.sea })
    else men.push({ unit, act: 'support', of: sea, to: sea })
  }
  for (const sea of seas) {
    const unit = units.get(sea) as DiplomacyUnit
    const voyage = voyages.length === 0 ? undefined : pick(voyages)
    if (voyage === undefined) men.push({ unit, act: 'hold' })
    else men.push({ unit, act: 'convoy', of: voyage.from, to: voyage.to })
  }
  for (const unit of units.values())
    if (!men.some((man) => man.unit === unit)) men.push({ unit, act: 'hold' })
  return men
}
