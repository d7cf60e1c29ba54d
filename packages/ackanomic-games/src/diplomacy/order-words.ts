import type { DiplomacyVariant } from './map.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from './orders.js'
import type { DiplomacyUnit } from './position.js'
import { placeName } from './wording.js'

/** A unit in words: `Army Berlin`. */
export function unitName(
  variant: DiplomacyVariant,
  unit: DiplomacyUnit | DiplomacyNamedUnit,
): string {
  const kind = unit.kind === undefined ? 'The unit in' : unit.kind === 'A' ? 'Army' : 'Fleet'
  return `${kind} ${placeName(variant, unit.at)}`
}

/**
 * Describes an order in words, with the full names of the places.
 *
 * @example
 * ```ts
 * import { describeOrder, DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 *
 * describeOrder(DIPLOMACY_STANDARD, {
 *   type: 'move',
 *   power: 'GERMANY',
 *   unit: { kind: 'A', at: 'BER' },
 *   to: 'KIE',
 * }) // => 'Army Berlin moves to Kiel'
 * ```
 */
export function describeOrder(variant: DiplomacyVariant, order: DiplomacyOrder): string {
  if (order.type === 'waive') return 'A build is left unused'
  const unit = unitName(variant, order.unit)
  switch (order.type) {
    case 'hold':
      return `${unit} holds`
    case 'move': {
      const { route = [], via = false } = order
      const over = route.map((place) => placeName(variant, place)).join(', ')
      const way = over === '' ? (via ? ' by convoy' : '') : ` by convoy over ${over}`
      return `${unit} moves to ${placeName(variant, order.to)}${way}`
    }
    case 'support': {
      const goal = order.to === undefined ? ', which stays' : ` to ${placeName(variant, order.to)}`
      return `${unit} supports ${servedName(variant, order.of)}${goal}`
    }
    case 'convoy':
      return `${unit} convoys ${servedName(variant, order.of)} to ${placeName(variant, order.to)}`
    case 'retreat':
      return `${unit} retreats to ${placeName(variant, order.to)}`
    case 'disband':
      return `${unit} is disbanded`
    case 'build':
      return `${unit} is built`
  }
}

/** The unit that is helped, in the midst of a sentence. */
function servedName(variant: DiplomacyVariant, unit: DiplomacyUnit | DiplomacyNamedUnit): string {
  return unitName(variant, unit).replace(/^The /u, 'the ')
}
