import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyPoint, DiplomacyVariant, PowerId } from '../map.js'
import { type DiplomacyPosition, type DiplomacyUnit, provinceOf } from '../position.js'
import { type DiplomacyResolution, hasSucceeded } from '../resolution.js'
import { drawOrder } from './draw-order.js'
import { pathsOf, placeOf } from './drawing.js'
import type { DiplomacyDrawing } from './drawing-schema.js'
import { type DiplomacyPictureOptions, digits, middle, picture, quoted, slug } from './svg.js'

/** The look of a map. */
export interface DiplomacyMapOptions extends DiplomacyPictureOptions {
  /** Whether provinces show their short names. Default: `true`. */
  readonly labels?: boolean
  /** A line of text in the corner, such as the phase. Default: none. */
  readonly caption?: string
}

type Drawn = Pick<DiplomacyPosition, 'units' | 'owners' | 'dislodged'>

/**
 * Draws a position as an SVG picture: provinces in the colours of their owners, centres, units,
 * dislodged units, and orders with their outcomes. Each province is a group with an id
 * (`diplomacy-PAR`), a title, and the attributes `data-province`, `data-kind`, `data-centre` and
 * `data-owner`.
 *
 * @param resolutions - the orders to draw over the position before them. For a past phase:
 * `drawMap(variant, drawing, phase.before, phase.resolutions)`
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 * import { drawMap, DIPLOMACY_STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 *
 * const svg = drawMap(DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING, startingPosition(DIPLOMACY_STANDARD), [], { id: 'game-7' })
 * svg.includes('<g id="game-7-PAR" class="province land owner-FRANCE"') // => true
 * ```
 */
export function drawMap(
  variant: DiplomacyVariant,
  drawing: DiplomacyDrawing,
  position: Drawn,
  resolutions: readonly DiplomacyResolution[] = [],
  look: DiplomacyMapOptions = {},
): string {
  const { labels = true, caption } = look
  const id = slug(look.id ?? 'diplomacy')
  const { width, height } = drawing
  const orders = resolutions.map(({ order }) => order)
  const shown = resolutions.flatMap((each) => drawOrder(drawing, variant, each, orders))
  const { blanks } = pathsOf(drawing)
  const { borders, names, marks } = fixedPartsOf(variant)(drawing)
  const built = resolutions.flatMap(({ order, outcome }) => {
    if (order.type !== 'build' || !hasSucceeded(outcome)) return []
    const { kind = 'A', at } = order.unit
    return drawUnit(variant, drawing, { power: order.power, kind, at }, 'new')
  })
  const frame = {
    id,
    name: 'diplomacy',
    label: caption ?? variant.name,
    width,
    height,
    rules: RULES,
    powerRules: (power: string) =>
      `.owner-${power} path{fill:$${power};fill-opacity:.66}\n.power-${power} .shape{fill:$${power}}`,
    narrow: '.label{font-size:24px}\n.label.coast{font-size:17px}',
  }
  const layer = (name: string, ...parts: readonly string[]): string =>
    `<g class="${name}" pointer-events="none">${parts.join('')}</g>`
  return picture(variant, look, frame, [
    `<rect class="ground" width="${width}" height="${height}"/>`,
    '<g class="provinces">',
    ...blanks.map((path) => `<path class="blank" fill-rule="evenodd" d="${path}"/>`),
    ...provinces(variant, drawing, position, id),
    '</g>',
    layer('borders', borders),
    layer('marks', labels ? names : '', marks),
    layer('orders', ...shown.map(({ line }) => line)),
    layer(
      'units',
      ...position.units.map((unit) => drawUnit(variant, drawing, unit)),
      ...built,
      ...position.dislodged.map(({ unit }) => drawUnit(variant, drawing, unit, 'dislodged')),
    ),
    layer('fates', ...shown.map(({ mark }) => mark)),
    caption === undefined ? '' : `<text class="caption" x="14" y="30">${quoted(caption)}</text>`,
  ])
}

function provinces(
  variant: DiplomacyVariant,
  drawing: DiplomacyDrawing,
  drawn: Drawn,
  picture: string,
): readonly string[] {
  return pathsOf(drawing).areas.flatMap(({ id, path }) => {
    const facts = variant.provinces[id]
    if (facts === undefined) return []
    const isSea = facts.kind === 'sea'
    const owner = isSea ? undefined : holder(variant, drawn, id)
    const name = `${facts.name} (${id})`
    const [colour, data, title] =
      owner === undefined
        ? ['', '', name]
        : [
            ` owner-${slug(owner)}`,
            ` data-owner="${quoted(owner)}"`,
            `${name}, ${variant.powers[owner]?.name ?? owner}`,
          ]
    const centre = facts.centre === true ? ' data-centre="true"' : ''
    return `<g id="${picture}-${slug(id)}" class="province ${isSea ? 'sea' : 'land'}${colour}" data-province="${quoted(id)}" data-kind="${facts.kind}"${centre}${data}><title>${quoted(title)}</title><path fill-rule="evenodd" d="${path}"/></g>`
  })
}

/** The owner of a province's centre, or of the unit on other land. */
function holder(variant: DiplomacyVariant, drawn: Drawn, province: string): PowerId | undefined {
  if (variant.provinces[province]?.centre === true) return drawn.owners[province]
  return drawn.units.find((unit) => provinceOf(unit.at) === province)?.power
}

