import type { RoleName } from './roles.js'
import type { Timestamp } from './time.js'

/**
 * Somebody makes a move: the holder of a seat, the referee unasked, the holder of a role outside the
 * table, or anyone whom the rule lets act.
 */
export interface MoveEntry<Move> {
  /** The kind of entry. */
  readonly kind: 'move'
  /** When, milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The person. */
  readonly by: string
  /** The role outside the table in whose name the person acts; left out for a player or referee. */
  readonly as?: RoleName
  /** The move. */
  readonly move: Move
  /** The sender's own key, under which it counts once. */
  readonly idempotencyKey?: string
}

/** An answer to a prompt that the engine put. */
export interface AnswerEntry extends Pick<MoveEntry<never>, 'at' | 'idempotencyKey'> {
  /** The kind of entry. */
  readonly kind: 'answer'
  /** The person who answers; `null` for the host. */
  readonly by: string | null
  /** The id of the prompt. */
  readonly prompt: number
  /** The answer, in the shape that the prompt's question asks for. */
  readonly answer: unknown
}

/** The clock: it is now `at`. Deadlines fall due, defaults happen. */
export interface TimeEntry {
  /** The kind of entry. */
  readonly kind: 'time'
  /** The present time, milliseconds since the epoch, UTC. */
  readonly at: Timestamp
}

/**
 * What happens around the table (1250.1 VI to X):
 *
 * - `join`: `person` comes in, where the game allows it; `join` is what the game wants of a joiner.
 * - `leave`: `persons` leave the match, or the whole community; several at once too. Always possible.
 * - `vacation`: `person` goes on vacation, and may name a willing Substitute.
 * - `substitute`: an absent player's seat gets a willing Substitute later, or another one.
 * - `return`: `person` is back from vacation.
 * - `activity`: `person` turns inactive or active.
 * - `referee resigns`: `person` gives up the office.
 * - `referee found`: a willing `person` takes the office.
 * - `silence`: `by`, a player, points out that the referee has been silent for more than a week.
 * - `inquire`: a role that may asks the silent referee whether they go on.
 * - `continue`: the referee `person` says that they go on (resigning is `referee resigns`).
 * - `dispute`: `by` raises a dispute; play is suspended.
 * - `decision`: a role that may settles it.
 * - `exhibition`: a role that may declares the match an exhibition.
 */
export type RosterEvent<Join = unknown> =
  | { readonly type: 'join'; readonly person: string; readonly join: Join }
  | {
      readonly type: 'leave'
      readonly persons: readonly string[]
      readonly from: 'match' | 'community'
    }
  | { readonly type: 'vacation'; readonly person: string; readonly substitute?: Substitute }
  | { readonly type: 'substitute'; readonly person: string; readonly substitute: Substitute }
  | { readonly type: 'return'; readonly person: string }
  | { readonly type: 'activity'; readonly person: string; readonly active: boolean }
  | { readonly type: 'referee resigns'; readonly person: string }
  | { readonly type: 'referee found'; readonly person: string; readonly willing: boolean }
  | { readonly type: 'silence'; readonly by: string }
  | { readonly type: 'inquire'; readonly as: RoleName }
  | { readonly type: 'continue'; readonly person: string }
  | { readonly type: 'dispute'; readonly by: string }
  | { readonly type: 'decision'; readonly as: RoleName }
  | { readonly type: 'exhibition'; readonly as: RoleName }

/** Somebody who is to act in an absent player's stead. */
export interface Substitute {
  /** The person. */
  readonly person: string
  /** Whether they have agreed (1250.1 VI.c). */
  readonly agrees: boolean
}

/** Something happens around the table. */
export interface RosterEntry<Join = unknown>
  extends Pick<MoveEntry<never>, 'at' | 'idempotencyKey'> {
  /** The kind of entry. */
  readonly kind: 'roster'
  /** The event. */
  readonly event: RosterEvent<Join>
}

/** Whatever happens at a table arrives as one of these four, and there is no other way in. */
export type LogEntry<Move = unknown, Join = unknown> =
  | MoveEntry<Move>
  | AnswerEntry
  | TimeEntry
  | RosterEntry<Join>

/**
 * A role that may make a move: the holder of a seat, a referee, anybody, or the holder of a named
 * role outside the table.
 */
export type Role = 'seat' | 'referee' | 'anyone' | (RoleName & {})
