import type { Timestamp } from '../time.js'

/**
 * The result of a game: the winners, and what the game's own rule awards to whom. It knows nothing
 * of months, caps or other matches; a ledger of the society books it.
 *
 * @typeParam Cited - the clauses that awards may cite
 */
export interface Outcome<Cited extends string = string> {
  /** When the game ended, milliseconds since the epoch, UTC; the month of its awards. */
  readonly at: Timestamp
  /** The names of the winners: one, several who share the win, or none. Bots never stand here. */
  readonly winners: readonly string[]
  /** Groups of equals by name, best first; empty where the rule ranks nobody but the winner. */
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
 * Points of Ackanomic added to players' scores, or subtracted from them. (Gamepoints are General
 * Equipment, stay inside the instance, and are never an award.)
 */
export interface PointsAward<Cited extends string = string> {
  /** Always `'points'`. */
  readonly award: 'points'
  /**
   * The equals whom one sentence of the rule names, mostly a single player; `null` for a receiver
   * who is nobody, such as a bot. Where a cap cuts, they share alike.
   */
  readonly to: readonly (string | null)[]
  /** Whole points for each of them; negative where the rule subtracts. */
  readonly each: number
  /** The clause that gives them. */
  readonly clause: Cited
}

/** A$ from the Treasury; also what a rule pays without naming a source. */
export interface TreasuryAward<Cited extends string = string> {
  /** Always `'treasury'`. */
  readonly award: 'treasury'
  /** As in {@link PointsAward}; `null` also stands for an office that nobody holds. */
  readonly to: readonly (string | null)[]
  /** Whole A$ for each of them, 0 or more. */
  readonly each: number
  /**
   * The capacity in which they are paid. With `'game'` the money goes to the Game itself (`to` is
   * `[null]`), and the Game spends it; what it passes on to a person is an award to that person.
   */
  readonly as: 'player' | 'referee' | 'game'
  /** The clause that gives them. */
  readonly clause: Cited
}

/** A$ moved between two participants: an entry fee, a stake, a reward, a penalty. */
export interface TransferAward<Cited extends string = string> {
  /** Always `'transfer'`. */
  readonly award: 'transfer'
  /** The person who pays. */
  readonly from: string
  /** The person who is paid; `null` if there is nobody to be paid, and then nothing moves. */
  readonly to: string | null
  /** Whole A$, 0 or more. */
  readonly amount: number
  /**
   * When it moved, milliseconds since the epoch, UTC, if that was before the end: an exhibition
   * declared later does not undo it. `null`: at the end.
   */
  readonly at: Timestamp | null
  /** The clause that moves them. */
  readonly clause: Cited
}

/** The Trophy that the Game names for its winner; whether it is given, rule 1250.2 says. */
export interface TrophyAward<Cited extends string = string> {
  /** Always `'trophy'`. */
  readonly award: 'trophy'
  /** `'standard'`, or the name of a kind of Trophy such as `'Golden Knife'`. */
  readonly trophy: string
  /** The winner: the person who acts in the winning seat, also a Substitute; `null` for nobody. */
  readonly to: string | null
  /** The clause that gives it. */
  readonly clause: Cited
}

/** Everything that the society's books must know of a finished match. */
export interface ResultRecord<Cited extends string = string> {
  /** The class: the name of the rule that defines the Game, such as `'1250.7'`. */
  readonly game: string
  /** The instance's own name, unique in a ledger: it is booked once. */
  readonly match: string
  /** When the instance started, milliseconds since the epoch, UTC. */
  readonly startedAt: Timestamp
  /** How many players it had when it started; no bots, nobody who joined later. */
  readonly starters: number
  /** Everybody who took part as a player: who left, joined late or was a Substitute too. */
  readonly players: readonly string[]
  /** The referees at the end. */
  readonly referees: readonly string[]
  /** Whether the Game's rules expressly let a referee play. */
  readonly refereesMayPlay: boolean
  /** Whether it was a Duel. */
  readonly duel: boolean
  /** When it was declared an exhibition, milliseconds since the epoch, UTC; `null`: it was none. */
  readonly exhibition: Timestamp | null
  /** The result that the engine reported. */
  readonly outcome: Outcome<Cited>
}
