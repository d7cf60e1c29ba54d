import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { seatSchema } from '../shapes.js'
import { shortName, wholeNumber } from './announcement.js'

/** The most orders in force for one power: more than it could have units and builds. */
export const MAX_ORDERS = 200

export const MAX_OFFERS = 50

const unit = v.strictObject({
  power: shortName,
  kind: v.picklist(['A', 'F']),
  /** The location of the unit: with the coast, as in `'STP/SC'`, if there are several. */
  at: shortName,
})

const dislodged = v.strictObject({
  /** The unit, with the location that it lost. */
  unit,
  /** The province from which the attacker came. */
  from: shortName,
  /** The locations to which it may retreat. Empty if it can only disband. */
  retreats: v.pipe(v.array(shortName), v.maxLength(50, 'No place has so many neighbours')),
})

const TOO_MANY = 'No map has so many provinces'

/** The form of a position. Whether it fits the map is checked elsewhere. */
export const positionSchema = v.strictObject({
  /** The phase whose orders are awaited. */
  phase: v.strictObject({
    year: wholeNumber,
    /** The index of the season in the variant's list. Adjustments belong to the one that counts. */
    season: wholeNumber,
    /** The kind of orders that are due. */
    step: v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  /** The units, no two in one province. */
  units: v.pipe(v.array(unit), v.maxLength(500, TOO_MANY)),
  /** The owner of each supply centre. Centres that nobody owns yet are absent. */
  owners: v.pipe(
    v.record(shortName, shortName),
    v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  /** The units that must and can retreat. Empty outside a retreat phase. */
  dislodged: v.pipe(v.array(dislodged), v.maxLength(500, TOO_MANY)),
})

const seat = v.pipe(seatSchema, v.maxValue(100))
const name = v.pipe(v.string(), v.regex(/^(?!\s)[^\p{Cc}\p{Cs}]{1,100}(?<!\s)$/u, 'Give a name'))
const said = v.pipe(v.string(), v.maxLength(1000))
const lines = v.pipe(v.array(said), v.maxLength(MAX_ORDERS))

/** The public part. */
export const sharedSchema = v.strictObject({
  /** The stage of the game: `announced` is step B, `drawing` assigns countries. */
  stage: v.picklist(['announced', 'enrolling', 'enrolled', 'drawing', 'playing']),
  /** The power of each seat. Empty before the start. */
  powers: v.array(shortName),
  /** The position, or `null` before the start. */
  position: v.nullable(positionSchema),
  /** The referee's pending decision: none, the adjudication, or which of several has won. */
  deciding: v.picklist(['nothing', 'adjudication', 'winner']),
  /** Whether the turn lasts longer because somebody had sent nothing at its end. */
  extended: v.optional(v.boolean(), false),
  /** The seats that bots play. */
  bots: v.array(seat),
  /** The replacement of each player, by seat, or `null`. */
  replacements: v.array(v.nullable(name)),
  /** The absent at the last check, who are the reason for a pause. */
  missing: v.array(v.union([seat, v.literal('referee')])),
  /** The referees on vacation who may take the office back, the earliest first. */
  awayReferees: v.array(name),
  /** The people who have resigned and may never take part again. */
  barred: v.array(name),
  /** The offers to replace a power, or the `'referee'`. */
  offers: v.pipe(
    v.array(v.strictObject({ person: name, for: shortName })),
    v.maxLength(MAX_OFFERS),
  ),
  /** The last orders for movement, by seat, if late players repeat them. Otherwise empty. */
  standing: v.array(lines),
  /** The people who have missed turns, in the order in which they first did. */
  missed: v.array(
    v.strictObject({
      person: name,
      turns: wholeNumber,
      /** How many turns in a row were missed, up to the last with something to order. */
      running: wholeNumber,
    }),
  ),
  /** The results of the last turn, or `null` before the first. */
  last: v.nullable(
    v.strictObject({ phase: said, message: v.pipe(v.array(said), v.maxLength(100 * MAX_ORDERS)) }),
  ),
})

/** The secret part of the state, which a seat and the referee may know. */
export const secretSchema = v.strictObject({
  /** The mail address with which the player enrolled, or `null` if the app knows it. */
  email: v.nullable(v.string()),
  /** The orders in force for this turn, in canonical form, or `null` if none have arrived. */
  orders: v.nullable(lines),
  /** Whether the player is ready for the turn to end. */
  ready: v.boolean(),
  /** The group with which the player claims to win, sorted, or `null` for none. */
  claim: v.nullable(v.array(shortName)),
  /** Whether the player agrees to a draw. */
  draw: v.boolean(),
})

/** The shared part of the state of Diplomacy, which everybody may see. */
export type DiplomacyShared = Immutable<v.InferOutput<typeof sharedSchema>>

/** The secret part of the state, which a seat and the referee may know. */
export type DiplomacySecret = Immutable<v.InferOutput<typeof secretSchema>>
