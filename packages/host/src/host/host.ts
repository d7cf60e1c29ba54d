import type { GameError } from '@ackanomic/core'
import type { Operator } from '../auth/operators.js'
import type { ChangeEvent, JobReport, SeatHolder } from '../contract/match-types.js'
import type { Api, Operations } from '../contract/operation.js'
import type { WorkListener } from '../contract/telemetry.js'
import type { Modules } from '../modules/modules.js'
import type { hostOperations } from './operations.js'

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
  /** Returns the operator or moderator to whom a token belongs, or `undefined` if it is invalid. */
  authenticateOperator(token: string): Promise<Operator | undefined>
  /** Returns why the person of a bearer token is refused, such as by a ban; `undefined` if they are not. */
  errorOf(token: string): Promise<GameError | undefined>
  /**
   * Explains an error that an operation threw: returns `storeFailed` with a reason if the store takes no data,
   * and `undefined` otherwise.
   */
  explainFailure(thrown: unknown): Promise<GameError | undefined>
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
  /**
   * Calls a listener after each piece of work with its kind and its length in seconds. Returns a function that
   * stops it.
   */
  onWork(listener: WorkListener): () => void
  /** Finishes the current jobs and closes the store. */
  close(): Promise<void>
}
