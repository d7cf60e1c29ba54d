import type { GameError } from '@ackanomic/core'
import type { Operator } from '../auth/operators.js'
import type { ChangeEvent, JobReport, SeatHolder } from '../contract/match-types.js'
import type { Api, Operations } from '../contract/operation.js'
import type { TelemetryListener } from '../contract/telemetry.js'
import type { JobContext } from '../jobs/context.js'
import type { ModuleParts, Modules } from '../modules/modules.js'
import type { ModuleSchema } from '../store/migrations.js'
import type { hostOperations } from './operations.js'

/**
 * A host of many matches. Its methods may be called concurrently and, on PostgreSQL, from several
 * processes.
 */
export interface Host extends Api<typeof hostOperations> {
  /** Its operations and those of its modules. */
  readonly operations: Operations
  readonly modules: Modules
  /** Runs due jobs (deadlines, bot moves, deliveries) until none is left. */
  runDueJobs(): Promise<JobReport>
  /** The person of a bearer token, unless it is invalid. */
  authenticate(token: string): Promise<string | undefined>
  /** The operator or moderator of a token, unless it is invalid. */
  authenticateOperator(token: string): Promise<Operator | undefined>
  /** The reason why the person of a token is refused, such as a ban. */
  checkToken(token: string): Promise<GameError | undefined>
  /**
   * Explains an error that an operation threw: `storeFailed` if the store takes no data, otherwise
   * `undefined`.
   */
  explainFailure(thrown: unknown): Promise<GameError | undefined>
  /** Whether a person has an account, or an invitation to one. */
  hasAccount(person: string): Promise<boolean>
  /** A person's token for a match, with which they can act there by mail. */
  seatToken(match: string, person: string): Promise<string>
  /** The match and the person of a seat token, unless it is invalid. */
  resolveSeatToken(token: string): Promise<SeatHolder | undefined>
  /** Backs up all data, line by line. `restore` reads the lines. */
  backup(write: (line: string) => void | Promise<void>): Promise<void>
  /**
   * Calls a listener after every change of a match and every revocation. Returns a function that
   * stops it.
   */
  onChange(listener: (change: ChangeEvent) => void): () => void
  /** Calls a listener after each piece of work. Returns a function that stops it. */
  onWork(listener: TelemetryListener): () => void
  /** Finishes the current jobs and closes the store. */
  close(): Promise<void>
}

/** A module: tables, operations, jobs and pages that are added to a host. */
export interface HostModule<T extends Operations = Operations> extends ModuleSchema {
  /** No other operations may have their names. */
  readonly operations: T
  /** Starts it when the store is open and has its tables. */
  start(context: JobContext): Promise<ModuleParts<T>>
}

/** The operations of modules, as functions. */
export type ModuleApi<M extends readonly HostModule[]> = M extends readonly [
  HostModule<infer T>,
  ...infer Rest extends readonly HostModule[],
]
  ? Api<T> & ModuleApi<Rest>
  : unknown
