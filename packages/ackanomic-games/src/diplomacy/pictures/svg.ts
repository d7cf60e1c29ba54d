import type { DiplomacyPoint, DiplomacyVariant } from '../map.js'

/** The look of a picture. */
export interface DiplomacyPictureOptions {
  /**
   * The id, unique on a page, and the prefix of the ids in the picture: letters, digits, `-` and
   * `_`. Default: `'diplomacy'`, or `'diplomacy-centres'` for a chart.
   */
  readonly id?: string
  /**
   * The source of colours. `'page'` uses CSS variables and is dark if the reader's system is; the
   * others write out all colours, for print and other programs. Default: `'page'`.
   */
  readonly theme?: DiplomacyTheme
  /** Colours that replace the default ones, by part (`sea`, `land`, …) or power. */
  readonly colours?: DiplomacyColours
}

/** The source of a picture's colours. */
export type DiplomacyTheme = 'page' | 'light' | 'dark'

/** The colours of a picture: those of its parts, and those of powers, by name. */
export type DiplomacyColours = Readonly<Record<string, string>>

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

interface Frame {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Rules of CSS, one a line, in which `$sea` is a colour. */
  readonly rules: string
  readonly powerRules: (power: string) => string
  /** Rules for pages of at most 600 pixels. */
  readonly narrow?: string
}

export function picture(
  variant: DiplomacyVariant,
  { theme = 'page', colours = {} }: DiplomacyPictureOptions,
  { id, name, label, width, height, rules, powerRules, narrow = '' }: Frame,
  parts: readonly string[],
): string {
  const powers = Object.entries(variant.powers)
  const usual = [
    ...Object.entries(COLOURS),
    ...powers.map(([power, { colour }]) => [power, [colour, colour]] as const),
  ]
  const valuesOf = (side: 0 | 1): readonly (readonly [part: string, colour: string])[] =>
    usual.map(([part, pair]) => [slug(part), safe(colours[part]) ?? safe(pair[side]) ?? 'gray'])
  const variables = (side: 0 | 1): string =>
    valuesOf(side)
      .map(([part, colour]) => `--${part}:var(--diplomacy-${part},${colour})`)
      .join(';')
  const values = new Map(valuesOf(theme === 'dark' ? 1 : 0))
  const own = (css: string): string =>
    css
      .replace(/^(?=.)/gmu, `#${id} `)
      .replace(/\$([\w-]+)/gu, (_, part: string) =>
        theme === 'page' ? `var(--${part})` : (values.get(part) ?? 'gray'),
      )
  const sheet = [
    theme === 'page' ? `#${id}{${variables(0)}}` : '',
    theme === 'page' ? `@media (prefers-color-scheme:dark){#${id}{${variables(1)}}}` : '',
    own('text{font-family:"DejaVu Sans","Segoe UI",Verdana,Helvetica,Arial,sans-serif}'),
    own([rules.trim(), ...powers.map(([power]) => powerRules(slug(power)))].join('\n')),
    theme === 'page' && narrow !== '' ? `@media (max-width:600px){${own(narrow)}}` : '',
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${quoted(label)}">`,
    `<style>\n${sheet.filter((css) => css !== '').join('\n')}\n</style>`,
    ...parts.filter((part) => part !== ''),
    '</svg>',
  ].join('\n')
}

export function quoted(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
}

export function middle([x, y]: DiplomacyPoint): string {
  return `cx="${digits(x)}" cy="${digits(y)}"`
}

export function digits(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

export function slug(text: string): string {
  return text.replace(/[^\w-]+/gu, '-')
}

/** Refuses everything but a colour, which could break out of a style sheet. */
function safe(colour: string | undefined): string | undefined {
  return colour !== undefined && /^[\w#%.,() -]{1,60}$/u.test(colour) ? colour : undefined
}
