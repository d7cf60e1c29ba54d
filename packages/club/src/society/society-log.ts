import type { Timestamp } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { encodeNews, SOCIETY, storableJson, transact } from '@ackanomic/host/modules'
import { advanceSociety, type Society, type SocietyEntry } from '@ackanomic/society'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { lockSeries } from '../store/series.js'
import type { KnownSociety } from './society-cache.js'

/** The series of the log. Writers to the log or the books hold it. */
export const LOG = '/society log'

/** Reads the log's new entries. */
export async function readSociety(
  { society: cache }: ClubContext,
  db: Kysely<Tables>,
): Promise<KnownSociety> {
  const { known } = cache
  const rows = await db
    .selectFrom('society_log')
    .select(['n', 'entry'])
    .where('n', '>', known.n)
    .orderBy('n')
    .execute()
  const later = rows.reduce(
    ({ society }, { n, entry }) => ({ n, society: replayed(society, n, JSON.parse(entry)) }),
    known,
  )
  if (later.n > cache.known.n) cache.known = later
  return later
}

/** The society after an entry that was accepted before. */
function replayed(society: Society, n: number, entry: SocietyEntry): Society {
  const next = advanceSociety(society, entry)
  if (next.ok) return next.value
  throw new Error(`Entry ${n} of the society's log is refused: ${next.error.message}`)
}

export interface LogWriter {
  readonly tx: Transaction<Tables>
  /** The society after the written entries. */
  readonly society: Society
  /** Writes an entry, unless the society refuses it. */
  append(entry: SocietyEntry, key?: string): AsyncResult<Society>
}

/** Writes to the log in a transaction. There is one writer at a time. */
export function writeLog<Value>(
  context: ClubContext,
  at: Timestamp,
  run: (log: LogWriter) => Promise<Value>,
): Promise<Value> {
  const { store } = context
  return transact(store, async (tx) => {
    // It waits for other writers before it reads the log.
    await lockSeries(tx, LOG)
    let { n, society } = await readSociety(context, tx)
    const before = n
    const value = await run({
      tx,
      get society() {
        return society
      },
      async append(entry, key) {
        const stored = storableJson(entry)
        const next = advanceSociety(society, JSON.parse(stored))
        if (!next.ok) return next
        n += 1
        society = next.value
        const row = { n, at, key: key ?? null, entry: stored }
        await tx.insertInto('society_log').values(row).execute()
        return next
      },
    })
    if (n === before) return value
    await sql`update host_event_counts set latest = ${n} where match = ${LOG}`.execute(tx)
    await store.notify(tx, encodeNews(SOCIETY, []))
    return value
  })
}
