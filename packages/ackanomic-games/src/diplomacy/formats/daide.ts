import { err, ok, type Result } from '@ackanomic/core'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'
import { convoyRoute, wantsConvoy } from '../orderbook.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import { type DiplomacyPhase, type DiplomacyPosition, provinceOf } from '../position.js'
import { resultWords, unitThere } from './units-and-results.js'

/** The provinces of the standard map that DAIDE calls otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = { ENG: 'ECH', BOT: 'GOB', LYO: 'GOL' }
const BACK = new Map(Object.entries(OTHERWISE).map(([shared, token]) => [token, shared]))

const RESULT_WORDS = ['SUC', 'BNC', 'CUT', 'DSR', 'NSO'] as const

/** What DAIDE says of an order: success, bounce, cut, disrupted, no such order. */
export type DaideResult = (typeof RESULT_WORDS)[number]

const TURNS: Readonly<Record<DiplomacyPhase['step'], readonly string[]>> = {
  moves: ['SPR', 'FAL'],
  retreats: ['SUM', 'AUT'],
  adjustments: ['WIN', 'WIN'],
}

/** An order of an `ORD` message, with what became of it. */
export interface DaideOrder {
  readonly phase: DiplomacyPhase
  readonly order: DiplomacyOrder
  /** What became of it; absent where it is only told that the unit must retreat. */
  readonly result?: DaideResult
  /** Present where the unit was dislodged (`RET`). */
  readonly dislodged?: true
}

/**
 * Writes an order in DAIDE's tokens, as a client submits it. Powers are their first three letters,
 * provinces and coasts those of the DAIDE message syntax, level 0.
 *
 * @param position - in which it is given; DAIDE names the power and the kind of every unit
 * @param all - all orders of the phase, in which the seas of a convoy are looked up
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 * import { writeDaide } from '@ackanomic/games/diplomacy/formats'
 *
 * const order = { type: 'move', power: 'ENGLAND', unit: { at: 'LON' }, to: 'ENG' } as const
 * writeDaide(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), order) // => '( ENG FLT LON ) MTO ECH'
 * ```
 */
export function writeDaide(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  all: readonly DiplomacyOrder[] = [order],
): string {
  const power = order.power.slice(0, 3)
  if (order.type === 'waive') return `${power} WVE`
  const unit = (named: DiplomacyNamedUnit, shared?: PowerId): string => {
    const stands = unitThere(position, named.at, shared)
    const kind = (stands?.kind ?? named.kind) === 'F' ? 'FLT' : 'AMY'
    const whose = stands?.power ?? named.power ?? order.power
    return `( ${whose.slice(0, 3)} ${kind} ${place(stands?.at ?? named.at)} )`
  }
  const ours = unit(order.unit, order.power)
  switch (order.type) {
    case 'hold':
      return `${ours} HLD`
    case 'move': {
      const route = order.route ?? convoyRoute(variant, order, all)
      return route.length > 0 && wantsConvoy(variant, order)
        ? `${ours} CTO ${place(order.to)} VIA ( ${route.map(place).join(' ')} )`
        : `${ours} MTO ${place(order.to)}`
    }
    case 'support':
      return `${ours} SUP ${unit(order.of)}${order.to === undefined ? '' : ` MTO ${token(provinceOf(order.to))}`}`
    case 'convoy':
      return `${ours} CVY ${unit(order.of)} CTO ${token(provinceOf(order.to))}`
    case 'retreat':
      return `${ours} RTO ${place(order.to)}`
    case 'disband':
      return `${ours} ${position.phase.step === 'adjustments' ? 'REM' : 'DSB'}`
    case 'build':
      return `${unit(order.unit)} BLD`
  }
}

/** Writes a phase as DAIDE's server tells it: an `ORD` message for each order, a line each. */
export function writeDaideResults(
  variant: DiplomacyVariant,
  { before, resolutions }: DiplomacyPlayedPhase,
): string {
  const { year, season, step } = before.phase
  const turn = TURNS[step][season === 0 ? 0 : 1]
  const all = resolutions.map(({ order }) => order)
  return resolutions
    .map((each) => {
      const order = writeDaide(variant, before, each.order, all)
      return `ORD ( ${turn} ${year} ) ( ${order} ) ( ${resultWords(each, 'daide').join(' ')} )`
    })
    .join('\n')
}

const token = (province: string): string => OTHERWISE[province] ?? province

function place(location: DiplomacyLocation): string {
  const id = provinceOf(location)
  return location === id ? token(id) : `( ${token(id)} ${location.slice(id.length + 1)}S )`
}

/** Tokens, and groups of them in brackets. */
type Group = readonly (string | Group)[]

/**
 * Reads `ORD` messages, a line each. Answers what cannot be read, a sentence each.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { readDaideResults } from '@ackanomic/games/diplomacy/formats'
 *
 * const read = readDaideResults(DIPLOMACY_STANDARD, 'ORD ( SPR 1901 ) ( ( RUS FLT ( STP SCS ) ) MTO GOB ) ( SUC )')
 * read.ok && read.value[0]?.result // => 'SUC'
 * ```
 */
export function readDaideResults(
  variant: DiplomacyVariant,
  text: string,
): Result<readonly DaideOrder[], readonly string[]> {
  const found: DaideOrder[] = []
  const problems: string[] = []
  for (const line of text.split(/\r?\n/u).filter((each) => each.trim() !== '')) {
    const read = message(variant, line)
    if (typeof read === 'string') problems.push(`"${line.trim().slice(0, 80)}": ${read}`)
    else found.push(read)
  }
  return problems.length === 0 ? ok(found) : err(problems)
}

