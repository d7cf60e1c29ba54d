import { err, ok, type Result } from '@ackanomic/core'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'
import { parseOrders } from '../notation/parse.js'
import { convoyRoute, wantsConvoy } from '../orderbook.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import {
  type DiplomacyPhase,
  type DiplomacyPosition,
  type DiplomacyStep,
  provinceOf,
} from '../position.js'
import { resultWords, unitThere } from './units-and-results.js'

const COASTS: Readonly<Record<string, string>> = {
  NC: 'north coast',
  SC: 'south coast',
  EC: 'east coast',
  WC: 'west coast',
}

/**
 * Writes one order as jDip does in short, without the power: `A par-bur`, `F nth C A lon-bel`,
 * `B F stp/nc`. A waive names no province, where jDip's does.
 *
 * @param step - what kind of phase it is: jDip removes (`R A par`) where it adjusts, and disbands
 *   (`A par D`) where it retreats
 *
 * @example
 * ```ts
 * import { writeJdip } from '@ackanomic/games/diplomacy/formats'
 *
 * writeJdip({ type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'BUR' }) // => 'A par-bur'
 * ```
 */
export function writeJdip(order: DiplomacyOrder, step: DiplomacyStep = 'moves'): string {
  const unit = (named: DiplomacyNamedUnit): string =>
    named.kind === undefined ? named.at.toLowerCase() : `${named.kind} ${named.at.toLowerCase()}`
  const at = (place: DiplomacyLocation): string => place.toLowerCase()
  switch (order.type) {
    case 'hold':
      return `${unit(order.unit)} H`
    case 'move': {
      const way = [...(order.route ?? []), order.to].map(at).join('-')
      return `${unit(order.unit)}-${way}${order.via === true ? ' by convoy' : ''}`
    }
    case 'support':
      return `${unit(order.unit)} S ${unit(order.of)}${order.to === undefined ? '' : `-${at(order.to)}`}`
    case 'convoy':
      return `${unit(order.unit)} C ${unit(order.of)}-${at(order.to)}`
    case 'retreat':
      return `${unit(order.unit)}-${at(order.to)}`
    case 'disband':
      return step === 'adjustments' ? `R ${unit(order.unit)}` : `${unit(order.unit)} D`
    case 'build':
      return `B ${unit(order.unit)}`
    case 'waive':
      return 'W'
  }
}

/**
 * Writes a phase as the judges mail it (nJudge, DPjudge): a heading, then a line for each order, by
 * power, with marks such as `(*bounce*)` or `(*cut, dislodged*)` for what failed.
 */
export function writeJudge(
  variant: DiplomacyVariant,
  { before, resolutions }: DiplomacyPlayedPhase,
): string {
  const powers = Object.keys(variant.powers)
  const longest = Math.max(...powers.map((power) => power.length))
  const lines = powers.flatMap((power) =>
    resolutions.flatMap((each) => {
      const { order, unordered } = each
      if (order.power !== power) return []
      const marks = resultWords(each, 'judge')
      const all = resolutions.map((one) => one.order)
      const says =
        unordered === true
          ? withoutOrder(variant, before, order)
          : written(variant, before, order, all)
      const head = `${judgesName(power)}:`.padEnd(longest + 2)
      return `${head}${says}.${marks.length === 0 ? '' : `  (*${marks.join(', ')}*)`}`
    }),
  )
  return [heading(variant, before.phase), '', ...lines].join('\n')
}

const HEADINGS: Readonly<Record<DiplomacyStep, string>> = {
  moves: 'Movement',
  retreats: 'Retreat',
  adjustments: 'Adjustment',
}

function heading(variant: DiplomacyVariant, { year, season, step }: DiplomacyPhase): string {
  const name = step === 'adjustments' ? 'Winter' : (variant.seasons[season]?.name ?? '?')
  return `${HEADINGS[step]} results for ${name} of ${year}.`
}

/** The judges call a power by one word: `AUSTRIA` is `Austria`. */
function judgesName(power: PowerId): string {
  return power.slice(0, 1) + power.slice(1).toLowerCase()
}

function withoutOrder(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
): string {
  const says = written(variant, position, order, [order])
  if (order.type === 'hold') return says.replace(/ HOLD$/u, `, ${NO_ORDERS}`)
  return position.phase.step === 'adjustments' && order.type === 'disband'
    ? says.replace('Removes', 'Defaults, removing')
    : says
}

const NO_ORDERS = 'No Orders Processed'

function placeName(variant: DiplomacyVariant, location: DiplomacyLocation): string {
  const id = provinceOf(location)
  const name = variant.provinces[id]?.name ?? id
  const coast = location.slice(id.length + 1)
  return coast === '' ? name : `${name} (${COASTS[coast] ?? coast})`
}

