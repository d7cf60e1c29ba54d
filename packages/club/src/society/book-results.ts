import { createHash } from 'node:crypto'
import type { ResultRecord } from '@ackanomic/core'
import { botNames, readSetting, transact, withRetries, writeSetting } from '@ackanomic/host/modules'
import { saveBooks } from '@ackanomic/society'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { rateResult } from '../ratings/rate-results.js'
import { Pauses } from '../store/pauses.js'
import { lockSeries } from '../store/series.js'
import { bookResult, insertFirstMatches } from './book-result.js'
import { LOG, readSociety } from './society-log.js'

/** The results that are booked in one transaction. */
const BATCH = 50

/** The milliseconds for which a job books results before others have their turn. */
const TURN = 500

/** The setting that keeps the fingerprint of the books. */
const FINGERPRINT = 'books'

/** The tables that follow from the results. */
const BOOK_TABLES = [
  ...(['booked_results', 'booked_people', 'booked_trophies', 'book_months'] as const),
  ...(['book_gains', 'ratings', 'rated_results'] as const),
]

/** Books all new results. Never call it in a transaction. */
export async function bookResults(context: ClubContext): Promise<void> {
  while (await bookNext(context));
}

/** Books results for a while. Returns whether all are booked. */
export async function bookForAWhile(context: ClubContext): Promise<boolean> {
  const end = performance.now() + TURN
  while (performance.now() < end && (await bookNext(context)));
  return !(await hasNewResults(context))
}

async function hasNewResults({ store }: ClubContext): Promise<boolean> {
  const { rows } = await sql`select 1 from result_records where booked = 0 limit 1`.execute(
    store.db,
  )
  return rows.length > 0
}

/** Books the next results. Returns whether this process may book more. */
async function bookNext(context: ClubContext): Promise<boolean> {
  const { society: cache } = context
  if (!(await hasNewResults(context))) return false
  // Everybody who waits for the same results shares the work.
  cache.booking ??= bookBatch(context).finally(() => {
    cache.booking = undefined
  })
  return cache.booking
}

/** Books a batch, the oldest result first. Returns whether this process may book. */
function bookBatch(context: ClubContext): Promise<boolean> {
  return transact(context.store, async (tx) => {
    await lockSeries(tx, LOG)
    if (!(await mayBook(context, tx))) return false
    const { society } = await readSociety(context, tx)
    const pauses = new Pauses()
    const { rows } = await sql<NewResult>`
      select r.match, r.record, m.game, m.automated, m.spectators
      from result_records r left join matches m on m.id = r.match
      where r.booked = 0 order by r.ended_at, r.match limit ${BATCH}`.execute(tx)
    for (const row of rows) {
      const record: ResultRecord = JSON.parse(row.record)
      await bookResult(tx, society.books, record)
      if (countsForRatings(row, record))
        await rateResult(context, tx, {
          game: row.game ?? '',
          match: row.match,
          endedAt: record.outcome.at,
          record,
        })
      await pauses.pause()
    }
    // Another process may have booked them meanwhile.
    if (rows.length === 0) return true
    await tx
      .updateTable('result_records')
      .set({ booked: 1 })
      .where(
        'match',
        'in',
        rows.map(({ match }) => match),
      )
      .execute()
    return true
  })
}

/** A result and the facts that ratings need; a tournament's has no game. */
interface NewResult {
  readonly match: string
  readonly record: string
  readonly game: string | null
  readonly automated: string | null
  readonly spectators: number | null
}

/** Whether a result counts. A match without spectators leaves no public trace. */
function countsForRatings({ automated, spectators }: NewResult, record: ResultRecord): boolean {
  if (spectators !== 1 || record.exhibition !== null) return false
  const bots = botNames(JSON.parse(automated ?? '{}'))
  return !record.players.some((player) => bots.includes(player))
}

/** Begins the books anew if they were kept with other options: all results are booked again. */
export async function prepareBooks(context: ClubContext): Promise<void> {
  const { store } = context
  const value = fingerprintOf(context)
  if ((await withRetries(() => readSetting(store.db, FINGERPRINT))) === value) return
  await transact(store, async (tx) => {
    await lockSeries(tx, LOG)
    if ((await readSetting(tx, FINGERPRINT)) === value) return
    for (const table of BOOK_TABLES) await tx.deleteFrom(table).execute()
    await sql`update result_records set booked = 0 where booked <> 0`.execute(tx)
    const { society } = await readSociety(context, tx)
    await insertFirstMatches(tx, society.books)
    await writeSetting(tx, FINGERPRINT, value)
  })
}

/**
 * Whether this process may book results. With other options, it leaves that to processes that
 * opened later.
 */
export const mayBook = async (
  context: ClubContext,
  tx: ClubContext['store']['db'],
): Promise<boolean> => (await readSetting(tx, FINGERPRINT)) === fingerprintOf(context)

/** A hash of the options behind the books and the ratings. */
function fingerprintOf({ society, books, seasons }: ClubContext): string {
  society.fingerprint ??= createHash('sha256')
    .update(JSON.stringify([saveBooks(books), seasons]))
    .digest('base64url')
  return society.fingerprint
}
