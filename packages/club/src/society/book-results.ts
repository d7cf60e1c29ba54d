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
import { unbookMonth } from './unbook-month.js'

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
  return !(await hasResults(context))
}

/** Whether there are new results, or matches that may have changed their class. */
async function hasResults(context: ClubContext): Promise<boolean> {
  const { store } = context
  const { society } = await readSociety(context, store.db)
  if (context.society.bookedBy !== society.books.suite) return true
  const { rows } = await sql`select 1 from result_records where booked = 0 limit 1`.execute(
    store.db,
  )
  return rows.length > 0
}

/** Books the next results. Returns whether this process may book more. */
async function bookNext(context: ClubContext): Promise<boolean> {
  const { society: cache } = context
  if (!(await hasResults(context))) return false
  // Everybody who waits for the same results shares the work.
  cache.booking ??= bookBatch(context).finally(() => {
    cache.booking = undefined
  })
  return cache.booking
}

/**
 * Books a batch, the oldest result first, once all matches are in their classes. Returns whether this
 * process may book.
 */
function bookBatch(context: ClubContext): Promise<boolean> {
  const { society: cache, store } = context
  return transact(store, async (tx) => {
    await lockSeries(tx, LOG)
    const { society } = await readSociety(context, tx)
    const isAllowed = await mayBook(context, tx)
    if (isAllowed && (await unbookMonth(tx, society.books))) return true
    cache.bookedBy = society.books.suite
    if (!isAllowed) return false
    const pauses = new Pauses()
    const { rows } = await sql<NewResult>`
      select r.match, r.record, m.game, m.automated, m.spectators, rated.match as rated
      from result_records r left join matches m on m.id = r.match
      left join rated_results rated on rated.match = r.match
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
  /** Its name, if it was rated before. */
  readonly rated: string | null
}

/** Whether a result counts, once. A match without spectators leaves no public trace. */
function countsForRatings(
  { automated, spectators, rated }: NewResult,
  record: ResultRecord,
): boolean {
  if (rated !== null || spectators !== 1 || record.exhibition !== null) return false
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
    await insertFirstMatches(tx, society.books.ledger.months)
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
