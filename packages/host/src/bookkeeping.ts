import type { ResultRecord } from '@ackanomic/core'
import { type Books, settle, withTrophiesOf } from '@ackanomic/society'
import type { Kysely, Transaction } from 'kysely'
import type { Household } from './context.js'
import type { Tables } from './store/tables.js'

/** Books a finished match in the same write as its end: once, and in a row of its own. */
export async function book(tx: Transaction<Tables>, record: ResultRecord): Promise<void> {
  await tx
    .insertInto('records')
    .values({ match: record.match, record: JSON.stringify(record) })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** What is booked, in no order. */
export async function recordsIn(db: Kysely<Tables>): Promise<readonly ResultRecord[]> {
  const rows = await db.selectFrom('records').select('record').execute()
  return rows.map(({ record }) => JSON.parse(record))
}

/** The books with all matches that ended: settled in the order of their ends, of equal ones by name. */
export function booksWith(before: Books, records: readonly ResultRecord[]): Books {
  return records.toSorted(byEnd).reduce((books, record) => {
    const settled = settle(withTrophiesOf(books, record), record)
    // The books that were there before may have it already.
    return settled.ok ? settled.value.books : books
  }, before)
}

/** Why the books refuse a match, as a sentence; `undefined` where they do not. */
export function unbookable({ books }: Household, record: ResultRecord): string | undefined {
  const settled = settle(withTrophiesOf(books, record), record)
  return settled.ok ? undefined : settled.error.message
}

function byEnd(one: ResultRecord, other: ResultRecord): number {
  const ends = one.outcome.at - other.outcome.at
  return ends !== 0 ? ends : one.match < other.match ? -1 : 1
}
