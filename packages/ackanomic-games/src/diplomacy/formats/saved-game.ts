import { err, ok, type Result } from '@ackanomic/core'
import * as v from 'valibot'
import type { DiplomacyPlayedPhase } from '../history.js'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { parseOrders } from '../notation/parse.js'
import { wantsConvoy } from '../orderbook.js'
import { type DiplomacyNamedUnit, type DiplomacyOrder, formatOrder, formatUnit } from '../orders.js'
import {
  adjustmentsDue,
  centresOf,
  type DiplomacyPhase,
  type DiplomacyPosition,
  type DiplomacyUnit,
  type DislodgedUnit,
  parseUnit,
  phaseCode,
  provinceOf,
} from '../position.js'
import type { DiplomacyResolution } from '../resolution.js'
import { resultWords, unitThere } from './units-and-results.js'

type ByPower<Value> = Readonly<Record<PowerId, Value>>

/** One phase of a saved game of python-diplomacy. */
export interface SavedPhase {
  /** Its code, as in `'S1901M'`. */
  readonly name: string
  /** What stood on the board; of a file from elsewhere, the parts that are read. */
  readonly state: {
    readonly name: string
    readonly units: ByPower<readonly string[]>
    readonly centers: ByPower<readonly string[]>
    readonly retreats: ByPower<Readonly<Record<string, readonly string[]>>>
    readonly homes: ByPower<readonly string[]>
    readonly builds: ByPower<{ readonly count: number; readonly homes: readonly string[] }>
  }
  /** The orders by power; `null` where a power sent none. */
  readonly orders: ByPower<readonly string[] | null>
  /** From each unit to what became of its order; nothing where it succeeded, `['']` in winter. */
  readonly results: Readonly<Record<string, readonly string[]>>
  /** What was written to each other; kept as it is. */
  readonly messages: readonly unknown[]
}

/** A saved game of python-diplomacy: what its `to_saved_game_format` makes. */
export interface SavedGame {
  readonly id: string
  /** Its map, as in `'standard'`. */
  readonly map: string
  /** Its rules, such as `'NO_PRESS'`. */
  readonly rules: readonly string[]
  /** The phases; the last one has no orders yet. */
  readonly phases: readonly SavedPhase[]
}

/** A phase that was read from a saved game. */
export interface ReadPhase {
  /** The position in which its orders were given. */
  readonly position: DiplomacyPosition
  /** The orders, by power in the map's order. */
  readonly orders: readonly DiplomacyOrder[]
  /** From each unit to what became of its order, in the words of the file. */
  readonly results: Readonly<Record<string, readonly string[]>>
}

/**
 * Writes a game as python-diplomacy saves it.
 *
 * @param phases - the phases, from `historyOfMatch` or of your own
 * @param about - its id, and what else heads the file: the map is `'standard'` unless given
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, playPhase, startingPosition } from '@ackanomic/games/diplomacy'
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
  about: Pick<SavedGame, 'id'> & Partial<Pick<SavedGame, 'map' | 'rules'>>,
): SavedGame {
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
): SavedPhase {
  const name = phaseCode(variant, position.phase)
  const byPower = <Value>(of: (power: PowerId) => Value): ByPower<Value> =>
    Object.fromEntries(Object.keys(variant.powers).map((power) => [power, of(power)]))
  const mine = <Item extends { readonly power: PowerId }>(list: readonly Item[], power: PowerId) =>
    list.filter((item) => item.power === power)
  const lost = position.dislodged.map(({ unit }) => unit)
  const isWinter = position.phase.step === 'adjustments'
  const given = resolutions.filter(({ unordered }) => unordered !== true)
  return {
    name,
    state: {
      name,
      units: byPower((power) => [
        ...mine(position.units, power).map(formatUnit),
        ...mine(lost, power).map((unit) => `*${formatUnit(unit)}`),
      ]),
      centers: byPower((power) => centresOf(position, power)),
      retreats: byPower((power) =>
        Object.fromEntries(
          position.dislodged.flatMap(({ unit, retreats }) =>
            unit.power === power ? [[formatUnit(unit), retreats]] : [],
          ),
        ),
      ),
      homes: byPower((power) => variant.powers[power]?.homes ?? []),
      builds: byPower((power) => {
        const due = adjustmentsDue(variant, position, power)
        const count = due.builds - due.disbands
        return isWinter ? { count, homes: count > 0 ? due.sites : [] } : NO_BUILDS
      }),
    },
    orders: byPower((power) =>
      given.flatMap(({ order }) =>
        order.power === power ? [written(variant, position, order)] : [],
      ),
    ),
    results: Object.fromEntries(
      resolutions.flatMap((each) => {
        if (each.order.type === 'waive') return []
        const said = resultWords(each, 'saved')
        const results = isWinter && said.length === 0 ? [''] : said
        return [[formatUnit(whole(position, each.order.unit)), results]]
      }),
    ),
    messages: [],
  }
}

const NO_BUILDS = { count: 0, homes: [] } as const

/** An order in full: units with kinds and coasts, `VIA` wherever an army can not go by land. */
function written(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
): string {
  if (order.type === 'waive') return formatOrder(order)
  const unit = whole(position, order.unit)
  if ('of' in order) return formatOrder({ ...order, unit, of: whole(position, order.of) })
  if (order.type !== 'move') return formatOrder({ ...order, unit })
  const { route: _, ...move } = order
  const sails = unit.kind === 'A' && wantsConvoy(variant, order)
  return formatOrder({ ...move, unit, ...(sails && { via: true }) })
}

