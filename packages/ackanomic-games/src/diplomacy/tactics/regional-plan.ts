import { memoizeByRef } from '@ackanomic/core/engine'
import { type Atlas, atlasOf, KINDS } from '../compiled-map.js'
import type { DiplomacyVariant } from '../map.js'

/** The share of a unit's weight that remains after each step to a centre. */
const LEFT = 0.45

const BOARDING = 2

export interface Theatre {
  readonly atlas: Atlas
  readonly centres: readonly number[]
  readonly centreAt: Int16Array
  /** `province * centres + centre` to the weight of an army. */
  readonly armyPull: Float64Array
  /** `location * centres + centre` to the weight of a fleet. */
  readonly fleetPull: Float64Array
}

export const theatreOf: (variant: DiplomacyVariant) => Theatre = /* @__PURE__ */ memoizeByRef(
  (variant) => {
    const atlas = atlasOf(variant)
    const { size, places, province, coasts } = atlas
    const centres = Array.from({ length: size }, (_, at) => at).filter(
      (at) => atlas.centre[at] === 1,
    )
    const centreAt = new Int16Array(size).fill(-1)
    centres.forEach((at, centre) => {
      centreAt[at] = centre
    })
    const marches = shortest(size, (from, to) => marchOf(atlas, from, to))
    const voyages = shortest(places, (from, to) =>
      atlas.fleetTo[from * places + to] === 1 ? 1 : 0,
    )
    const armyPull = new Float64Array(size * centres.length)
    const fleetPull = new Float64Array(places * centres.length)
    centres.forEach((goal, centre) => {
      for (let from = 0; from < size; from++)
        armyPull[from * centres.length + centre] = LEFT ** (marches[from * size + goal] as number)
      for (let from = 0; from < places; from++) {
        const shores = [goal, ...(coasts[goal] ?? [])]
        const steps = shores.map((shore) =>
          province[from] === goal ? 0 : (voyages[from * places + shore] as number),
        )
        fleetPull[from * centres.length + centre] = LEFT ** Math.min(...steps)
      }
    })
    return { atlas, centres, centreAt, armyPull, fleetPull }
  },
)

/** The cost of an army's step by land or over water; 0 if there is none. */
function marchOf({ size, armyTo, waters, kind }: Atlas, from: number, to: number): number {
  if (armyTo[from * size + to] === 1) return 1
  if (waters[from * size + to] !== 1) return 0
  if (kind[to] === KINDS.sea) return kind[from] === KINDS.sea ? 1 : BOARDING
  return kind[from] === KINDS.sea ? 1 : 0
}

function shortest(points: number, step: (from: number, to: number) => number): Float64Array {
  const all = Array.from({ length: points }, (_, point) => point)
  const next = all.map((from) => all.filter((to) => step(from, to) > 0))
  const way = new Float64Array(points * points).fill(Number.POSITIVE_INFINITY)
  for (const from of all) {
    way[from * points + from] = 0
    const reached = [from]
    for (const over of reached)
      for (const to of next[over] ?? []) {
        const length = (way[from * points + over] as number) + step(over, to)
        if (length >= (way[from * points + to] as number)) continue
        way[from * points + to] = length
        reached.push(to)
      }
  }
  return way
}
