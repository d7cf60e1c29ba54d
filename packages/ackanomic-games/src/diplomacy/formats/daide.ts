import { err, ok, type Result } from '@ackanomic/core'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyLocation, DiplomacyVariant, PowerId } from '../map.js'
import { readOrders } from '../notation/parse.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import { type DiplomacyPhase, type DiplomacyPosition, provinceOf } from '../position.js'
import { completeOrder, problemAt, resultWords, unlessProblems } from './orders-and-results.js'

/** The provinces of the standard map that DAIDE names differently. */
const TOKENS: Readonly<Record<string, string>> = { ENG: 'ECH', BOT: 'GOB', LYO: 'GOL' }

const TURNS: Readonly<Record<string, Pick<DiplomacyPhase, 'season' | 'step'>>> = {
  SPR: { season: 0, step: 'moves' },
  SUM: { season: 0, step: 'retreats' },
  FAL: { season: 1, step: 'moves' },
  AUT: { season: 1, step: 'retreats' },
  WIN: { season: 1, step: 'adjustments' },
}

const RESULTS = ['SUC', 'BNC', 'CUT', 'DSR', 'NSO'] as const

/** The result of an order: success, bounce, cut, disrupted, no such order. */
export type DaideResult = (typeof RESULTS)[number]

/** An order of an `ORD` message, with its result. */
export interface DaideOrder {
  readonly phase: DiplomacyPhase
  readonly order: DiplomacyOrder
  /** Absent if the message says only that the unit must retreat. */
  readonly result?: DaideResult
  /** Present if the unit was dislodged (`RET`). */
  readonly dislodged?: true
}

