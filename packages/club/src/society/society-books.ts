import { ok, type ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { SOCIETY } from '@ackanomic/host/modules'
import {
  type Books,
  type ClosedMonth,
  type LedgerMatch,
  monthOf,
  type Society,
  type Statement,
  statementOf,
} from '@ackanomic/society'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { notifyPeople } from '../notices/notify.js'
import { countRows } from '../store/series.js'
import { readResults, settleResults } from './settle-results.js'
import { type LogWriter, readSociety, writeLog } from './society-log.js'

/** The books of the society with the results of all finished matches. */
export async function readBooks(context: ClubContext, db: Kysely<Tables>): Promise<Books> {
  const { society: cache } = context
  const { n, society } = await readSociety(context, db)
  const results = await countRows(db.selectFrom('result_records'))
  if (cache.books?.n === n && cache.books.results === results) return cache.books.books
  const records = await readResults(db)
  const books = settleResults(society.books, records)
  cache.books = { n, results: records.length, books }
  return books
}

export const matchesOf = ({ ledger }: Books, month: string): readonly LedgerMatch[] =>
  ledger.months.filter((each) => each.month === month).flatMap(({ matches }) => matches)

/** The last closing of each month. */
export const latestClosings = ({ closedMonths }: Society): readonly ClosedMonth[] => [
  ...new Map(closedMonths.map((each) => [each.month, each])).values(),
]

/** How many months are closed in one transaction. */
const MONTHS_AT_ONCE = 12

/** Closes the months that are over, if no deadline of theirs is left. Returns how many. */
export async function closeMonths(context: ClubContext): Promise<number> {
  const { society: cache, store } = context
  const now = context.now()
  const month = monthOf(now)
  if (cache.checkedMonth === month) return 0
  const start = Date.parse(`${month}-01T00:00:00Z`)
  const { society } = await readSociety(context, store.db)
  if (society.closedMonths.some((each) => each.month === monthOf(start - 1))) {
    cache.checkedMonth = month
    return 0
  }
  const late = await store.db
    .selectFrom('matches')
    .select('id')
    .where('next_deadline', '<', start)
    .where('suspended', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (late !== undefined) return 0
  const books = await readBooks(context, store.db)
  const due = monthsToClose(books, society, month)
  if (due.length > 0)
    await writeLog(context, now, async (log) => {
      const latest = await readBooks(context, log.tx)
      for (const each of monthsToClose(latest, log.society, month).slice(0, MONTHS_AT_ONCE))
        await closeMonth(context, log, latest, each)
    })
  if (due.length <= MONTHS_AT_ONCE) cache.checkedMonth = month
  return due.length
}

/** The months before another whose matches are not all in a closed month. */
function monthsToClose(books: Books, society: Society, before: string): readonly string[] {
  const closed = new Map(latestClosings(society).map(({ month, matches }) => [month, matches]))
  const months = new Set(books.ledger.months.map(({ month }) => month))
  return [...months].filter(
    (month) => month < before && matchesOf(books, month).length !== closed.get(month),
  )
}

/** Closes a month, and sends everybody who took part in its matches their statement. */
export async function closeMonth(
  context: ClubContext,
  log: LogWriter,
  books: Books,
  month: string,
): AsyncResult<ClosedMonth> {
  const at = context.now()
  const matches = matchesOf(books, month)
  const closed = { month, at, matches: matches.length }
  const done = await log.append({ what: 'month', ...closed })
  if (!done.ok) return done
  for (const person of [...new Set(matches.flatMap(({ record }) => peopleOf(record)))].sort())
    await notifyPeople(context.store, log.tx, {
      match: SOCIETY,
      at,
      event: { type: 'statement', month },
      message: statementText(statementOf(books, person), month),
      recipients: [person],
    })
  return ok(closed)
}

const peopleOf = ({ players, referees }: ResultRecord): readonly string[] => [
  ...players,
  ...referees,
]

/** How many lines of a statement are sent. The rest can be looked up. */
const MOST_LINES = 40

/** A person's statement of one month, in words. */
function statementText({ months, message }: Statement, month: string): string {
  const own = months.filter((each) => each.month === month)
  const sum = (part: 'added' | 'subtracted' | 'treasury' | 'transfers'): number =>
    own.reduce((all, each) => all + each[part], 0)
  const entries = own.flatMap((each) => each.entries.map((entry) => entry.message))
  const more = entries.length - MOST_LINES
  return [
    `The books of ${month} are closed. They give you ${sum('added')} points and take ${sum('subtracted')}, and give you A$${sum('treasury')} from the Treasury and A$${sum('transfers')} from other participants.`,
    ...entries.slice(0, MOST_LINES),
    ...(more > 0 ? [`There are ${more} more lines in your statement.`] : []),
    message[0] ?? '',
  ].join('\n')
}

/** The statement of a person. */
export async function readStatement(context: ClubContext, person: string): Promise<Statement> {
  return statementOf(await readBooks(context, context.store.db), person)
}
