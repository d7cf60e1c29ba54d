import type { Point } from '../map.js'

/** A text as it stands in a picture, in a title or an attribute. */
export function quoted(text: string): string {
  return text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/"/gu, '&quot;')
}

/** A number as SVG has it, to a tenth. */
export function digits(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

/** A point as SVG has it. */
export function dot([x, y]: Point): string {
  return `${digits(x)},${digits(y)}`
}

/** The point a given distance before the end of a line. */
export function before(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return along(from, to, Math.max(0, 1 - distance / length))
}

/** The point at a share of the way from one to another. */
export function along(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Some words as a name in a class or an id. */
export function slug(text: string): string {
  return text.replace(/[^\w-]+/gu, '-')
}
