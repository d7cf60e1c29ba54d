import type { Tables } from '@ackanomic/host'
import { readSnapshot } from '@ackanomic/host/modules'
import {
  addNames,
  type Books,
  checkRecord,
  type LedgerMatch,
  type LedgerMonth,
  type MonthlyGain,
  type Statement,
  statementOf,
} from '@ackanomic/society'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { PAGE, readPages } from '../store/pauses.js'
import { type MonthClass, toLedgerMatch } from './book-result.js'
import { readCollection, readTrophies } from './booked-trophies.js'
import { type Ended, firstMatches, inOrder } from './first-matches.js'
import { readSociety } from './society-log.js'

/** A match in the books, as it is stored. */
export interface BookedMatch extends Ended, MonthClass {
  readonly booked: LedgerMatch
}

/** The statement of a person. It reads their own matches only. */
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

/** The books of the society with the results of all finished matches. */
export async function readBooks(context: ClubContext): Promise<Books> {
  await context.bookResults()
  return readSnapshot(context.store, (tx) => readBooksIn(context, tx))
}

async function readBooksIn(context: ClubContext, db: Kysely<Tables>): Promise<Books> {
  const { society } = await readSociety(context, db)
  const { books } = society
  const matches = await readMatches(db, books)
  const gains = await db.selectFrom('book_gains').selectAll().execute()
  const first = firstMatches(books)
  const played = matches.flatMap(({ match }) => (first.has(match) ? [] : [match]))
  return {
    ...books,
    trophies: await readCollection(
      db,
      books,
      matches.map(({ booked }) => booked),
    ),
    ledger: {
      months: toMonths(matches.map(asKept), gains),
      booked: addNames(books.ledger.booked, played),
    },
  }
}

/** A match with its record as the books keep it: with its fields in their order. */
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

/** Reads booked matches, in the order in which they ended. */
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

/** The ledger's months, from matches in order, and the gains of people in them, if they are needed. */
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
  // Results that came late may have taken away what others had gained.
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
