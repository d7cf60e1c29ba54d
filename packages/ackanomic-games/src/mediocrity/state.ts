import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, wholeFrom } from '../shapes.js'

export const playerNumber = /* @__PURE__ */ wholeFrom(1, 'Send whole numbers from 1 on')

const roundSchema = v.strictObject({
  moderator: count,
  /** Whether its result ended it, six days (`'expired'`), or the Moderator leaving (`'void'`). */
  ended: v.picklist(['result', 'expired', 'void']),
  /** The numbers by seat. `null` for the Moderator, absent seats, and without a result. */
  numbers: v.array(v.nullable(playerNumber)),
  drawn: v.array(count),
  scorer: v.nullable(count),
})

export const sharedSchema = v.strictObject({
  /** Drawing `numbers`, a `break`, a `round`, drawing missing numbers (`draws`), or `idle`. */
  stage: v.picklist(['numbers', 'break', 'round', 'draws', 'idle']),
  /** The Moderator of the current or next round. `null` while player numbers are drawn. */
  moderator: v.nullable(count),
  /** Whether every player may announce the next round. */
  free: v.boolean(),
  /** The highest possible number of the round, or 0 between rounds. */
  most: count,
  /** Whether the round has lasted three days, so that its result may be announced. */
  mayEnd: v.boolean(),
  /** The player number of each seat, from 1. Empty while they are drawn. */
  numbers: v.array(playerNumber),
  rounds: v.pipe(count, v.maxValue(1e9)),
  scores: v.array(count),
  last: v.nullable(roundSchema),
})

export const secretSchema = v.strictObject({
  number: v.nullable(playerNumber),
  drawn: v.boolean(),
})

/** The shared part of the state. */
export interface MediocrityShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The number of a seat, known to the Moderator, and whether it was drawn. */
export interface MediocritySecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A finished round. */
export interface MediocrityRound extends Immutable<v.InferOutput<typeof roundSchema>> {}

export const NO_NUMBER: MediocritySecret = { number: null, drawn: false }
