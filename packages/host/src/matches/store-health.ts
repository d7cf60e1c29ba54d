import type { GameError } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { refuse } from '../contract/errors.js'
import type { ErrorListener } from '../contract/game-failure.js'
import { writeSetting } from '../store/settings.js'
import type { Tables } from '../store/tables.js'

/** The reasons why a store fails, by the codes of SQLite, PostgreSQL and the system. */
const REASONS = [
  ['diskFull', /^(?:SQLITE_FULL|53100|ENOSPC)/u],
  ['damaged', /^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/u],
  ['readOnly', /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EROFS|EACCES)/u],
  ['diskError', /^(?:SQLITE_|58|EIO)/u],
] as const

type Reason = (typeof REASONS)[number][0]

/** The reason behind an error; `undefined` if the error is not the store's. */
function reasonOf(thrown: unknown): Reason | undefined {
  const { code, cause } = Object(thrown) as { readonly code?: unknown; readonly cause?: unknown }
  const found = REASONS.find(([, pattern]) => pattern.test(String(code)))
  return found?.[0] ?? (cause instanceof Error ? reasonOf(cause) : undefined)
}

/** The row with which a store is tried. */
const TRIAL = { name: 'trial', value: 'x'.repeat(65_536) }

/** Knows from the last failed write whether the store takes data. */
export class StoreHealth {
  readonly #db: Kysely<Tables>
  readonly #listener: ErrorListener
  #reason: Reason | undefined

  constructor(db: Kysely<Tables>, listener: ErrorListener) {
    this.#db = db
    this.#listener = listener
  }

  /**
   * Finds out whether an error means that the store fails, and tells the operator the first time.
   * Returns the error then.
   */
  async explain(thrown: unknown): Promise<GameError | undefined> {
    const reason = reasonOf(thrown)
    if (reason === undefined) return undefined
    // The error may be that of an undone transaction, which hides the first one.
    const problem = (await this.#failure()) ?? (reason === 'damaged' ? thrown : undefined)
    return this.#note(problem)
  }

  /** Tries a store again that failed. Returns the error if it still does. */
  async check(): Promise<GameError | undefined> {
    if (this.#reason === undefined || this.#reason === 'damaged') return this.#error()
    return this.#note(await this.#failure())
  }

  async #failure(): Promise<unknown> {
    try {
      await writeSetting(this.#db, TRIAL.name, TRIAL.value)
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
