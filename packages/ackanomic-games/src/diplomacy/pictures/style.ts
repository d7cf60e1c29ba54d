import type { DiplomacyPoint, DiplomacyVariant } from '../map.js'

/** A text as it stands in a picture, in a title or an attribute. */
export function quoted(text: string): string {
  return text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/"/gu, '&quot;')
}

export function digits(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

export function dot([x, y]: DiplomacyPoint): string {
  return `${digits(x)},${digits(y)}`
}

/** The point a given distance before the end of a line. */
export function before(from: DiplomacyPoint, to: DiplomacyPoint, distance: number): DiplomacyPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return along(from, to, Math.max(0, 1 - distance / length))
}

/** The point at a share of the way from one to another. */
export function along(a: DiplomacyPoint, b: DiplomacyPoint, share: number): DiplomacyPoint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Some words as a name in a class or an id. */
export function slug(text: string): string {
  return text.replace(/[^\w-]+/gu, '-')
}

/** The colours of a picture that are no power's. */
const COLOURS = {
  land: ['#f3ead6', '#4a463e'],
  sea: ['#cbdff0', '#1f3346'],
  blank: ['#bdb5a5', '#2b2a27'],
  ink: ['#1d232b', '#f2efe8'],
  halo: ['#ffffff', '#11161c'],
  border: ['#8a8071', '#857d6f'],
  shore: ['#4a5a6a', '#93a9bd'],
  wave: ['#8fb0ca', '#43617c'],
  move: ['#14532d', '#86efac'],
  support: ['#1e4fa3', '#93c5fd'],
  convoy: ['#6b21a8', '#d8b4fe'],
  failed: ['#b3261e', '#fda29b'],
} as const

/** The colours of a picture: those of its parts, and those of powers by their names. */
export type Colours = Readonly<Record<string, string>>

/** How a picture gets its colours. */
export type Theme = 'page' | 'light' | 'dark'

/** From each name of a colour to its value: a variable of the page, or the colour itself. */
function valuesOf(
  variant: DiplomacyVariant,
  theme: Theme,
  colours: Colours,
  side: 0 | 1,
): ReadonlyMap<string, string> {
  const parts = Object.entries(COLOURS).map(([name, pair]) => [name, pair[side]] as const)
  const powers = Object.entries(variant.powers).map(([name, { colour }]) => [name, colour] as const)
  return new Map(
    [...parts, ...powers].map(([name, usual]) => {
      const colour = safe(colours[name]) ?? safe(usual) ?? 'gray'
      return [slug(name), theme === 'page' ? `var(--diplomacy-${slug(name)},${colour})` : colour]
    }),
  )
}

/** What rules of the style sheet say for a colour: on a page its variable, else the colour itself. */
export function colourIn(
  variant: DiplomacyVariant,
  theme: Theme,
  colours: Colours,
): (name: string) => string {
  if (theme === 'page') return (name) => `var(--${name})`
  const values = valuesOf(variant, theme, colours, theme === 'dark' ? 1 : 0)
  return (name) => values.get(name) ?? 'gray'
}

