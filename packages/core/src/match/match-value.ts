import type { LogEntry } from '../entry.js'
import type { TableSetup } from '../game/game.js'
import type { Contributions } from '../prompt.js'
import type { Timestamp } from '../time.js'

/** Where a match goes on that has lost its older log, or was taken up without it. */
export interface Checkpoint<State = unknown> {
  /** How many entries came before. */
  readonly entries: number
  /** The state after them. */
  readonly state: State
}

/**
 * What proves that a match's chance was fair: a commitment from before the first draw, and from the
 * end on the secret that it commits to.
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
  /** What participants gave before the first draw, by their names. */
  readonly contributions: Contributions
  /** The match's secret, 64 hexadecimal digits; `null` until the match is over. */
  readonly secret: string | null
}

/**
 * One instance of a game, whole: who sat down, what was settled, everything that happened. An
 * immutable value, made of data alone. Its `log` is put together when it is first read, so that a step
 * costs the same after ten thousand entries; `JSON.stringify`, `structuredClone` and a spread read it.
 */
export interface Match<State = unknown, Move = unknown> {
  /** Its id, on which its chance depends: no two matches have the same. */
  readonly id: string
  /** The game's id. */
  readonly game: string
  /** The game's revision. */
  readonly revision: number
  /** The set-up. */
  readonly table: TableSetup
  /** The options as they were given; `{}` for the defaults. */
  readonly options: unknown
  /** The position from which it started, or `null` for the beginning. */
  readonly position: unknown
  /** What proves its chance; absent where the referee made no commitment. */
  readonly chance?: MatchChance
  /** Where the log begins; `null` for the start. */
  readonly checkpoint: Checkpoint<State> | null
  /** Everything that has happened since, in order. */
  readonly log: readonly LogEntry<Move>[]
  /** The state after the whole log. */
  readonly state: State
}
