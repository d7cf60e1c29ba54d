import type { Match } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.js'

/** A log from its checkpoint on. */
export type MatchLog = Pick<Match, 'checkpoint' | 'log'>

/** Reads a log. Entries before its checkpoint stay in the store. */
export async function readLog(db: Kysely<Tables>, id: string): Promise<MatchLog> {
  const row = await db
    .selectFrom('matches')
    .select('checkpoint')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const checkpoint: Match['checkpoint'] =
    row.checkpoint === null ? null : JSON.parse(row.checkpoint)
  const rows = await db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', id)
    .where('n', '>=', checkpoint?.entries ?? 0)
    .orderBy('n')
    .execute()
  return { checkpoint, log: rows.map(({ entry }) => JSON.parse(entry)) }
}
