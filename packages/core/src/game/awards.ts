import type { Timestamp } from '../time.js'

/**
 * The result of a game: the winners, and the awards that the game's own rule gives. It takes no
 * account of months, caps or other matches. The society's ledger does that when it books the
 * result.
 *
 * @typeParam Cited - the clauses that awards may cite
 */
export interface Outcome<Cited extends string = string> {
  /**
   * The time at which the game ended, in milliseconds since the epoch, UTC. It determines the month
   * of the awards.
   */
  readonly at: Timestamp
  /** The names of the winners: one, several who share the win, or none. A bot is never listed. */
  readonly winners: readonly string[]
  /**
   * The ranking, best first, as groups of names with equal rank. It is empty if the rule ranks
   * nobody but the winner.
   */
  readonly ranking: readonly (readonly string[])[]
  /** The awards, in the order in which the rule lists them; caps are applied in that order. */
  readonly awards: readonly Award<Cited>[]
}

/** Anything that a Game may give, take or move (rule 1250.1, section IV, and 1250.2). */
export type Award<Cited extends string = string> =
  | PointsAward<Cited>
  | TreasuryAward<Cited>
  | TransferAward<Cited>
  | TrophyAward<Cited>

/**
 * Points of Ackanomic, added to or subtracted from players' scores. (Gamepoints are General
 * Equipment. They stay inside the match and are never an award.)
 */
export interface PointsAward<Cited extends string = string> {
  /** Always `'points'`. */
  readonly award: 'points'
  /**
   * The people whom one sentence of the rule names together, usually a single player. `null` stands
   * for a receiver who is no person, such as a bot. If a cap reduces the award, they share it
   * equally.
   */
  readonly to: readonly (string | null)[]
  /** Whole points for each of them. Negative if the rule subtracts. */
  readonly each: number
  /** The clause that gives them. */
  readonly clause: Cited
}

/** A$ paid by the Treasury. A rule that names no source pays from here, too. */
export interface TreasuryAward<Cited extends string = string> {
  /** Always `'treasury'`. */
  readonly award: 'treasury'
  /** The people who are paid, as in {@link PointsAward}. `null` also stands for a vacant office. */
  readonly to: readonly (string | null)[]
  /** Whole A$ for each of them, 0 or more. */
  readonly each: number
  /**
   * The capacity in which they are paid. With `'game'`, the money goes to the Game itself (`to` is
   * `[null]`), and the Game spends it. What the Game passes on to a person is an award to that
   * person.
   */
  readonly as: 'player' | 'referee' | 'game'
  /** The clause that gives them. */
  readonly clause: Cited
}

/** A$ moved from one participant to another: an entry fee, a stake, a reward or a penalty. */
export interface TransferAward<Cited extends string = string> {
  /** Always `'transfer'`. */
  readonly award: 'transfer'
  /** The person who pays. */
  readonly from: string
  /** The person who is paid. If it is `null`, nobody can be paid, and nothing moves. */
  readonly to: string | null
  /** Whole A$, 0 or more. */
  readonly amount: number
  /**
   * The time at which the money moved, if that was before the end, in milliseconds since the epoch,
   * UTC. A later declaration of an exhibition does not undo such a transfer. `null` means at the
   * end.
   */
  readonly at: Timestamp | null
  /** The clause that moves them. */
  readonly clause: Cited
}

/** The Trophy that the Game names for its winner. Rule 1250.2 decides whether it is given. */
export interface TrophyAward<Cited extends string = string> {
  /** Always `'trophy'`. */
  readonly award: 'trophy'
  /** `'standard'`, or the name of a kind of Trophy such as `'Golden Knife'`. */
  readonly trophy: string
  /**
   * The winner: the person who acts in the winning seat, who may be a Substitute. `null` stands for
   * nobody.
   */
  readonly to: string | null
  /** The clause that gives it. */
  readonly clause: Cited
}

/** Everything that the society's books need to know about a finished match. */
export interface ResultRecord<Cited extends string = string> {
  /** The class: the name of the rule that defines the Game, such as `'1250.7'`. */
  readonly game: string
  /** The match's own name, unique in a ledger, which books it once. */
  readonly match: string
  /** The time at which the match started, in milliseconds since the epoch, UTC. */
  readonly startedAt: Timestamp
  /** The number of players at the start. Bots and later joiners don't count. */
  readonly starters: number
  /**
   * Everybody who took part as a player, including those who left, those who joined late, and
   * Substitutes.
   */
  readonly players: readonly string[]
  /** The referees at the end. */
  readonly referees: readonly string[]
  /** Whether the Game's rules expressly let a referee play. */
  readonly refereesMayPlay: boolean
  /** Whether it was a Duel. */
  readonly duel: boolean
  /**
   * The time at which the match was declared an exhibition, in milliseconds since the epoch, UTC.
   * `null` if it was not.
   */
  readonly exhibition: Timestamp | null
  /** The result that the engine reported. */
  readonly outcome: Outcome<Cited>
}
