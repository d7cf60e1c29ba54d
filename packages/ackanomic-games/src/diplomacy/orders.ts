import type { DiplomacyLocation, DiplomacyUnitKind, PowerId, ProvinceId } from './map.js'
import type { DiplomacyUnit } from './position.js'

/** A unit as an order names it. The place is required; the rules judge a wrong kind or power. */
export interface DiplomacyNamedUnit {
  /** The location of the unit, as in `'PAR'` or `'STP/NC'`. */
  readonly at: DiplomacyLocation
  readonly kind?: DiplomacyUnitKind
  /** The power it is said to belong to. Players write it for foreign units that they help. */
  readonly power?: PowerId
}

/** An order to a unit. */
interface UnitOrder<Type> {
  readonly type: Type
  /** The power that orders. */
  readonly power: PowerId
  /** The ordered unit. */
  readonly unit: DiplomacyNamedUnit
}

type AnyOrder =
  /** Stay. Written `A PAR H`. */
  | UnitOrder<'hold'>
  /** Go, by land, by sea, or convoyed. Written `A PAR - BUR`, `A LON - BEL VIA`. */
  | (UnitOrder<'move'> & {
      readonly to: DiplomacyLocation
      /** Present if the order says expressly that the army goes by convoy. */
      readonly via?: true
      /** The seas of the convoy, in order, if the order names them. */
      readonly route?: readonly ProvinceId[]
    })
  /** Help a unit to stay, or to go to `to`. Written `A PAR S A BUR`, `A PAR S A MAR - BUR`. */
  | (UnitOrder<'support'> & {
      /** The supported unit. */
      readonly of: DiplomacyNamedUnit
      /** The destination of the supported unit. Absent if it stays. */
      readonly to?: DiplomacyLocation
    })
  /** Carry an army over this fleet's sea. Written `F NTH C A YOR - NWY`. */
  | (UnitOrder<'convoy'> & {
      /** The convoyed army. */
      readonly of: DiplomacyNamedUnit
      /** The destination of the army. */
      readonly to: DiplomacyLocation
    })
  /** Where a dislodged unit goes. Written `A PAR R GAS`. */
  | (UnitOrder<'retreat'> & { readonly to: DiplomacyLocation })
  /** Take a unit off the board: a dislodged one, or one too many. Written `A PAR D`. */
  | UnitOrder<'disband'>
  /** Put a new unit on the board; where its kind is missing, the rules decide. Written `F STP/NC B`. */
  | UnitOrder<'build'>
  /** Leave a build unused. Written `WAIVE`. */
  | { readonly type: 'waive'; readonly power: PowerId }

/** An order, or an order of certain types: `DiplomacyOrder<'support'>`. */
export type DiplomacyOrder<Type extends AnyOrder['type'] = AnyOrder['type']> = Extract<
  AnyOrder,
  { readonly type: Type }
>

/** An order of a movement phase. */
export type DiplomacyMovementOrder = DiplomacyOrder<'hold' | 'move' | 'support' | 'convoy'>

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
export function formatUnit(unit: DiplomacyUnit | DiplomacyNamedUnit): string {
  return unit.kind === undefined ? unit.at : `${unit.kind} ${unit.at}`
}

/**
 * Writes an order in its canonical form, which `parseOrders` reads.
 *
 * @example
 * ```ts
 * import { formatOrder } from '@ackanomic/games/diplomacy'
 *
 * formatOrder({ type: 'move', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' }, to: 'BUR' }) // => 'A PAR - BUR'
 * ```
 */
export function formatOrder(order: DiplomacyOrder): string {
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
export function orderTo<Type extends 'hold' | 'disband' | 'build'>(
  type: Type,
  unit: DiplomacyUnit,
) {
  const { power, kind, at } = unit
  return { type, power, unit: { kind, at } }
}

function formatServed(unit: DiplomacyNamedUnit): string {
  return unit.power === undefined ? formatUnit(unit) : `${unit.power} ${formatUnit(unit)}`
}
