import type { GameError } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { refuse } from '../contract/errors.js'
import type { ErrorListener } from '../contract/game-failure.js'
import type { Tables } from '../store/tables.js'

/** Why a store fails, by the codes of SQLite, PostgreSQL and the system. */
const REASONS = [
  ['diskFull', /^(?:SQLITE_FULL|53100|ENOSPC)/u],
  ['damaged', /^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/u],
  ['readOnly', /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EROFS|EACCES)/u],
  ['diskError', /^(?:SQLITE_|58|EIO)/u],
] as const

/** Why a store fails. */
type Reason = (typeof REASONS)[number][0]

/** The reason behind a thrown error; `undefined` if it does not come from the store. */
function reasonOf(thrown: unknown): Reason | undefined {
  const { code, cause } = Object(thrown) as { readonly code?: unknown; readonly cause?: unknown }
  const found = REASONS.find(([, pattern]) => pattern.test(String(code)))
  return found?.[0] ?? (cause instanceof Error ? reasonOf(cause) : undefined)
}

/** The name and the size of the row by which a store is tried. */
const TRIAL = { name: 'trial', value: 'x'.repeat(65_536) }

/** Knows whether the store takes data, from the last write that failed. */
export class StoreHealth {
  readonly #db: Kysely<Tables>
  readonly #listener: ErrorListener
  #reason: Reason | undefined

  constructor(db: Kysely<Tables>, listener: ErrorListener) {
    this.#db = db
    this.#listener = listener
  }

  /**
   * Finds out whether an error means that the store fails, and tells the operator the first time. Returns the
   * error of whatever needed the store; `undefined` if the store works.
   */
  async explain(thrown: unknown): Promise<GameError | undefined> {
    const reason = reasonOf(thrown)
    if (reason === undefined) return undefined
    // The error may be that of an undone transaction, which hides the first one.
    const problem = (await this.#failure()) ?? (reason === 'damaged' ? thrown : undefined)
    return this.#note(problem)
  }

  /** Tries a store again that has failed. Returns the error if it still does. */
  async check(): Promise<GameError | undefined> {
    if (this.#reason === undefined || this.#reason === 'damaged') return this.#error()
    return this.#note(await this.#failure())
  }

  /** Returns what a write throws; `undefined` if it works. */
  async #failure(): Promise<unknown> {
    try {
      await this.#db
        .insertInto('settings')
        .values(TRIAL)
        .onConflict((clash) => clash.column('name').doUpdateSet(TRIAL))
        .execute()
      await this.#db.deleteFrom('settings').where('name', '=', TRIAL.name).execute()
      return undefined
    } catch (thrown) {
      return thrown
    }
  }

  #note(problem: unknown): GameError | undefined {
    const reason = reasonOf(problem)
    if (reason !== undefined && reason !== this.#reason)
      this.#listener.onError({ match: null, during: `using the store (${reason})`, problem })
    this.#reason = reason
    return this.#error()
  }

  #error(): GameError | undefined {
    return this.#reason === undefined
      ? undefined
      : refuse('storeFailed', { reason: this.#reason }).error
  }
}
