import type { Match, ResultRecord } from '@ackanomic/core'
import type { Kysely, Transaction } from 'kysely'
import { matchSchema, problemOf } from '../contract/schemas.js'
import type { Tables } from '../store/tables.js'
import type { MatchRow } from './match-cache.js'

export const isMatchName = (id: unknown): boolean => problemOf(matchSchema, id) === undefined

/** The row of a match. */
export function findRow(db: Kysely<Tables>, id: string): Promise<MatchRow | undefined> {
  return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
}

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

/** Saves a finished match's result once, in the transaction that ends the match. */
export async function saveResult(tx: Transaction<Tables>, record: ResultRecord): Promise<void> {
  await tx
    .insertInto('result_records')
    .values({
      match: record.match,
      record: JSON.stringify(record),
      ended_at: record.outcome.at,
      booked: 0,
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
}
