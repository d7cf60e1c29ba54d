import {
  formatOrder,
  type Location,
  type Order,
  type PowerId,
  parseOrders,
  provinceOf,
  type Resolution,
  type Variant,
} from '@ackanomic/games/diplomacy'

/** The orders that are being written, by the place of their unit. */
export type Book = Readonly<Record<Location, Order>>

/** The book of orders that were sent already. */
export function bookOf(variant: Variant, power: PowerId, sent: readonly string[] | null): Book {
  const { orders } = parseOrders(variant, (sent ?? []).join('\n'), { power })
  return Object.fromEntries(
    orders.flatMap((order) =>
      order.type === 'waive' ? [] : [[keyOf(order.unit.at), order] as const],
    ),
  )
}

/** By what an order is kept in a book: the province of its unit. */
export function keyOf(at: Location): string {
  return provinceOf(at)
}

/** A book with another order for a place, or with `null` without one. */
export function withOrder(book: Book, at: Location, order: Order | null): Book {
  const { [keyOf(at)]: _, ...rest } = book
  return order === null ? rest : { ...rest, [keyOf(at)]: order }
}

/** The orders of a book as they are drawn while nobody knows what becomes of them. */
export function drawnFrom(book: Book): readonly Resolution[] {
  return Object.values(book).map((order) => ({ order, outcome: { is: 'succeeds' } }))
}

/** The orders of a book as they are sent. */
export function writtenIn(book: Book): readonly string[] {
  return Object.values(book).map(formatOrder)
}