/** A colour that can be nothing else in a style sheet. */
function safe(colour: string | undefined): string | undefined {
  return colour !== undefined && /^[\w#%.,() -]{1,60}$/u.test(colour) ? colour : undefined
}

const SHAPES: readonly (readonly [selector: string, says: string])[] = [
  ['.province path', 'fill:$land;stroke:none'],
  ['.ground', 'fill:$land'],
  ['.province.sea path', 'fill:$sea'],
  ['.blank', 'fill:$blank'],
  ['.border', 'fill:none;stroke:$border;stroke-width:1.2;stroke-linejoin:round'],
  ['.border.shore', 'stroke:$shore;stroke-width:1.8'],
  ['.border.wave', 'stroke:$wave'],
  [
    '.label',
    'font-weight:bold;font-size:19px;text-anchor:middle;fill:$ink;stroke:$halo;stroke-width:3px;stroke-opacity:.55;paint-order:stroke;pointer-events:none',
  ],
  ['.label.sea', 'font-style:italic'],
  ['.label.coast', 'font-weight:normal;font-size:13px'],
  ['.centre', 'fill:$halo;stroke:$ink;stroke-width:2;pointer-events:none'],
  ['.centre.dot', 'fill:$ink;stroke:none'],
  ['.unit path', 'stroke:$ink;stroke-width:1.8'],
  ['.unit .halo', 'fill:none;stroke:$halo;stroke-width:5'],
  [
    '.unit text',
    'font-weight:bold;font-size:14px;text-anchor:middle;fill:$ink;stroke:$halo;stroke-width:2.6px;stroke-opacity:.7;paint-order:stroke',
  ],
  ['.unit.dislodged .shape', 'stroke:$failed;stroke-width:2.6;stroke-dasharray:4 2'],
  ['.unit.new .shape', 'stroke-dasharray:3 2'],
  ['.order', 'fill:none;stroke:$move;stroke-width:3;stroke-linecap:round;stroke-linejoin:round'],
  ['.order .halo', 'stroke:$halo;stroke-width:6;stroke-opacity:.75;stroke-dasharray:none'],
  ['.order .head', 'fill:$move;stroke-width:1'],
  ['.order .cross', 'stroke:$failed;stroke-width:3.4;stroke-dasharray:none'],
  ['.order.support', 'stroke:$support;stroke-dasharray:8 5'],
  ['.order.support .head', 'fill:$support;stroke:$support'],
  ['.order.convoy', 'stroke:$convoy;stroke-dasharray:1 6'],
  ['.order.convoy .head', 'fill:none;stroke:$convoy;stroke-width:3.4;stroke-dasharray:none'],
  ['.order.convoy.failed', 'stroke:$failed'],
  ['.order.convoy.failed .head', 'stroke:$failed'],
  ['.order.retreat', 'stroke-dasharray:3 5'],
  ['.order.failed', 'stroke:$failed'],
  ['.order.failed .head', 'fill:$halo;stroke:$failed;stroke-width:2'],
  ['.caption', 'font-weight:bold;font-size:22px;fill:$ink'],
]

/**
 * The style sheet of one picture, for it alone. A `page` gives the colours by variables such as
 * `--diplomacy-sea` and `--diplomacy-FRANCE`, and is dark where the reader's system is; `light` and
 * `dark` are written out, for print and for programs that know no variables.
 */
export function styleSheet(
  id: string,
  variant: DiplomacyVariant,
  theme: Theme,
  colours: Colours,
): string {
  const values = (side: 0 | 1): string =>
    [...valuesOf(variant, theme, colours, side)].map((pair) => `--${pair.join(':')}`).join(';')
  const colour = colourIn(variant, theme, colours)
  const written = (says: string): string =>
    says.replace(/\$([\w-]+)/gu, (_, name: string) => colour(name))
  const owned = Object.keys(variant.powers).flatMap((power) => [
    [`.owner-${slug(power)} path`, `fill:$${slug(power)};fill-opacity:.66`] as const,
    [`.power-${slug(power)} .shape`, `fill:$${slug(power)}`] as const,
  ])
  return [
    ...(theme === 'page'
      ? [`#${id}{${values(0)}}`, `@media (prefers-color-scheme:dark){#${id}{${values(1)}}}`]
      : []),
    `#${id} text{font-family:"DejaVu Sans","Segoe UI",Verdana,Helvetica,Arial,sans-serif}`,
    ...[...SHAPES, ...owned].map(([selector, says]) => `#${id} ${selector}{${written(says)}}`),
    ...(theme === 'page'
      ? [
          `@media (max-width:600px){#${id} .label{font-size:24px}#${id} .label.coast{font-size:17px}}`,
        ]
      : []),
  ].join('\n')
}
