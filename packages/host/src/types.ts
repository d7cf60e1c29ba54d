import type { Rejection, Timestamp } from '@ackanomic/core'
import type { Api, Operations } from './contract/operation.js'
import type { Modules } from './modules.js'
import type { hostOperations } from './operations.js'

/** What one run of due jobs did. */
export interface JobReport {
  /** The number of matches in which deadlines fell due. */
  readonly deadlines: number
  /** The number of times that a bot acted. */
  readonly botMoves: number
  /** The number of deliveries that succeeded. */
  readonly delivered: number
  /** The number of deliveries that failed. They are retried or given up. */
  readonly failed: number
  /** When the next job is due, in milliseconds since the epoch, UTC. `null` if none is known. */
  readonly next: Timestamp | null
}

/**
 * A change of a match, or a revocation of a person's tokens. It reveals that something secret may
 * have happened, so use it only to refresh pages, and do not pass it on.
 */
export interface ChangeEvent {
  /** The match. `null` if changes may have been missed, so that everything must be refreshed. */
  readonly match: string | null
  /** The people who were notified. `null` if it may be anybody. */
  readonly recipients: readonly string[] | null
  /** The person whose tokens were revoked. `null` if the change is one of a match. */
  readonly revoked: string | null
  /** The session that has ended. `null` if all tokens of the person were revoked, or none. */
  readonly session: string | null
}

/**
 * A host of many matches. Its methods may be called concurrently and, on PostgreSQL,
 * from several processes.
 */
export interface Host extends Api<typeof hostOperations> {
  /** Its operations, and those of its modules, by name. */
  readonly operations: Operations
  /** The modules that were added to it. */
  readonly modules: Modules
  /** Runs due jobs (deadlines, bot moves, deliveries) until none is left. */
  runDueJobs(): Promise<JobReport>
  /** Returns the person to whom a bearer token belongs, or `undefined` if it is invalid. */
  authenticate(token: string): Promise<string | undefined>
  /** Returns why the person of a bearer token is refused, such as by a ban; `undefined` if they are not. */
  refusalOf(token: string): Promise<Rejection | undefined>
  /** Checks whether a person has an account, or an invitation to one. */
  hasAccount(person: string): Promise<boolean>
  /**
   * Returns a person's seat token, with which its owner can act as that person in that match by
   * mail.
   */
  seatToken(match: string, person: string): Promise<string>
  /**
   * Returns the match and the person to which a seat token belongs, or `undefined` if it is
   * invalid.
   */
  resolveSeatToken(token: string): Promise<SeatHolder | undefined>
  /** Backs up all data, line by line. `restore` reads the lines. */
  backup(write: (line: string) => void | Promise<void>): Promise<void>
  /**
   * Calls a listener after every change of a match and every revocation. Returns a function that
   * stops it.
   */
  onChange(listener: (change: ChangeEvent) => void): () => void
  /** Finishes the current jobs and closes the store. */
  close(): Promise<void>
}

/** The owner of a seat token. */
export interface SeatHolder {
  /** The match. */
  readonly match: string
  /** The person. */
  readonly person: string
}
