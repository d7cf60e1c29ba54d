import type { Immutable } from '@ackanomic/core/engine'
import type * as v from 'valibot'
import type {
  DiplomacyLocation,
  DiplomacyUnitKind,
  DiplomacyVariant,
  PowerId,
  ProvinceId,
} from './map.js'
import type { positionSchema } from './state.js'

/** The complete position between two phases, as plain JSON. */
export interface DiplomacyPosition extends Immutable<v.InferOutput<typeof positionSchema>> {}

/** The phase of the year in which a game is. */
export interface DiplomacyPhase extends Immutable<DiplomacyPosition['phase']> {}

/** The step of a phase, which determines the kind of orders. */
export type DiplomacyStep = DiplomacyPhase['step']

/** A unit on the board. */
export interface DiplomacyUnit extends Immutable<DiplomacyPosition['units'][number]> {}

/** A unit that was dislodged and must retreat or disband. */
export interface DislodgedUnit extends Immutable<DiplomacyPosition['dislodged'][number]> {}

/**
 * Returns the province of a location: `'STP'` for `'STP/SC'`.
 *
 * @example
 * ```ts
 * import { provinceOf } from '@ackanomic/games/diplomacy'
 *
 * provinceOf('STP/SC') // => 'STP'
 * ```
 */
export function provinceOf(location: DiplomacyLocation): ProvinceId {
  const slash = location.indexOf('/')
  return slash < 0 ? location : location.slice(0, slash)
}

/**
 * Returns the position at the start of a game on a map.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * startingPosition(DIPLOMACY_STANDARD).units.length // => 22
 * ```
 */
export function startingPosition(variant: DiplomacyVariant): DiplomacyPosition {
  const units: DiplomacyUnit[] = []
  const owners: Record<ProvinceId, PowerId> = {}
  for (const [power, facts] of Object.entries(variant.powers)) {
    for (const text of facts.units) units.push(parseUnit(power, text))
    for (const home of facts.homes) owners[home] = power
  }
  return {
    phase: { year: variant.firstYear, season: 0, step: 'moves' },
    units,
    owners,
    dislodged: [],
  }
}

/**
 * Parses a unit in the form of variants: `'F STP/SC'`.
 *
 * @example
 * ```ts
 * import { parseUnit } from '@ackanomic/games/diplomacy'
 *
 * parseUnit('RUSSIA', 'F STP/SC') // => { power: 'RUSSIA', kind: 'F', at: 'STP/SC' }
 * ```
 */
export function parseUnit(power: PowerId, text: string): DiplomacyUnit {
  return { power, kind: text.startsWith('F') ? 'F' : 'A', at: text.slice(2) }
}

/**
 * Returns the code of a phase: `'S1901M'`, `'F1903R'`, `'W1901A'`.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, phaseCode } from '@ackanomic/games/diplomacy'
 *
 * phaseCode(DIPLOMACY_STANDARD, { year: 1903, season: 1, step: 'retreats' }) // => 'F1903R'
 * ```
 */
export function phaseCode(variant: DiplomacyVariant, phase: DiplomacyPhase): string {
  if (phase.step === 'adjustments') return `W${phase.year}A`
  const letter = variant.seasons[phase.season]?.letter ?? '?'
  return `${letter}${phase.year}${phase.step === 'moves' ? 'M' : 'R'}`
}

/**
 * Returns a phase in words: `'Spring 1901, moves'`.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, phaseName } from '@ackanomic/games/diplomacy'
 *
 * phaseName(DIPLOMACY_STANDARD, { year: 1901, season: 0, step: 'moves' }) // => 'Spring 1901, moves'
 * ```
 */
export function phaseName(variant: DiplomacyVariant, phase: DiplomacyPhase): string {
  if (phase.step === 'adjustments') return `Winter ${phase.year}, adjustments`
  return `${variant.seasons[phase.season]?.name ?? '?'} ${phase.year}, ${phase.step}`
}

/**
 * Returns the centres of a power, sorted by name.
 *
 * @example
 * ```ts
 * import { centresOf, DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * centresOf(startingPosition(DIPLOMACY_STANDARD), 'FRANCE') // => ['BRE', 'MAR', 'PAR']
 * ```
 */
export function centresOf(
  position: Pick<DiplomacyPosition, 'owners'>,
  power: PowerId,
): ProvinceId[] {
  return Object.keys(position.owners)
    .filter((centre) => position.owners[centre] === power)
    .sort()
}

/** How many centres a power has. @internal */
export function countCentres(
  { owners }: Pick<DiplomacyPosition, 'owners'>,
  power: PowerId,
): number {
  let count = 0
  for (const owner of Object.values(owners)) if (owner === power) count++
  return count
}

/**
 * Returns the units of a power.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, formatUnit, startingPosition, unitsOf } from '@ackanomic/games/diplomacy'
 *
 * unitsOf(startingPosition(DIPLOMACY_STANDARD), 'FRANCE').map(formatUnit) // => ['A MAR', 'A PAR', 'F BRE']
 * ```
 */
export function unitsOf(
  position: Pick<DiplomacyPosition, 'units'>,
  power: PowerId,
): readonly DiplomacyUnit[] {
  return position.units.filter((unit) => unit.power === power)
}

/** The builds or removals of a power in an adjustment phase. */
export interface DiplomacyAdjustmentsDue {
  /** The number of possible builds: spare centres, as far as sites are free. */
  readonly builds: number
  /** The number of units that it must disband. */
  readonly disbands: number
  /** The provinces in which it can build, sorted. */
  readonly sites: readonly DiplomacyLocation[]
}

