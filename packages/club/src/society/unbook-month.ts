import type { Tables } from '@ackanomic/host'
import { type Books, classOf } from '@ackanomic/society'
import type { Transaction } from 'kysely'
import { insertFirstMatches } from './book-result.js'

/**
 * Takes the matches of a month out of the books whose Games have changed their class, and those of the
 * class that they join. They are booked again like new results. Returns whether there was such a
 * month.
 */
export async function unbookMonth(tx: Transaction<Tables>, books: Books): Promise<boolean> {
  const places = await tx.selectFrom('book_months').selectAll().execute()
  const moved = places.find((each) => classOf(books.suite, each.game) !== each.class)
  if (moved === undefined) return false
  const { month } = moved
  const classes = [moved.class, classOf(books.suite, moved.game)]
  await tx
    .updateTable('result_records')
    .set({ booked: 0 })
    .where('match', 'in', (own) =>
      own
        .selectFrom('booked_results')
        .select('match')
        .where('month', '=', month)
        .where('class', 'in', classes),
    )
    .execute()
  // The rows of people stay: they are written again.
  for (const table of ['booked_results', 'book_months', 'book_gains'] as const)
    await tx.deleteFrom(table).where('month', '=', month).where('class', 'in', classes).execute()
  const first = books.ledger.months.filter(
    (each) => each.month === month && classes.includes(each.game),
  )
  await insertFirstMatches(tx, first)
  return true
}
