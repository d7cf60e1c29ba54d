import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Store, Tables } from './tables.js'

const ATTEMPTS = 5

/** The milliseconds before the first retry. Each further wait is longer. */
const DELAY = 200

/** Retries if the connection is lost or a lock is held too long. */
export async function withRetries<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (thrown) {
      if (attempt === ATTEMPTS || !isTransient(thrown)) throw thrown
      await delay(attempt * DELAY)
    }
  }
}

/** Runs a transaction, with retries: it must have no effects outside the database. */
export function transact<Value>(
  { db }: Store,
  run: (tx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return withRetries(() => db.transaction().execute(run))
}

/**
 * The codes of PostgreSQL and of sockets after which a retry can succeed. 25006 comes from a
 * standby that is not promoted yet.
 */
const TRANSIENT_CODE =
  /^(?:08\w{3}|25006|40001|40P01|55P03|57P0[123]|25P03|ECONN\w+|E\w+UNREACH|EAI_AGAIN|EPIPE|ETIMEDOUT)$/u

const TRANSIENT_MESSAGE =
  /Connection terminated|connection timeout|not queryable|Client was closed|timeout exceeded when trying to connect/u

/** Whether a retry can succeed: the connection was lost, or another process holds a lock. */
export function isTransient(thrown: unknown): boolean {
  const { code, message } = Object(thrown) as {
    readonly code?: unknown
    readonly message?: unknown
  }
  return TRANSIENT_CODE.test(String(code)) || TRANSIENT_MESSAGE.test(String(message))
}

/** The end of a query that claims rows: PostgreSQL skips rows that others have locked. */
export const skipLocked = ({ kind }: Pick<Store, 'kind'>): RawBuilder<unknown> =>
  kind === 'postgresql' ? sql`for update skip locked` : sql``

/** Reads a store as it is at one moment. Writes go on, unless it is in memory. */
export async function readSnapshot<Value>(
  { db, snapshot }: Store,
  read: (tx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  const own = snapshot?.() ?? db
  try {
    return await own
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read)
  } finally {
    if (own !== db) await own.destroy()
  }
}
