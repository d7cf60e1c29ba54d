import { err, ok, type Result } from '@ackanomic/core'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { convoyRoute, wantsConvoy } from '../orderbook.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import { type DiplomacyPosition, type DiplomacyUnit, provinceOf } from '../position.js'
import {
  type DiplomacyOrderOutcome,
  type DiplomacyResolution,
  hasSucceeded,
} from '../resolution.js'

/** The result of an order, as DAIDE, the judges and python-diplomacy call it. */
const RESULTS: Readonly<Record<DiplomacyOrderOutcome['is'], readonly [string, string, string]>> = {
  succeeds: ['SUC', '', ''],
  bounced: ['BNC', 'bounce', 'bounce'],
  cut: ['CUT', 'cut', 'cut'],
  unconvoyed: ['NSO', 'no convoy', 'no convoy'],
  disrupted: ['DSR', 'no convoy', 'disrupted'],
  paradox: ['DSR', 'no convoy', 'no convoy'],
  dislodged: ['', '', ''],
  void: ['NSO', 'void', 'void'],
  ruled: ['NSO', 'void', 'void'],
}

const FORMATS = { daide: 0, judge: 1, saved: 2 } as const

/** The result of an order in the words of a format, and whether its unit was dislodged. */
export function resultWords(
  { outcome, dislodged }: DiplomacyResolution,
  format: keyof typeof FORMATS,
): readonly string[] {
  const isLost = dislodged !== undefined || outcome.is === 'dislodged'
  const result = RESULTS[hasSucceeded(outcome) ? 'succeeds' : outcome.is][FORMATS[format]]
  const fate = isLost ? (format === 'daide' ? 'RET' : 'dislodged') : ''
  return [result, fate].filter((word) => word !== '')
}

/**
 * An order with all that a format may ask for: power, kind and coast of its units as they stand on
 * the board, and the seas of a convoy.
 *
 * @param all - all orders of the phase, in which the convoy is looked up
 */
export function completeOrder(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  order: DiplomacyOrder,
  all: readonly DiplomacyOrder[],
): DiplomacyOrder {
  if (order.type === 'waive') return order
  const { power } = order
  if (order.type === 'build') return { ...order, unit: { ...order.unit, power } }
  const unit = { ...onBoard(position, order.unit, power), power }
  if ('of' in order) return { ...order, unit, of: onBoard(position, order.of, power) }
  if (order.type !== 'move') return { ...order, unit }
  const { route = wantsConvoy(variant, order) ? convoyRoute(variant, order, all) : [] } = order
  return { ...order, unit, ...(route.length > 0 && { route }) }
}

/** An order that does not say whose the unit is that it helps. */
export function withoutPowers(order: DiplomacyOrder): DiplomacyOrder {
  if (!('of' in order)) return order
  const { power: _, ...of } = order.of
  return { ...order, of }
}

/** The unit of that place, a dislodged one first; if there is none, an army of that power. */
function onBoard(
  { units, dislodged }: DiplomacyPosition,
  named: DiplomacyNamedUnit,
  power: PowerId,
): DiplomacyNamedUnit {
  const isThere = ({ at }: DiplomacyUnit): boolean => provinceOf(at) === provinceOf(named.at)
  const unit = dislodged.find((each) => isThere(each.unit))?.unit ?? units.find(isThere)
  return { kind: 'A', power, ...named, ...unit }
}

const MAX_PROBLEMS = 50

/** A fault in a piece of a text, as a sentence that is safe to show. */
export function problemAt(piece: string, message: string): string {
  return `"${sanitizeText(piece, 80)}": ${sanitizeText(message)}`
}

/** The parsed text; or the first faults, and how many more there are. */
export function unlessProblems<Found>(
  found: Found,
  problems: readonly string[],
): Result<Found, readonly string[]> {
  const more = problems.length - MAX_PROBLEMS
  if (problems.length === 0) return ok(found)
  return err(
    more > 0 ? [...problems.slice(0, MAX_PROBLEMS), `And ${more} more problems.`] : problems,
  )
}
