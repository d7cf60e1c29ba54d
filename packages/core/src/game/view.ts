import type { Prompt } from '../prompt.js'
import type { RoleName } from '../roles.js'
import type { Clock, Timer } from '../table/clock.js'
import type { SeatNumber, Table } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'

/** The public part of a table. */
export type PublicTable = Omit<Table, 'silence'>

/** A deadline as a viewer sees it. It lacks the start time, which could reveal who has acted. */
export type DeadlineView<Name extends string = string> = Omit<Timer<Name>, 'started'>

/** The part that all views have in common. `role` tells views apart. */
export interface GameView {
  /** The role of the viewer. */
  readonly role: 'public' | 'seat' | 'referee' | 'person'
  /** The seat, if the viewer is its holder. */
  readonly seat?: SeatNumber
  /** The public part of the table: seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView[]
  /** The result of the game, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * The part of a state that a program needs to run a match of any game: the table, deadlines and
 * open prompts. Keep it on the server, and never send it to a page.
 */
export interface MatchStatus {
  /** The table: seats, referees, pauses. */
  readonly table: Table
  /** The time of the last entry, and the deadlines. */
  readonly clock: Clock
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Prompt[]
  /** The result of the game, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * How urgent an action is. `'required'`: play waits for it, or a default happens if it is not done.
 * `'oneOf'`: one of several actions with the same actor and deadline is enough. `'optional'`: the
 * actor is free to do it.
 */
export type Need = 'required' | 'oneOf' | 'optional'

/** Something that somebody must or may do now. */
export interface PendingAction {
  /** The type of the move, or the name of the prompt. */
  readonly action: string
  /** The actor: a seat, the referee, the host, a role outside the table, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'host' | 'anyone' | (RoleName & {})
  /** The urgency of the action. */
  readonly need: Need
  /**
   * The deadline, in milliseconds since the epoch, UTC. `null` if there is none or the clock is
   * paused.
   */
  readonly deadline: Timestamp | null
  /** The number of the prompt, or `null` for a move. */
  readonly prompt: number | null
}

/** Returns a random integer from 0 to `of - 1`, to choose one of `of` things. */
export type RandomInt = (of: number) => number

/** The legal moves of a seat. Moves that count as faults or are fined are not among them. */
export interface LegalMoves<Move = unknown> {
  /** The listed moves: all legal moves if `complete` is `true`, otherwise some or none. */
  readonly moves: readonly Move[]
  /** Whether the list holds every legal move, apart from those of the types in `alsoLegal`. */
  readonly complete: boolean
  /**
   * Types of moves that are legal now but neither listed nor sampled, because nobody needs them to
   * play on: concessions, questions, claims.
   */
  readonly alsoLegal: readonly string[]
  /**
   * Returns a random legal move, or `undefined` if there is none. The move need not be in the list.
   */
  sample(choose: RandomInt): Move | undefined
}
