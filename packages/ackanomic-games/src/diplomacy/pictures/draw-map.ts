import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { type DiplomacyPosition, type DiplomacyUnit, provinceOf } from '../position.js'
import { type DiplomacyResolution, hasSucceeded } from '../resolution.js'
import { drawOrder } from './draw-order.js'
import { borderPath, type Drawing, placeOf, ringsPath } from './drawing.js'
import { type Colours, digits, quoted, slug, styleSheet, type Theme } from './style.js'

/** What is drawn: a position, or its units and owners. */
export type Drawn = Pick<DiplomacyPosition, 'units' | 'owners' | 'dislodged'>

/** How a picture is to look. */
export interface Look {
  /**
   * The id of the picture, and the beginning of those in it; another one for each picture on a page.
   * Letters, digits, `-` and `_`. Default: `'diplomacy'`.
   */
  readonly id?: string
  /**
   * `'page'`, the default: coloured by the variables of the page, dark where the reader's system is;
   * `'light'` or `'dark'`: all colours written out, for print and for programs without variables.
   */
  readonly theme?: Theme
  /** Colours other than the usual ones, by part (`sea`, `land`, …) or by power. */
  readonly colours?: Colours
  /** Whether provinces have their short names on them. Default: `true`. */
  readonly labels?: boolean
  /** A line in the corner, such as the name of the phase. Default: none. */
  readonly caption?: string
}

/**
 * Draws a position as an SVG picture: provinces in the colours of their owners, centres, units,
 * dislodged units, and the orders with what became of them. Each province is a group with an id
 * (`diplomacy-PAR`), a title, and the attributes `data-province`, `data-kind`, `data-centre` and
 * `data-owner`; units and orders have theirs.
 *
 * A past phase of a match is `drawMap(variant, drawing, phase.before, phase.resolutions)`.
 *
 * @param resolutions - the orders to draw, over the position in which they were given
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 * import { drawMap, STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 *
 * const svg = drawMap(DIPLOMACY_STANDARD, STANDARD_DRAWING, startingPosition(DIPLOMACY_STANDARD), [], { id: 'game-7' })
 * svg.includes('<g id="game-7-PAR" class="province land owner-FRANCE"') // => true
 * ```
 */
