import type { Prompt } from '../prompt.js'
import type { RoleName } from '../roles.js'
import type { Clock, Timer } from '../table/clock.js'
import type { SeatNumber, Table } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'

/** The public part of a table. */
export type PublicTable = Omit<Table, 'silence'>

/** A deadline as a viewer sees it: not when it was started, since that may tell who has acted. */
export type DeadlineView<Name extends string = string> = Omit<Timer<Name>, 'started'>

/** The common part of all views; `role` tells them apart. */
export interface GameView {
  /** As whom one looks. */
  readonly role: 'public' | 'seat' | 'referee' | 'person'
  /** The seat, where one looks as its holder. */
  readonly seat?: SeatNumber
  /** Seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView[]
  /** How it ended, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * The part of a state that the program that runs a match needs, for any game: seats, deadlines,
 * open prompts. Keep it on the server; it is never for a page.
 */
export interface MatchStatus {
  /** Seats, referees, pauses. */
  readonly table: Table
  /** The time of the last entry, and the deadlines. */
  readonly clock: Clock
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Prompt[]
  /** How it ended, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * How urgent an action is. `'required'`: play waits for it, or something happens by default if it
 * is not done. `'oneOf'`: one of several actions with the same actor and deadline is enough.
 * `'optional'`: the actor is free to do it.
 */
export type Need = 'required' | 'oneOf' | 'optional'

/** Something that somebody must or may do now. */
export interface PendingAction {
  /** The type of the move, or the name of the prompt. */
  readonly action: string
  /** The actor: a seat, the referee, the host, a role outside the table, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'host' | 'anyone' | (RoleName & {})
  /** How urgent it is. */
  readonly need: Need
  /** The deadline, milliseconds UTC; `null` if there is none or the clock is paused. */
  readonly deadline: Timestamp | null
  /** The number of the prompt, or `null` for a move. */
  readonly prompt: number | null
}

/** Chooses one of `of` things: an integer `0 … of - 1`. */
export type RandomInt = (of: number) => number

/** The legal moves of a seat: those without fault or fine. */
export interface LegalMoves<Move = unknown> {
  /** The moves that are listed: all of them where the list is `complete`, else some or none. */
  readonly moves: readonly Move[]
  /** Whether the list holds every legal move, except those of the types in `alsoLegal`. */
  readonly complete: boolean
  /**
   * The types of moves that are legal now, and never listed nor sampled, since nobody needs them to
   * play on: concessions, questions, claims.
   */
  readonly alsoLegal: readonly string[]
  /** One legal move at random, or `undefined` if there is none. It need not be in the list. */
  sample(choose: RandomInt): Move | undefined
}
