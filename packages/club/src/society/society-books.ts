import type { Tables } from '@ackanomic/host'
import { readSnapshot } from '@ackanomic/host/modules'
import {
  addNames,
  auditBooks,
  type Books,
  checkRecord,
  type LedgerMatch,
  type LedgerMonth,
  type MonthlyGain,
  type Statement,
  saveBooks,
  statementOf,
} from '@ackanomic/society'
import { type Kysely, sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { PAGE, Pauses, readPages } from '../store/pauses.js'
import { type MonthClass, toLedgerMatch } from './book-result.js'
import { readCollection, readTrophies } from './booked-trophies.js'
import { type Ended, firstMatches, inOrder } from './first-matches.js'
import { readSociety } from './society-log.js'

export interface BookedMatch extends Ended, MonthClass {
  readonly booked: LedgerMatch
}

/** A person's statement. It reads their matches only. */
export async function readStatement(context: ClubContext, person: string): Promise<Statement> {
  const { db } = context.store
  await context.bookResults()
  const { society } = await readSociety(context, db)
  const { books } = society
  const matches = await readMatches(db, books, (rows) =>
    rows.where('booked_results.match', 'in', (own) =>
      own.selectFrom('booked_people').select('booked_people.match').where('person', '=', person),
    ),
  )
  const trophies = { kinds: [], trophies: await readTrophies(db, books, person) }
  const ledger = { months: toMonths(matches), booked: [] }
  return statementOf({ ...books, trophies, ledger }, person)
}

/** The books with the results of all finished matches. */
export const readBooks = (context: ClubContext): Promise<Books> => readBooked(context, readBooksIn)

/** Reads in one snapshot, after all results have been booked by the same rules. */
async function readBooked<Value>(
  context: ClubContext,
  read: (db: Kysely<Tables>, books: Books) => Promise<Value>,
): Promise<Value> {
  const { store } = context
  for (;;) {
    const { society: before } = await readSociety(context, store.db)
    await context.bookResults()
    const done = await readSnapshot(store, async (tx) => {
      const { books } = (await readSociety(context, tx)).society
      return books.suite === before.books.suite ? { value: await read(tx, books) } : undefined
    })
    if (done !== undefined) return done.value
  }
}

async function readBooksIn(db: Kysely<Tables>, books: Books): Promise<Books> {
  const matches: BookedMatch[] = []
  const months: LedgerMonth[] = []
  for await (const each of readMonths(db, books)) {
    matches.push(...each.matches)
    months.push(...each.parts)
  }
  const first = firstMatches(books)
  const played = matches.flatMap(({ match }) => (first.has(match) ? [] : [match]))
  return {
    ...books,
    trophies: await readCollection(
      db,
      books,
      matches.map(({ booked }) => booked),
    ),
    ledger: { months, booked: addNames(books.ledger.booked, played) },
  }
}

/** A month of the books: its matches in order, and its parts of the ledger. */
interface BookedMonth {
  readonly matches: readonly BookedMatch[]
  readonly parts: readonly LedgerMonth[]
}

/** Reads the books month by month, with pauses. */
async function* readMonths(db: Kysely<Tables>, books: Books): AsyncGenerator<BookedMonth> {
  const pauses = new Pauses()
  const { rows } = await sql<{ readonly month: string }>`
    select month from book_months union select month from book_gains order by month`.execute(db)
  for (const { month } of rows) {
    const matches: BookedMatch[] = []
    for (const match of await readMatches(db, books, (some) => some.where('month', '=', month))) {
      matches.push(asKept(match))
      await pauses.pause()
    }
    const gains = await db.selectFrom('book_gains').selectAll().where('month', '=', month).execute()
    yield { matches, parts: toMonths(matches, gains) }
  }
}

/** Checks the books as `auditBooks` does, part by part. */
export function auditStoredBooks(context: ClubContext): Promise<readonly string[]> {
  return readBooked(context, async (tx, books) => {
    const pauses = new Pauses()
    const problems: string[] = []
    for await (const { parts } of readMonths(tx, books))
      for (const part of parts) {
        problems.push(...auditBooks({ ...books, ledger: { ...books.ledger, months: [part] } }))
        await pauses.pause()
      }
    return problems
  })
}

/** Saves the books as `saveBooks` does, part by part. */
export async function saveStoredBooks(context: ClubContext): Promise<string> {
  const { trophies, ledger, ...books } = await readBooks(context)
  const given = await jsonItems([trophies.trophies])
  const matches = await jsonItems(ledger.months.map((each) => each.matches))
  const rest = saveBooks({
    ...books,
    trophies: { ...trophies, trophies: [] },
    ledger: { ...ledger, months: [] },
  })
  return `${rest.slice(0, -']},"matches":[]}'.length)}${given}]},"matches":[${matches}]}`
}

/** The items of lists as JSON, without the brackets, made part by part. */
async function jsonItems(lists: readonly (readonly unknown[])[]): Promise<string> {
  const pauses = new Pauses()
  let text = ''
  for (const list of lists)
    for (let i = 0; i < list.length; i += PAGE) {
      const part = JSON.stringify(list.slice(i, i + PAGE)).slice(1, -1)
      text += text === '' ? part : `,${part}`
      await pauses.pause()
    }
  return text
}

/** A match whose record has its fields in the books' order. */
function asKept({ booked, ...match }: BookedMatch): BookedMatch {
  const checked = checkRecord(booked.record)
  return { ...match, booked: checked.ok ? { ...booked, record: checked.value } : booked }
}

type Rows = ReturnType<typeof selectMatches>

const selectMatches = (db: Kysely<Tables>) =>
  db
    .selectFrom('booked_results')
    .leftJoin('result_records', 'result_records.match', 'booked_results.match')
    .select(['booked_results.match', 'month', 'class', 'at', 'lines', 'record'])

/** Reads booked matches by their ends. */
export async function readMatches(
  db: Kysely<Tables>,
  books: Books,
  some: (rows: Rows) => Rows = (rows) => rows,
): Promise<readonly BookedMatch[]> {
  const matches = await readPages<BookedMatch>(async (last) => {
    const rows = await some(selectMatches(db))
      .where('booked_results.match', '>', last?.match ?? '')
      .orderBy('booked_results.match')
      .limit(PAGE)
      .execute()
    return rows.map(({ lines, record, ...row }) => ({
      ...row,
      booked: toLedgerMatch(books, { match: row.match, lines, record }),
    }))
  })
  return matches.sort(inOrder(books))
}

/** The ledger's months of ordered matches, and people's gains in them if they are needed. */
export function toMonths(
  matches: readonly BookedMatch[],
  gains: readonly (MonthClass & MonthlyGain)[] = [],
): readonly LedgerMonth[] {
  const months = new Map<string, { matches: LedgerMatch[]; gained: MonthlyGain[] }>()
  const partOf = (place: MonthClass) => {
    const key = JSON.stringify([place.month, place.class])
    const part = months.get(key) ?? { matches: [], gained: [] }
    months.set(key, part)
    return part
  }
  for (const each of matches) partOf(each).matches.push(each.booked)
  // Late results may have taken gains away.
  for (const { person, points, treasury, ...place } of gains)
    if (points > 0 || treasury > 0) partOf(place).gained.push({ person, points, treasury })
  return [...months]
    .map(([key, part]) => {
      const [month, game]: [string, string] = JSON.parse(key)
      const gained = part.gained.sort((one, other) => (one.person < other.person ? -1 : 1))
      return { month, game, matches: part.matches, gained }
    })
    .sort((one, other) => {
      if (one.month !== other.month) return one.month < other.month ? -1 : 1
      return one.game < other.game ? -1 : 1
    })
}
