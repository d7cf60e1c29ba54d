import { type Atlas, atlasOf } from './atlas.js'
import type { Rules } from './editions.js'
import type { PowerId, ProvinceId, Variant } from './map.js'
import { centresOf, type Position } from './position.js'
import { provinceOf, type Unit } from './units.js'

/**
 * The units that a power in civil disorder loses: those farthest from its centres first, of equal
 * ones fleets before armies, then by the full name of their province.
 *
 * @param units - the units to choose from
 * @param count - how many go
 *
 * @example
 * ```ts
 * import { disorderRemovals, EDITIONS, formatUnit, STANDARD, startingPosition, unitsOf } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(STANDARD)
 * const units = unitsOf(start, 'FRANCE')
 * const [first] = disorderRemovals(STANDARD, start, 'FRANCE', units, 1, EDITIONS['1976'])
 * first && formatUnit(first) // => 'F BRE'
 * ```
 */
export function disorderRemovals(
  variant: Variant,
  position: Pick<Position, 'owners'>,
  power: PowerId,
  units: readonly Unit[],
  count: number,
  rules: Rules,
): readonly Unit[] {
  if (count <= 0) return []
  const atlas = atlasOf(variant)
  const homes = variant.powers[power]?.homes ?? []
  const from = rules.disorderFrom === 'home' ? homes : centresOf(position, power)
  const byAny = distances(atlas, from)
  const distance = (unit: Unit): number =>
    unit.kind === 'F' && rules.disorderOver === 'own'
      ? fleetDistance(atlas, unit, from)
      : (byAny[atlas.index.get(provinceOf(unit.at)) ?? -1] ?? Number.POSITIVE_INFINITY)
  const name = (unit: Unit): string => variant.provinces[provinceOf(unit.at)]?.name ?? unit.at
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
function fleetDistance(atlas: Atlas, unit: Unit, to: readonly ProvinceId[]): number {
  const start = atlas.index.get(unit.at)
  if (start === undefined) return Number.POSITIVE_INFINITY
  const steps = new Map([[start, 0]])
  for (const [at, count] of steps) {
    if (to.includes(atlas.names[atlas.province[at] as number] as ProvinceId)) return count
    for (const next of atlas.fleetNext[at] ?? []) if (!steps.has(next)) steps.set(next, count + 1)
  }
  return Number.POSITIVE_INFINITY
}
