import { shown } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import { convoyRoute, wantsConvoy } from '../orderbook.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import { type DiplomacyPosition, type DiplomacyUnit, provinceOf } from '../position.js'
import {
  type DiplomacyOrderOutcome,
  type DiplomacyResolution,
  hasSucceeded,
} from '../resolution.js'

/** What became of an order, as DAIDE, the judges and python-diplomacy call it. */
const RESULTS = {
  succeeds: { daide: 'SUC', judge: '', saved: '' },
  bounced: { daide: 'BNC', judge: 'bounce', saved: 'bounce' },
  cut: { daide: 'CUT', judge: 'cut', saved: 'cut' },
  unconvoyed: { daide: 'NSO', judge: 'no convoy', saved: 'no convoy' },
  disrupted: { daide: 'DSR', judge: 'no convoy', saved: 'disrupted' },
  paradox: { daide: 'DSR', judge: 'no convoy', saved: 'no convoy' },
  dislodged: { daide: '', judge: '', saved: '' },
  void: { daide: 'NSO', judge: 'void', saved: 'void' },
  ruled: { daide: 'NSO', judge: 'void', saved: 'void' },
} as const satisfies Readonly<Record<DiplomacyOrderOutcome['is'], object>>

/** What became of an order in the words of a format, and whether its unit was dislodged. */
export function resultWords(
  { outcome, dislodged }: DiplomacyResolution,
  format: keyof typeof RESULTS.succeeds,
): readonly string[] {
  const lost = dislodged !== undefined || outcome.is === 'dislodged'
  const result = RESULTS[hasSucceeded(outcome) ? 'succeeds' : outcome.is][format]
  const fate = lost ? (format === 'daide' ? 'RET' : 'dislodged') : ''
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

/** At most so many problems of a text are told. */
const MOST_PROBLEMS = 50

/** What is wrong with a piece of a text, in a sentence that is safe to show. */
export function problemAt(piece: string, message: string): string {
  return `"${shown(piece, 80)}": ${shown(message)}`
}

/** The first problems, and how many more there are. */
export function firstProblems(problems: readonly string[]): readonly string[] {
  const more = problems.length - MOST_PROBLEMS
  return more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `And ${more} more problems.`] : problems
}
