import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { seatSchema } from '../shapes.js'
import { shortName, wholeNumber } from './announcement.js'

/** The most orders in force for one power: more than it could have units and builds. */
export const MOST_ORDERS = 200

/** The most offers that wait at one time. */
export const MOST_OFFERS = 50

const unit = v.strictObject({
  power: shortName,
  kind: v.picklist(['A', 'F']),
  /** Where it stands; a fleet in a province with several coasts stands on one, as in `'STP/SC'`. */
  at: shortName,
})

const dislodged = v.strictObject({
  /** The unit, with the place that it lost. */
  unit,
  /** The province from which the attacker came. */
  from: shortName,
  /** Where it may go; empty where it can only disband. */
  retreats: v.pipe(v.array(shortName), v.maxLength(50, 'No place has so many neighbours')),
})

const TOO_MANY = 'No map has so many provinces'

/** What a position may look like; whether it fits the map is checked elsewhere. */
export const positionSchema = v.strictObject({
  /** The phase whose orders are awaited. */
  phase: v.strictObject({
    year: wholeNumber,
    /** The number of the season in the variant's list; adjustments belong to the one that counts. */
    season: wholeNumber,
    /** What is ordered now. */
    step: v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  /** The units, no two in one province. */
  units: v.pipe(v.array(unit), v.maxLength(500, TOO_MANY)),
  /** Supply centre to its owner; centres that nobody owns yet are absent. */
  owners: v.pipe(
    v.record(shortName, shortName),
    v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  /** The units that have to retreat, and can; empty except in a retreat phase. */
  dislodged: v.pipe(v.array(dislodged), v.maxLength(500, TOO_MANY)),
})

const seat = v.pipe(seatSchema, v.maxValue(100))
const name = v.pipe(v.string(), v.regex(/^(?!\s)[^\p{Cc}\p{Cs}]{1,100}(?<!\s)$/u, 'Give a name'))
const said = v.pipe(v.string(), v.maxLength(1000))
const lines = v.pipe(v.array(said), v.maxLength(MOST_ORDERS))

/** What everybody may see. */
export const sharedSchema = v.strictObject({
  /** How far it has come: `announced` is step B, `drawing` assigns countries. */
  stage: v.picklist(['announced', 'enrolling', 'enrolled', 'drawing', 'playing']),
  /** The powers by seat; empty before the start. */
  powers: v.array(shortName),
  /** `null` before the start. */
  position: v.nullable(positionSchema),
  /** What the referee decides now: nothing, the adjudication, or who of several has won. */
  deciding: v.picklist(['nothing', 'adjudication', 'winner']),
  /** The seats that bots play. */
  bots: v.array(seat),
  /** By seat, who replaces the player, or `null`. */
  replacements: v.array(v.nullable(name)),
  /** Who was missing when it was last looked at: the reason of a pause. */
  missing: v.array(v.union([seat, v.literal('referee')])),
  /** Referees on vacation who may come back, the earliest first. */
  awayReferees: v.array(name),
  /** Who has resigned and never takes part again. */
  barred: v.array(name),
  /** Who offers to replace whom: a power, or `'referee'`. */
  offers: v.pipe(
    v.array(v.strictObject({ person: name, for: shortName })),
    v.maxLength(MOST_OFFERS),
  ),
  /** By seat, the last orders for movement, where late players repeat them; else empty. */
  standing: v.array(lines),
  /** Who has missed turns, in the order in which they first did. */
  missed: v.array(
    v.strictObject({
      person: name,
      turns: wholeNumber,
      /** How many in a row, up to the last one that they had something to order in. */
      running: wholeNumber,
    }),
  ),
  /** What the last turn came to; `null` before the first. */
  last: v.nullable(
    v.strictObject({ phase: said, message: v.pipe(v.array(said), v.maxLength(100 * MOST_ORDERS)) }),
  ),
})

/** What a seat and the referee may know. */
export const secretSchema = v.strictObject({
  /** The address with which they enrolled; `null` where the app knows it. */
  email: v.nullable(v.string()),
  /** The orders in force for this turn, in canonical form; `null` where none came in. */
  orders: v.nullable(lines),
  /** Whether they are ready for the turn to end. */
  ready: v.boolean(),
  /** The group with which they claim to win, sorted; `null` for none. */
  claim: v.nullable(v.array(shortName)),
  /** Whether they agree to a draw. */
  draw: v.boolean(),
})

/** What everybody may see of Diplomacy. */
export type DiplomacyShared = Immutable<v.InferOutput<typeof sharedSchema>>

/** What a seat and the referee may know. */
export type DiplomacySecret = Immutable<v.InferOutput<typeof secretSchema>>
