import { onceFor } from '@ackanomic/core/engine'
import { type Atlas, atlasOf, KINDS } from '../atlas.js'
import type { Variant } from '../map.js'

/** How much of a unit's weight is left with each step that a centre is away from it. */
const LEFT = 0.45

/** What it takes an army to board: so that a crossing is worth less than a march. */
const BOARDING = 2

/** A map as a tactician sees it: how strongly each place of a unit pulls at each centre. */
export interface Theatre {
  /** The map in numbers. */
  readonly atlas: Atlas
  /** The provinces that are centres. */
  readonly centres: readonly number[]
  /** Province to its number among the centres, or -1. */
  readonly centreAt: Int16Array
  /** `province * centres + centre` to the weight there of an army in that province. */
  readonly armyPull: Float64Array
  /** `location * centres + centre` to the weight there of a fleet at that location. */
  readonly fleetPull: Float64Array
}

/** The theatre of a map; surveyed at the first call, and remembered. */
export const theatreOf: (variant: Variant) => Theatre = /* @__PURE__ */ onceFor((variant) => {
  const atlas = atlasOf(variant)
  const { size, places, province, coasts } = atlas
  const centres = Array.from({ length: size }, (_, at) => at).filter((at) => atlas.centre[at] === 1)
  const centreAt = new Int16Array(size).fill(-1)
  centres.forEach((at, centre) => {
    centreAt[at] = centre
  })
  const marches = shortest(size, (from, to) => marchOf(atlas, from, to))
  const voyages = shortest(places, (from, to) => (atlas.fleetTo[from * places + to] === 1 ? 1 : 0))
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
})

/** What a step of an army costs: by land, onto the water, over it and off it; 0 where none leads. */
function marchOf({ size, armyTo, waters, kind }: Atlas, from: number, to: number): number {
  if (armyTo[from * size + to] === 1) return 1
  if (waters[from * size + to] !== 1) return 0
  if (kind[to] === KINDS.sea) return kind[from] === KINDS.sea ? 1 : BOARDING
  return kind[from] === KINDS.sea ? 1 : 0
}

/** The length of the shortest way from each point to each other, `Infinity` where there is none. */
function shortest(points: number, step: (from: number, to: number) => number): Float64Array {
  const way = new Float64Array(points * points)
  for (let from = 0; from < points; from++)
    for (let to = 0; to < points; to++)
      way[from * points + to] = from === to ? 0 : step(from, to) || Number.POSITIVE_INFINITY
  for (let over = 0; over < points; over++)
    for (let from = 0; from < points; from++) {
      const first = way[from * points + over] as number
      if (first === Number.POSITIVE_INFINITY) continue
      for (let to = 0; to < points; to++) {
        const through = first + (way[over * points + to] as number)
        if (through < (way[from * points + to] as number)) way[from * points + to] = through
      }
    }
  return way
}
