import type { Named, Order } from '../orders.js'
import type { Unit } from '../units.js'

/**
 * Writes a unit: `'A PAR'`, `'F STP/SC'`.
 *
 * @example
 * ```ts
 * import { formatUnit } from '@ackanomic/games/diplomacy'
 *
 * formatUnit({ kind: 'F', at: 'STP/SC' }) // => 'F STP/SC'
 * ```
 */
export function formatUnit(unit: Unit | Named): string {
  return unit.kind === undefined ? unit.at : `${unit.kind} ${unit.at}`
}

/**
 * Writes an order in its canonical form, which `parseOrders` reads back.
 *
 * @example
 * ```ts
 * import { formatOrder } from '@ackanomic/games/diplomacy'
 *
 * formatOrder({
 *   type: 'support',
 *   power: 'FRANCE',
 *   unit: { kind: 'A', at: 'PAR' },
 *   of: { kind: 'A', at: 'MAR' },
 *   to: 'BUR',
 * }) // => 'A PAR S A MAR - BUR'
 * ```
 */
export function formatOrder(order: Order): string {
  switch (order.type) {
    case 'hold':
      return `${formatUnit(order.unit)} H`
    case 'move': {
      const way = [...(order.route ?? []), order.to].join(' - ')
      return `${formatUnit(order.unit)} - ${way}${order.via === true ? ' VIA' : ''}`
    }
    case 'support': {
      const goal = order.to === undefined ? '' : ` - ${order.to}`
      return `${formatUnit(order.unit)} S ${formatServed(order.of)}${goal}`
    }
    case 'convoy':
      return `${formatUnit(order.unit)} C ${formatServed(order.of)} - ${order.to}`
    case 'retreat':
      return `${formatUnit(order.unit)} R ${order.to}`
    case 'disband':
      return `${formatUnit(order.unit)} D`
    case 'build':
      return `${formatUnit(order.unit)} B`
    case 'waive':
      return 'WAIVE'
  }
}

function formatServed(unit: Named): string {
  return unit.power === undefined ? formatUnit(unit) : `${unit.power} ${formatUnit(unit)}`
}
