import type { DiplomacyLocation, DiplomacyPoint, DiplomacyVariant } from '../map.js'
import { convoyRoute } from '../orderbook.js'
import type { DiplomacyOrder } from '../orders.js'
import { type DiplomacyResolution, hasSucceeded } from '../resolution.js'
import { type Drawing, placeOf } from './drawing.js'
import { along, before, digits, dot, quoted } from './style.js'

/** An order as it is drawn: its line under the units, and what lies over them. */
interface DrawnOrder {
  readonly line: string
  readonly mark: string
}

/** How far from the middle of a unit a line ends. */
const GAP = 20

/**
 * Draws one order: a move is an arrow, a support is dashed and ends in a dot, a convoy is dotted with
 * a wave under the fleet, a hold is a ring. What failed is crossed out, and has an open head.
 */
export function drawOrder(
  drawing: Drawing,
  variant: DiplomacyVariant,
  { order, outcome }: DiplomacyResolution,
  all: readonly DiplomacyResolution[],
): readonly DrawnOrder[] {
  if (order.type === 'waive') return []
  const failed = !hasSucceeded(outcome)
  const wrap = (parts: string): string => {
    if (parts === '') return ''
    const classes = `order ${order.type}${failed ? ' failed' : ''}`
    return `<g class="${classes}" data-order="${quoted(written(order))}" data-power="${quoted(order.power)}" data-outcome="${outcome.is}">${parts}</g>`
  }
  const from = placeOf(drawing, order.unit.at)
  if (from === undefined) return []
  const shape = shapeOf(drawing, variant, order, from, all)
  if (shape === undefined) return []
  const { path, head = '', over = '', cross } = shape
  const line = path === '' ? '' : `<path class="halo" d="${path}"/><path d="${path}"/>${head}`
  return [{ line: wrap(line), mark: wrap(over + (failed ? crossAt(cross) : '')) }]
}

/** The path of an order, its end, what lies over the units, and where it is crossed out. */
interface Shape {
  readonly path: string
  readonly head?: string
  readonly over?: string
  readonly cross: DiplomacyPoint
}

function shapeOf(
  drawing: Drawing,
  variant: DiplomacyVariant,
  order: Exclude<DiplomacyOrder, { type: 'waive' }>,
  from: DiplomacyPoint,
  all: readonly DiplomacyResolution[],
): Shape | undefined {
  const place = (at: DiplomacyLocation): DiplomacyPoint | undefined => placeOf(drawing, at)
  switch (order.type) {
    case 'move':
    case 'retreat': {
      const to = place(order.to)
      if (to === undefined) return undefined
      const orders = all.map((each) => each.order)
      const seas = order.type === 'move' ? convoyRoute(variant, order, orders) : []
      return arrow([from, ...seas.map((sea) => place(sea) ?? from), to])
    }
    case 'support': {
      const of = place(order.of.at)
      const to = order.to === undefined ? of : place(order.to)
      if (of === undefined || to === undefined) return undefined
      const end = order.to === undefined ? before(from, of, GAP) : along(of, to, 0.5)
      const head = `<circle class="head" cx="${digits(end[0])}" cy="${digits(end[1])}" r="4.5"/>`
      return { path: lineOf([from, end]), head, cross: along(from, end, 0.55) }
    }
    case 'convoy': {
      const of = place(order.of.at)
      const to = place(order.to)
      if (of === undefined || to === undefined) return undefined
      const [start, end] = [before(from, of, GAP), before(from, to, GAP)]
      // A wave under the fleet, where the line itself lies under the arrow of the army.
      const over = `<path class="head" d="M${dot(from)}m-15,17q5,-6 10,0t10,0t10,0"/>`
      return { path: lineOf([start, from, end]), over, cross: from }
    }
    case 'hold':
    case 'build':
      return { path: '', over: ring(from), cross: from }
    case 'disband':
      return { path: '', over: crossAt(from, 15), cross: from }
  }
}

/** An arrow by way of some points. */
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

/** A line through some points, bent softly at those between its ends. */
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

function ring([x, y]: DiplomacyPoint): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="21"/>`
}

function crossAt([x, y]: DiplomacyPoint, size = 8): string {
  const [west, east, north, south] = [x - size, x + size, y - size, y + size]
  const path = `M${dot([west, north])}L${dot([east, south])}M${dot([west, south])}L${dot([east, north])}`
  return `<path class="halo" d="${path}"/><path class="cross" d="${path}"/>`
}

/** An order in short, for the attributes of its group. */
function written(order: Exclude<DiplomacyOrder, { type: 'waive' }>): string {
  const unit = `${order.unit.kind ?? ''} ${order.unit.at}`.trim()
  const of = 'of' in order ? ` ${order.of.at}` : ''
  const to = 'to' in order && order.to !== undefined ? ` - ${order.to}` : ''
  return `${unit} ${order.type}${of}${to}`
}
