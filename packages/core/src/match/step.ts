import type { LogEntry } from '../entry.js'
import type { TableSetup } from '../game/game.js'
import type { Announcement, AnyPost } from '../game/post.js'
import type { Inquiry } from '../inquiry.js'
import type { Rejection } from '../rejection.js'

/** Where a match goes on that has lost its older log, or was taken up without it. */
export interface Checkpoint<State = unknown> {
  /** How many entries came before. */
  readonly entries: number
  /** The state after them. */
  readonly state: State
}

/**
 * One instance of a game, whole: who sat down, what was settled, everything that happened. Plain
 * JSON, frozen; it holds no function and no generator.
 */
export interface Match<State = unknown, Move = unknown> {
  /** The game's id. */
  readonly game: string
  /** The game's revision. */
  readonly revision: number
  /** The start announcement. */
  readonly table: TableSetup
  /** The options as they were given; `{}` for the defaults. */
  readonly options: unknown
  /** The position from which it started, or `null` for the beginning. */
  readonly position: unknown
  /** Where the log begins; `null` for the start. */
  readonly base: Checkpoint<State> | null
  /** Everything that has happened since, in order. */
  readonly log: readonly LogEntry<Move>[]
  /** The state after the whole log. */
  readonly state: State
}

/** An answer of a given referee's that did not fit; the inquiry stays open. */
export interface UnfitAnswer {
  /** The inquiry. */
  readonly asked: Inquiry
  /** Why the answer was refused. */
  readonly rejection: Rejection
}

/** What comes of a match that goes on. */
export interface MatchStep<State = unknown, Move = unknown, Said extends AnyPost = AnyPost> {
  /** The match as it now stands. */
  readonly match: Match<State, Move>
  /** Who is told what, in order. */
  readonly posts: readonly Announcement<Said>[]
  /**
   * What was added to the log: the entry, the time entries before it, the rulings. Who keeps the
   * log entry by entry appends these.
   */
  readonly recorded: readonly LogEntry<Move>[]
  /** Answers of the given referee's that did not fit: a fault of its, to be mended. */
  readonly unfit: readonly UnfitAnswer[]
  /** Whether the key was in the log already, so that nothing was played. */
  readonly repeated: boolean
}
