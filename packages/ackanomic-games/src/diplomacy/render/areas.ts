import type { Point, ProvinceId, Variant } from '../map.js'

/** The area around one point: the part of the picture that is nearest to it. */
export interface Cell {
  /** The province; absent for a blank area. */
  readonly province?: ProvinceId
  /** The corners, in sequence. */
  readonly corners: readonly Point[]
  /** For the side from each corner to the next, the number of the cell beyond, or -1. */
  readonly beyond: readonly number[]
}

interface Side {
  readonly from: Point
  readonly beyond: number
}

const divided = new WeakMap<Variant, readonly Cell[]>()

/** Divides the picture into cells, one for each place of each province; and remembers them. */
export function cellsOf(variant: Variant): readonly Cell[] {
  const known = divided.get(variant)
  if (known !== undefined) return known
  const cells = divide(variant)
  divided.set(variant, cells)
  return cells
}

function divide(variant: Variant): readonly Cell[] {
  const { width, height, blank } = variant.picture
  const seeds: { readonly at: Point; readonly province?: ProvinceId }[] = []
  for (const [province, { places }] of Object.entries(variant.provinces))
    for (const at of places) seeds.push({ at, province })
  for (const at of blank) seeds.push({ at })
  return seeds.map(({ at, province }, number) => {
    let sides: readonly Side[] = [
      { from: [0, 0], beyond: -1 },
      { from: [width, 0], beyond: -1 },
      { from: [width, height], beyond: -1 },
      { from: [0, height], beyond: -1 },
    ]
    for (const [other, seed] of seeds.entries())
      if (other !== number) sides = cut(sides, at, seed.at, other)
    const cell = { corners: sides.map((side) => side.from), beyond: sides.map((s) => s.beyond) }
    return province === undefined ? cell : { ...cell, province }
  })
}

/** Keeps of an area what is nearer to one point than to another. */
function cut(sides: readonly Side[], near: Point, far: Point, beyond: number): readonly Side[] {
  const [dx, dy] = [far[0] - near[0], far[1] - near[1]]
  const edge = (far[0] ** 2 + far[1] ** 2 - near[0] ** 2 - near[1] ** 2) / 2
  const over = ([x, y]: Point): number => x * dx + y * dy - edge
  const kept: Side[] = []
  for (const [at, side] of sides.entries()) {
    const next = sides[(at + 1) % sides.length] as Side
    const a = over(side.from)
    const b = over(next.from)
    if (a <= 0) kept.push(side)
    if (a <= 0 === b <= 0) continue
    const share = a / (a - b)
    const crossing: Point = [
      side.from[0] + share * (next.from[0] - side.from[0]),
      side.from[1] + share * (next.from[1] - side.from[1]),
    ]
    // Leaving the area, the new side begins here; coming back, the old side goes on.
    kept.push({ from: crossing, beyond: a <= 0 ? beyond : side.beyond })
  }
  return kept
}
