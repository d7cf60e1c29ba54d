import type { Location, Point, Variant } from '../map.js'
import { provinceOf } from '../units.js'

/** Where a unit at a location is drawn; on a coast, a step towards its waters. */
export function placeOf(variant: Variant, location: Location): Point {
  const id = provinceOf(location)
  const home = variant.provinces[id]?.places[0] ?? [0, 0]
  if (location === id) return home
  const seas = (variant.fleets[location] ?? [])
    .map((next) => variant.provinces[provinceOf(next)])
    .filter((facts) => facts?.kind === 'sea')
    .map((facts) => facts?.places[0] ?? home)
  if (seas.length === 0) return home
  const x = seas.reduce((sum, [sea]) => sum + sea, 0) / seas.length - home[0]
  const y = seas.reduce((sum, [, sea]) => sum + sea, 0) / seas.length - home[1]
  const length = Math.hypot(x, y) || 1
  return [home[0] + (x / length) * 24, home[1] + (y / length) * 24]
}

/** The point a given distance before the end of a line. */
export function before(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.max(0, 1 - distance / length)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The point in the middle of two. */
export function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** A number as SVG has it, to a tenth. */
export function digits(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

/** A point as SVG has it. */
export function dot([x, y]: Point): string {
  return `${digits(x)},${digits(y)}`
}
