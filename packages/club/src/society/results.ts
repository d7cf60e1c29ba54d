import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { defineAwardedTrophies, recordResult } from '@ackanomic/society'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { Pauses } from '../store/pauses.js'

/** How many rows are read at once. */
const PAGE = 200

/** Reads all results, in the order in which the matches ended, then by name. */
export async function readResults(db: Kysely<Tables>): Promise<readonly ResultRecord[]> {
  const pauses = new Pauses()
  const results: ResultRecord[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('result_records')
      .select(['match', 'record'])
      .where('match', '>', last)
      .orderBy('match')
      .limit(PAGE)
      .execute()
    for (const { record } of rows) results.push(JSON.parse(record))
    await pauses.pause()
    if (rows.length < PAGE) break
    last = rows.at(-1)?.match ?? ''
  }
  return results.sort(
    (one, other) => one.outcome.at - other.outcome.at || (one.match < other.match ? -1 : 1),
  )
}

/** Why the books reject a result, as a sentence; `undefined` if they accept it. */
export function bookingProblem({ books }: ClubContext, record: ResultRecord): string | undefined {
  const recorded = recordResult(defineAwardedTrophies(books, record), record)
  return recorded.ok ? undefined : recorded.error.message
}
