import type { Timestamp } from '@ackanomic/core'

/** How well a person plays a game, as far as their finished matches of a season tell. */
export interface Rating {
  /** The person. */
  readonly person: string
  /** The id of the game. */
  readonly game: string
  /** The number of the season, from 1. */
  readonly season: number
  /**
   * Their place among all who have a rating in this game and season, from 1. People with equal
   * scores share it.
   */
  readonly rank: number
  /** The rank: a cautious estimate of skill. It begins at 0. */
  readonly score: number
  /** The estimated skill. It begins at 25. */
  readonly mu: number
  /** How uncertain the estimate is. It begins at 8.33, and falls with each match. */
  readonly sigma: number
  /** The number of rated matches in the season. */
  readonly matches: number
}

/** The ratings to list. */
export interface RatingQuery {
  /** The id of the game. */
  readonly game: string
  /** Lists the ratings of this season. Default: the current one. */
  readonly season?: number | undefined
  /** Skips this many of the best. Default: 0. */
  readonly skip?: number | undefined
  /** The most ratings to list, 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/** A season of ratings. A match belongs to the season in which it ended. */
export interface RatingSeason {
  /** Its number, from 1. */
  readonly season: number
  /** When it starts, in milliseconds since the epoch, UTC. `null`: the first one has no start. */
  readonly startsAt: Timestamp | null
  /** When the next one starts, in milliseconds since the epoch, UTC; `null` if none is to come. */
  readonly endsAt: Timestamp | null
}

/**
 * When seasons of ratings start, and what is carried over. If you change it, all seasons are
 * computed anew, the past ones too.
 */
export interface SeasonOptions {
  /**
   * When seasons start, in milliseconds since the epoch, UTC, in order. What ended before the first
   * of these times is season 1.
   */
  readonly starts: readonly Timestamp[]
  /**
   * The length of the seasons from the last start on, at least a day, in milliseconds. Default: the
   * last one goes on.
   */
  readonly length?: number | undefined
  /**
   * How much of the distance between a rating and the first rating is carried over, from 0 to 1.
   * With 0, everybody starts anew; with 1, the seasons count on. Default: 0.
   */
  readonly carryOver?: number | undefined
}
