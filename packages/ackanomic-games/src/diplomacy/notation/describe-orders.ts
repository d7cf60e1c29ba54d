import type { DiplomacyVariant } from '../map.js'
import { describeOrder } from '../order-words.js'
import { parseOrders } from './parse.js'

export function describeOrders(
  variant: DiplomacyVariant,
  lines: readonly string[],
): readonly string[] {
  const [power = ''] = Object.keys(variant.powers)
  return lines.map((line) => {
    const { orders, unreadable } = parseOrders(variant, line, { power })
    const [order] = orders
    return order === undefined || orders.length > 1 || unreadable.length > 0
      ? line
      : describeOrder(variant, order)
  })
}
