import { err, type Result } from '@ackanomic/core'
import { parseUntrusted, sanitizeText } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { readOrders } from '../notation/parse.js'
import { wantsConvoy } from '../orderbook.js'
import { type DiplomacyOrder, formatOrder, formatUnit } from '../orders.js'
import {
  adjustmentsDue,
  centresOf,
  type DiplomacyPhase,
  type DiplomacyPosition,
  type DiplomacyUnit,
  parseUnit,
  phaseCode,
  provinceOf,
  unitsOf,
} from '../position.js'
import type { DiplomacyResolution } from '../resolution.js'
import {
  completeOrder,
  problemAt,
  resultWords,
  unlessProblems,
  withoutPowers,
} from './orders-and-results.js'

type ByPower<Value> = Readonly<Record<PowerId, Value>>

/** One phase of a saved game of python-diplomacy. */
export interface DiplomacySavedPhase {
  /** The code, such as `'S1901M'`. */
  readonly name: string
  /** The position. In foreign files, only some parts are read. */
  readonly state: {
    readonly name: string
    readonly units: ByPower<readonly string[]>
    readonly centers: ByPower<readonly string[]>
    readonly retreats: ByPower<Readonly<Record<string, readonly string[]>>>
    readonly homes: ByPower<readonly string[]>
    readonly builds: ByPower<{ readonly count: number; readonly homes: readonly string[] }>
  }
  readonly orders: ByPower<readonly string[] | null>
  /** The result of each unit's order: empty for success, `['']` in winter. */
  readonly results: Readonly<Record<string, readonly string[]>>
  readonly messages: readonly unknown[]
}

/** A saved game in python-diplomacy's `to_saved_game_format`. */
export interface DiplomacySavedGame {
  readonly id: string
  readonly map: string
  readonly rules: readonly string[]
  readonly phases: readonly DiplomacySavedPhase[]
}

/** A phase read from a saved game. */
export interface DiplomacyReadPhase {
  readonly position: DiplomacyPosition
  readonly orders: readonly DiplomacyOrder[]
  /** The result of each unit's order, in the words of the file. */
  readonly results: Readonly<Record<string, readonly string[]>>
}

/**
 * Writes a game as python-diplomacy saves it.
 *
 * @param phases - the phases, such as those of `historyOfMatch`
 * @param about - the id, and other fields of the file's head. Default map: `'standard'`
 *
 * @example
 * ```ts
 * import { playPhase, DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 * import { writeSavedGame } from '@ackanomic/games/diplomacy/formats'
 *
 * const before = startingPosition(DIPLOMACY_STANDARD)
 * const { position: after, resolutions, disbanded } = playPhase(DIPLOMACY_STANDARD, before, [])
 * const saved = writeSavedGame(DIPLOMACY_STANDARD, [{ before, resolutions, disbanded, after }], { id: '7' })
 * saved.phases.map(({ name }) => name) // => ['S1901M', 'F1901M']
 * ```
 */
export function writeSavedGame(
  variant: DiplomacyVariant,
  phases: readonly DiplomacyPlayedPhase[],
  about: Pick<DiplomacySavedGame, 'id'> & Partial<Pick<DiplomacySavedGame, 'map' | 'rules'>>,
): DiplomacySavedGame {
  const last = phases.at(-1)
  return {
    map: 'standard',
    rules: [],
    ...about,
    phases: [
      ...phases.map(({ before, resolutions }) => savedPhase(variant, before, resolutions)),
      ...(last === undefined ? [] : [savedPhase(variant, last.after, [])]),
    ],
  }
}

function savedPhase(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  resolutions: readonly DiplomacyResolution[],
): DiplomacySavedPhase {
  const { phase, dislodged } = position
  const name = phaseCode(variant, phase)
  const isWinter = phase.step === 'adjustments'
  const all = resolutions.map(({ order }) => order)
  const played = resolutions.map((resolution) => ({
    ...resolution,
    order: completeOrder(variant, position, resolution.order, all),
  }))
  const each = <Value>(of: (power: PowerId) => Value): ByPower<Value> =>
    Object.fromEntries(Object.keys(variant.powers).map((power) => [power, of(power)]))
  const lostBy = (power: PowerId) => dislodged.filter(({ unit }) => unit.power === power)
  return {
    name,
    state: {
      name,
      units: each((power) => [
        ...unitsOf(position, power).map(formatUnit),
        ...lostBy(power).map(({ unit }) => `*${formatUnit(unit)}`),
      ]),
      centers: each((power) => centresOf(position, power)),
      retreats: each((power) =>
        Object.fromEntries(lostBy(power).map(({ unit, retreats }) => [formatUnit(unit), retreats])),
      ),
      homes: each((power) => variant.powers[power]?.homes ?? []),
      builds: each((power) => {
        const { builds, disbands, sites } = adjustmentsDue(variant, position, power)
        const count = isWinter ? builds - disbands : 0
        return { count, homes: count > 0 ? sites : [] }
      }),
    },
    orders: each((power) =>
      played.flatMap(({ order, unordered }) =>
        order.power === power && unordered !== true ? [savedOrder(variant, order)] : [],
      ),
    ),
    results: Object.fromEntries(
      played.flatMap((resolution) => {
        const { order } = resolution
        if (order.type === 'waive') return []
        const words = resultWords(resolution, 'saved')
        return [[formatUnit(order.unit), isWinter && words.length === 0 ? [''] : words]]
      }),
    ),
    messages: [],
  }
}

