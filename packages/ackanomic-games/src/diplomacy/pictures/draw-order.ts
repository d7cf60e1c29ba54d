import type { DiplomacyLocation, DiplomacyPoint, DiplomacyVariant } from '../map.js'
import { convoyRoute } from '../orderbook.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import { type DiplomacyResolution, hasSucceeded } from '../resolution.js'
import { placeOf } from './drawing.js'
import type { DiplomacyDrawing } from './drawing-schema.js'
import { digits, middle, quoted } from './svg.js'

interface DrawnOrder {
  readonly line: string
  readonly mark: string
}

const GAP = 20

/**
 * Draws an order: a move as an arrow, a support dashed to a dot, a convoy dotted over a wave, a
 * hold as a ring. Failed orders have a cross and an open head.
 */
export function drawOrder(
  drawing: DiplomacyDrawing,
  variant: DiplomacyVariant,
  { order, outcome }: DiplomacyResolution,
  all: readonly DiplomacyOrder[],
): readonly DrawnOrder[] {
  if (order.type === 'waive') return []
  const shape = shapeOf((at) => placeOf(drawing, at), variant, order, all)
  if (shape === undefined) return []
  const { path: d = '', head = '', over = '', cross } = shape
  const failed = !hasSucceeded(outcome)
  const group = (parts: string): string =>
    parts === ''
      ? ''
      : `<g class="order ${order.type}${failed ? ' failed' : ''}" data-order="${quoted(formatOrder(order))}" data-power="${quoted(order.power)}" data-outcome="${outcome.is}">${parts}</g>`
  const line = d === '' ? '' : `<path class="halo" d="${d}"/><path d="${d}"/>${head}`
  return [{ line: group(line), mark: group(over + (failed ? crossAt(cross) : '')) }]
}

interface Shape {
  readonly path?: string
  readonly head?: string
  readonly over?: string
  readonly cross: DiplomacyPoint
}

function shapeOf(
  place: (at: DiplomacyLocation) => DiplomacyPoint | undefined,
  variant: DiplomacyVariant,
  order: Exclude<DiplomacyOrder, { type: 'waive' }>,
  all: readonly DiplomacyOrder[],
): Shape | undefined {
  const from = place(order.unit.at)
  const of = 'of' in order ? place(order.of.at) : from
  const to = 'to' in order && order.to !== undefined ? place(order.to) : of
  if (from === undefined || of === undefined || to === undefined) return undefined
  switch (order.type) {
    case 'move': {
      const seas = convoyRoute(variant, order, all)
      return arrow([from, ...seas.map((sea) => place(sea) ?? from), to])
    }
    case 'retreat':
      return arrow([from, to])
    case 'support': {
      const end = order.to === undefined ? before(from, of, GAP) : along(of, to, 0.5)
      const head = `<circle class="head" ${middle(end)} r="4.5"/>`
      return { path: lineOf([from, end]), head, cross: along(from, end, 0.55) }
    }
    case 'convoy': {
      const path = lineOf([before(from, of, GAP), from, before(from, to, GAP)])
      const over = `<path class="head" d="M${dot(from)}m-15,17q5,-6 10,0t10,0t10,0"/>`
      return { path, over, cross: from }
    }
    case 'hold':
    case 'build':
      return { over: `<circle ${middle(from)} r="21"/>`, cross: from }
    case 'disband':
      return { over: crossAt(from, 15), cross: from }
  }
}

function arrow(points: readonly DiplomacyPoint[]): Shape {
  const end = points.at(-1) ?? [0, 0]
  const last = points.at(-2) ?? end
  const tip = before(last, end, GAP)
  const angle = Math.atan2(tip[1] - last[1], tip[0] - last[0])
  const wing = (turn: number): DiplomacyPoint => [
    tip[0] - 13 * Math.cos(angle + turn),
    tip[1] - 13 * Math.sin(angle + turn),
  ]
  const path = lineOf([...points.slice(0, -1), before(last, tip, 6)])
  const head = `<path class="head" d="M${dot(tip)}L${dot(wing(0.45))}L${dot(wing(-0.45))}Z"/>`
  return { path, head, cross: along(last, tip, 0.5) }
}

function lineOf(points: readonly DiplomacyPoint[]): string {
  const [first = [0, 0], ...rest] = points
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1)
  const parts = bends.map((at, number) => {
    const next = bends[number + 1]
    return `Q${dot(at)} ${dot(next === undefined ? last : along(at, next, 0.5))}`
  })
  return `M${dot(first)}${bends.length === 0 ? `L${dot(last)}` : parts.join('')}`
}

function crossAt([x, y]: DiplomacyPoint, size = 8): string {
  const [west, east, north, south] = [x - size, x + size, y - size, y + size]
  const d = `M${dot([west, north])}L${dot([east, south])}M${dot([west, south])}L${dot([east, north])}`
  return `<path class="halo" d="${d}"/><path class="cross" d="${d}"/>`
}

function dot([x, y]: DiplomacyPoint): string {
  return `${digits(x)},${digits(y)}`
}

function before(from: DiplomacyPoint, to: DiplomacyPoint, distance: number): DiplomacyPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return along(from, to, Math.max(0, 1 - distance / length))
}

function along(a: DiplomacyPoint, b: DiplomacyPoint, share: number): DiplomacyPoint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
