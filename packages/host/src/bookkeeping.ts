import {
  type Books,
  type ClassMonth,
  type InstanceRecord,
  monthOf,
  openBooks,
  settle,
} from '@ackanomic/core/society'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './store/tables.js'

/** There is one row of books. */
const ONE = 1

/** Books a finished match in the same write as its end; only its own month is read and written. */
export async function book(tx: Transaction<Tables>, record: InstanceRecord): Promise<void> {
  const blank = openBooks()
  const cabinet = JSON.stringify(blank.cabinet)
  await tx
    .insertInto('books')
    .values({ id: ONE, options: JSON.stringify(blank.options), suite: '[]', cabinet })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const kept = await tx
    .selectFrom('books')
    .selectAll()
    .where('id', '=', ONE)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const months = await monthsOf(tx, monthOf(record.outcome.at))
  const settled = settle(booksOf(blank, kept, months), record)
  if (!settled.ok) throw new Error(settled.error.says)
  const { books } = settled.value
  await tx
    .updateTable('books')
    .set({ cabinet: JSON.stringify(books.cabinet) })
    .where('id', '=', ONE)
    .execute()
  for (const one of books.ledger.months) {
    if (months.includes(one)) continue
    const { month, game } = one
    const class_month = JSON.stringify(one)
    await tx
      .insertInto('ledger')
      .values({ month, game, class_month })
      .onConflict((clash) => clash.columns(['month', 'game']).doUpdateSet({ class_month }))
      .execute()
  }
}

/** All the books. */
export async function allBooks(db: Kysely<Tables>): Promise<Books> {
  const blank = openBooks()
  const kept = await db.selectFrom('books').selectAll().where('id', '=', ONE).executeTakeFirst()
  return kept === undefined ? blank : booksOf(blank, kept, await monthsOf(db))
}

async function monthsOf(db: Kysely<Tables>, month?: string): Promise<readonly ClassMonth[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('class_month')
    .$if(month !== undefined, (query) => query.where('month', '=', month ?? ''))
    .orderBy('month')
    .orderBy('game')
    .execute()
  return rows.map(({ class_month }) => JSON.parse(class_month))
}

function booksOf(
  blank: Books,
  { options, suite, cabinet }: Omit<Tables['books'], 'id'>,
  months: readonly ClassMonth[],
): Books {
  return {
    options: JSON.parse(options),
    suite: JSON.parse(suite),
    cabinet: JSON.parse(cabinet),
    ledger: { ...blank.ledger, months },
  }
}
