import type { Point, PowerId, Variant } from '../map.js'
import type { Order } from '../orders.js'
import type { Position } from '../position.js'
import type { Resolution } from '../resolution.js'
import { provinceOf, type Unit } from '../units.js'
import { type Cell, cellsOf } from './areas.js'
import { before, between, digits, dot, placeOf } from './places.js'

/** What is drawn: a position, or its units and owners. */
export type Drawn = Pick<Position, 'units' | 'owners' | 'dislodged'>

const SEA = '#cfe3f2'
const LAND = '#f3ecda'
const BLANK = '#b9b4a6'
const INK = '#2f3640'
const GOOD = '#26734d'
const BAD = '#b3261e'
const UNIT = 11

/**
 * Draws a position as an SVG picture: provinces in the colours of their owners, centres, units,
 * dislodged units, and the orders with what became of them.
 *
 * @param resolutions - the orders to draw, over the position in which they were given
 *
 * @example
 * ```ts
 * import { renderMap, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * renderMap(STANDARD, startingPosition(STANDARD)).startsWith('<svg') // => true
 * ```
 */
export function renderMap(
  variant: Variant,
  drawn: Drawn,
  resolutions: readonly Resolution[] = [],
): string {
  const { width, height } = variant.picture
  const cells = cellsOf(variant)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" role="img" aria-label="${quoted(variant.name)}">`,
    '<defs>',
    arrowhead('good', GOOD),
    arrowhead('bad', BAD),
    '</defs>',
    ...areas(variant, drawn, cells),
    ...borders(variant, cells),
    ...labels(variant, drawn),
    ...resolutions.flatMap((one) => drawOrder(variant, one)),
    ...drawn.units.map((unit) => drawUnit(variant, unit, false)),
    ...drawn.dislodged.map(({ unit }) => drawUnit(variant, unit, true)),
    '</svg>',
  ].join('\n')
}

function arrowhead(id: string, colour: string): string {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0,0L8,4L0,8z" fill="${colour}"/></marker>`
}

