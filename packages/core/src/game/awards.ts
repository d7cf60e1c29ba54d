import type { Timestamp } from '../time.js'

/** The result of a game by its own rule. The society's ledger applies months and caps later. */
export interface Outcome<Cited extends string = string> {
  /** The end of the game, which determines the month of the awards. */
  readonly at: Timestamp
  /** The winners: one, several who share the win, or none. A bot is never listed. */
  readonly winners: readonly string[]
  /** Groups of names with equal rank, best first. Empty if the rule ranks only the winner. */
  readonly ranking: readonly (readonly string[])[]
  /** The awards, in the rule's order, in which caps are applied. */
  readonly awards: readonly Award<Cited>[]
}

/** Anything that a Game may give, take or move (1250.1 IV and 1250.2). */
export type Award<Cited extends string = string> =
  | PointsAward<Cited>
  | TreasuryAward<Cited>
  | TransferAward<Cited>
  | TrophyAward<Cited>

/** Points of Ackanomic, added to scores. (Gamepoints stay inside the match: never an award.) */
export interface PointsAward<Cited extends string = string> {
  readonly award: 'points'
  /** The people named by one sentence of the rule; they share a cap equally. `null`: no person. */
  readonly to: readonly (string | null)[]
  /** Whole points for each. Negative if the rule subtracts. */
  readonly each: number
  readonly clause: Cited
}

/** A$ paid by the Treasury, also if a rule names no source. */
export interface TreasuryAward<Cited extends string = string> {
  readonly award: 'treasury'
  /** The people, as in {@link PointsAward}. `null` also means a vacant office. */
  readonly to: readonly (string | null)[]
  readonly each: number
  /** The capacity in which they are paid. `'game'`: the Game itself spends it; `to` is `[null]`. */
  readonly as: 'player' | 'referee' | 'game'
  readonly clause: Cited
}

/** A$ moved between participants: an entry fee, a stake, a reward or a penalty. */
export interface TransferAward<Cited extends string = string> {
  readonly award: 'transfer'
  readonly from: string
  /** The person who is paid, or `null` if nobody can be, and nothing moves. */
  readonly to: string | null
  /** Whole A$, 0 or more. */
  readonly amount: number
  /** The time of a payment before the end, which no later exhibition undoes; `null`: at the end. */
  readonly at: Timestamp | null
  readonly clause: Cited
}

/** The Trophy for the winner. Rule 1250.2 decides whether it is given. */
export interface TrophyAward<Cited extends string = string> {
  readonly award: 'trophy'
  /** `'standard'`, or the name of a kind of Trophy such as `'Golden Knife'`. */
  readonly trophy: string
  /** The person who acts in the winning seat, who may be a Substitute, or `null`. */
  readonly to: string | null
  readonly clause: Cited
}

/** Everything that the society's books need to know about a finished match. */
export interface ResultRecord<Cited extends string = string> {
  /** The class: the name of the rule that defines the Game, such as `'1250.7'`. */
  readonly game: string
  /** The name of the match, unique in a ledger. */
  readonly match: string
  readonly startedAt: Timestamp
  /** The number of players at the start, without bots and joiners. */
  readonly starters: number
  /** Everybody who was a player, with those who left or joined, and Substitutes. */
  readonly players: readonly string[]
  readonly referees: readonly string[]
  readonly refereesMayPlay: boolean
  readonly duel: boolean
  /** The time of its declaration, or `null`. */
  readonly exhibition: Timestamp | null
  readonly outcome: Outcome<Cited>
}