const fixedPartsOf = /* @__PURE__ */ memoizeByRef((variant: DiplomacyVariant) =>
  memoizeByRef((drawing: DiplomacyDrawing) => {
    const isSea = (id: string): boolean => variant.provinces[id]?.kind === 'sea'
    const label = (text: string, [x, y]: DiplomacyPoint, more: string): string =>
      `<text class="label${more}" x="${digits(x)}" y="${digits(y)}" dy=".36em">${quoted(text)}</text>`
    const lines = { '': '', ' wave': '', ' shore': '' }
    for (const { path, sides } of pathsOf(drawing).borders) {
      const [one, other] = sides
      // A border with nothing beyond it is the picture's edge.
      if (one === undefined || other === undefined) continue
      lines[isSea(one) !== isSea(other) ? ' shore' : isSea(one) ? ' wave' : ''] += path
    }
    const borders = Object.entries(lines).map(([kind, path]) =>
      path === '' ? '' : `<path class="border${kind}" d="${path}"/>`,
    )
    const areas = Object.entries(drawing.areas)
    const marks = areas.flatMap(([, { centre, coasts = {} }]) => [
      ...Object.entries(coasts).map(([id, at]) => label(id.toLowerCase(), at.label, ' coast')),
      centre === undefined
        ? ''
        : `<circle class="centre" ${middle(centre)} r="6"/><circle class="centre dot" ${middle(centre)} r="2.2"/>`,
    ])
    return {
      borders: borders.join(''),
      names: areas.map(([id, at]) => label(id, at.label, isSea(id) ? ' sea' : '')).join(''),
      marks: marks.join(''),
    }
  }),
)

const SHAPES = {
  A: 'M-14,-8q0,-3 3,-3h22q3,0 3,3v16q0,3 -3,3h-22q-3,0 -3,-3z',
  F: 'M-18,-5h6v-6h24v6h6l-7,16h-22z',
} as const

function drawUnit(
  variant: DiplomacyVariant,
  drawing: DiplomacyDrawing,
  { power, kind, at }: DiplomacyUnit,
  state?: 'new' | 'dislodged',
): string {
  const place = placeOf(drawing, at)
  if (place === undefined) return ''
  const aside = state === 'dislodged' ? 11 : 0
  const [x, y] = place.map((each) => digits(each + aside))
  const province = variant.provinces[provinceOf(at)]?.name ?? at
  const whose = variant.powers[power]?.adjective ?? power
  const [is, classes] = state === undefined ? ['', ''] : [`${state} `, ` ${state}`]
  const title = quoted(`${is}${whose} ${kind === 'A' ? 'army' : 'fleet'} in ${province}`)
  return `<g class="unit power-${slug(power)}${classes}" data-unit="${quoted(`${kind} ${at}`)}" data-power="${quoted(power)}" transform="translate(${x},${y})"><title>${title}</title><path class="halo" d="${SHAPES[kind]}"/><path class="shape" d="${SHAPES[kind]}"/><text y="5.5">${kind}</text></g>`
}

const RULES = `
.province path{fill:$land;stroke:none}
.ground{fill:$land}
.province.sea path{fill:$sea}
.blank{fill:$blank}
.border{fill:none;stroke:$border;stroke-width:1.2;stroke-linejoin:round}
.border.shore{stroke:$shore;stroke-width:1.8}
.border.wave{stroke:$wave}
.label{font-weight:bold;font-size:19px;text-anchor:middle;fill:$ink;stroke:$halo;stroke-width:3px;stroke-opacity:.55;paint-order:stroke;pointer-events:none}
.label.sea{font-style:italic}
.label.coast{font-weight:normal;font-size:13px}
.centre{fill:$halo;stroke:$ink;stroke-width:2;pointer-events:none}
.centre.dot{fill:$ink;stroke:none}
.unit path{stroke:$ink;stroke-width:1.8}
.unit .halo{fill:none;stroke:$halo;stroke-width:5}
.unit text{font-weight:bold;font-size:14px;text-anchor:middle;fill:$ink;stroke:$halo;stroke-width:2.6px;stroke-opacity:.7;paint-order:stroke}
.unit.dislodged .shape{stroke:$failed;stroke-width:2.6;stroke-dasharray:4 2}
.unit.new .shape{stroke-dasharray:3 2}
.order{fill:none;stroke:$move;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.order .halo{stroke:$halo;stroke-width:6;stroke-opacity:.75;stroke-dasharray:none}
.order .head{fill:$move;stroke-width:1}
.order .cross{stroke:$failed;stroke-width:3.4;stroke-dasharray:none}
.order.support{stroke:$support;stroke-dasharray:8 5}
.order.support .head{fill:$support;stroke:$support}
.order.convoy{stroke:$convoy;stroke-dasharray:1 6}
.order.convoy .head{fill:none;stroke:$convoy;stroke-width:3.4;stroke-dasharray:none}
.order.convoy.failed{stroke:$failed}
.order.convoy.failed .head{stroke:$failed}
.order.retreat{stroke-dasharray:3 5}
.order.failed{stroke:$failed}
.order.failed .head{fill:$halo;stroke:$failed;stroke-width:2}
.caption{font-weight:bold;font-size:22px;fill:$ink}
`