/**
 * Returns the builds and disbands of a power.
 *
 * @example
 * ```ts
 * import { adjustmentsDue, DIPLOMACY_STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(DIPLOMACY_STANDARD)
 * const units = start.units.filter(({ at }) => at !== 'PAR')
 * adjustmentsDue(DIPLOMACY_STANDARD, { ...start, units }, 'FRANCE') // => { builds: 1, disbands: 0, sites: ['PAR'] }
 * ```
 */
export function adjustmentsDue(
  variant: DiplomacyVariant,
  board: Pick<DiplomacyPosition, 'units' | 'owners'>,
  power: PowerId,
): DiplomacyAdjustmentsDue {
  const owned = centresOf(board, power)
  const units = unitsOf(board, power)
  const homes = variant.powers[power]?.homes ?? []
  const isTaken = (centre: ProvinceId) => board.units.some(({ at }) => provinceOf(at) === centre)
  const sites = owned.filter(
    (centre) => (variant.builds === 'anywhere' || homes.includes(centre)) && !isTaken(centre),
  )
  const spare = owned.length - units.length
  return {
    builds: Math.max(0, Math.min(spare, sites.length)),
    disbands: Math.max(0, -spare),
    sites,
  }
}

/** The number of builds (positive) or disbands (negative). @internal */
export function countAdjustments(
  variant: DiplomacyVariant,
  board: Pick<DiplomacyPosition, 'units' | 'owners'>,
  power: PowerId,
): number {
  const spare = countCentres(board, power) - unitsOf(board, power).length
  return spare > 0 ? adjustmentsDue(variant, board, power).builds : -spare
}

/**
 * Describes in a sentence why a position is impossible; `undefined` if it is possible.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, positionProblem, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * positionProblem(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD)) // => undefined
 * ```
 */
export function positionProblem(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
): string | undefined {
  return (
    phaseProblem(variant, position) ??
    unitsProblem(variant, position) ??
    ownersProblem(variant, position)
  )
}

function phaseProblem(variant: DiplomacyVariant, { phase, dislodged }: DiplomacyPosition) {
  const season = variant.seasons[phase.season]
  if (season === undefined) return `There is no season ${phase.season}; they count from 0.`
  if (phase.year < variant.firstYear) return `The first year is ${variant.firstYear}.`
  if (phase.step === 'adjustments' && season.counts !== true)
    return `${season.name} has no adjustments.`
  if (phase.step === 'retreats' && dislodged.length === 0)
    return 'There is nothing to retreat; name the dislodged units, or another step.'
  if (phase.step !== 'retreats' && dislodged.length > 0)
    return 'Dislodged units stand only in a retreat phase.'
  return undefined
}

function unitsProblem(variant: DiplomacyVariant, { units, dislodged }: DiplomacyPosition) {
  const lost = dislodged.map(({ unit }) => unit)
  for (const { power, kind, at } of [...units, ...lost]) {
    const problem = powerProblem(variant, power) ?? placeProblem(variant, kind, at)
    if (problem !== undefined) return problem
  }
  const taken = units.map(({ at }) => provinceOf(at))
  const twice = repeated(taken)
  if (twice !== undefined) return `Two units stand in ${twice}.`
  const lostTwice = repeated(lost.map(({ at }) => provinceOf(at)))
  if (lostTwice !== undefined) return `Two units were dislodged from ${lostTwice}.`
  for (const { unit, from, retreats } of dislodged) {
    if (!Object.hasOwn(variant.provinces, from)) return `There is no province "${from}".`
    if (retreats.length === 0) return `The unit of ${unit.at} has nowhere to go; leave it out.`
    if (repeated(retreats) !== undefined) return `The unit of ${unit.at} has a way twice.`
    for (const to of retreats) {
      const problem = placeProblem(variant, unit.kind, to)
      if (problem !== undefined) return problem
      if (taken.includes(provinceOf(to)))
        return `The unit of ${unit.at} cannot go to ${to}; a unit stands there.`
    }
  }
  return undefined
}

function repeated(list: readonly string[]): string | undefined {
  return list.find((each, at) => list.indexOf(each) < at)
}

function powerProblem({ powers }: DiplomacyVariant, power: PowerId): string | undefined {
  return Object.hasOwn(powers, power) ? undefined : `There is no power "${power}".`
}

/** Describes in a sentence why a unit cannot be at a location; `undefined` if it can. @internal */
export function placeProblem(
  { provinces }: DiplomacyVariant,
  kind: DiplomacyUnitKind,
  at: DiplomacyLocation,
): string | undefined {
  const id = provinceOf(at)
  const province = Object.hasOwn(provinces, id) ? provinces[id] : undefined
  if (province === undefined) return `There is no province "${id}".`
  if (kind === 'A')
    return province.kind === 'sea' || at !== id ? `No army can stand at ${at}.` : undefined
  if (province.kind === 'land') return `No fleet can stand at ${at}.`
  const shores = province.coasts?.map((coast) => `${id}/${coast}`) ?? [id]
  return shores.includes(at) ? undefined : `A fleet there stands at ${shores.join(' or ')}.`
}

function ownersProblem(variant: DiplomacyVariant, { owners }: DiplomacyPosition) {
  for (const [centre, power] of Object.entries(owners)) {
    const isCentre = Object.hasOwn(variant.provinces, centre) && variant.provinces[centre]?.centre
    const problem = isCentre ? powerProblem(variant, power) : `"${centre}" is not a supply centre.`
    if (problem !== undefined) return problem
  }
  return undefined
}
