import type { PowerId, ProvinceId, Variant } from './map.js'
import type { Dislodged, Unit } from './units.js'

/** Where in the year a game is. */
export interface Phase {
  readonly year: number
  /** The number of the season in the variant's list; adjustments belong to the one that counts. */
  readonly season: number
  /** What is ordered now. */
  readonly step: 'moves' | 'retreats' | 'adjustments'
}

/** All that stands on the board between two phases; plain JSON. */
export interface Position {
  /** The phase whose orders are awaited. */
  readonly phase: Phase
  /** The units, no two in one province. */
  readonly units: readonly Unit[]
  /** Supply centre to its owner; centres that nobody owns yet are absent. */
  readonly owners: Readonly<Record<ProvinceId, PowerId>>
  /** The units that have to retreat, and can; empty except in a retreat phase. */
  readonly dislodged: readonly Dislodged[]
}

/**
 * The position from which a game on this map starts.
 *
 * @example
 * ```ts
 * import { phaseCode, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const start = startingPosition(STANDARD)
 * start.units.length // => 22
 * phaseCode(STANDARD, start.phase) // => 'S1901M'
 * ```
 */
export function startingPosition(variant: Variant): Position {
  const units: Unit[] = []
  const owners: Record<ProvinceId, PowerId> = {}
  for (const [power, facts] of Object.entries(variant.powers)) {
    for (const text of facts.units) units.push(readUnit(power, text))
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
 * Reads a unit as variants write it: `'F STP/SC'`.
 *
 * @example
 * ```ts
 * import { readUnit } from '@ackanomic/games/diplomacy'
 *
 * readUnit('RUSSIA', 'F STP/SC') // => { power: 'RUSSIA', kind: 'F', at: 'STP/SC' }
 * ```
 */
export function readUnit(power: PowerId, text: string): Unit {
  return { power, kind: text.startsWith('F') ? 'F' : 'A', at: text.slice(2) }
}

/**
 * The code of a phase: `'S1901M'`, `'F1903R'`, `'W1901A'`.
 *
 * @example
 * ```ts
 * import { phaseCode, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * phaseCode(STANDARD, { year: 1903, season: 1, step: 'retreats' }) // => 'F1903R'
 * ```
 */
export function phaseCode(variant: Variant, phase: Phase): string {
  if (phase.step === 'adjustments') return `W${phase.year}A`
  const letter = variant.seasons[phase.season]?.letter ?? '?'
  return `${letter}${phase.year}${phase.step === 'moves' ? 'M' : 'R'}`
}

/**
 * A phase in words: `'Spring 1901, moves'`.
 *
 * @example
 * ```ts
 * import { phaseName, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * phaseName(STANDARD, { year: 1901, season: 0, step: 'moves' }) // => 'Spring 1901, moves'
 * ```
 */
export function phaseName(variant: Variant, phase: Phase): string {
  if (phase.step === 'adjustments') return `Winter ${phase.year}, adjustments`
  return `${variant.seasons[phase.season]?.name ?? '?'} ${phase.year}, ${phase.step}`
}

/**
 * The centres of a power, sorted by name.
 *
 * @example
 * ```ts
 * import { centresOf, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * centresOf(startingPosition(STANDARD), 'FRANCE') // => ['BRE', 'MAR', 'PAR']
 * ```
 */
export function centresOf(position: Pick<Position, 'owners'>, power: PowerId): ProvinceId[] {
  return Object.keys(position.owners)
    .filter((centre) => position.owners[centre] === power)
    .sort()
}

/**
 * The units of a power.
 *
 * @example
 * ```ts
 * import { formatUnit, STANDARD, startingPosition, unitsOf } from '@ackanomic/games/diplomacy'
 *
 * unitsOf(startingPosition(STANDARD), 'FRANCE').map(formatUnit) // => ['A MAR', 'A PAR', 'F BRE']
 * ```
 */
export function unitsOf(position: Pick<Position, 'units'>, power: PowerId): readonly Unit[] {
  return position.units.filter((unit) => unit.power === power)
}
