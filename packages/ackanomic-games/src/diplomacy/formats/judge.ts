import { err, ok, type Result } from '@ackanomic/core'
import { convoyRoute } from '../convoy-route.js'
import type { PlayedPhase } from '../history.js'
import type { Location, PowerId, Variant } from '../map.js'
import { parseOrders, type Step } from '../notation/parse.js'
import type { Named, Order } from '../orders.js'
import { type Position, phaseName } from '../position.js'
import { isDone, type Outcome } from '../resolution.js'
import { provinceOf } from '../units.js'

const COASTS: Readonly<Record<string, string>> = {
  NC: 'north coast',
  SC: 'south coast',
  EC: 'east coast',
  WC: 'west coast',
}

/** The marks of the judges behind an order, by what became of it. */
const MARKS: Readonly<Record<Outcome['is'], string>> = {
  succeeds: '',
  bounced: 'bounce',
  cut: 'cut',
  unconvoyed: 'no convoy',
  disrupted: 'no convoy',
  paradox: 'no convoy',
  dislodged: '',
  void: 'void',
  ruled: 'void',
}

/**
 * Writes one order as jDip does in short: `A par-bur`, `F nth C A lon-bel`, `Build F stp/nc`.
 *
 * @example
 * ```ts
 * import { writeJdip } from '@ackanomic/games/diplomacy/formats'
 *
 * writeJdip({ type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'BUR' }) // => 'A par-bur'
 * ```
 */
export function writeJdip(order: Order): string {
  const unit = (named: Named): string =>
    named.kind === undefined ? named.at.toLowerCase() : `${named.kind} ${named.at.toLowerCase()}`
  const at = (place: Location): string => place.toLowerCase()
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
      return `${unit(order.unit)} R ${at(order.to)}`
    case 'disband':
      return `${unit(order.unit)} D`
    case 'build':
      return `Build ${unit(order.unit)}`
    case 'waive':
      return 'Waive'
  }
}

/**
 * Writes a phase as the judges mail it (nJudge, DPjudge): a line for each order, by power, with marks
 * such as `(*bounce*)` for what failed.
 */
export function writeJudge(variant: Variant, { before, resolutions }: PlayedPhase): string {
  const powers = Object.keys(variant.powers)
  const longest = Math.max(...powers.map((power) => nameOf(variant, power).length))
  const lines = powers.flatMap((power) =>
    resolutions.flatMap(({ order, outcome, dislodged, unordered }) => {
      if (order.power !== power) return []
      const lost = dislodged !== undefined || outcome.is === 'dislodged'
      const marks = [
        isDone(outcome) ? '' : MARKS[outcome.is],
        lost ? 'dislodged' : '',
        unordered === true ? 'no order' : '',
      ].filter((mark) => mark !== '')
      const says = written(
        variant,
        before,
        order,
        resolutions.map((each) => each.order),
      )
      const head = `${nameOf(variant, power)}:`.padEnd(longest + 2)
      return `${head}${says}.${marks.map((mark) => `  (*${mark}*)`).join('')}`
    }),
  )
  return [`${phaseName(variant, before.phase)}.`, '', ...lines].join('\n')
}

function nameOf(variant: Variant, power: PowerId): string {
  return variant.powers[power]?.name ?? power
}

function placeName(variant: Variant, location: Location): string {
  const id = provinceOf(location)
  const name = variant.provinces[id]?.name ?? id
  const coast = location.slice(id.length + 1)
  return coast === '' ? name : `${name} (${COASTS[coast] ?? coast})`
}

