import type { ClockRules, MatchClock, MessagePolicy, Timestamp } from '@ackanomic/core'

/**
 * In a round robin, everybody meets everybody once; in a Swiss tournament, people meet others with
 * about as many points; in a knock-out, losers are out.
 */
export type TournamentFormat = 'roundRobin' | 'swiss' | 'knockOut'

/** Two people who may not meet. */
export type ApartPair = readonly [one: string, other: string]

/** A request to create a tournament. Its opener enters like everybody else. */
export interface CreateTournamentRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. A repeated request creates no second
   * tournament.
   */
  readonly idempotencyKey: string
  readonly game: string
  /** For all matches. Those with defaults may be left out. */
  readonly options?: unknown
  /** Default: deadlines always run. */
  readonly clock?: ClockRules | undefined
  /** Up to 60 characters. */
  readonly title?: string | undefined
  readonly format: TournamentFormat
  /** The players at each table. More than two need the format `'swiss'`. Default: 2. */
  readonly seats?: number | undefined
  /**
   * Of a Swiss tournament, at most as many as people can play without meeting again. Default:
   * enough to find a winner.
   */
  readonly rounds?: number | undefined
  /** Default: as many as a table has seats. */
  readonly minPlayers?: number | undefined
  /** Up to 128. The tournament starts when as many have entered. */
  readonly maxPlayers: number
  /**
   * The milliseconds of a round, at least an hour. Matches that go on then count as ties. Default:
   * as long as its matches last.
   */
  readonly roundTime?: number | undefined
  /** Default: all messages that the game allows. */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether seats are dealt, and nobody knows until the end of a match who plays in it. People are
   * then seeded by chance. Default: `false`.
   */
  readonly anonymous?: boolean | undefined
  /**
   * Whether everybody may see the tournament and its matches' public views. If not, both exist only
   * for those who take part and people with its link. Default: `true`.
   */
  readonly listed?: boolean | undefined
  /** People who may not meet. Only the opener sees the list. Default: nobody. */
  readonly apart?: readonly ApartPair[] | undefined
  /**
   * The kind of Trophy for a single winner. Only people with the role `'host'` may choose one.
   * Default: the one of the game's rule.
   */
  readonly trophy?: string | undefined
  /** When people can no longer enter, at most 90 days ahead. Default: in 14 days. */
  readonly until?: Timestamp | undefined
}

/** Whether people can enter, it is being played, it has ended, or it was cancelled. */
export type TournamentStage = 'open' | 'running' | 'finished' | 'cancelled'

/** A person in a tournament. */
export interface TournamentPlayer {
  readonly person: string
  /**
   * Their place at the start, by their ratings, from 1; `null` before, and while an anonymous
   * tournament is running.
   */
  readonly seed: number | null
  /** Whether they withdrew, or were removed or banned, after the start. */
  readonly withdrawn: boolean
}

/** A pairing of a round. */
export interface TournamentPairing {
  /** From 1. */
  readonly round: number
  /** The number of the table in the round, from 1. */
  readonly board: number
  /** A match; a bye of one player; or two people who may not meet. */
  readonly kind: 'match' | 'bye' | 'apart'
  /** In the order of their seats; none while nobody is to know who plays. */
  readonly players: readonly string[]
  /** The latest last. A tie in a knock-out is played again once. */
  readonly matches: readonly string[]
  /** In the order of the players; `null` while the result is open. */
  readonly points: readonly number[] | null
  /**
   * By the result of the match, because players had withdrawn, by lack of a result in time, or
   * without a match. `null` while the result is open.
   */
  readonly decided: 'played' | 'forfeit' | 'tied' | 'unplayed' | null
}

/** The standing of a player. */
export interface TournamentStanding {
  readonly person: string
  /** From 1. People who are equal in everything share it. */
  readonly rank: number
  /** One for each player below them at their tables, half for each who tied with them. */
  readonly points: number
  /** The first tie-break: the points of all opponents. */
  readonly buchholz: number
  /** The second: the points of beaten opponents, and half of those of tied ones. */
  readonly sonnebornBerger: number
  /** The third: the points against those who are still equal. */
  readonly headToHead: number
  /** The opponents whom they beat. */
  readonly wins: number
}

/** A tournament in a list. */
export interface TournamentSummary {
  readonly tournament: string
  readonly game: string
  readonly title: string | null
  readonly opener: string
  readonly format: TournamentFormat
  /** The players at each table. */
  readonly seats: number
  /** `null` if it follows from the number of players, before the start. */
  readonly rounds: number | null
  readonly minPlayers: number
  readonly maxPlayers: number
  /** How many people take part. */
  readonly entered: number
  /** Whether everybody may see it. */
  readonly listed: boolean
  readonly stage: TournamentStage
  /** The current round; 0 before the start. */
  readonly round: number
  readonly openedAt: Timestamp
  /** When people can no longer enter. */
  readonly expiresAt: Timestamp
  readonly startedAt: Timestamp | null
  /** When it ended or was cancelled. */
  readonly endedAt: Timestamp | null
  /** Several if they are equal in everything. Empty before the end. */
  readonly winners: readonly string[]
  /** Whether you take part. */
  readonly hasEntered: boolean
}

/** A tournament as one person sees it. */
export interface Tournament extends TournamentSummary {
  readonly options: unknown
  /** `null` if deadlines always run. */
  readonly clock: MatchClock | null
  /** The milliseconds of a round; `null` if as long as its matches last. */
  readonly roundTime: number | null
  /** `null` allows all of the game's messages. */
  readonly messages: MessagePolicy | null
  /** Whether nobody knows until the end of a match who plays in it. */
  readonly anonymous: boolean
  /** The kind of Trophy for a single winner of three or more, or `'none'`. */
  readonly trophy: string
  /** By seed; before the start as they entered. */
  readonly players: readonly TournamentPlayer[]
  /** Round by round. */
  readonly pairings: readonly TournamentPairing[]
  /** The best first. Empty before the start. */
  readonly standings: readonly TournamentStanding[]
  /** For the opener. Others see none. */
  readonly apart: readonly ApartPair[]
  /** With it, people see a tournament that is not listed. Only those who take part see it. */
  readonly link: string | null
}

/** A page of tournaments, the newest first. */
export interface TournamentPage {
  readonly tournaments: readonly TournamentSummary[]
  /** The `after` of the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A person's part in a tournament. */
export interface TournamentRequest {
  readonly tournament: string
  /** The tournament's link, if the person has it. */
  readonly link?: string | undefined
}

/** A request to remove a person from a tournament. */
export interface RemoveFromTournamentRequest extends TournamentRequest {
  readonly person: string
}

/** A request to say who may not meet. */
export interface KeepApartRequest extends TournamentRequest {
  /** All pairs of people who may not meet from the next round on. */
  readonly apart: readonly ApartPair[]
}
