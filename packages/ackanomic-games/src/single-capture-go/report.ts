import type { SeatNumber } from '@ackanomic/core'
import type { SingleCaptureGoFault } from './errors.js'
import type { SingleCaptureGoGrid } from './grid.js'

/** What can become of a message. */
export const STATUSES = ['counted', 'collided', 'replaced', 'struck', 'invalid'] as const

/**
 * What became of a message: it `'counted'`; it counted, and `'collided'` with another's; a later one
 * `'replaced'` it; it was `'struck'`, for its player had left; it was `'invalid'`.
 */
export type SingleCaptureGoAttemptStatus = (typeof STATUSES)[number]

/** A message of a round that is over. */
export interface SingleCaptureGoAttempt {
  readonly seat: SeatNumber
  /** The square, or whatever else was named. */
  readonly square: string
  /** What became of it. */
  readonly status: SingleCaptureGoAttemptStatus
  /** Why it was invalid, or `null`. */
  readonly fault: SingleCaptureGoFault | null
}

/** Why one can be doomed. */
export const REASONS = ['left', 'no play', 'no Liberty'] as const

/** Why somebody is doomed, or out: they have left, have made no play, or have a Group without Liberty. */
export type SingleCaptureGoDoomReason = (typeof REASONS)[number]

/** Somebody who is doomed. */
export interface SingleCaptureGoDoom {
  readonly seat: SeatNumber
  readonly reasons: readonly SingleCaptureGoDoomReason[]
  /** The squares of each of their Groups that had no Liberty. */
  readonly groups: readonly (readonly string[])[]
}

/** What happened in a round. */
export interface SingleCaptureGoReport {
  /** The round, from 1. */
  readonly round: number
  /** All messages, by seat, in the order in which they came. */
  readonly attempts: readonly SingleCaptureGoAttempt[]
  /** The grid when everything was placed, in which Liberty was looked for. */
  readonly placed: SingleCaptureGoGrid
  /** The Letters of each seat on it. */
  readonly counts: readonly number[]
  /** Who was doomed, by seat. */
  readonly doomed: readonly SingleCaptureGoDoom[]
  /** Who was not, by seat. */
  readonly left: readonly SeatNumber[]
  /** The grid at the end, where the Letters of the doomed are `@`. */
  readonly grid: SingleCaptureGoGrid
}

/** How somebody went out of the game. */
export interface SingleCaptureGoFate {
  /** The last round in which they were in the game; 0 before the first. */
  readonly round: number
  readonly reasons: readonly SingleCaptureGoDoomReason[]
}

/** Somebody who is in the game, as an event names them. */
export interface SingleCaptureGoContender {
  readonly seat: SeatNumber
  readonly letter: string
}
