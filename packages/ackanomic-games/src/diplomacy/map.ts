/** The short name of a province, upper case, as in `'PAR'`. */
export type ProvinceId = string

/** Where a unit can stand: a province, or one coast of it, as in `'PAR'` or `'STP/NC'`. */
export type Location = string

/** The name of a power, upper case, as in `'FRANCE'`. */
export type PowerId = string

/** `'A'` for an army, `'F'` for a fleet. */
export type UnitKind = 'A' | 'F'

/** A place on a drawn map: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]

/** What kind of province it is: `land` has no shore, `coast` has one, `sea` is water. */
export type ProvinceKind = 'land' | 'coast' | 'sea'

/** One province. */
export interface Province {
  /** The full name, as players know it; ties in civil disorder are broken by it. */
  readonly name: string
  readonly kind: ProvinceKind
  /** Present where the province is a supply centre. */
  readonly centre?: true
  /** The names of its separate coasts, as in `['NC', 'SC']`; absent where it has one shore. */
  readonly coasts?: readonly string[]
  /** Other names that players write, lower case. */
  readonly aliases?: readonly string[]
}

/** One power. */
export interface Power {
  /** The full name, as in `'France'`. */
  readonly name: string
  /** How its units are called in orders, as in `'French'`. */
  readonly adjective: string
  /** A CSS colour for the drawn map. */
  readonly colour: string
  /** Its home centres: here it builds. */
  readonly homes: readonly ProvinceId[]
  /** Its units at the start, as in `['A PAR', 'F STP/SC']`. */
  readonly units: readonly string[]
}

/** One season of movement in a year. */
export interface Season {
  /** The letter that stands before the year in a phase's code, as in `'S'`. */
  readonly letter: string
  /** The name, as in `'Spring'`. */
  readonly name: string
  /** Present where the season ends with a count of centres, and adjustments. */
  readonly counts?: true
}

/**
 * A map with everything that a game on it starts from, but for its drawing; plain data, checked by `checkVariant`.
 * Borders are listed from both sides, so that a reader finds a province's neighbours in one place.
 */
export interface Variant {
  readonly name: string
  readonly provinces: Readonly<Record<ProvinceId, Province>>
  /** Where an army goes, from each province that has army borders. */
  readonly armies: Readonly<Record<ProvinceId, readonly ProvinceId[]>>
  /** Where a fleet goes, from each location; with coasts where a province has several. */
  readonly fleets: Readonly<Record<Location, readonly Location[]>>
  readonly powers: Readonly<Record<PowerId, Power>>
  readonly seasons: readonly [Season, ...Season[]]
  readonly firstYear: number
  readonly victory: number
  /** Where powers build: in their own home centres, or in any centre they own. */
  readonly builds: 'home' | 'anywhere'
}
