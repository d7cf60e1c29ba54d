import type { ClockRules, MessagePolicy, TableClock, Timestamp } from '@ackanomic/core'

/**
 * How people meet. Round robin: everybody meets everybody once. Swiss: in each round, people meet
 * others with about as many points. Knock-out: who loses is out.
 */
export type TournamentFormat = 'roundRobin' | 'swiss' | 'knockOut'

/** Two people who may not meet. */
export type ApartPair = readonly [one: string, other: string]

/** A request to create a tournament. Its opener enters like everybody else. */
export interface CreateTournamentRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. Repeating a request with the same key
   * creates no second tournament.
   */
  readonly idempotencyKey: string
  /** The id of the game. */
  readonly game: string
  /** The game's options, for all matches. Those with defaults may be left out. */
  readonly options?: unknown
  /** When deadlines of all matches run. Default: always. */
  readonly clock?: ClockRules | undefined
  /** The tournament's name, up to 60 characters. */
  readonly title?: string | undefined
  /** How people meet. */
  readonly format: TournamentFormat
  /** The number of players at each table. More than two need the format `'swiss'`. Default: 2. */
  readonly seats?: number | undefined
  /**
   * The number of rounds of a Swiss tournament, at most as many as people can play without meeting
   * again. Default: enough to find a winner.
   */
  readonly rounds?: number | undefined
  /** The fewest people with whom it starts. Default: as many as a table has seats. */
  readonly minPlayers?: number | undefined
  /** The most people who may enter, up to 128. It starts when as many have entered. */
  readonly maxPlayers: number
  /**
   * How long a round may last, in milliseconds, at least an hour. Matches that go on then count as
   * ties. Default: as long as its matches last.
   */
  readonly roundTime?: number | undefined
  /**
   * The messages that the tables allow, if fewer than the game. Default: all that the game allows.
   */
  readonly messages?: MessagePolicy | undefined
  /**
   * Whether seats are dealt, and nobody knows until the end of a match who plays in it. The people are
   * then seeded by chance. Default: `false`.
   */
  readonly anonymous?: boolean | undefined
  /**
   * Whether everybody may see the tournament and the public views of its matches. If not, both
   * exist only for those who take part and people who have its link. Default: `true`.
   */
  readonly listed?: boolean | undefined
  /** People who may not meet. Only the opener sees the list. Default: nobody. */
  readonly apart?: readonly ApartPair[] | undefined
  /**
   * The kind of Trophy that a single winner gets. Only people with the role `'host'` may choose
   * one. Default: the one that the game's rule specifies.
   */
  readonly trophy?: string | undefined
  /** When people can no longer enter, at most 90 days ahead. Default: in 14 days. */
  readonly until?: Timestamp | undefined
}

/** Whether people can enter, it is being played, it has ended, or it was cancelled. */
export type TournamentStage = 'open' | 'running' | 'finished' | 'cancelled'

/** A person in a tournament. */
export interface TournamentPlayer {
  /** The person. */
  readonly person: string
  /**
   * Their place among the players at the start, by their ratings, from 1. `null` before the start, and
   * while an anonymous tournament is running.
   */
  readonly seed: number | null
  /** Whether they have withdrawn, or were removed or banned, after the start. */
  readonly withdrawn: boolean
}

/** A pairing of a round. */
export interface TournamentPairing {
  /** The number of the round, from 1. */
  readonly round: number
  /** The number of the table in the round, from 1. */
  readonly board: number
  /** A match; a bye of one player; or two people who may not meet, so that no match is played. */
  readonly kind: 'match' | 'bye' | 'apart'
  /** The players, in the order of their seats; none while nobody is to know who plays. */
  readonly players: readonly string[]
  /** Its matches, the latest last. A tie in a knock-out is played again once. */
  readonly matches: readonly string[]
  /** The points of the players, in their order; `null` while the result is open. */
  readonly points: readonly number[] | null
  /**
   * How it was decided: by the result of the match, because players had withdrawn, by lack of a
   * result in time, or without a match. `null` while the result is open.
   */
  readonly decided: 'played' | 'forfeit' | 'tied' | 'unplayed' | null
}

