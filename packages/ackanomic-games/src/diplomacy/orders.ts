import type { DiplomacyLocation, DiplomacyUnitKind, PowerId, ProvinceId } from './map.js'
import type { DiplomacyUnit } from './position.js'

/** A unit as an order names it. The rules judge a wrong kind or power. */
export interface DiplomacyNamedUnit {
  /** The location, such as `'PAR'` or `'STP/NC'`. */
  readonly at: DiplomacyLocation
  readonly kind?: DiplomacyUnitKind
  /** The power that is said to own it, for foreign units. */
  readonly power?: PowerId
}

interface UnitOrder<Type> {
  readonly type: Type
  /** The power that orders. */
  readonly power: PowerId
  readonly unit: DiplomacyNamedUnit
}

type AnyOrder =
  | UnitOrder<'hold'>
  /** Goes by land, by sea, or by convoy. Written `A PAR - BUR`, `A LON - BEL VIA`. */
  | (UnitOrder<'move'> & {
      readonly to: DiplomacyLocation
      /** Present if the order requires a convoy. */
      readonly via?: true
      /** The seas of the convoy, if the order names them. */
      readonly route?: readonly ProvinceId[]
    })
  /** Helps a unit to stay or move. Written `A PAR S A BUR`, `A PAR S A MAR - BUR`. */
  | (UnitOrder<'support'> & {
      readonly of: DiplomacyNamedUnit
      /** The destination of the supported unit. Absent if it stays. */
      readonly to?: DiplomacyLocation
    })
  /** Carries an army over the fleet's sea. Written `F NTH C A YOR - NWY`. */
  | (UnitOrder<'convoy'> & {
      readonly of: DiplomacyNamedUnit
      readonly to: DiplomacyLocation
    })
  /** Moves a dislodged unit. Written `A PAR R GAS`. */
  | (UnitOrder<'retreat'> & { readonly to: DiplomacyLocation })
  /** Removes a dislodged or surplus unit. Written `A PAR D`. */
  | UnitOrder<'disband'>
  /** Builds a unit; the rules decide a missing kind. Written `F STP/NC B`. */
  | UnitOrder<'build'>
  | { readonly type: 'waive'; readonly power: PowerId }

/** An order, or one of certain types: `DiplomacyOrder<'support'>`. */
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

/** An order to a unit that needs no place. @internal */
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
