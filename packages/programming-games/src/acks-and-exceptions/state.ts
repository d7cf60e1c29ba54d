import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { COASTERS, HIGHEST_BID, WHOLE_HAND } from './coasters.js'

export const seat: v.GenericSchema<unknown, SeatNumber> = v.picklist(
  [0, 1, 2, 3],
  'Name a seat, 0 to 3',
)
export const coaster = v.picklist(COASTERS, 'Name a coaster, "ACK" or "Exception"')
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const counts = v.pipe(v.array(count), v.length(4))
const coasters = v.pipe(v.array(coaster), v.maxLength(WHOLE_HAND.length))

const callSchema = v.strictObject({
  seat,
  bid: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_BID))),
})

/** Each bid is higher than the one before, and three may pass. */
const calls = v.pipe(v.array(callSchema), v.maxLength(HIGHEST_BID + 3))

const flipSchema = v.strictObject({ of: seat, coaster })
const flips = v.pipe(v.array(flipSchema), v.maxLength(16))

const roundSchema = v.strictObject({
  starter: seat,
  stacks: counts,
  /** The bids and passes. The first is the challenge. */
  calls,
  flips,
  /** `'void'`: somebody left during a challenge. */
  ended: v.picklist(['success', 'failure', 'void']),
})

export const sharedSchema = v.strictObject({
  /**
   * The stage: the host draws the `starter`; all place the first coaster (`set-up`); a seat places
   * another or challenges (`placing`); a seat raises or passes (`bidding`); the Challenger flips
   * (`processing`), or loses a coaster (`loss`). The last stage remains.
   */
  stage: v.picklist(['starter', 'set-up', 'placing', 'bidding', 'processing', 'loss']),
  /** The seat that must act. `null` if the host must (`starter`) or everybody (`set-up`). */
  turn: v.nullable(seat),
  /** The seat that starts this round, or `null` until it is drawn. */
  starter: v.nullable(seat),
  /** The number of coasters that each seat still has in the game, from 4 down to 0. */
  coasters: counts,
  /** The coasters placed by each seat in this round, with flipped ones. */
  stacks: counts,
  calls,
  flips,
  /** At most 25: sixteen can cost a coaster, five can be won, four can be void. */
  rounds: v.pipe(v.array(roundSchema), v.maxLength(25)),
  /** The late seats, for which the host draws a coaster. */
  late: v.array(seat),
})

export const secretSchema = v.strictObject({
  hand: coasters,
  /** The coasters placed in this round, with flipped ones. */
  stack: coasters,
})

/** The shared part of the state of ACKs & Exceptions, which everybody may see. */
export interface AcksShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, for its owner. A coaster in neither list is out of the game. */
export interface AcksSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A bid, or a pass (`null`). */
export interface AcksCall extends Immutable<v.InferOutput<typeof callSchema>> {}

/** A coaster of a seat that was flipped. */
export interface AcksFlip extends Immutable<v.InferOutput<typeof flipSchema>> {}

/** A finished round. */
export interface AcksRound extends Immutable<v.InferOutput<typeof roundSchema>> {}