/** The standing of a player. */
export interface TournamentStanding {
  /** The player. */
  readonly person: string
  /** Their rank, from 1. People who are equal in everything share it. */
  readonly rank: number
  /**
   * Their points: one for each player below them at their tables, half for each who tied with them.
   */
  readonly points: number
  /** The first tie-break: the points of all opponents. */
  readonly buchholz: number
  /** The second: the points of beaten opponents, and half of those of opponents who tied. */
  readonly sonnebornBerger: number
  /** The third: the points against those who are still equal. */
  readonly headToHead: number
  /** The number of opponents whom they beat. */
  readonly wins: number
}

/** A tournament in a list. */
export interface TournamentSummary {
  /** The name of the tournament. */
  readonly tournament: string
  /** The id of the game. */
  readonly game: string
  /** Its name. */
  readonly title: string | null
  /** The person who opened it. */
  readonly opener: string
  /** How people meet. */
  readonly format: TournamentFormat
  /** The number of players at each table. */
  readonly seats: number
  /** The number of rounds; `null` if it follows from the number of players, before the start. */
  readonly rounds: number | null
  /** The fewest people with whom it starts. */
  readonly minPlayers: number
  /** The most people who may enter. */
  readonly maxPlayers: number
  /** How many people take part. */
  readonly entered: number
  /** Whether everybody may see it. */
  readonly listed: boolean
  /** Whether people can enter, it is being played, it has ended, or it was cancelled. */
  readonly stage: TournamentStage
  /** The number of the current round; 0 before the start. */
  readonly round: number
  /** When it was opened, in milliseconds since the epoch, UTC. */
  readonly openedAt: Timestamp
  /** When people can no longer enter, in milliseconds since the epoch, UTC. */
  readonly expiresAt: Timestamp
  /** When it started, in milliseconds since the epoch, UTC; `null` before. */
  readonly startedAt: Timestamp | null
  /** When it ended or was cancelled, in milliseconds since the epoch, UTC; `null` before. */
  readonly endedAt: Timestamp | null
  /** The winner; several if they are equal in everything. Empty before the end. */
  readonly winners: readonly string[]
  /** Whether you take part. */
  readonly hasEntered: boolean
}

/** A tournament, as one person sees it. */
export interface Tournament extends TournamentSummary {
  /** The game's options, as the opener gave them. */
  readonly options: unknown
  /** When deadlines run; `null` if always. */
  readonly clock: TableClock | null
  /** How long a round may last, in milliseconds; `null` if as long as its matches last. */
  readonly roundTime: number | null
  /** The messages that the tables allow; `null` if all that the game allows. */
  readonly messages: MessagePolicy | null
  /** Whether nobody knows until the end of a match who plays in it. */
  readonly anonymous: boolean
  /**
   * The kind of Trophy that a single winner among three or more gets; `'none'` if there is none.
   */
  readonly trophy: string
  /** Everybody who takes part: in the order of their seeds, before the start as they entered. */
  readonly players: readonly TournamentPlayer[]
  /** All pairings, round by round. */
  readonly pairings: readonly TournamentPairing[]
  /** The standings after all results so far, the best first. Empty before the start. */
  readonly standings: readonly TournamentStanding[]
  /** The people who may not meet, for the opener. Others see none. */
  readonly apart: readonly ApartPair[]
  /**
   * The link, with which people see a tournament that is not listed. Only those who take part see
   * it.
   */
  readonly link: string | null
}

/** The tournaments to list. */
export interface TournamentQuery {
  /** Lists tournaments of this game only. */
  readonly game?: string | undefined
  /** Lists tournaments after a page: its `next`. */
  readonly after?: string | undefined
  /** The most tournaments to list, 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A page of the list of tournaments, the newest first. */
export interface TournamentPage {
  /** The tournaments. */
  readonly tournaments: readonly TournamentSummary[]
  /** The value of `after` for the next page; `null` if this is the last. */
  readonly next: string | null
}

/** A person's part in a tournament. */
export interface TournamentRequest {
  /** The name of the tournament. */
  readonly tournament: string
  /** The link of the tournament, if the person came by it. */
  readonly link?: string | undefined
}

/** A request to remove a person from a tournament. */
export interface RemoveFromTournamentRequest extends TournamentRequest {
  /** The person to remove. */
  readonly person: string
}

/** A request to say who may not meet. */
export interface KeepApartRequest extends TournamentRequest {
  /** All pairs of people who may not meet from the next round on. */
  readonly apart: readonly ApartPair[]
}
