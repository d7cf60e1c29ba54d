import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { defineAwardedTrophies, recordResult } from '@ackanomic/society'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { PAGE, readPages } from '../store/pauses.js'

/** Reads all results by their ends, then by name. */
export async function readResults(db: Kysely<Tables>): Promise<readonly ResultRecord[]> {
  const results = await readPages<ResultRecord>(async (last) => {
    const rows = await db
      .selectFrom('result_records')
      .select('record')
      .where('match', '>', last?.match ?? '')
      .orderBy('match')
      .limit(PAGE)
      .execute()
    return rows.map(({ record }) => JSON.parse(record))
  })
  return results.sort(
    (one, other) => one.outcome.at - other.outcome.at || (one.match < other.match ? -1 : 1),
  )
}

/** The reason why the books reject a result, as a sentence. */
export function bookingProblem({ books }: ClubContext, record: ResultRecord): string | undefined {
  const recorded = recordResult(defineAwardedTrophies(books, record), record)
  return recorded.ok ? undefined : recorded.error.message
}