/** A unit as it stands on the board, without its power; as it is named, where none is there. */
function whole(position: DiplomacyPosition, named: DiplomacyNamedUnit): DiplomacyNamedUnit {
  const { kind = named.kind, at } = unitThere(position, named.at) ?? named
  return kind === undefined ? { at } : { kind, at }
}

const list = v.array(v.string())
const byPower = <Item>(item: v.GenericSchema<Item>) => v.record(v.string(), item)

const SavedGameSchema = v.object({
  id: v.optional(v.string(), ''),
  map: v.optional(v.string(), 'standard'),
  rules: v.optional(list, []),
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
 * Reads a saved game of python-diplomacy: positions, orders, results. Answers what cannot be read, a
 * sentence each, with the phase. Where the file does not tell who dislodged a unit, the orders of the
 * phase before do. Phases such as `COMPLETED` are left out.
 *
 * @param value - the file, parsed as JSON
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
  { readonly id: string; readonly map: string; readonly phases: readonly ReadPhase[] },
  readonly string[]
> {
  const parsed = v.safeParse(SavedGameSchema, value)
  if (!parsed.success) {
    return err(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}.`),
    )
  }
  const { id, map, phases } = parsed.output
  const read: ReadPhase[] = []
  const problems: string[] = []
  for (const { name, state, orders, results } of phases) {
    const phase = phaseOf(variant, name)
    if (phase === undefined) {
      if (!/^[A-Z]+$/u.test(name)) problems.push(`${name}: This map has no such phase.`)
      continue
    }
    const all: DiplomacyOrder[] = []
    for (const power of Object.keys(variant.powers)) {
      const lines = orders[power] ?? []
      const mail = parseOrders(variant, lines.join('\n'), { power, step: phase.step })
      all.push(...mail.orders)
      problems.push(...mail.unreadable.map(({ text, message }) => `${name}: "${text}": ${message}`))
    }
    const strange = [...Object.keys(state.units), ...Object.keys(state.centers)].filter(
      (power) => !Object.hasOwn(variant.powers, power),
    )
    problems.push(
      ...[...new Set(strange)].map((power) => `${name}: The map has no power ${power}.`),
    )
    const position = positionOf(phase, state, read.at(-1)?.orders ?? [])
    const lost = position.dislodged.map(({ unit }) => unit)
    for (const { kind, at } of [...position.units, ...lost])
      if (!Object.hasOwn(variant.provinces, provinceOf(at)))
        problems.push(`${name}: The map has no place for ${kind} ${at}.`)
    read.push({ position, orders: all, results })
  }
  return problems.length === 0 ? ok({ id, map, phases: read }) : err(problems)
}

function phaseOf({ seasons }: DiplomacyVariant, name: string): DiplomacyPhase | undefined {
  const [, letter = '', year = '', step = ''] = /^([A-Z])(\d{1,5})([MRA])$/u.exec(name) ?? []
  const season = seasons.findIndex((each) =>
    step === 'A' ? each.counts === true : each.letter === letter,
  )
  if (season < 0 || (step === 'A' && letter !== 'W')) return undefined
  const steps = { M: 'moves', R: 'retreats', A: 'adjustments' } as const
  return { year: Number(year), season, step: steps[step as keyof typeof steps] }
}

function positionOf(
  phase: DiplomacyPhase,
  state: Pick<SavedPhase['state'], 'units' | 'centers' | 'retreats'>,
  before: readonly DiplomacyOrder[],
): DiplomacyPosition {
  const all = Object.entries(state.units).flatMap(([power, texts]) =>
    texts.map((text) => ({
      isLost: text.startsWith('*'),
      unit: parseUnit(power, text.replace('*', '')),
    })),
  )
  const units = all.flatMap(({ isLost, unit }) => (isLost ? [] : [unit]))
  const dislodged = all.flatMap(({ isLost, unit }): DislodgedUnit[] => {
    if (!isLost) return []
    const retreats = state.retreats[unit.power]?.[formatUnit(unit)] ?? []
    return [{ unit, from: attackerOf(unit, units, before), retreats }]
  })
  const owners: Record<string, PowerId> = {}
  for (const [power, centres] of Object.entries(state.centers))
    for (const centre of centres) owners[centre] = power
  return { phase, units, owners, dislodged }
}

/** Where the unit began that now stands in the place of a dislodged one. */
function attackerOf(
  { at }: DiplomacyUnit,
  units: readonly DiplomacyUnit[],
  before: readonly DiplomacyOrder[],
): string {
  const place = provinceOf(at)
  const now = units.find((unit) => provinceOf(unit.at) === place)
  const move = before.find(
    (order) =>
      order.type === 'move' && order.power === now?.power && provinceOf(order.to) === place,
  )
  return move === undefined || move.type !== 'move' ? place : provinceOf(move.unit.at)
}
