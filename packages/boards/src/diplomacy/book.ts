import {
  type DiplomacyLocation,
  type DiplomacyOrder,
  type DiplomacyResolution,
  type DiplomacyVariant,
  formatOrder,
  type PowerId,
  parseOrders,
  provinceOf,
} from '@ackanomic/games/diplomacy'

/** The orders that are being written, by the place of their unit. */
export type Book = Readonly<Record<DiplomacyLocation, DiplomacyOrder>>

/** The book of orders that were sent already. */
export function bookOf(
  variant: DiplomacyVariant,
  power: PowerId,
  sent: readonly string[] | null,
): Book {
  const { orders } = parseOrders(variant, (sent ?? []).join('\n'), { power })
  return Object.fromEntries(
    orders.flatMap((order) =>
      order.type === 'waive' ? [] : [[keyOf(order.unit.at), order] as const],
    ),
  )
}

/** The key of an order in a book: the province of its unit. */
export function keyOf(at: DiplomacyLocation): string {
  return provinceOf(at)
}

/** A book with another order for a place, or with `null` without one. */
export function withOrder(book: Book, at: DiplomacyLocation, order: DiplomacyOrder | null): Book {
  const { [keyOf(at)]: _, ...rest } = book
  return order === null ? rest : { ...rest, [keyOf(at)]: order }
}

/** The orders of a book as they are drawn while nobody knows what becomes of them. */
export function drawnFrom(book: Book): readonly DiplomacyResolution[] {
  return Object.values(book).map((order) => ({ order, outcome: { is: 'succeeds' } }))
}

/** The orders of a book as they are sent. */
export function writtenIn(book: Book): readonly string[] {
  return Object.values(book).map(formatOrder)
}
