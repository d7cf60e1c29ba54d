import type { RoleName } from './roles.js'
import type { Timestamp } from './time.js'

/** A move by a seat's holder, the referee, a role's holder, or anyone whom the rule allows. */
export interface MoveEntry<Move> {
  readonly kind: 'move'
  readonly at: Timestamp
  readonly by: string
  /** The role outside the match in which the person acts; absent for a player or a referee. */
  readonly as?: RoleName
  readonly move: Move
  readonly idempotencyKey?: string
  readonly signed?: SignedAction
}

/** An action as its sender signed it. */
export interface SignedAction {
  readonly action: unknown
  readonly key: string
  readonly signature: string
}

type SentFields = 'at' | 'idempotencyKey' | 'signed'

/** An answer to a prompt. */
export interface AnswerEntry extends Pick<MoveEntry<never>, SentFields> {
  readonly kind: 'answer'
  readonly by: string | null
  readonly prompt: number
  readonly answer: unknown
}

/** The passing of time: deadlines up to `at` fall due. */
export interface TimeEntry {
  readonly kind: 'time'
  readonly at: Timestamp
}

/**
 * A change of the roster (1250.1 VI to X):
 *
 * - `join`: `person` joins the match, if the game allows it. `join` holds what the game requires of
 *   a joiner.
 * - `leave`: `persons`, one or several at once, leave the match or the whole community. This is
 *   always possible.
 * - `vacation`: `person` goes on vacation, and may name a willing Substitute.
 * - `substitute`: the seat of an absent player gets a willing Substitute later, or another one.
 * - `return`: `person` returns from vacation.
 * - `activity`: `person` becomes inactive or active.
 * - `refereeResigns`: the referee `person` resigns.
 * - `refereeFound`: `person` agrees to be referee.
 * - `silence`: the player `by` points out that the referee has been silent for more than a week.
 * - `inquire`: an authorized role asks the silent referee whether they will continue.
 * - `continue`: the referee `person` confirms that they will continue. (To resign, use
 *   `refereeResigns`.)
 * - `dispute`: the player `by` raises a dispute, and play is suspended.
 * - `decision`: an authorized role settles the dispute.
 * - `exhibition`: an authorized role declares the match an exhibition.
 * - `newKey`: from now on, `person` may sign actions with another key, such as that of a new device.
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
  | { readonly type: 'refereeResigns'; readonly person: string }
  | { readonly type: 'refereeFound'; readonly person: string; readonly willing: boolean }
  | { readonly type: 'silence'; readonly by: string }
  | { readonly type: 'inquire'; readonly as: RoleName }
  | { readonly type: 'continue'; readonly person: string }
  | { readonly type: 'dispute'; readonly by: string }
  | { readonly type: 'decision'; readonly as: RoleName }
  | { readonly type: 'exhibition'; readonly as: RoleName }
  | { readonly type: 'newKey'; readonly person: string; readonly key: string }

export interface Substitute {
  readonly person: string
  /** Whether they have agreed (1250.1 VI.c). */
  readonly agrees: boolean
}

/** A log entry that records a roster event. */
export interface RosterEntry<Join = unknown> extends Pick<MoveEntry<never>, SentFields> {
  readonly kind: 'roster'
  readonly event: RosterEvent<Join>
}

/** An entry of the log. Everything that happens in a match is an entry. */
export type LogEntry<Move = unknown, Join = unknown> =
  | MoveEntry<Move>
  | AnswerEntry
  | TimeEntry
  | RosterEntry<Join>

/** A role that may make a move. */
export type Role = 'seat' | 'referee' | 'anyone' | (RoleName & {})
