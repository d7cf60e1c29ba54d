import type { LogEntry, Match } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { Tables } from './store/tables.js'

/** Where the log of a match begins. */
export async function baseOf(db: Kysely<Tables>, id: string): Promise<Match['base']> {
  const { base } = await db
    .selectFrom('matches')
    .select('base')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return base === null ? null : JSON.parse(base)
}

/** The log of a match, or as much of it as is stamped up to a moment. */
export async function logOf(db: Kysely<Tables>, id: string, until?: number): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', id)
    .$if(until !== undefined, (query) => query.where('at', '<=', until ?? 0))
    .orderBy('n')
    .execute()
  return rows.map(({ entry }) => JSON.parse(entry))
}
