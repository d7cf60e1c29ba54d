import type { Location, PowerId, ProvinceId, UnitKind } from './map.js'

/**
 * How an order names a unit. Only the place is needed; where kind or power are given and wrong,
 * the rules say what becomes of the order.
 */
export interface Named {
  /** Where it stands, as in `'PAR'` or `'STP/NC'`. */
  readonly at: Location
  /** What it is called. */
  readonly kind?: UnitKind
  /** Whose it is called; players write it of foreign units that they support or convoy. */
  readonly power?: PowerId
}

/** Stay. Written `A PAR H`. */
export interface Hold {
  /** Tells the kinds of orders apart. */
  readonly type: 'hold'
  /** Who orders. */
  readonly power: PowerId
  /** The unit ordered. */
  readonly unit: Named
}

/** Go, by land, by sea, or convoyed. Written `A PAR - BUR`, `A LON - BEL VIA`. */
export interface Move {
  /** Tells the kinds of orders apart. */
  readonly type: 'move'
  /** Who orders. */
  readonly power: PowerId
  /** The unit ordered. */
  readonly unit: Named
  /** Where to. */
  readonly to: Location
  /** Present where the order says expressly that the army goes by convoy. */
  readonly via?: true
  /** The seas of the convoy, in their order, where the order names them. */
  readonly route?: readonly ProvinceId[]
}

/** Help a unit to stay, or to go to `to`. Written `A PAR S A BUR`, `A PAR S A MAR - BUR`. */
export interface Support {
  /** Tells the kinds of orders apart. */
  readonly type: 'support'
  /** Who orders. */
  readonly power: PowerId
  /** The unit ordered. */
  readonly unit: Named
  /** The unit helped. */
  readonly of: Named
  /** Where the unit helped is to go; absent where it is to stay. */
  readonly to?: Location
}

/** Carry an army over this fleet's sea. Written `F NTH C A YOR - NWY`. */
export interface Convoy {
  /** Tells the kinds of orders apart. */
  readonly type: 'convoy'
  /** Who orders. */
  readonly power: PowerId
  /** The fleet ordered. */
  readonly unit: Named
  /** The army carried. */
  readonly of: Named
  /** Where the army is to land. */
  readonly to: Location
}

/** Where a dislodged unit goes. Written `A PAR R GAS`. */
export interface Retreat {
  /** Tells the kinds of orders apart. */
  readonly type: 'retreat'
  /** Who orders. */
  readonly power: PowerId
  /** The dislodged unit. */
  readonly unit: Named
  /** Where to. */
  readonly to: Location
}

/** Take a unit off the board: a dislodged one, or one too many. Written `A PAR D`. */
export interface Disband {
  /** Tells the kinds of orders apart. */
  readonly type: 'disband'
  /** Who orders. */
  readonly power: PowerId
  /** The unit. */
  readonly unit: Named
}

/** Put a new unit on the board. Written `F STP/NC B`. */
export interface Build {
  /** Tells the kinds of orders apart. */
  readonly type: 'build'
  /** Who orders. */
  readonly power: PowerId
  /** The new unit; where the kind is missing, the rules say what becomes of the order. */
  readonly unit: Named
}

/** Leave a build unused. Written `WAIVE`. */
export interface Waive {
  /** Tells the kinds of orders apart. */
  readonly type: 'waive'
  /** Who orders. */
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
