import { type DiplomacyOrder, provinceOf } from '@ackanomic/games/diplomacy'

/** The kinds of orders, in the order in which they are offered. */
export const KINDS = ['move', 'hold', 'support', 'convoy', 'retreat', 'build', 'disband'] as const

/** A kind of order that is given by clicking on the map. */
export type Kind = (typeof KINDS)[number]

/**
 * The provinces that are clicked for an order, one after another, once its unit and kind are
 * chosen: where it goes; or whom it helps, and where that one goes or stays.
 */
export function clicksOf(order: DiplomacyOrder): readonly string[] {
  switch (order.type) {
    case 'move':
    case 'retreat':
      return [provinceOf(order.to)]
    case 'support':
      return [provinceOf(order.of.at), provinceOf(order.to ?? order.of.at)]
    case 'convoy':
      return [provinceOf(order.of.at), provinceOf(order.to)]
    default:
      return []
  }
}

/** The orders that are left after some clicks, and where one may click next. */
export function leftAfter(
  orders: readonly DiplomacyOrder[],
  clicked: readonly string[],
): { readonly orders: readonly DiplomacyOrder[]; readonly next: readonly string[] } {
  const left = orders.filter((order) =>
    clicked.every((province, i) => clicksOf(order)[i] === province),
  )
  const next = left.flatMap((order) => clicksOf(order)[clicked.length] ?? [])
  return { orders: left, next: [...new Set(next)] }
}