function quoted(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

/** The colour of a power, or of none. */
function colourOf(variant: Variant, power: PowerId | undefined): string {
  return quoted((power === undefined ? undefined : variant.powers[power]?.colour) ?? LAND)
}

function areas(variant: Variant, drawn: Drawn, cells: readonly Cell[]): string[] {
  return cells.map(({ province, corners }) => {
    const kind = province === undefined ? undefined : variant.provinces[province]?.kind
    const fill =
      province === undefined
        ? BLANK
        : kind === 'sea'
          ? SEA
          : colourOf(variant, holder(variant, drawn, province))
    // A stroke of the same colour hides the seams between cells of one province.
    return `<path d="M${corners.map(dot).join('L')}z" fill="${fill}" stroke="${fill}" stroke-width="0.8"/>`
  })
}

/** Whose colour a province has: the owner of its centre, or of the home land around it. */
function holder(variant: Variant, drawn: Drawn, province: string): PowerId | undefined {
  if (variant.provinces[province]?.centre === true) return drawn.owners[province]
  return drawn.units.find((unit) => provinceOf(unit.at) === province)?.power
}

function borders(variant: Variant, cells: readonly Cell[]): string[] {
  const lines = { coast: '', land: '', sea: '' }
  for (const [number, cell] of cells.entries())
    for (const [at, other] of cell.beyond.entries()) {
      const neighbour = other < number ? undefined : cells[other]
      if (neighbour === undefined || neighbour.province === cell.province) continue
      const from = cell.corners[at] as Point
      const to = cell.corners[(at + 1) % cell.corners.length] as Point
      lines[borderKind(variant, cell, neighbour)] += `M${dot(from)}L${dot(to)}`
    }
  return [
    `<path d="${lines.sea}" fill="none" stroke="#8fb0c9" stroke-width="1"/>`,
    `<path d="${lines.land}" fill="none" stroke="#7d7668" stroke-width="1"/>`,
    `<path d="${lines.coast}" fill="none" stroke="#47617a" stroke-width="1.8"/>`,
  ]
}

function borderKind(variant: Variant, a: Cell, b: Cell): 'coast' | 'land' | 'sea' {
  const isSea = ({ province }: Cell): boolean =>
    province !== undefined && variant.provinces[province]?.kind === 'sea'
  return isSea(a) === isSea(b) ? (isSea(a) ? 'sea' : 'land') : 'coast'
}

function labels(variant: Variant, drawn: Drawn): string[] {
  return Object.entries(variant.provinces).flatMap(([id, facts]) => {
    const [x, y] = facts.places[0]
    const name = `<text x="${digits(x)}" y="${digits(y + 23)}" font-size="10" text-anchor="middle" fill="${INK}"><title>${quoted(facts.name)}</title>${quoted(id)}</text>`
    if (facts.centre !== true) return [name]
    const fill = colourOf(variant, drawn.owners[id])
    return [
      name,
      `<circle cx="${digits(x + 15)}" cy="${digits(y - 9)}" r="3.2" fill="${fill}" stroke="${INK}" stroke-width="1.2"/>`,
    ]
  })
}

function drawUnit(variant: Variant, unit: Unit, dislodged: boolean): string {
  const [x, y] = placeOf(variant, unit.at)
  const shift = dislodged ? 13 : 0
  const look = dislodged
    ? `stroke="${BAD}" stroke-width="2" stroke-dasharray="3 2"`
    : `stroke="${INK}" stroke-width="1.4"`
  const fill = colourOf(variant, unit.power)
  const shape =
    unit.kind === 'A'
      ? `<rect x="${-UNIT}" y="${-UNIT + 3}" width="${2 * UNIT}" height="${2 * UNIT - 6}" rx="3" fill="${fill}" ${look}/>`
      : `<path d="M${-UNIT - 2},-5H${UNIT + 2}L${UNIT - 4},7H${-UNIT + 4}z" fill="${fill}" ${look}/>`
  const title = `<title>${quoted(`${unit.power} ${unit.kind} ${unit.at}`)}</title>`
  return `<g transform="translate(${digits(x + shift)},${digits(y - shift)})">${title}${shape}<text y="4.5" font-size="11" font-weight="bold" text-anchor="middle" fill="#fff" stroke="${INK}" stroke-width="2.5" paint-order="stroke">${unit.kind}</text></g>`
}

function drawOrder(variant: Variant, { order, outcome }: Resolution): string[] {
  const works = outcome.is === 'succeeds'
  const colour = works ? GOOD : BAD
  const place = (at: string): Point => placeOf(variant, at)
  const line = (from: Point, to: Point, dashes: string, head: boolean): string =>
    `<path d="M${dot(from)}L${dot(to)}" fill="none" stroke="${colour}" stroke-width="2.4"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}${head ? ` marker-end="url(#${works ? 'good' : 'bad'})"` : ''}/>`
  const ring = (at: Point): string =>
    `<circle cx="${digits(at[0])}" cy="${digits(at[1])}" r="${UNIT + 6}" fill="none" stroke="${colour}" stroke-width="2.4"/>`
  if (!isDrawable(variant, order)) return []
  const from = place(order.unit.at)
  switch (order.type) {
    case 'move':
    case 'retreat': {
      const to = place(order.to)
      return [line(from, before(from, to, 16), order.type === 'move' ? '' : '2 4', true)]
    }
    case 'support': {
      const start = place(order.of.at)
      const aim = order.to === undefined ? start : between(start, place(order.to))
      return [line(from, order.to === undefined ? before(from, aim, 18) : aim, '7 4', false)]
    }
    case 'convoy':
      return [line(from, between(place(order.of.at), place(order.to)), '2 3', false)]
    case 'hold':
    case 'build':
      return [ring(from)]
    case 'disband': {
      const [x, y] = from
      return [
        line([x - 14, y - 14], [x + 14, y + 14], '', false),
        line([x - 14, y + 14], [x + 14, y - 14], '', false),
      ]
    }
  }
}

/** Whether all places of an order are on the map. */
function isDrawable(variant: Variant, order: Order): order is Exclude<Order, { type: 'waive' }> {
  if (order.type === 'waive') return false
  const places = [
    order.unit.at,
    ...('to' in order && order.to !== undefined ? [order.to] : []),
    ...('of' in order ? [order.of.at] : []),
  ]
  return places.every((place) => variant.provinces[provinceOf(place)] !== undefined)
}