/** An order without the power of its unit; `VIA` is added unless an army goes by land. */
function savedOrder(variant: DiplomacyVariant, order: DiplomacyOrder): string {
  if (order.type !== 'move') return formatOrder(withoutPowers(order))
  const { route: _, ...move } = order
  const sails = order.unit.kind === 'A' && wantsConvoy(variant, order)
  return formatOrder({ ...move, ...(sails && { via: true }) })
}

const list = v.array(v.string())
const byPower = <Item>(item: v.GenericSchema<Item>) => v.record(v.string(), item)

const SavedGameSchema = v.object({
  id: v.optional(v.string(), ''),
  map: v.optional(v.string(), 'standard'),
  phases: v.array(
    v.object({
      name: v.string(),
      state: v.object({
        units: byPower(list),
        centers: byPower(list),
        retreats: v.optional(byPower(v.record(v.string(), list)), {}),
      }),
      orders: v.optional(byPower(v.nullable(list)), {}),
      results: v.optional(v.record(v.string(), list), {}),
    }),
  ),
})

/**
 * Reads a saved game of python-diplomacy: positions, orders, results. Unreadable parts give a
 * sentence each, with the phase. Phases such as `COMPLETED` are left out.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { readSavedGame } from '@ackanomic/games/diplomacy/formats'
 *
 * const state = { units: { FRANCE: ['A PAR'] }, centers: { FRANCE: ['PAR'] } }
 * const phases = [{ name: 'S1901M', state, orders: { FRANCE: ['A PAR - BUR'] } }]
 * const read = readSavedGame(DIPLOMACY_STANDARD, { phases })
 * read.ok && read.value.phases[0]?.orders[0]?.type // => 'move'
 * ```
 */
export function readSavedGame(
  variant: DiplomacyVariant,
  value: unknown,
): Result<
  { readonly id: string; readonly map: string; readonly phases: readonly DiplomacyReadPhase[] },
  readonly string[]
> {
  const file = parseUntrusted(SavedGameSchema, value)
  if (!file.ok) return err([file.error])
  const { id, map, phases } = file.value
  const read: DiplomacyReadPhase[] = []
  const problems: string[] = []
  for (const { name, state, orders: lines, results } of phases) {
    const tell = (problem: string) => problems.push(`${sanitizeText(name, 20)}: ${problem}`)
    const phase = phaseOf(variant, name)
    if (phase === undefined) {
      if (!/^[A-Z]+$/u.test(name)) tell('This map has no such phase.')
      continue
    }
    const orders = Object.keys(variant.powers).flatMap((power) => {
      const mail = (lines[power] ?? []).join('\n')
      const parsed = readOrders(variant, mail, { power, step: phase.step })
      for (const { text, message } of parsed.unreadable) tell(problemAt(text, message))
      return parsed.orders
    })
    for (const power of new Set(Object.keys({ ...state.units, ...state.centers })))
      if (!Object.hasOwn(variant.powers, power))
        tell(`The map has no power ${sanitizeText(power, 20)}.`)
    const position = positionOf(phase, state, read.at(-1)?.orders ?? [])
    const { units, dislodged, owners } = position
    const places = [
      ...[...units, ...dislodged.map(({ unit }) => unit)].map(formatUnit),
      ...dislodged.flatMap(({ retreats }) => retreats),
      ...Object.keys(owners),
    ]
    for (const place of places)
      if (!Object.hasOwn(variant.provinces, provinceOf(place.replace(/^[AF] /u, ''))))
        tell(`The map has no place for ${sanitizeText(place, 20)}.`)
    read.push({ position, orders, results })
  }
  return unlessProblems({ id, map, phases: read }, problems)
}

function phaseOf(variant: DiplomacyVariant, code: string): DiplomacyPhase | undefined {
  const year = Number(/\d{1,5}/u.exec(code)?.[0])
  return variant.seasons
    .flatMap(({ counts }, season): DiplomacyPhase[] => [
      { year, season, step: 'moves' },
      { year, season, step: 'retreats' },
      ...(counts === true ? [{ year, season, step: 'adjustments' } as const] : []),
    ])
    .find((phase) => phaseCode(variant, phase) === code)
}

function positionOf(
  phase: DiplomacyPhase,
  state: Pick<DiplomacySavedPhase['state'], 'units' | 'centers' | 'retreats'>,
  before: readonly DiplomacyOrder[],
): DiplomacyPosition {
  const units: DiplomacyUnit[] = []
  const lost: DiplomacyUnit[] = []
  for (const [power, texts] of Object.entries(state.units))
    for (const text of texts)
      (text.startsWith('*') ? lost : units).push(parseUnit(power, text.replace('*', '')))
  const dislodged = lost.map((unit) => ({
    unit,
    from: attackerOf(unit, units, before),
    retreats: state.retreats[unit.power]?.[formatUnit(unit)] ?? [],
  }))
  const owners = Object.entries(state.centers).flatMap(([power, centres]) =>
    centres.map((centre) => [centre, power] as const),
  )
  return { phase, units, owners: Object.fromEntries(owners), dislodged }
}

function attackerOf(
  { at }: DiplomacyUnit,
  units: readonly DiplomacyUnit[],
  before: readonly DiplomacyOrder[],
): string {
  const place = provinceOf(at)
  const now = units.find((unit) => provinceOf(unit.at) === place)
  for (const order of before)
    if (order.type === 'move' && order.power === now?.power && provinceOf(order.to) === place)
      return provinceOf(order.unit.at)
  return place
}
