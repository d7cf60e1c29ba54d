import type { DiplomacyCentreCount } from '../history.js'
import type { DiplomacyVariant } from '../map.js'
import { type Colours, colourIn, digits, quoted, slug, styleSheet, type Theme } from './style.js'

/** How a chart is to look. */
export interface CentresLook {
  /** Its id, as for maps. Default: `'diplomacy-centres'`. */
  readonly id?: string
  /** As for maps. Default: `'page'`. */
  readonly theme?: Theme
  /** As for maps. */
  readonly colours?: Colours
  /** The width. Default: 720. */
  readonly width?: number
  /** The height. Default: 360. */
  readonly height?: number
}

const LEFT = 36
const TOP = 14
const BOTTOM = 28
/** Where the names of powers stand. */
const RIGHT = 120
/** As many pixels are between two names at the least. */
const LINE = 15

/** So many different lines, to tell powers apart without colours. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '1 3', '16 5']

/**
 * Draws the centres of each power over the years as an SVG chart, with the number that wins. Powers
 * differ by colour and by how their lines are dashed, and their names stand where the lines end.
 *
 * @param counts - from `centreCounts`
 * @param victory - the number that wins; the map's, unless given
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { drawCentres } from '@ackanomic/games/diplomacy/pictures'
 *
 * const counts = [{ year: 1900, centres: { FRANCE: 3 } }, { year: 1901, centres: { FRANCE: 5 } }]
 * drawCentres(DIPLOMACY_STANDARD, counts).includes('>France 5</text>') // => true
 * ```
 */
export function drawCentres(
  variant: DiplomacyVariant,
  counts: readonly DiplomacyCentreCount[],
  look: CentresLook = {},
  victory: number = variant.victory,
): string {
  const { id = 'diplomacy-centres', theme = 'page', colours = {}, width = 720, height = 360 } = look
  const shared = slug(id)
  const powers = Object.keys(variant.powers)
  const of = (power: string, at: number): number => counts[at]?.centres[power] ?? 0
  const most = Math.max(victory, ...counts.flatMap((_, at) => powers.map((power) => of(power, at))))
  const x = (at: number): number =>
    LEFT + (at / Math.max(1, counts.length - 1)) * (width - LEFT - RIGHT)
  const y = (value: number): number => height - BOTTOM - (value / most) * (height - TOP - BOTTOM)
  const every = Math.max(1, Math.ceil(most / 8))
  const rows = Array.from({ length: Math.floor(most / every) + 1 }, (_, row) => row * every)
  const years = Math.max(1, Math.ceil(counts.length / Math.max(1, (width - LEFT - RIGHT) / 48)))
  const ends = spreadOut(
    powers.map((power) => y(of(power, counts.length - 1))),
    TOP,
    height - BOTTOM,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${shared}" class="diplomacy-centres" viewBox="0 0 ${width} ${height}" role="img" aria-label="Supply centres by year">`,
    `<style>\n${styleSheet(shared, variant, theme, colours)}\n${lines(shared, variant, theme, colours)}\n</style>`,
    '<title>Supply centres by year</title>',
    ...rows.map(
      (value) =>
        `<path class="border" d="M${LEFT},${digits(y(value))}H${width - RIGHT}"/><text class="tick" x="${LEFT - 6}" y="${digits(y(value) + 4)}" text-anchor="end">${value}</text>`,
    ),
    ...counts.flatMap(({ year }, at) =>
      at % years === 0
        ? `<text class="tick" x="${digits(x(at))}" y="${height - 9}" text-anchor="middle">${year}</text>`
        : [],
    ),
    `<path class="goal" d="M${LEFT},${digits(y(victory))}H${width - RIGHT}"><title>${victory} centres win</title></path>`,
    ...powers.map((power, number) => {
      const name = variant.powers[power]?.name ?? power
      const path = counts.map((_, at) => `${digits(x(at))},${digits(y(of(power, at)))}`).join('L')
      const last = of(power, counts.length - 1)
      return `<g class="power line-${slug(power)}" data-power="${quoted(power)}"><title>${quoted(name)}</title><path class="under" d="M${path}"/><path d="M${path}" stroke-dasharray="${DASHES[number % DASHES.length]}"/><text class="tick" x="${width - RIGHT + 8}" y="${digits((ends[number] ?? 0) + 4)}">${quoted(name)} ${last}</text></g>`
    }),
    '</svg>',
  ].join('\n')
}

function lines(shared: string, variant: DiplomacyVariant, theme: Theme, colours: Colours): string {
  const colour = colourIn(variant, theme, colours)
  const ink = colour('ink')
  return [
    `#${shared} .tick{font-size:12px;fill:${ink}}`,
    `#${shared} .goal{stroke:${ink};stroke-width:1.5;stroke-dasharray:2 3;fill:none}`,
    `#${shared} .power path{fill:none;stroke-width:3;stroke-linejoin:round}`,
    `#${shared} .power .under{stroke-opacity:.4}`,
    ...Object.keys(variant.powers).map(
      (power) => `#${shared} .line-${slug(power)} path{stroke:${colour(slug(power))}}`,
    ),
  ].join('\n')
}

/** Moves heights apart until each has a line for itself. */
function spreadOut(heights: readonly number[], top: number, bottom: number): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const out = [...heights]
  let least = top
  for (const at of order) {
    out[at] = Math.max(out[at] ?? 0, least)
    least = (out[at] ?? 0) + LINE
  }
  let most = bottom
  for (const at of order.reverse()) {
    out[at] = Math.min(out[at] ?? 0, most)
    most = (out[at] ?? 0) - LINE
  }
  return out
}