/**
 * Writes an order in DAIDE's tokens (message syntax, level 0), as a client submits it. A power is
 * its first three letters.
 *
 * @param position - the position, which has the powers and kinds of units
 * @param all - all orders of the phase, which have the seas of a convoy
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
  const whole = completeOrder(variant, position, order, all)
  if (whole.type === 'waive') return `${powerToken(order.power)} WVE`
  const unit = unitToken(whole.unit, order.power)
  if ('of' in whole) {
    const verb = whole.type === 'convoy' ? 'CTO' : 'MTO'
    const goal = whole.to === undefined ? '' : ` ${verb} ${placeToken(provinceOf(whole.to))}`
    return `${unit} ${VERBS[whole.type]} ${unitToken(whole.of, order.power)}${goal}`
  }
  if (whole.type === 'move' && whole.route !== undefined)
    return `${unit} CTO ${placeToken(whole.to)} VIA ( ${whole.route.map(placeToken).join(' ')} )`
  const isRemoved = whole.type === 'disband' && position.phase.step === 'adjustments'
  const verb = isRemoved ? 'REM' : VERBS[whole.type]
  return `${unit} ${verb}${'to' in whole ? ` ${placeToken(whole.to)}` : ''}`
}

const NOWHERE: DiplomacyPosition = {
  phase: { year: 0, season: 0, step: 'moves' },
  units: [],
  owners: {},
  dislodged: [],
}

const VERBS = {
  hold: 'HLD',
  move: 'MTO',
  support: 'SUP',
  convoy: 'CVY',
  retreat: 'RTO',
  disband: 'DSB',
  build: 'BLD',
}

const powerToken = (power: PowerId): string => power.slice(0, 3)

function unitToken({ power, kind, at }: DiplomacyNamedUnit, orderer: PowerId): string {
  return `( ${powerToken(power ?? orderer)} ${kind === 'F' ? 'FLT' : 'AMY'} ${placeToken(at)} )`
}

function placeToken(location: DiplomacyLocation): string {
  const id = provinceOf(location)
  const token = TOKENS[id] ?? id
  return location === id ? token : `( ${token} ${location.slice(id.length + 1)}S )`
}

export function writeDaideResults(
  variant: DiplomacyVariant,
  { before, resolutions }: DiplomacyPlayedPhase,
): string {
  const { year, season, step } = before.phase
  const isLate = season > 0 || step === 'adjustments'
  const [turn] =
    Object.entries(TURNS).find(([, at]) => at.step === step && at.season > 0 === isLate) ?? []
  const all = resolutions.map(({ order }) => order)
  return resolutions
    .map((each) => {
      const order = writeDaide(variant, before, each.order, all)
      return `ORD ( ${turn} ${year} ) ( ${order} ) ( ${resultWords(each, 'daide').join(' ')} )`
    })
    .join('\n')
}

/**
 * Reads `ORD` messages, one per line. Unreadable lines give a sentence each.
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
    const read = readMessage(variant, line)
    if (read.ok) found.push(read.value)
    else problems.push(problemAt(line.trim(), read.error))
  }
  return unlessProblems(found, problems)
}

function readMessage(variant: DiplomacyVariant, line: string): Result<DaideOrder, string> {
  const [, turn = '', year, said = '', results = ''] = MESSAGE.exec(spaced(line)) ?? []
  const when = Object.hasOwn(TURNS, turn) ? TURNS[turn] : undefined
  if (when === undefined)
    return err('Write ORD ( turn year ) ( order ) ( result ); a turn is SPR SUM FAL AUT or WIN.')
  const order = readDaide(variant, said)
  if (!order.ok) return order
  const result = RESULTS.find((each) => results.includes(each))
  const dislodged = results.includes('RET')
  if (result === undefined && !dislodged) return err('A result is one of SUC BNC CUT DSR NSO RET.')
  return ok({
    phase: { year: Number(year), ...when },
    order: order.value,
    ...(result !== undefined && { result }),
    ...(dislodged && { dislodged }),
  })
}

const MESSAGE = /^ORD \( (\w+) #?(\d{1,5}) \) \( (.+) \) \( ([A-Z ]*) \)$/u

function spaced(text: string): string {
  return text.replace(/[()]/gu, ' $& ').trim().replace(/\s+/gu, ' ')
}

/** Reads one order without its outer brackets. Writing it again must give the same tokens. */
export function readDaide(variant: DiplomacyVariant, text: string): Result<DiplomacyOrder, string> {
  const said = spaced(text).replace(/ REM$/u, ' DSB')
  const powers = new Map(Object.keys(variant.powers).map((power) => [powerToken(power), power]))
  const power = powers.get(/^(?:\( )?(\w+)/u.exec(said)?.[1] ?? '')
  if (power !== undefined) {
    const { orders } = readOrders(variant, plain(said, power, powers), { power })
    const [order] = orders
    if (order !== undefined && writeDaide(variant, NOWHERE, order) === said) return ok(order)
  }
  const provinces = Object.keys(variant.provinces).map(placeToken)
  const known = new Set([...powers.keys(), ...provinces, ...WORDS])
  const strange = said.match(/[^\s()]+/gu)?.find((token) => !known.has(token))
  const hint = 'write an order as in "( FRA AMY PAR ) MTO BUR".'
  return strange === undefined
    ? err(`That is not an order; ${hint}`)
    : err(`"${sanitizeText(strange, 20)}" is not a word of DAIDE on this map; ${hint}`)
}

const WORDS = [...Object.values(VERBS), ...'CTO VIA WVE AMY FLT NCS SCS ECS WCS'.split(' ')]

function plain(said: string, orderer: PowerId, powers: ReadonlyMap<string, PowerId>): string {
  const unit = (_: string, whose: string, kind: string, at: string): string => {
    const power = powers.get(whose) ?? whose
    return `${power === orderer ? '' : `${power} `}${kind} ${at}`
  }
  return said
    .replace(/^\w+ WVE$/u, 'WAIVE')
    .replace(/\( (\w+) (.C)S \)/gu, '$1/$2')
    .replace(/\( (\w+) ([AF])\w\w (\S+) \)/gu, unit)
    .replace(/ CTO (\S+) VIA \( ([^()]+) \)$/u, (_, to: string, seas: string) =>
      ['', ...seas.split(' '), to].join(' - ').concat(' VIA'),
    )
    .replace(/ [MC]TO (\S+)$/u, ' - $1')
    .replace(/^(. \S+) (\w)\w\w\b/u, '$1 $2')
}