/** Reads one order as a client submits it, without the outer brackets; or says what is wrong. */
export function readDaide(variant: DiplomacyVariant, text: string): Result<DiplomacyOrder, string> {
  const groups = grouped(text)
  const read = groups === undefined ? 'Its brackets do not match.' : order(variant, groups)
  return typeof read === 'string' ? err(read) : ok(read)
}

function message(variant: DiplomacyVariant, line: string): DaideOrder | string {
  const groups = grouped(line)
  if (groups === undefined) return 'Its brackets do not match.'
  const [word, turn, said, result] = groups
  if (word !== 'ORD' || !isGroup(turn) || !isGroup(said) || !isGroup(result))
    return 'Write ORD ( turn ) ( order ) ( result ).'
  const phase = phaseOf(turn)
  if (phase === undefined) return 'A turn is one of SPR SUM FAL AUT WIN and a year.'
  const read = order(variant, said)
  if (typeof read === 'string') return read
  const known = result.find((each): each is DaideResult => RESULT_WORDS.some((one) => one === each))
  const lost = result.includes('RET')
  if (known === undefined && !lost) return 'A result is one of SUC BNC CUT DSR NSO RET.'
  return {
    phase,
    order: read,
    ...(known !== undefined && { result: known }),
    ...(lost && { dislodged: true }),
  }
}

function phaseOf([word, year]: Group): DiplomacyPhase | undefined {
  if (typeof word !== 'string' || typeof year !== 'string' || !/^#?\d{1,5}$/u.test(year))
    return undefined
  for (const step of ['moves', 'retreats', 'adjustments'] as const) {
    const season = TURNS[step].indexOf(word)
    if (season >= 0)
      return {
        year: Number(year.replace('#', '')),
        season: step === 'adjustments' ? 1 : season,
        step,
      }
  }
  return undefined
}

const isGroup = (part: string | Group | undefined): part is Group => Array.isArray(part)

function grouped(text: string): Group | undefined {
  const stack: (string | Group)[][] = [[]]
  for (const word of text
    .replace(/([()])/gu, ' $1 ')
    .trim()
    .split(/\s+/u)) {
    if (word === '(') stack.push([])
    else if (word === ')') {
      const inner = stack.pop()
      if (inner === undefined || stack.length === 0) return undefined
      stack.at(-1)?.push(inner)
    } else stack.at(-1)?.push(word)
  }
  return stack.length === 1 ? stack[0] : undefined
}

const PLAIN = { HLD: 'hold', DSB: 'disband', REM: 'disband', BLD: 'build' } as const

function order(
  variant: DiplomacyVariant,
  [subject, verb, ...rest]: Group,
): DiplomacyOrder | string {
  const power = powerOf(variant, isGroup(subject) ? subject[0] : subject)
  if (power === undefined) return 'It does not begin with a unit, or WVE, of a power of this map.'
  if (verb === 'WVE') return { type: 'waive', power }
  const mine = unitOf(variant, subject)
  if (mine === undefined) return 'A unit is ( power AMY province ), or FLT.'
  const { power: _, ...unit } = mine
  const [first, second, third] = rest
  const to = locationOf(variant, first)
  switch (verb) {
    case 'HLD':
    case 'DSB':
    case 'REM':
    case 'BLD':
      return { type: PLAIN[verb], power, unit }
    case 'MTO':
    case 'RTO':
      return to === undefined
        ? NO_PLACE
        : { type: verb === 'MTO' ? 'move' : 'retreat', power, unit, to }
    case 'CTO': {
      const route = isGroup(third) ? third.map((sea) => locationOf(variant, sea)) : []
      if (to === undefined || route.length === 0 || route.includes(undefined)) return NO_PLACE
      const seas = route.filter((sea) => sea !== undefined)
      return { type: 'move', power, unit, to, via: true, route: seas }
    }
    case 'SUP':
    case 'CVY': {
      const of = unitOf(variant, first)
      const goal = third === undefined ? undefined : locationOf(variant, third)
      if (of === undefined) return 'A unit is ( power AMY province ), or FLT.'
      if (third !== undefined && goal === undefined) return NO_PLACE
      const { power: whose, ...bare } = of
      const served: DiplomacyNamedUnit = whose === power ? bare : of
      if (verb === 'SUP' && second === undefined)
        return { type: 'support', power, unit, of: served }
      if (goal === undefined) return NO_PLACE
      return { type: verb === 'SUP' ? 'support' : 'convoy', power, unit, of: served, to: goal }
    }
    default:
      return `"${typeof verb === 'string' ? verb.slice(0, 20) : '('}" is no order.`
  }
}

const NO_PLACE = 'It names a place that this map has not, or none.'

function powerOf(variant: DiplomacyVariant, word: string | Group | undefined): PowerId | undefined {
  return Object.keys(variant.powers).find((power) => power.slice(0, 3) === word)
}

function unitOf(
  variant: DiplomacyVariant,
  group: string | Group | undefined,
): DiplomacyNamedUnit | undefined {
  if (!isGroup(group)) return undefined
  const [whose, kind, where] = group
  const power = powerOf(variant, whose)
  const at = locationOf(variant, where)
  if (power === undefined || at === undefined || (kind !== 'AMY' && kind !== 'FLT'))
    return undefined
  return { power, kind: kind === 'AMY' ? 'A' : 'F', at }
}

function locationOf(
  variant: DiplomacyVariant,
  word: string | Group | undefined,
): DiplomacyLocation | undefined {
  const [province, coast] = isGroup(word) ? word : [word]
  if (typeof province !== 'string') return undefined
  const id = BACK.get(province) ?? province
  if (!Object.hasOwn(variant.provinces, id)) return undefined
  if (coast === undefined) return id
  if (typeof coast !== 'string') return undefined
  const name = coast.slice(0, 2)
  return variant.provinces[id]?.coasts?.includes(name) === true ? `${id}/${name}` : undefined
}
