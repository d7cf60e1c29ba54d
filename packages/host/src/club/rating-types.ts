import type { Rejection, Result } from '@ackanomic/core'

/** How well a person plays a game, as far as their finished matches tell. */
export interface Rating {
  /** The person. */
  readonly person: string
  /** The id of the game. */
  readonly game: string
  /** Their place among all who have a rating in this game, from 1. People with equal scores share it. */
  readonly rank: number
  /** By what people are ranked: the skill that they have almost certainly. It begins at 0. */
  readonly score: number
  /** The estimated skill. It begins at 25. */
  readonly mu: number
  /** How uncertain the estimate is. It begins at 8.33, and falls with each match. */
  readonly sigma: number
  /** The number of rated matches. */
  readonly matches: number
}

/** The ratings to list. */
export interface RatingQuery {
  /** Skips this many of the best. Default: 0. */
  readonly skip?: number | undefined
  /** The most ratings to list, 1 to 1000. Default: 100. */
  readonly limit?: number | undefined
}

/**
 * Ratings by game, computed from the results of finished matches. A match counts if it had spectators,
 * ended with winners or a ranking, was no exhibition, and no program played.
 */
export interface HostRatings {
  /** Lists the ratings of a game, the best first: the leader board. */
  list(game: string, query?: RatingQuery): Promise<Result<readonly Rating[], Rejection>>
  /** Returns the ratings of a person, one for each game that they have played, by game. */
  of(person: string): Promise<Result<readonly Rating[], Rejection>>
}
