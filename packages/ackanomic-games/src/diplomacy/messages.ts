import type { Location, Variant } from './map.js'
import { formatOrder } from './notation/format.js'
import type { Order } from './orders.js'
import { type Outcome, type Resolution, VOID_REASONS } from './resolution.js'
import { provinceOf } from './units.js'
import { inSentence } from './wording.js'

const DONE: Readonly<Record<Order['type'], string>> = {
  hold: 'holds',
  move: 'arrives',
  support: 'is given',
  convoy: 'holds its course',
  retreat: 'arrives',
  disband: 'leaves the board',
  build: 'is built',
  waive: 'leaves a build unused',
}

/**
 * Tells what became of an order in a sentence.
 *
 * @example
 * ```ts
 * import { describeResolution, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * describeResolution(STANDARD, {
 *   order: { type: 'move', power: 'AUSTRIA', unit: { kind: 'A', at: 'VIE' }, to: 'TYR' },
 *   outcome: { is: 'bounced', by: ['VEN'], strength: 1, against: 1 },
 * }) // => 'A VIE - TYR: stopped by Venice, 1 against 1.'
 * ```
 */
export function describeResolution(variant: Variant, resolution: Resolution): string {
  const { order, outcome, dislodged } = resolution
  const head =
    resolution.unordered === true ? `${formatOrder(order)} (no order)` : formatOrder(order)
  const fell =
    dislodged === undefined
      ? ''
      : ` Dislodged by an attack from ${placeName(variant, dislodged.by)}.`
  if (outcome.is === 'dislodged' && dislodged !== undefined)
    return `${head}: dislodged by an attack from ${placeName(variant, dislodged.by)}.`
  return `${head}: ${sayOutcome(variant, order, outcome)}.${fell}`
}

function sayOutcome(variant: Variant, order: Order, outcome: Outcome): string {
  const all = (places: readonly Location[]): string =>
    inSentence(places.map((place) => placeName(variant, place)))
  switch (outcome.is) {
    case 'succeeds':
      return DONE[order.type]
    case 'bounced':
      if (order.type === 'retreat')
        return `${all(outcome.by)} retreated there too, so both are lost`
      return outcome.shared === true
        ? `stopped by ${all(outcome.by)}; no power dislodges a unit of its own`
        : `stopped by ${all(outcome.by)}, ${outcome.strength} against ${outcome.against}`
    case 'cut':
      return `cut by an attack from ${all(outcome.by)}`
    case 'unconvoyed':
      return 'no whole chain of fleets was ordered to convoy it'
    case 'disrupted':
      return `its convoy was broken: the fleet in ${all(outcome.fleets)} was dislodged`
    case 'paradox':
      return outcome.fleets.length === 0
        ? 'part of a convoy paradox, in which all moves fail'
        : `the convoy over ${all(outcome.fleets)} is part of a paradox, and fails`
    case 'dislodged':
      return 'dislodged'
    case 'ruled':
      return `${outcome.done ? DONE[order.type] : 'fails'}, as the referee has ruled`
    case 'void':
      return `void, ${VOID_REASONS[outcome.why]}`
  }
}

/**
 * The full name of a location: `'St Petersburg (NC)'`.
 *
 * @example
 * ```ts
 * import { placeName, STANDARD } from '@ackanomic/games/diplomacy'
 *
 * placeName(STANDARD, 'STP/NC') // => 'St Petersburg (NC)'
 * ```
 */
export function placeName(variant: Variant, location: Location): string {
  const id = provinceOf(location)
  const name = variant.provinces[id]?.name ?? id
  return location === id ? name : `${name} (${location.slice(id.length + 1)})`
}
