import type { LogEntry } from '../entry.js'
import type { TableSetup } from '../game/game.js'
import type { Contributions } from '../prompt.js'
import type { Timestamp } from '../time.js'

/**
 * The state at which the log begins, if a match has lost its older log or was imported without it.
 */
export interface Checkpoint<State = unknown> {
  /** The number of entries before it. */
  readonly entries: number
  /** The state after them. */
  readonly state: State
}

/**
 * The proof that a match's chance was fair: a commitment to a secret from before the first draw, and
 * the secret itself once the match is over.
 */
export interface MatchChance {
  /** The name and version of the way in which chance is derived. */
  readonly scheme: string
  /**
   * When the match committed to its secret, milliseconds since the epoch, UTC: at its start, unless it
   * was announced before.
   */
  readonly committedAt: Timestamp
  /** The SHA-256 of the match's secret, 64 hexadecimal digits. */
  readonly commitment: string
  /** The contributions of participants before the first draw, by their names. */
  readonly contributions: Contributions
  /** The match's secret, 64 hexadecimal digits. `null` until the match is over. */
  readonly secret: string | null
}

/** The declaration of a host at the start of a match. Its signatures cover it. */
export interface MatchDeclaration {
  /** A random text, so that nobody can guess the start of a match from its hash. */
  readonly salt: string
  /**
   * The public keys with which people sign their actions, 64 hexadecimal digits each, by person.
   */
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** The programs that act for participants, by person. */
  readonly automated: Readonly<Record<string, string>>
  /**
   * The SHA-256 of the words of each dictionary that a program opens, 64 hexadecimal digits, by the
   * name of the dictionary; `null` if it is unknown.
   */
  readonly dictionaries: Readonly<Record<string, string | null>>
  /**
   * The number of entries that were imported from elsewhere; `null` if the match was started here.
   */
  readonly imported: number | null
  /**
   * The people behind the players of an anonymous match, by the names under which they play. Nobody
   * sees it before the end. Absent if people play under their own names.
   */
  readonly masks?: Readonly<Record<string, string>>
}

/**
 * A complete match: its set-up, its options and its log. It is an immutable value that consists of
 * data alone. Its `log` is assembled when you first read it, so a step costs the same after ten
 * thousand entries. `JSON.stringify`, `structuredClone` and a spread read it.
 */
export interface Match<State = unknown, Move = unknown> {
  /** The match's id, on which its chance depends. No two matches have the same id. */
  readonly id: string
  /** The game's id. */
  readonly game: string
  /** The game's revision. */
  readonly revision: number
  /** The set-up. */
  readonly table: TableSetup
  /** The options as they were passed. `{}` stands for the defaults. */
  readonly options: unknown
  /** The position from which it started, or `null` for the beginning. */
  readonly position: unknown
  /** The proof of its chance. Absent if the referee made no commitment. */
  readonly chance?: MatchChance
  /** The host's declaration at the start. Absent if nobody declared anything. */
  readonly declaration?: MatchDeclaration
  /** The state at which the log begins, or `null` if the log begins at the start. */
  readonly checkpoint: Checkpoint<State> | null
  /** All entries since the checkpoint or the start, in order. */
  readonly log: readonly LogEntry<Move>[]
  /** The state after the whole log. */
  readonly state: State
}
