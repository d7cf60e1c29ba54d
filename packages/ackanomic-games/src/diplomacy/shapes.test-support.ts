import type { DiplomacyPoint } from './map.js'

export interface Shape {
  readonly id: string | undefined
  /** The outlines of the shape and its holes, without a repeated first point. */
  readonly rings: readonly (readonly DiplomacyPoint[])[]
  readonly size: number
  readonly has: (at: DiplomacyPoint) => boolean
}

/** Finds the shapes of the provinces and blanks in a picture. */
export function shapesIn(svg: string): readonly Shape[] {
  const provinces = /<g class="provinces">([\s\S]*?)<g class="borders"/u.exec(svg)?.[1] ?? ''
  const found = provinces.matchAll(
    /(?:data-province="(\w+)"[^>]*>(?:<title>[^<]*<\/title>)?)?<path [^>]*d="([^"]*)"/gu,
  )
  return [...found].map(([, id, path = '']) => {
    const rings = path
      .split('Z')
      .filter((part) => part !== '')
      .map((part) =>
        part
          .slice(1)
          .split('L')
          .map((each): DiplomacyPoint => {
            const [x = Number.NaN, y = Number.NaN] = each.split(',').map(Number)
            return [x, y]
          }),
      )
    const sizes = rings.map((ring) => Math.abs(doubledArea(ring)) / 2).sort((a, b) => b - a)
    const [outer = 0, ...holes] = sizes
    const size = holes.reduce((rest, hole) => rest - hole, outer)
    return { id, rings, size, has: (at) => isIn(rings, at) }
  })
}

function doubledArea(ring: readonly DiplomacyPoint[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

function isIn(rings: readonly (readonly DiplomacyPoint[])[], [px, py]: DiplomacyPoint): boolean {
  let inside = false
  for (const ring of rings)
    for (const [at, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
      if (y > py !== nextY > py && px < ((nextX - x) * (py - y)) / (nextY - y) + x) inside = !inside
    }
  return inside
}

type Side = readonly [from: DiplomacyPoint, to: DiplomacyPoint]

const sidesOf = ({ rings }: Shape): readonly Side[] =>
  rings.flatMap((ring) =>
    ring.map((from, at): Side => [from, ring[(at + 1) % ring.length] ?? from]),
  )

const written = (points: readonly DiplomacyPoint[]): string => points.map(String).sort().join(' ')

/** Finds the pairs of provinces that touch along a side, and those with any common point. */
export function neighboursOf(shapes: readonly Shape[]): {
  readonly along: readonly string[]
  readonly anywhere: readonly string[]
} {
  const sides = new Map<string, Set<string>>()
  const points = new Map<string, Set<string>>()
  for (const shape of shapes) {
    const { id } = shape
    if (id === undefined) continue
    for (const side of sidesOf(shape)) {
      sides.set(written(side), (sides.get(written(side)) ?? new Set()).add(id))
      points.set(String(side[0]), (points.get(String(side[0])) ?? new Set()).add(id))
    }
  }
  return { along: pairs(sides.values()), anywhere: pairs(points.values()) }
}

function pairs(groups: Iterable<ReadonlySet<string>>): readonly string[] {
  const found = new Set<string>()
  for (const group of groups)
    for (const one of group)
      for (const other of group) if (one < other) found.add(`${one}-${other}`)
  return [...found].sort()
}

/** Finds the pairs of sides that cross, or touch anywhere but at a common end. */
export function crossings(shapes: readonly Shape[]): readonly string[] {
  const all = new Map(shapes.flatMap(sidesOf).map((side) => [written(side), side]))
  const near = new Map<string, Side[]>()
  for (const side of all.values()) {
    const [[ax, ay], [bx, by]] = side
    for (let x = cell(Math.min(ax, bx)); x <= cell(Math.max(ax, bx)); x++)
      for (let y = cell(Math.min(ay, by)); y <= cell(Math.max(ay, by)); y++)
        near.set(`${x} ${y}`, [...(near.get(`${x} ${y}`) ?? []), side])
  }
  const found = new Set<string>()
  for (const group of near.values())
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1))
        if (meets(one, other)) found.add(`${one} and ${other}`)
  return [...found]
}

const cell = (value: number): number => Math.floor(value / 24)

const turn = (
  [ax, ay]: DiplomacyPoint,
  [bx, by]: DiplomacyPoint,
  [cx, cy]: DiplomacyPoint,
): number => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

function meets([a, b]: Side, [c, d]: Side): boolean {
  const ends = new Set([a, b].map(String))
  const common = [c, d].filter((end) => ends.has(String(end)))
  if (common.length === 0) {
    const isOn = (p: DiplomacyPoint, q: DiplomacyPoint, r: DiplomacyPoint): boolean =>
      turn(p, q, r) === 0 &&
      (r[0] - p[0]) * (r[0] - q[0]) <= 0 &&
      (r[1] - p[1]) * (r[1] - q[1]) <= 0
    if (isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b)) return true
    return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
  }
  const [shared = a] = common
  const p = String(shared) === String(a) ? b : a
  const q = String(shared) === String(c) ? d : c
  // Sides with a common end overlap if they leave it in the same direction.
  const same = (p[0] - shared[0]) * (q[0] - shared[0]) + (p[1] - shared[1]) * (q[1] - shared[1]) > 0
  return turn(shared, p, q) === 0 && same
}
