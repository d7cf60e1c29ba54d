import type { ResultRecord } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.js'

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