function written(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  all: readonly DiplomacyOrder[],
): string {
  const place = (location: DiplomacyLocation): string => placeName(variant, location)
  const kindOf = ({ kind, at }: DiplomacyNamedUnit): string =>
    (unitThere(position, at)?.kind ?? kind) === 'F' ? 'Fleet' : 'Army'
  const unit = (named: DiplomacyNamedUnit): string => `${kindOf(named)} ${place(named.at)}`
  const served = (named: DiplomacyNamedUnit): string => {
    const stands = position.units.find((each) => provinceOf(each.at) === provinceOf(named.at))
    const whose = stands?.power ?? named.power ?? order.power
    const people = whose === order.power ? '' : `${variant.powers[whose]?.adjective ?? whose} `
    return `${people}${unit(named)}`
  }
  const isAtSea =
    order.type === 'disband' && variant.provinces[provinceOf(order.unit.at)]?.kind === 'sea'
  const the = isAtSea ? 'the ' : ''
  switch (order.type) {
    case 'hold':
      return `${unit(order.unit)} HOLD`
    case 'move': {
      const route =
        order.route ?? (wantsConvoy(variant, order) ? convoyRoute(variant, order, all) : [])
      const lone = order.via === true && route.length === 0 ? ' by convoy' : ''
      return `${[unit(order.unit), ...route.map(place), place(order.to)].join(' -> ')}${lone}`
    }
    case 'support': {
      const goal = order.to === undefined ? '' : ` -> ${place(order.to)}`
      return `${unit(order.unit)} SUPPORT ${served(order.of)}${goal}`
    }
    case 'convoy':
      return `${unit(order.unit)} CONVOY ${served(order.of)} -> ${place(order.to)}`
    case 'retreat':
      return `${unit(order.unit)} -> ${place(order.to)}`
    case 'disband':
      return position.phase.step === 'adjustments'
        ? `Removes the ${kindOf(order.unit).toLowerCase()} in ${the}${place(order.unit.at)}`
        : `${unit(order.unit)} DISBAND`
    case 'build': {
      const kind = order.unit.kind === 'F' ? 'a fleet' : 'an army'
      return `Builds ${kind} in ${place(order.unit.at)}`
    }
    case 'waive':
      return 'Build waived'
  }
}

/** An order of a judge's text, with its marks. */
export interface JudgedOrder {
  readonly order: DiplomacyOrder
  /** Its marks, without brackets and stars, as in `['bounce', 'dislodged']`. */
  readonly marks: readonly string[]
}

/**
 * Reads orders as jDip writes them, and results as the judges mail them. Lines without a power at
 * their beginning belong to the power of the line before; headings and sentences of the judge
 * (`Spring 1901, moves.`, `The Army in Munich can retreat to Kiel.`) are passed over. Answers what
 * cannot be read, a sentence each.
 *
 * @param step - what kind of phase it is; it tells what an arrow means
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { readJudge } from '@ackanomic/games/diplomacy/formats'
 *
 * const text = 'Germany: Army Munich -> Tyrolia.  (*bounce*)\nItaly:   Army Venice -> Tyrolia.  (*bounce*)'
 * const read = readJudge(DIPLOMACY_STANDARD, text, 'moves')
 * read.ok && read.value[1]?.marks // => ['bounce']
 * ```
 */
export function readJudge(
  variant: DiplomacyVariant,
  text: string,
  step: DiplomacyStep,
): Result<readonly JudgedOrder[], readonly string[]> {
  const found: JudgedOrder[] = []
  const problems: string[] = []
  let power: PowerId | undefined
  for (const line of text.split(/\r?\n/u)) {
    const said = line.replace(MARKS_SAID, '').trim()
    if (said === '' || isTalk(variant, said)) continue
    const marks = [...line.matchAll(MARKS_SAID)].flatMap(([, mark = '']) =>
      mark
        .toLowerCase()
        .trim()
        .split(/\s*,\s*/u),
    )
    const [head = ''] = said.split(':', 1)
    power = powerCalled(variant, head) ?? power
    const shared = powerCalled(variant, head) === undefined ? said : said.slice(head.length + 1)
    if (power === undefined) {
      problems.push(`"${said}": Whose order is it? Begin the line with the power, as in "France:".`)
      continue
    }
    if (NO_UNIT_FOR_IT.test(shared)) continue
    const { orders, unreadable } = parseOrders(variant, plain(shared, step), { power, step })
    problems.push(...unreadable.map((each) => `"${each.text}": ${each.message}`))
    found.push(...orders.map((order) => ({ order: tidy(order), marks })))
  }
  return problems.length === 0 ? ok(found) : err(problems)
}

const MARKS_SAID = /\(\*([^*)]*)\*\)/gu

/** Builds that were not ordered, or for which there was no home: `2 unused builds pending.` */
const NO_UNIT_FOR_IT = /^\s*\d+ un(?:used|usable) builds? (?:pending|waived)\.?\s*$/iu

/** What the judges say in words of their own, as an order. */
function plain(said: string, step: DiplomacyStep): string {
  const removed = step === 'adjustments' ? said.replace(/^\s*R (?=[AF] )/u, 'Remove ') : said
  return removed
    .replace(/\.\s*$/u, '')
    .replace(/, No Orders Processed$/iu, ' HOLD')
    .replace(/^\s*Defaults, removing\b/iu, 'Removes')
    .replace(/^\s*(\d*) ?builds? waived$/iu, 'waive $1')
    .replace(/^\s*(?:W|Waive) build in \S.*$/u, 'waive')
}

/** A route that a judge writes out says that the army goes by convoy. */
function tidy(order: DiplomacyOrder): DiplomacyOrder {
  return order.type === 'move' && order.route !== undefined ? { ...order, via: true } : order
}

function powerCalled(variant: DiplomacyVariant, name: string): PowerId | undefined {
  const called = name.trim().toLowerCase()
  return Object.entries(variant.powers).find(
    ([id, power]) => id.toLowerCase() === called || power.name.toLowerCase() === called,
  )?.[0]
}

function isTalk(variant: DiplomacyVariant, said: string): boolean {
  const seasons = [...variant.seasons.map(({ name }) => name), 'Fall', 'Autumn', 'Winter'].join('|')
  return (
    new RegExp(`^(?:${seasons}) \\d+(?:, \\w+)?\\.?$`, 'iu').test(said) ||
    /^The (?:army|fleet) in .* (?:can retreat to|was destroyed|with no valid)/iu.test(said) ||
    /^(?:Movement|Retreat|Adjustment|Status|The next|Press|Date|::|Subject|Phase)\b/iu.test(said)
  )
}
