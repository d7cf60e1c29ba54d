import type { LogEntry } from '../entry.js'
import type { RosterSetup } from '../game/game.js'
import type { Contributions } from '../prompt.js'
import type { Timestamp } from '../time.js'

/** The state at which the log begins, if a match has lost or never had its older log. */
export interface Checkpoint<State = unknown> {
  readonly entries: number
  readonly state: State
}

/** The proof that chance was fair: a commitment, and the secret once the match is over. */
export interface MatchChance {
  /** The name and version of the derivation. */
  readonly scheme: string
  /** The time of the commitment: the start, unless it was announced before. */
  readonly committedAt: Timestamp
  /** The SHA-256 of the secret, 64 hexadecimal digits. */
  readonly commitment: string
  /** The contributions before the first draw, by name. */
  readonly contributions: Contributions
  /** The secret, 64 hexadecimal digits. `null` until the match is over. */
  readonly secret: string | null
}

/** The declaration of a host at the start. Its signatures cover it. */
export interface MatchDeclaration {
  /** A random text, so that nobody can guess the start from its hash. */
  readonly salt: string
  /** The public keys with which people sign, 64 hexadecimal digits each, by person. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** The programs that act for participants, by person. */
  readonly automated: Readonly<Record<string, string>>
  /** The SHA-256 of each dictionary's words, 64 hexadecimal digits, by name; `null` if unknown. */
  readonly dictionaries: Readonly<Record<string, string | null>>
  /** The number of imported entries; `null` if the match was started here. */
  readonly imported: number | null
  /** The people behind the names of an anonymous match, which nobody sees before the end. */
  readonly masks?: Readonly<Record<string, string>>
}

/**
 * A complete match: an immutable value of plain data. `log` is assembled when you first read it,
 * which `JSON.stringify`, `structuredClone` and a spread do, too.
 */
export interface Match<State = unknown, Move = unknown> {
  /** The id, on which chance depends. No two matches have the same. */
  readonly id: string
  readonly game: string
  readonly revision: number
  readonly roster: RosterSetup
  /** The options as they were passed. `{}` means the defaults. */
  readonly options: unknown
  /** The position from which it started, or `null`. */
  readonly position: unknown
  /** Absent if the referee made no commitment. */
  readonly chance?: MatchChance
  /** Absent if the host declared nothing. */
  readonly declaration?: MatchDeclaration
  /** `null` if the log begins at the start. */
  readonly checkpoint: Checkpoint<State> | null
  /** All entries since the checkpoint or the start. */
  readonly log: readonly LogEntry<Move>[]
  readonly state: State
}
