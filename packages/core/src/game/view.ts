import type { Prompt } from '../prompt.js'
import type { RoleName } from '../roles.js'
import type { Clock, Timer } from '../table/clock.js'
import type { SeatNumber, Table } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'

/** What everybody may know of the table. */
export type PublicTable = Omit<Table, 'silence'>

/** A deadline as a viewer sees it: not when it was started, since that may tell who has acted. */
export type DeadlineView<Name extends string = string> = Omit<Timer<Name>, 'started'>

/** What the views of all games have in common, told apart by `role`. */
export interface GameView {
  /** As whom one looks. */
  readonly role: 'public' | 'seat' | 'referee' | 'person'
  /** The seat, where one looks as its holder. */
  readonly seat?: SeatNumber
  /** Seats, referees, halts. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView[]
  /** How it ended, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * What whoever runs a match must know of a state, whatever the game: who sits where, when something
 * falls due, what is asked. It is for the house alone, and never for a page.
 */
export interface MatchStatus {
  /** Seats, referees, halts. */
  readonly table: Table
  /** The time of the last entry, and the deadlines. */
  readonly clock: Clock
  /** The open prompts, in the order in which they were put. */
  readonly openPrompts: readonly Prompt[]
  /** How it ended, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/**
 * How much something is wanted: `'must'` where play waits for it, or something happens by default
 * when it is not done; `'one of'` where one of several is enough, all those of the same person with
 * the same end; `'may'` where it is left to choice.
 */
export type Need = 'required' | 'oneOf' | 'optional'

/** Something that is wanted of somebody. */
export interface PendingAction {
  /** What, in a word of the game's: the type of the move, or the name of the prompt. */
  readonly action: string
  /** Of whom: a seat, the referee, the host, an office of the society, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'host' | 'anyone' | (RoleName & {})
  /** How much. */
  readonly need: Need
  /** Until when, milliseconds UTC; `null` where there is no end or the clock is halted. */
  readonly deadline: Timestamp | null
  /** The prompt to be answered, or `null` where a move is wanted. */
  readonly prompt: number | null
}

/** Chooses one of `of` things: an integer `0 … of - 1`. */
export type RandomInt = (of: number) => number

/** What a seat may do now, free of fault and fine. */
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
  /** One legal move, or `undefined` when there is none: of the list, or beyond it. */
  sample(choose: RandomInt): Move | undefined
}
