import type { Location, PowerId, ProvinceId, UnitKind } from './map.js'
import type { Unit } from './position.js'

/** How an order names a unit: the place is needed, and the rules judge a wrong kind or power. */
export interface Named {
  /** Where it stands, as in `'PAR'` or `'STP/NC'`. */
  readonly at: Location
  readonly kind?: UnitKind
  /** Whose it is called; players write it of foreign units that they support or convoy. */
  readonly power?: PowerId
}

/** An order to a unit. */
export interface UnitOrder {
  /** Who orders. */
  readonly power: PowerId
  /** The unit ordered. */
  readonly unit: Named
}

/** Stay. Written `A PAR H`. */
export interface Hold extends UnitOrder {
  readonly type: 'hold'
}

/** Go, by land, by sea, or convoyed. Written `A PAR - BUR`, `A LON - BEL VIA`. */
export interface Move extends UnitOrder {
  readonly type: 'move'
  readonly to: Location
  /** Present where the order says expressly that the army goes by convoy. */
  readonly via?: true
  /** The seas of the convoy, in their order, where the order names them. */
  readonly route?: readonly ProvinceId[]
}

/** Help a unit to stay, or to go to `to`. Written `A PAR S A BUR`, `A PAR S A MAR - BUR`. */
export interface Support extends UnitOrder {
  readonly type: 'support'
  /** The unit helped. */
  readonly of: Named
  /** Where the unit helped is to go; absent where it is to stay. */
  readonly to?: Location
}

/** Carry an army over this fleet's sea. Written `F NTH C A YOR - NWY`. */
export interface Convoy extends UnitOrder {
  readonly type: 'convoy'
  /** The army carried. */
  readonly of: Named
  /** Where the army is to land. */
  readonly to: Location
}

/** Where a dislodged unit goes. Written `A PAR R GAS`. */
export interface Retreat extends UnitOrder {
  readonly type: 'retreat'
  readonly to: Location
}

/** Take a unit off the board: a dislodged one, or one too many. Written `A PAR D`. */
export interface Disband extends UnitOrder {
  readonly type: 'disband'
}

/** Put a new unit on the board; where its kind is missing, the rules decide. Written `F STP/NC B`. */
export interface Build extends UnitOrder {
  readonly type: 'build'
}

/** Leave a build unused. Written `WAIVE`. */
export interface Waive {
  readonly type: 'waive'
  readonly power: PowerId
}

/** An order of a movement phase. */
export type MovementOrder = Hold | Move | Support | Convoy

/** An order of a retreat phase. */
export type RetreatOrder = Retreat | Disband

/** An order of an adjustment phase. */
export type AdjustmentOrder = Build | Disband | Waive

/** Any order. */
export type Order = MovementOrder | RetreatOrder | AdjustmentOrder

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
 * formatOrder({ type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'BUR' }) // => 'A PAR - BUR'
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

/**
 * An order to a unit on the board that needs no place.
 *
 * @internal
 */
export function orderTo<Type extends 'hold' | 'disband' | 'build'>(type: Type, unit: Unit) {
  const { power, kind, at } = unit
  return { type, power, unit: { kind, at } }
}

function formatServed(unit: Named): string {
  return unit.power === undefined ? formatUnit(unit) : `${unit.power} ${formatUnit(unit)}`
}
