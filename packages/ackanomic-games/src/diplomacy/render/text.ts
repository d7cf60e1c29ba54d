import { adjustmentsDue } from '../due.js'
import type { Variant } from '../map.js'
import { centresOf, type Position, phaseName, unitsOf } from '../position.js'

/**
 * A position as plain text, by power: centres, units, what has to retreat, what can be built.
 *
 * @example
 * ```ts
 * import { renderPosition, STANDARD, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const lines = renderPosition(STANDARD, startingPosition(STANDARD)).split('\n')
 * lines[0] // => 'Spring 1901, moves'
 * lines[2] // => 'Austria-Hungary, 3 centres: BUD TRI VIE'
 * lines[3] // => '  A BUD, A VIE, F TRI'
 * ```
 */
export function renderPosition(variant: Variant, position: Position): string {
  const lines = [phaseName(variant, position.phase), '']
  for (const [power, { name }] of Object.entries(variant.powers)) {
    const centres = centresOf(position, power)
    const units = unitsOf(position, power)
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    if (centres.length + units.length + lost.length === 0) {
      lines.push(`${name}, eliminated`)
      continue
    }
    const count = centres.length === 1 ? '1 centre' : `${centres.length} centres`
    lines.push(`${name}, ${count}${centres.length === 0 ? '' : `: ${centres.join(' ')}`}`)
    if (units.length > 0)
      lines.push(
        `  ${units
          .map(({ kind, at }) => `${kind} ${at}`)
          .sort()
          .join(', ')}`,
      )
    for (const { unit, from, retreats } of lost)
      lines.push(
        `  ${unit.kind} ${unit.at} was dislodged from ${from}; it retreats to ${retreats.join(', ') || 'nowhere'}`,
      )
    if (position.phase.step === 'adjustments') {
      const due = adjustmentsDue(variant, position, power)
      if (due.builds > 0) lines.push(`  may build ${due.builds}: ${due.sites.join(' ')}`)
      if (due.disbands > 0) lines.push(`  has to disband ${due.disbands}`)
    }
  }
  const free = Object.entries(variant.provinces)
    .filter(([id, facts]) => facts.centre === true && position.owners[id] === undefined)
    .map(([id]) => id)
    .sort()
  if (free.length > 0) lines.push(`Unowned: ${free.join(' ')}`)
  return lines.join('\n')
}
