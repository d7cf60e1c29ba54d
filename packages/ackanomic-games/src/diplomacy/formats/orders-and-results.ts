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

export function resultWords(
  { outcome, dislodged }: DiplomacyResolution,
  format: keyof typeof FORMATS,
): readonly string[] {
  const isLost = dislodged !== undefined || outcome.is === 'dislodged'
  const result = RESULTS[hasSucceeded(outcome) ? 'succeeds' : outcome.is][FORMATS[format]]
  const fate = isLost ? (format === 'daide' ? 'RET' : 'dislodged') : ''
  return [result, fate].filter((word) => word !== '')
}

/** Completes an order from all orders of the phase: powers, kinds, coasts, and seas of a convoy. */
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

export function withoutPowers(order: DiplomacyOrder): DiplomacyOrder {
  if (!('of' in order)) return order
  const { power: _, ...of } = order.of
  return { ...order, of }
}

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

/** A sentence that is safe to show. */
export function problemAt(piece: string, message: string): string {
  return `"${sanitizeText(piece, 80)}": ${sanitizeText(message)}`
}

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