export function drawMap(
  variant: DiplomacyVariant,
  drawing: Drawing,
  drawn: Drawn,
  resolutions: readonly DiplomacyResolution[] = [],
  { id = 'diplomacy', theme = 'page', colours = {}, labels = true, caption }: Look = {},
): string {
  const shared = slug(id)
  const { width, height } = drawing
  const shown = resolutions.flatMap((each) => drawOrder(drawing, variant, each, resolutions))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${shared}" class="diplomacy" viewBox="0 0 ${width} ${height}" role="img" aria-label="${quoted(caption ?? variant.name)}">`,
    `<style>\n${styleSheet(shared, variant, theme, colours)}\n</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    '<g class="provinces">',
    ...drawing.blanks.map(
      (rings) => `<path class="blank" fill-rule="evenodd" d="${ringsPath(drawing, rings)}"/>`,
    ),
    ...provinces(variant, drawing, drawn, shared),
    '</g>',
    `<g class="borders" pointer-events="none">${bordersOn(variant)(drawing)}</g>`,
    '<g class="marks" pointer-events="none">',
    ...marks(variant, drawing, labels),
    '</g>',
    `<g class="orders" pointer-events="none">${shown.map(({ line }) => line).join('')}</g>`,
    '<g class="units" pointer-events="none">',
    ...drawn.units.map((unit) => drawUnit(variant, drawing, unit)),
    ...resolutions.flatMap(({ order, outcome }) => {
      if (order.type !== 'build' || !hasSucceeded(outcome)) return []
      const { kind = 'A', at } = order.unit
      return drawUnit(variant, drawing, { power: order.power, kind, at }, 'new')
    }),
    ...drawn.dislodged.map(({ unit }) => drawUnit(variant, drawing, unit, 'dislodged')),
    '</g>',
    `<g class="fates" pointer-events="none">${shown.map(({ mark }) => mark).join('')}</g>`,
    ...(caption === undefined
      ? []
      : [`<text class="caption" x="14" y="30">${quoted(caption)}</text>`]),
    '</svg>',
  ].join('\n')
}

function provinces(
  variant: DiplomacyVariant,
  drawing: Drawing,
  drawn: Drawn,
  shared: string,
): string[] {
  return Object.entries(drawing.areas).flatMap(([id, { rings }]) => {
    const facts = variant.provinces[id]
    if (facts === undefined) return []
    const owner = holder(variant, drawn, id)
    const isOwned = owner !== undefined && facts.kind !== 'sea'
    const classes = [
      'province',
      facts.kind === 'sea' ? 'sea' : 'land',
      ...(isOwned ? [`owner-${slug(owner)}`] : []),
    ]
    const data = [
      `data-province="${quoted(id)}"`,
      `data-kind="${facts.kind}"`,
      ...(facts.centre === true ? ['data-centre="true"'] : []),
      ...(isOwned ? [`data-owner="${quoted(owner)}"`] : []),
    ]
    const whose = isOwned ? `, ${variant.powers[owner]?.name ?? owner}` : ''
    const title = `<title>${quoted(`${facts.name} (${id})${whose}`)}</title>`
    return `<g id="${shared}-${slug(id)}" class="${classes.join(' ')}" ${data.join(' ')}>${title}<path fill-rule="evenodd" d="${ringsPath(drawing, rings)}"/></g>`
  })
}

/** Whose colour a province has: the owner of its centre, or of the unit on other land. */
function holder(variant: DiplomacyVariant, drawn: Drawn, province: string): PowerId | undefined {
  if (variant.provinces[province]?.centre === true) return drawn.owners[province]
  return drawn.units.find((unit) => provinceOf(unit.at) === province)?.power
}

/** The borders of a map as they are on every picture of it. */
const bordersOn: (variant: DiplomacyVariant) => (drawing: Drawing) => string =
  /* @__PURE__ */ memoizeByRef((variant) => {
    const drawn = memoizeByRef((drawing: Drawing) => ({ svg: borders(variant, drawing) }))
    return (drawing) => drawn(drawing).svg
  })

/** All borders, each kind in one path. */
function borders(variant: DiplomacyVariant, drawing: Drawing): string {
  const sides = new Map<number, boolean[]>()
  const isSea = (id: string): boolean => variant.provinces[id]?.kind === 'sea'
  const faces = [
    ...Object.entries(drawing.areas).map(([id, { rings }]) => [isSea(id), rings] as const),
    ...drawing.blanks.map((rings) => [false, rings] as const),
  ]
  for (const [sea, rings] of faces)
    for (const number of rings.flat().map(Math.abs))
      sides.set(number, [...(sides.get(number) ?? []), sea])
  const lines = { '': '', ' wave': '', ' shore': '' }
  for (const [at, border] of drawing.borders.entries()) {
    const [one, other] = sides.get(at + 1) ?? []
    // What has nothing beyond it is the edge of the picture.
    if (one === undefined || other === undefined) continue
    lines[one !== other ? ' shore' : one ? ' wave' : ''] += borderPath(border)
  }
  return Object.entries(lines)
    .map(([kind, path]) => (path === '' ? '' : `<path class="border${kind}" d="${path}"/>`))
    .join('')
}

function marks(variant: DiplomacyVariant, drawing: Drawing, labels: boolean): string[] {
  return Object.entries(drawing.areas).flatMap(([id, { label, centre, coasts = {} }]) => {
    const kind = variant.provinces[id]?.kind === 'sea' ? ' sea' : ''
    const name = (text: string, at: readonly [number, number], more: string): string =>
      `<text class="label${more}" x="${digits(at[0])}" y="${digits(at[1])}" dy=".36em">${quoted(text)}</text>`
    return [
      ...(labels ? [name(id, label, kind)] : []),
      ...Object.entries(coasts).map(([coast, at]) => name(coast.toLowerCase(), at.label, ' coast')),
      ...(centre === undefined
        ? []
        : [
            `<circle class="centre" cx="${digits(centre[0])}" cy="${digits(centre[1])}" r="6"/><circle class="centre dot" cx="${digits(centre[0])}" cy="${digits(centre[1])}" r="2.2"/>`,
          ]),
    ]
  })
}

const SHAPES = {
  A: 'M-14,-8q0,-3 3,-3h22q3,0 3,3v16q0,3 -3,3h-22q-3,0 -3,-3z',
  F: 'M-18,-5h6v-6h24v6h6l-7,16h-22z',
} as const

function drawUnit(
  variant: DiplomacyVariant,
  drawing: Drawing,
  { power, kind, at }: DiplomacyUnit,
  state?: 'new' | 'dislodged',
): string {
  const place = placeOf(drawing, at)
  if (place === undefined) return ''
  const aside = state === 'dislodged' ? 11 : 0
  const [x, y] = [place[0] + aside, place[1] + aside]
  const province = variant.provinces[provinceOf(at)]?.name ?? at
  const whose = variant.powers[power]?.adjective ?? power
  const is = state === undefined ? '' : `${state} `
  const title = `<title>${quoted(`${is}${whose} ${kind === 'A' ? 'army' : 'fleet'} in ${province}`)}</title>`
  return `<g class="unit power-${slug(power)}${state === undefined ? '' : ` ${state}`}" data-unit="${quoted(`${kind} ${at}`)}" data-power="${quoted(power)}" transform="translate(${digits(x)},${digits(y)})">${title}<path class="halo" d="${SHAPES[kind]}"/><path class="shape" d="${SHAPES[kind]}"/><text y="5.5">${kind}</text></g>`
}
