import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { encodeNews, SOCIETY } from '@ackanomic/host/modules'
import {
  type ClosedMonth,
  formatTotals,
  monthOf,
  type Society,
  type Statement,
  type StatementMonth,
  statementOf,
} from '@ackanomic/society'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { addNotices } from '../notices/notify.js'
import { Pauses } from '../store/pauses.js'
import { peopleIn } from './book-result.js'
import { mayBook } from './book-results.js'
import { readTrophies } from './booked-trophies.js'
import { type BookedMatch, readMatches, toMonths } from './society-books.js'
import { readSociety, writeLog } from './society-log.js'

export const latestClosings = ({ closedMonths }: Society): readonly ClosedMonth[] => [
  ...new Map(closedMonths.map((each) => [each.month, each])).values(),
]

export async function countMatches(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('book_months')
    .select(({ fn }) => ['month', fn.sum<number | string>('matches').as('matches')])
    .groupBy('month')
    .orderBy('month')
    .execute()
  return new Map(rows.map(({ month, matches }) => [month, Number(matches)]))
}

/** The months that are closed before other jobs have their turn. */
const MONTHS_AT_ONCE = 12

/** Closes past months without open deadlines. Returns how many. */
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
  await context.bookResults()
  const closed = new Map(latestClosings(society).map((each) => [each.month, each.matches]))
  const due = [...(await countMatches(store.db))].filter(
    ([each, matches]) => each < month && matches !== closed.get(each),
  )
  for (const [each] of due.slice(0, MONTHS_AT_ONCE)) await closeMonth(context, each)
  if (due.length <= MONTHS_AT_ONCE) cache.checkedMonth = month
  return due.length
}

/**
 * Closes a month, and sends its players their statements. A month that was closed with all of its
 * matches stays as it is. Rejects with `badRequest` if this process may not book results.
 */
export async function closeMonth(context: ClubContext, month: string): AsyncResult<ClosedMonth> {
  const { store } = context
  for (;;) {
    const at = context.now()
    const { society } = await readSociety(context, store.db)
    await context.bookResults()
    const known = await findClosing(store.db, society, month)
    if (known.closed !== undefined) return ok(known.closed)
    const statements = await writeStatements(context, society, month)
    const done = await writeLog(context, at, async (log): Promise<Closing | undefined> => {
      if (!(await mayBook(context, log.tx))) return refuse('badRequest', { problem: OTHER_OPTIONS })
      const { closed, matches } = await findClosing(log.tx, log.society, month)
      if (closed !== undefined) return ok(closed)
      // The books have changed since the statements were written.
      if (matches !== known.matches || log.society.books !== society.books) return undefined
      const entry = { month, at, matches }
      const appended = await log.append({ what: 'month', ...entry })
      if (!appended.ok) return appended
      await sendStatements(context, log.tx, entry, statements)
      return ok(entry)
    })
    if (done !== undefined) return done
  }
}

const OTHER_OPTIONS =
  'This process has older books or seasons than another one. Close the month there, or restart this one.'

type Closing = Awaited<AsyncResult<ClosedMonth>>

/** The number of a month's booked matches, and its closing if it was closed with all of them. */
async function findClosing(
  db: Kysely<Tables>,
  society: Society,
  month: string,
): Promise<{ readonly matches: number; readonly closed: ClosedMonth | undefined }> {
  const matches = (await countMatches(db)).get(month) ?? 0
  const closed = latestClosings(society).find((each) => each.month === month)
  return { matches, closed: closed?.matches === matches ? closed : undefined }
}

async function writeStatements(
  { store: { db } }: ClubContext,
  { books }: Society,
  month: string,
): Promise<ReadonlyMap<string, string>> {
  const pauses = new Pauses()
  const own = new Map<string, BookedMatch[]>()
  const people = new Set<string>()
  for (const each of await readMatches(db, books, (rows) => rows.where('month', '=', month))) {
    const { players, referees } = each.booked.record
    for (const person of [...players, ...referees]) people.add(person)
    for (const person of peopleIn(each.booked.lines))
      own.set(person, [...(own.get(person) ?? []), each])
  }
  const statements = new Map<string, string>()
  for (const person of [...people].sort()) {
    const ledger = { months: toMonths(own.get(person) ?? []), booked: [] }
    const { months } = statementOf({ ...books, ledger }, person)
    const trophies = await readTrophies(db, books, person)
    const totals = formatTotals({ person, trophies, ...(await readTotals(db, person)) })
    statements.set(person, statementText(month, months, totals))
    await pauses.pause()
  }
  return statements
}

async function readTotals(
  db: Kysely<Tables>,
  person: string,
): Promise<Pick<Statement, 'points' | 'treasury' | 'transfers'>> {
  const row = await db
    .selectFrom('booked_people')
    .select(({ fn }) => [
      fn.sum<string | number | null>('points').as('points'),
      fn.sum<string | number | null>('treasury').as('treasury'),
      fn.sum<string | number | null>('transfers').as('transfers'),
    ])
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  const { points, treasury, transfers } = row
  return { points: Number(points), treasury: Number(treasury), transfers: Number(transfers) }
}

async function sendStatements(
  { store }: ClubContext,
  tx: Transaction<Tables>,
  { month, at }: ClosedMonth,
  statements: ReadonlyMap<string, string>,
): Promise<void> {
  const pauses = new Pauses()
  for (const [person, message] of statements) {
    const event = { type: 'statement', month }
    await addNotices(tx, { match: SOCIETY, at, event, message, recipients: [person] })
    await pauses.pause()
  }
  await store.notify(tx, encodeNews(SOCIETY, [...statements.keys()]))
}

/** The most lines of a statement that are sent. The rest can be looked up. */
const MAX_LINES = 40

function statementText(month: string, own: readonly StatementMonth[], totals: string): string {
  const sum = (part: 'added' | 'subtracted' | 'treasury' | 'transfers'): number =>
    own.reduce((all, each) => all + each[part], 0)
  const entries = own.flatMap((each) => each.entries.map((entry) => entry.message))
  const more = entries.length - MAX_LINES
  return [
    `The books of ${month} are closed. They give you ${sum('added')} points and take ${sum('subtracted')}, and give you A$${sum('treasury')} from the Treasury and A$${sum('transfers')} from other participants.`,
    ...entries.slice(0, MAX_LINES),
    ...(more > 0 ? [`There are ${more} more lines in your statement.`] : []),
    totals,
  ].join('\n')
}
