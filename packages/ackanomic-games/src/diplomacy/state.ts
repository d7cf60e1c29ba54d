import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { seatSchema } from '../shapes.js'
import { shortName, wholeNumber } from './announcement.js'

/** More than a power could have units and builds. */
export const MAX_ORDERS = 200

export const MAX_OFFERS = 50

const unit = v.strictObject({
  power: shortName,
  kind: v.picklist(['A', 'F']),
  /** The location, with its coast if there are several, such as `'STP/SC'`. */
  at: shortName,
})

const dislodged = v.strictObject({
  unit,
  /** The attacker's province. */
  from: shortName,
  /** The possible retreats. Empty if it can only disband. */
  retreats: v.pipe(v.array(shortName), v.maxLength(50, 'No place has so many neighbours')),
})

const TOO_MANY = 'No map has so many provinces'

/** The schema of a position, without a check against its map. */
export const positionSchema = v.strictObject({
  phase: v.strictObject({
    year: wholeNumber,
    /** The index of the season. Adjustments belong to the one that counts. */
    season: wholeNumber,
    step: v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  units: v.pipe(v.array(unit), v.maxLength(500, TOO_MANY)),
  /** The owner of each supply centre; unowned ones are absent. */
  owners: v.pipe(
    v.record(shortName, shortName),
    v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  /** The units that must retreat. Empty outside a retreat phase. */
  dislodged: v.pipe(v.array(dislodged), v.maxLength(500, TOO_MANY)),
})

const seat = v.pipe(seatSchema, v.maxValue(100))
const name = v.pipe(v.string(), v.regex(/^(?!\s)[^\p{Cc}\p{Cs}]{1,100}(?<!\s)$/u, 'Give a name'))
const said = v.pipe(v.string(), v.maxLength(1000))
const lines = v.pipe(v.array(said), v.maxLength(MAX_ORDERS))

export const sharedSchema = v.strictObject({
  /** The stage: `announced` is step B, `drawing` assigns countries. */
  stage: v.picklist(['announced', 'enrolling', 'enrolled', 'drawing', 'playing']),
  /** The power of each seat. Empty before the start. */
  powers: v.array(shortName),
  position: v.nullable(positionSchema),
  /** The referee's pending decision, if any. */
  deciding: v.picklist(['nothing', 'adjudication', 'winner']),
  /** Whether the turn was extended because somebody had sent nothing. */
  extended: v.optional(v.boolean(), false),
  bots: v.array(seat),
  replacements: v.array(v.nullable(name)),
  /** The absent at the last check, for whom the game pauses. */
  missing: v.array(v.union([seat, v.literal('referee')])),
  /** The referees on vacation who may take the office back, the earliest first. */
  awayReferees: v.array(name),
  /** The people who have resigned and may never take part again. */
  barred: v.array(name),
  offers: v.pipe(
    v.array(v.strictObject({ person: name, for: shortName })),
    v.maxLength(MAX_OFFERS),
  ),
  /** The last movement orders, by seat, if late players repeat them. Otherwise empty. */
  standing: v.array(lines),
  /** The people who have missed turns, the earliest first. */
  missed: v.array(
    v.strictObject({
      person: name,
      turns: wholeNumber,
      /** The number of consecutive missed turns, counting those with something to order. */
      running: wholeNumber,
    }),
  ),
  last: v.nullable(
    v.strictObject({ phase: said, message: v.pipe(v.array(said), v.maxLength(100 * MAX_ORDERS)) }),
  ),
})

export const secretSchema = v.strictObject({
  /** The player's mail address; `null` if the app knows it. */
  email: v.nullable(v.string()),
  /** The canonical orders in force, or `null` if none have arrived. */
  orders: v.nullable(lines),
  ready: v.boolean(),
  claim: v.nullable(v.array(shortName)),
  draw: v.boolean(),
})

/** The shared part of the state. */
export type DiplomacyShared = Immutable<v.InferOutput<typeof sharedSchema>>

/** The secret part of a seat, which the referee may know. */
export type DiplomacySecret = Immutable<v.InferOutput<typeof secretSchema>>
