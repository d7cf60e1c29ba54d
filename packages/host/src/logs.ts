import type { Match } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { Tables } from './store/tables.js'

/** Where the log of a match begins, and the log from there on. */
export type Past = Pick<Match, 'checkpoint' | 'log'>

/** The log of a match. What it had before its beginning is kept, but leads nowhere any more. */
export async function pastOf(db: Kysely<Tables>, id: string): Promise<Past> {
  const row = await db
    .selectFrom('matches')
    .select('base')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const checkpoint: Match['checkpoint'] = row.base === null ? null : JSON.parse(row.base)
  const rows = await db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', id)
    .where('n', '>=', checkpoint?.entries ?? 0)
    .orderBy('n')
    .execute()
  return { checkpoint, log: rows.map(({ entry }) => JSON.parse(entry)) }
}