function written(
  variant: Variant,
  position: Position,
  order: Order,
  all: readonly Order[],
): string {
  const place = (location: Location): string => placeName(variant, location)
  const kindOf = ({ kind, at }: Named): string => {
    const lost = position.dislodged.map((each) => each.unit)
    const stands = [...lost, ...position.units].find((u) => provinceOf(u.at) === provinceOf(at))
    return (stands?.kind ?? kind) === 'F' ? 'Fleet' : 'Army'
  }
  const unit = (named: Named): string => `${kindOf(named)} ${place(named.at)}`
  switch (order.type) {
    case 'hold':
      return `${unit(order.unit)} HOLD`
    case 'move': {
      const route = order.route ?? (order.via === true ? convoyRoute(variant, order, all) : [])
      const lone = order.via === true && route.length === 0 ? ' by convoy' : ''
      return `${[unit(order.unit), ...route.map(place), place(order.to)].join(' -> ')}${lone}`
    }
    case 'support': {
      const goal = order.to === undefined ? '' : ` -> ${place(order.to)}`
      return `${unit(order.unit)} SUPPORT ${unit(order.of)}${goal}`
    }
    case 'convoy':
      return `${unit(order.unit)} CONVOY ${unit(order.of)} -> ${place(order.to)}`
    case 'retreat':
      return `${unit(order.unit)} -> ${place(order.to)}`
    case 'disband':
      return position.phase.step === 'adjustments'
        ? `Removes the ${unit(order.unit)
            .replace(' ', ' in ')
            .replace(/^[AF]/u, (c) => c.toLowerCase())}`
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
  /** The order. */
  readonly order: Order
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
 * import { STANDARD } from '@ackanomic/games/diplomacy'
 * import { readJudge } from '@ackanomic/games/diplomacy/formats'
 *
 * const text = 'Germany: Army Munich -> Tyrolia.  (*bounce*)\nItaly:   Army Venice -> Tyrolia.  (*bounce*)'
 * const read = readJudge(STANDARD, text, 'moves')
 * read.ok && read.value.map(({ order, marks }) => [order.power, marks]) // => [
 * //   ['GERMANY', ['bounce']], ['ITALY', ['bounce']],
 * //  ]
 * ```
 */
export function readJudge(
  variant: Variant,
  text: string,
  step: Step,
): Result<readonly JudgedOrder[], readonly string[]> {
  const found: JudgedOrder[] = []
  const problems: string[] = []
  let power: PowerId | undefined
  for (const line of text.split(/\r?\n/u)) {
    const said = line.replace(/\(\*[^*)]*\*\)/gu, '').trim()
    if (said === '' || isTalk(variant, said)) continue
    const marks = [...line.matchAll(/\(\*([^*)]*)\*\)/gu)].flatMap(([, mark = '']) =>
      mark.split(/,\s*/u),
    )
    const [head = ''] = said.split(':', 1)
    power = powerCalled(variant, head) ?? power
    const own = powerCalled(variant, head) === undefined ? said : said.slice(head.length + 1)
    if (power === undefined) {
      problems.push(`"${said}": Whose order is it? Begin the line with the power, as in "France:".`)
      continue
    }
    const { orders, unreadable } = parseOrders(variant, own.replace(/\.$/u, ''), { power, step })
    problems.push(...unreadable.map((each) => `"${each.text}": ${each.says}`))
    found.push(...orders.map((order) => ({ order: tidy(order), marks })))
  }
  return problems.length === 0 ? ok(found) : err(problems)
}

/** A route that a judge writes out says that the army goes by convoy. */
function tidy(order: Order): Order {
  return order.type === 'move' && order.route !== undefined ? { ...order, via: true } : order
}

function powerCalled(variant: Variant, name: string): PowerId | undefined {
  const called = name.trim().toLowerCase()
  return Object.entries(variant.powers).find(
    ([id, power]) => id.toLowerCase() === called || power.name.toLowerCase() === called,
  )?.[0]
}

/** What a judge says besides orders: the name of the phase, where units can retreat. */
function isTalk(variant: Variant, said: string): boolean {
  const seasons = [...variant.seasons.map(({ name }) => name), 'Fall', 'Autumn', 'Winter'].join('|')
  return (
    new RegExp(`^(?:${seasons}) \\d+(?:, \\w+)?\\.?$`, 'iu').test(said) ||
    /^The (?:army|fleet) in .* (?:can retreat to|was destroyed|with no valid)/iu.test(said) ||
    /^(?:Movement|Retreat|Adjustment|Status|The next|Press|Date|::|Subject|Phase)\b/iu.test(said)
  )
}
