import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import type { SingleCaptureGoFault } from './errors.js'
import { isShowable, MAX_PLAY_LENGTH, MAX_PLAYS, playIn } from './plays.js'

const texts = v.array(v.string())

const reasons = v.array(v.picklist(['left', 'no play', 'no Liberty']))

const message = v.pipe(
  v.string(),
  v.maxLength(MAX_PLAY_LENGTH),
  v.check((text) => text !== '' && isShowable(text) && playIn(text) === text, 'Keep plays trimmed'),
)

/** Compared with the fault of the play, so any texts are accepted here. */
const fault = v.strictObject({
  code: v.string(),
  details: v.record(v.string(), v.string()),
}) as unknown as v.GenericSchema<unknown, SingleCaptureGoFault>

const attemptSchema = v.strictObject({
  seat: count,
  /** The square, or any other text that was sent. */
  square: message,
  /** A play can be replaced by a later one, and struck with its player. */
  status: v.picklist(['counted', 'collided', 'replaced', 'struck', 'invalid']),
  fault: v.nullable(fault),
})

const reportSchema = v.strictObject({
  round: count,
  attempts: v.array(attemptSchema),
  /** The grid with all plays placed, on which Liberty is tested. */
  placed: texts,
  counts: v.array(count),
  doomed: v.array(
    v.strictObject({
      seat: count,
      reasons,
      /** The squares of each of their Groups without a Liberty. */
      groups: v.array(texts),
    }),
  ),
  /** The players who were not doomed. */
  left: v.array(count),
  /** The grid at the end, with `@` for the Letters of the doomed. */
  grid: texts,
})

const fateSchema = v.strictObject({
  /** The last round in which the player was in the game. 0 before the first. */
  round: count,
  reasons,
})

export const sharedSchema = v.strictObject({
  letters: texts,
  grid: texts,
  /** The grid at the beginning of the round, by which plays are judged. */
  opening: texts,
  /** The current or last round, from 1. 0 before the first. */
  round: v.pipe(count, v.maxValue(1e9)),
  /** The referee's `announcement` of the next round is awaited, or a `round` goes on. */
  stage: v.picklist(['announcement', 'round']),
  /** How each seat was removed, or `null` for players in the game and leavers of this round. */
  fates: v.array(v.nullable(fateSchema)),
  last: v.nullable(reportSchema),
})

export const secretSchema = v.strictObject({
  /** The seat's messages of this round, with invalid plays. */
  plays: v.pipe(v.array(message), v.maxLength(MAX_PLAYS)),
})

/** The shared part of the state. */
export interface SingleCaptureGoShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, which the referee may know. */
export interface SingleCaptureGoSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The report of a round. */
export interface SingleCaptureGoReport extends Immutable<v.InferOutput<typeof reportSchema>> {}

/** A message of a finished round. */
export interface SingleCaptureGoAttempt extends Immutable<v.InferOutput<typeof attemptSchema>> {}

/** How a player was removed from the game. */
export interface SingleCaptureGoFate extends Immutable<v.InferOutput<typeof fateSchema>> {}
