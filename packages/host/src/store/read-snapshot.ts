import type { Transaction } from 'kysely'
import type { Store, Tables } from './tables.js'

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
