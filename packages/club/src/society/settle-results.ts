import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { type Books, defineAwardedTrophies, recordResult } from '@ackanomic/society'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'

/** All results, in no particular order. */
export async function readResults(db: Kysely<Tables>): Promise<readonly ResultRecord[]> {
  const rows = await db.selectFrom('result_records').select('record').execute()
  return rows.map(({ record }) => JSON.parse(record))
}

/** Settles results on the books, in the order in which the matches ended, then by name. */
export function settleResults(before: Books, records: readonly ResultRecord[]): Books {
  return sortResults(records).reduce((books, record) => {
    const recorded = recordResult(defineAwardedTrophies(books, record), record)
    // The books may have the result already.
    return recorded.ok ? recorded.value.books : books
  }, before)
}

/** Results in the order in which the matches ended, then by name. */
export const sortResults = (records: readonly ResultRecord[]): readonly ResultRecord[] =>
  records.toSorted(
    (one, other) => one.outcome.at - other.outcome.at || (one.match < other.match ? -1 : 1),
  )

/** Why the books reject a result, as a sentence; `undefined` if they accept it. */
export function bookingProblem({ books }: ClubContext, record: ResultRecord): string | undefined {
  const recorded = recordResult(defineAwardedTrophies(books, record), record)
  return recorded.ok ? undefined : recorded.error.message
}
