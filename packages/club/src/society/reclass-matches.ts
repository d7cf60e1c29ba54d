import type { Tables } from '@ackanomic/host'
import { type Books, classOf, type MonthlyGain } from '@ackanomic/society'
import type { Transaction } from 'kysely'
import { Pauses } from '../store/pauses.js'
import { bookAgain, countMatch, saveGains, updateLines } from './book-result.js'
import { readMatches } from './society-books.js'

/**
 * Books matches again whose Games have changed their class, and those of the classes that they
 * join, month by month.
 */
export async function reclassMatches(tx: Transaction<Tables>, books: Books): Promise<void> {
  const places = await tx.selectFrom('book_months').selectAll().execute()
  const moved = places.filter((each) => classOf(books.suite, each.game) !== each.class)
  const changed = new Set(moved.flatMap((each) => [each.class, classOf(books.suite, each.game)]))
  if (changed.size === 0) return
  const pauses = new Pauses()
  const classes = [...changed]
  for (const table of ['book_months', 'book_gains'] as const)
    await tx.deleteFrom(table).where('class', 'in', classes).execute()
  const months = new Set(places.flatMap((each) => (changed.has(each.class) ? [each.month] : [])))
  for (const month of months) {
    const gains = new Map<string, readonly MonthlyGain[]>()
    const matches = await readMatches(tx, books, (rows) =>
      rows.where('month', '=', month).where('class', 'in', classes),
    )
    for (const { booked, match } of matches) {
      const { game } = booked.record
      const place = { month, class: classOf(books.suite, game) }
      const { lines, gained } = bookAgain(books, place, gains.get(place.class) ?? [], booked)
      gains.set(place.class, gained)
      await updateLines(tx, match, place.class, lines)
      await countMatch(tx, place, game)
      await pauses.pause()
    }
    for (const [cls, gained] of gains)
      for (const each of gained) await saveGains(tx, { month, class: cls }, [each])
  }
}
