import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import type { SingleCaptureGoFault } from './errors.js'
import { isShowable, LONGEST_PLAY, MOST_PLAYS, playIn } from './plays.js'

const texts = v.array(v.string())

/** Why a player is doomed, or out: they left, made no play, or have a Group without Liberty. */
const reasons = v.array(v.picklist(['left', 'no play', 'no Liberty']))

/** A message in the form in which it is kept. */
const message = v.pipe(
  v.string(),
  v.maxLength(LONGEST_PLAY),
  v.check((text) => text !== '' && isShowable(text) && playIn(text) === text, 'Keep plays trimmed'),
)

/** Positions compare a fault with the one that follows from the play, so that any texts will do. */
const fault = v.strictObject({
  code: v.string(),
  details: v.record(v.string(), v.string()),
}) as unknown as v.GenericSchema<unknown, SingleCaptureGoFault>

const attemptSchema = v.strictObject({
  seat: count,
  /** The square, or whatever else was named. */
  square: message,
  /**
   * What became of it: it `'counted'`; it counted and `'collided'` with another player’s; a later
   * one `'replaced'` it; it was `'struck'` because its player left; it was `'invalid'`.
   */
  status: v.picklist(['counted', 'collided', 'replaced', 'struck', 'invalid']),
  /** Why it was invalid, or `null`. */
  fault: v.nullable(fault),
})

const reportSchema = v.strictObject({
  /** The round, from 1. */
  round: count,
  /** All messages, by seat, in the order in which they came. */
  attempts: v.array(attemptSchema),
  /** The grid with everything placed, on which Liberty is tested. */
  placed: texts,
  /** How many Letters each seat had on it. */
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
  /** The last round in which the player was in the game; 0 before the first. */
  round: count,
  reasons,
})

export const sharedSchema = v.strictObject({
  /** The Letter of each seat. */
  letters: texts,
  /** The grid as it is now. */
  grid: texts,
  /** The grid with which the round began; plays are judged by it. */
  opening: texts,
  /** The round that is under way or was the last one, from 1; 0 before the first. */
  round: v.pipe(count, v.maxValue(1e9)),
  /** The referee is to announce the next round, or a round is under way. */
  stage: v.picklist(['announcement', 'round']),
  /** How each seat went out of the game; `null` for players in it, and leavers of this round. */
  fates: v.array(v.nullable(fateSchema)),
  /** What happened in the last round that is over; `null` before. */
  last: v.nullable(reportSchema),
})

export const secretSchema = v.strictObject({
  /** What the seat has sent in this round, in order, invalid plays included. */
  plays: v.pipe(v.array(message), v.maxLength(MOST_PLAYS)),
})

/** What everybody may see of Single Capture Go. */
export interface SingleCaptureGoShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** What a seat and the referee may know. */
export interface SingleCaptureGoSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The report of a round. */
export interface SingleCaptureGoReport extends Immutable<v.InferOutput<typeof reportSchema>> {}

/** A message of a finished round. */
export interface SingleCaptureGoAttempt extends Immutable<v.InferOutput<typeof attemptSchema>> {}

/** How a player was removed from the game. */
export interface SingleCaptureGoFate extends Immutable<v.InferOutput<typeof fateSchema>> {}
