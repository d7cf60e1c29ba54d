import type { SeatNumber } from '@ackanomic/core'
import type { Fault } from './errors.js'
import type { Grid } from './grid.js'

/** What can become of a message. */
export const STATUSES = ['counted', 'collided', 'replaced', 'struck', 'invalid'] as const

/**
 * What became of a message: it `'counted'`; it counted, and `'collided'` with another's; a later one
 * `'replaced'` it; it was `'struck'`, for its player had left; it was `'invalid'`.
 */
export type Status = (typeof STATUSES)[number]

/** A message of a round that is over. */
export interface Attempt {
  readonly seat: SeatNumber
  /** The square, or whatever else was named. */
  readonly square: string
  /** What became of it. */
  readonly status: Status
  /** Why it was invalid, or `null`. */
  readonly fault: Fault | null
}

/** Why one can be doomed. */
export const REASONS = ['left', 'no play', 'no Liberty'] as const

/** Why somebody is doomed, or out: they have left, have made no play, or have a Group without Liberty. */
export type Reason = (typeof REASONS)[number]

/** Somebody who is doomed. */
export interface Doom {
  readonly seat: SeatNumber
  readonly reasons: readonly Reason[]
  /** The squares of each of their Groups that had no Liberty. */
  readonly groups: readonly (readonly string[])[]
}

/** What happened in a round. */
export interface Report {
  /** The round, from 1. */
  readonly round: number
  /** All messages, by seat, in the order in which they came. */
  readonly attempts: readonly Attempt[]
  /** The grid when everything was placed, in which Liberty was looked for. */
  readonly placed: Grid
  /** The Letters of each seat on it. */
  readonly counts: readonly number[]
  /** Who was doomed, by seat. */
  readonly doomed: readonly Doom[]
  /** Who was not, by seat. */
  readonly left: readonly SeatNumber[]
  /** The grid at the end, where the Letters of the doomed are `@`. */
  readonly grid: Grid
}

/** How somebody went out of the game. */
export interface Fate {
  /** The last round in which they were in the game; 0 before the first. */
  readonly round: number
  readonly reasons: readonly Reason[]
}

/** Somebody who is in the game, as an event names them. */
export interface Contender {
  readonly seat: SeatNumber
  readonly letter: string
}
