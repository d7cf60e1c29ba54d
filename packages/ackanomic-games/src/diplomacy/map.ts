import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'

/** The short name of a province, such as `'PAR'`. */
export type ProvinceId = string

/** A province or one coast of it, such as `'PAR'` or `'STP/NC'`. */
export type DiplomacyLocation = string

/** The name of a power, such as `'FRANCE'`. */
export type PowerId = string

/** `'A'` for an army, `'F'` for a fleet. */
export type DiplomacyUnitKind = 'A' | 'F'

/** A point on a drawn map: x to the right, y downwards. */
export type DiplomacyPoint = readonly [x: number, y: number]

const text = v.pipe(v.string(), v.nonEmpty('Give it a text that is not empty.'))
const borders = v.record(v.string(), v.array(v.string()))
const present = v.exactOptional(v.literal(true, 'Write true, or leave it out.'))

const province = v.object({
  /** The full name, which also breaks ties in civil disorder. */
  name: text,
  /** `land` has no shore, `coast` has one, `sea` is water. */
  kind: v.picklist(['land', 'coast', 'sea'], 'A province is land, coast or sea.'),
  centre: present,
  /** Its separate coasts, such as `['NC', 'SC']`. Absent for a single shore. */
  coasts: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'A coast is two capitals.'))),
      v.minLength(2, 'Name at least two coasts, or none.'),
    ),
  ),
  /** Other names that players write, in lower case. */
  aliases: v.exactOptional(v.array(text)),
})

const power = v.object({
  name: text,
  /** The adjective in orders, such as `'French'`. */
  adjective: text,
  /** A CSS colour for the drawn map. */
  colour: text,
  /** The centres in which it builds. */
  homes: v.array(v.string()),
  /** The units at the start, such as `['A PAR', 'F STP/SC']`. */
  units: v.array(v.string()),
})

const season = v.object({
  /** The letter before the year, such as `'S'`. */
  letter: text,
  name: text,
  /** Present if the season ends with a count of centres and adjustments. */
  counts: present,
})

/** The schema of a map. `checkVariant` also checks whether its parts fit together. */
export const variantSchema = v.object({
  name: text,
  provinces: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,5}$/, 'Short names are 2 to 6 capitals.')),
    province,
  ),
  armies: borders,
  fleets: borders,
  powers: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]*$/, 'Powers are written in capitals.')),
    power,
  ),
  seasons: v.tupleWithRest([season], season),
  firstYear: v.pipe(v.number(), v.integer('A year is a whole number.')),
  victory: v.pipe(v.number(), v.integer('A number of centres is a whole number.')),
  /** Where powers build: in home centres, or in any centre that they own. */
  builds: v.picklist(['home', 'anywhere'], 'Powers build at home or anywhere.'),
})

/** A province. */
export interface Province extends Immutable<v.InferOutput<typeof province>> {}

/** The kind of a province. */
export type ProvinceKind = Province['kind']

/** A power. */
export interface DiplomacyPower extends Immutable<v.InferOutput<typeof power>> {}

/** A season of movement in a year. */
export interface DiplomacySeason extends Immutable<v.InferOutput<typeof season>> {}

/** A map as plain data for `checkVariant`, without a drawing. Borders are listed on both sides. */
export interface DiplomacyVariant extends Immutable<v.InferOutput<typeof variantSchema>> {}
