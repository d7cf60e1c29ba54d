import type { DiplomacyCentreCount } from '../history.js'
import type { DiplomacyVariant } from '../map.js'
import { type DiplomacyPictureOptions, digits, picture, quoted, slug } from './svg.js'

/** The look of a chart. */
export interface DiplomacyCentresOptions extends DiplomacyPictureOptions {
  /** Default: 720. */
  readonly width?: number
  /** Default: 360. */
  readonly height?: number
}

const LEFT = 36
const TOP = 14
const BOTTOM = 28
/** The width kept for the names of powers. */
const RIGHT = 120
/** The least distance between two names. */
const LINE = 15

const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '1 3', '16 5']

/**
 * Draws the number of each power's centres over the years as an SVG chart, with the number that
 * wins. Powers differ by colour and dashes.
 *
 * @param counts - the counts, from `centreCounts`
 * @param victory - the number of centres that wins. Default: the map's
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
  look: DiplomacyCentresOptions = {},
  victory: number = variant.victory,
): string {
  const { width = 720, height = 360 } = look
  const id = slug(look.id ?? 'diplomacy-centres')
  const powers = Object.keys(variant.powers)
  const of = (power: string, at: number): number => counts[at]?.centres[power] ?? 0
  const most = Math.max(victory, ...counts.flatMap((_, at) => powers.map((power) => of(power, at))))
  const right = width - RIGHT
  const x = (at: number): number => LEFT + (at / Math.max(1, counts.length - 1)) * (right - LEFT)
  const y = (value: number): number => height - BOTTOM - (value / most) * (height - TOP - BOTTOM)
  const across = (value: number): string => `M${LEFT},${digits(y(value))}H${right}`
  const every = Math.max(1, Math.ceil(most / 8))
  const rows = Array.from({ length: Math.floor(most / every) + 1 }, (_, row) => row * every)
  const years = Math.max(1, Math.ceil(counts.length / Math.max(1, (right - LEFT) / 48)))
  const last = counts.length - 1
  const ends = spreadOut(
    powers.map((power) => y(of(power, last))),
    TOP,
    height - BOTTOM,
  )
  const label = 'Supply centres by year'
  const frame = {
    id,
    name: 'diplomacy-centres',
    label,
    width,
    height,
    rules: RULES,
    powerRules: (power: string) => `.line-${power} path{stroke:$${power}}`,
  }
  return picture(variant, look, frame, [
    `<title>${label}</title>`,
    ...rows.map(
      (value) =>
        `<path class="border" d="${across(value)}"/><text class="tick" x="${LEFT - 6}" y="${digits(y(value) + 4)}" text-anchor="end">${value}</text>`,
    ),
    ...counts.flatMap(({ year }, at) =>
      at % years === 0
        ? `<text class="tick" x="${digits(x(at))}" y="${height - 9}" text-anchor="middle">${year}</text>`
        : [],
    ),
    `<path class="goal" d="${across(victory)}"><title>${victory} centres win</title></path>`,
    ...powers.map((power, number) => {
      const name = quoted(variant.powers[power]?.name ?? power)
      const path = counts.map((_, at) => `${digits(x(at))},${digits(y(of(power, at)))}`).join('L')
      return `<g class="power line-${slug(power)}" data-power="${quoted(power)}"><title>${name}</title><path class="under" d="M${path}"/><path d="M${path}" stroke-dasharray="${DASHES[number % DASHES.length]}"/><text class="tick" x="${right + 8}" y="${digits((ends[number] ?? 0) + 4)}">${name} ${of(power, last)}</text></g>`
    }),
  ])
}

const RULES = `
.border{fill:none;stroke:$border;stroke-width:1.2;stroke-linejoin:round}
.tick{font-size:12px;fill:$ink}
.goal{stroke:$ink;stroke-width:1.5;stroke-dasharray:2 3;fill:none}
.power path{fill:none;stroke-width:3;stroke-linejoin:round}
.power .under{stroke-opacity:.4}
`

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
