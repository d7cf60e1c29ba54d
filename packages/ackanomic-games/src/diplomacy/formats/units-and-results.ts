import type { DiplomacyLocation, PowerId } from '../map.js'
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

/** The unit that was dislodged from a place, or stands there; of one power, where that is given. */
export function unitThere(
  { units, dislodged }: DiplomacyPosition,
  place: DiplomacyLocation,
  power?: PowerId,
): DiplomacyUnit | undefined {
  const fits = (unit: DiplomacyUnit): boolean =>
    provinceOf(unit.at) === provinceOf(place) && (power === undefined || unit.power === power)
  return dislodged.find(({ unit }) => fits(unit))?.unit ?? units.find(fits)
}
