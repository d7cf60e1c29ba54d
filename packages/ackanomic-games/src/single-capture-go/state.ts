import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import type { SingleCaptureGoFault } from './errors.js'
import { isShowable, MAX_PLAY_LENGTH, MAX_PLAYS, playIn } from './plays.js'

const texts = v.array(v.string())

/** Why a player is doomed or out: they left, made no play, or have a Group without a Liberty. */
const reasons = v.array(v.picklist(['left', 'no play', 'no Liberty']))

/** A message in the form in which it is kept. */
const message = v.pipe(
  v.string(),
  v.maxLength(MAX_PLAY_LENGTH),
  v.check((text) => text !== '' && isShowable(text) && playIn(text) === text, 'Keep plays trimmed'),
)

/** It is compared with the fault that follows from the play, so any texts will do here. */
const fault = v.strictObject({
  code: v.string(),
  details: v.record(v.string(), v.string()),
}) as unknown as v.GenericSchema<unknown, SingleCaptureGoFault>

const attemptSchema = v.strictObject({
  seat: count,
  /** The square, or any other text that was sent. */
  square: message,
  /**
   * The result of the message. `'counted'`: it counted. `'collided'`: it counted, and named the
   * same square as another player’s. `'replaced'`: a later one replaced it. `'struck'`: it was
   * removed because its player left. `'invalid'`: it was invalid.
   */
  status: v.picklist(['counted', 'collided', 'replaced', 'struck', 'invalid']),
  /** Why it was invalid, or `null`. */
  fault: v.nullable(fault),
})

const reportSchema = v.strictObject({
  /** The number of the round, from 1. */
  round: count,
  /** All messages, by seat, in the order of arrival. */
  attempts: v.array(attemptSchema),
  /** The grid with all plays placed, on which Liberty is tested. */
  placed: texts,
  /** The number of Letters of each seat on that grid. */
  counts: v.array(count),
  /** The players who were doomed, by seat. */
  doomed: v.array(
    v.strictObject({
      seat: count,
      reasons,
      /** The squares of each of their Groups that had no Liberty. */
      groups: v.array(texts),
    }),
  ),
  /** The players who were not doomed, by seat. */
  left: v.array(count),
  /** The grid at the end of the round, with `@` for the Letters of the doomed. */
  grid: texts,
})

const fateSchema = v.strictObject({
  /** The last round in which the player was in the game. 0 before the first. */
  round: count,
  reasons,
})

export const sharedSchema = v.strictObject({
  /** The Letter of each seat. */
  letters: texts,
  /** The grid as it is now. */
  grid: texts,
  /** The grid at the beginning of the round, by which plays are judged. */
  opening: texts,
  /** The number of the current or last round, from 1. 0 before the first. */
  round: v.pipe(count, v.maxValue(1e9)),
  /** The stage: the referee's `announcement` of the next round, or a `round` is under way. */
  stage: v.picklist(['announcement', 'round']),
  /** How each seat was removed, or `null` for players in the game and leavers of this round. */
  fates: v.array(v.nullable(fateSchema)),
  /** The report of the last finished round. `null` before. */
  last: v.nullable(reportSchema),
})

export const secretSchema = v.strictObject({
  /** The messages that the seat has sent in this round, in order, including invalid plays. */
  plays: v.pipe(v.array(message), v.maxLength(MAX_PLAYS)),
})

/** The shared part of the state of Single Capture Go, which everybody may see. */
export interface SingleCaptureGoShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state, which a seat and the referee may know. */
export interface SingleCaptureGoSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The report of a round. */
export interface SingleCaptureGoReport extends Immutable<v.InferOutput<typeof reportSchema>> {}

/** A message of a finished round. */
export interface SingleCaptureGoAttempt extends Immutable<v.InferOutput<typeof attemptSchema>> {}

/** How a player was removed from the game. */
export interface SingleCaptureGoFate extends Immutable<v.InferOutput<typeof fateSchema>> {}
