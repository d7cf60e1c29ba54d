import type { Timestamp } from '@ackanomic/core'

/** An estimate of a person's skill at a game, from their finished matches of a season. */
export interface Rating {
  readonly person: string
  readonly game: string
  /** From 1. */
  readonly season: number
  /** From 1, among all ratings of the game and season. People with equal scores share it. */
  readonly rank: number
  /** The rank's score: a cautious estimate of skill, from 0. */
  readonly score: number
  /** The mean of the estimate, at first 25. */
  readonly mu: number
  /** The deviation of the estimate, at first 8.33. It falls with each match. */
  readonly sigma: number
  /** The rated matches of the season. */
  readonly matches: number
}

/** The ratings to list. */
export interface RatingQuery {
  readonly game: string
  /** Default: the current one. */
  readonly season?: number | undefined
  /** Skips the best. Default: 0. */
  readonly skip?: number | undefined
  /** 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** A season of ratings. A match belongs to the season in which it ended. */
export interface RatingSeason {
  /** From 1. */
  readonly season: number
  /** The first season has no start. */
  readonly startsAt: Timestamp | null
  /** When the next season starts, if one is to come. */
  readonly endsAt: Timestamp | null
}

/** The seasons of ratings. After a change, all seasons are computed anew, past ones too. */
export interface SeasonOptions {
  /** Milliseconds since the epoch, UTC, in order. Season 1 is before the first. */
  readonly starts: readonly Timestamp[]
  /**
   * The milliseconds of each season from the last start on, at least a day. Default: the last
   * season goes on.
   */
  readonly length?: number | undefined
  /**
   * The part of the distance to the first rating that is carried over, from 0 to 1. With 0,
   * everybody starts again; with 1, the seasons count on. Default: 0.
   */
  readonly carryOver?: number | undefined
}
