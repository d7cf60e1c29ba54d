import type { DiplomacyLocation, DiplomacyVariant, ProvinceId } from './map.js'
import { describeOrder } from './order-words.js'
import type { DiplomacyOrder } from './orders.js'
import type { DiplomacyUnit } from './position.js'
import { joinWords, placeName } from './wording.js'

/** The reasons why an order is void, as parts of a sentence. */
export const VOID_REASONS = {
  'wrong-phase': 'such an order has no place in this phase',
  'unknown-place': 'the map has no such place',
  'no-unit': 'no unit stands there; name the place where it stands',
  'not-dislodged': 'the unit there was not dislodged; only dislodged units retreat or disband now',
  'not-yours': 'the unit belongs to another power; only its own power can order it',
  'kind-omitted': 'it does not say whether the unit is an army or a fleet; write A or F',
  'kind-wrong': 'it takes an army for a fleet, or a fleet for an army',
  'unit-coast': 'it names the wrong coast of its unit',
  'same-place': 'the unit is already there; to stay, it must hold',
  'army-at-sea': 'an army cannot stand at sea; it crosses the sea by convoy, from shore to shore',
  'fleet-inland': 'a fleet cannot stand in a province without a shore',
  unreachable: 'it cannot get there from where it is',
  'coast-open': 'it could be either coast; name the coast',
  'coast-omitted': 'it names no coast; name the coast',
  'coast-wrong': 'it cannot get to that coast',
  'coast-needless': 'it names a coast where none can be named',
  'no-such-unit': 'no unit stands where the other unit should be',
  itself: 'a unit cannot support itself',
  'out-of-reach': 'it could not go there itself; a unit can support only where it could move',
  impossible: 'the other unit could never go there',
  'power-omitted': 'it does not say whose the other unit is',
  'power-wrong': 'it names the wrong power for the other unit',
  'not-at-sea': 'only a fleet at sea can convoy',
  'not-an-army': 'only armies can be convoyed',
  'no-route': 'no convoy of that army to that shore leads over its sea',
  'second-order': 'another order for the same unit or place counts instead',
  ambiguous: 'the unit got different orders, and none of them counts; give each unit one',
  unmatched: 'the other unit got a different order; both orders must agree',
  'by-land': 'the army went by land',
  'in-disorder': 'units of a power in civil disorder get no support',
  occupied: 'a unit stands there; build where there is none',
  attacker: 'the attacker came from there, and a unit can retreat anywhere else',
  'not-a-home': 'it is not a home centre of the power; build at home',
  'not-owned': 'the power does not own the centre; build in centres you own',
  'no-build-due': 'the power has no builds left',
  'no-disband-due': 'the power has no unit to disband',
  'no-waives': 'builds cannot be waived',
}

/** The reason why an order is void. The unit holds instead. */
export type VoidReason = keyof typeof VOID_REASONS

/** The outcome of an order. Details are names of locations and provinces. */
export type DiplomacyOrderOutcome =
  | { readonly is: 'succeeds' }
  /** Stopped by these units, with both strengths; `shared` if one is of its own power. */
  | {
      readonly is: 'bounced'
      readonly by: readonly DiplomacyLocation[]
      readonly strength: number
      readonly against: number
      readonly shared?: true
    }
  | { readonly is: 'cut'; readonly by: readonly DiplomacyLocation[] }
  /** No whole chain of fleets was ordered for a move by sea. */
  | { readonly is: 'unconvoyed' }
  /** These fleets of a convoy were dislodged. */
  | { readonly is: 'disrupted'; readonly fleets: readonly ProvinceId[] }
  /** A convoy with these fleets failed in a paradox. */
  | { readonly is: 'paradox'; readonly fleets: readonly ProvinceId[] }
  | { readonly is: 'dislodged' }
  /** The referee decided; `done` if the position shows the order carried out. */
  | { readonly is: 'ruled'; readonly done: boolean }
  | { readonly is: 'void'; readonly why: VoidReason }

/** The resolution of one order. */
export interface DiplomacyResolution<Given extends DiplomacyOrder = DiplomacyOrder> {
  /** The order, or a hold for a unit without one. */
  readonly order: Given
  /** Present if the unit had no order. */
  readonly unordered?: true
  readonly outcome: DiplomacyOrderOutcome
  /** Present if the unit was dislodged: the starting place of the attacker. */
  readonly dislodged?: {
    readonly by: DiplomacyLocation
  }
}

/** The result of a retreat or adjustment phase. */
export interface DiplomacyPhaseResult {
  /** The resolution of each order, then of units without orders. */
  readonly resolutions: readonly DiplomacyResolution[]
  readonly units: readonly DiplomacyUnit[]
  readonly disbanded: readonly DiplomacyUnit[]
}

/**
 * Checks whether an order was carried out, perhaps by the referee's decision.
 *
 * @example
 * ```ts
 * import { hasSucceeded } from '@ackanomic/games/diplomacy'
 *
 * hasSucceeded({ is: 'bounced', by: ['VEN'], strength: 1, against: 1 }) // => false
 * ```
 */
export function hasSucceeded(outcome: DiplomacyOrderOutcome): boolean {
  return outcome.is === 'ruled' ? outcome.done : outcome.is === 'succeeds'
}

const DONE: Readonly<Record<DiplomacyOrder['type'], string>> = {
  hold: 'holds',
  move: 'arrives',
  support: 'is given',
  convoy: 'holds its course',
  retreat: 'arrives',
  disband: 'leaves the board',
  build: 'stands',
  waive: 'leaves a build unused',
}

/** The orders whose words already state their outcome. */
const IS_DONE: ReadonlySet<DiplomacyOrder['type']> = /* @__PURE__ */ new Set([
  'hold',
  'disband',
  'build',
  'waive',
])

/**
 * Describes the outcome of an order in a sentence.
 *
 * @example
 * ```ts
 * import { describeResolution, DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 *
 * describeResolution(DIPLOMACY_STANDARD, {
 *   order: { type: 'move', power: 'AUSTRIA', unit: { kind: 'A', at: 'VIE' }, to: 'TYR' },
 *   outcome: { is: 'bounced', by: ['VEN'], strength: 1, against: 1 },
 * }) // => 'Army Vienna moves to Tyrolia: stopped by Venice, 1 against 1.'
 * ```
 */
export function describeResolution(
  variant: DiplomacyVariant,
  resolution: DiplomacyResolution,
): string {
  const { order, outcome, dislodged } = resolution
  const words = describeOrder(variant, order)
  const head = resolution.unordered === true ? `${words} (no order)` : words
  const fell =
    dislodged === undefined
      ? ''
      : ` Dislodged by an attack from ${placeName(variant, dislodged.by)}.`
  if (outcome.is === 'dislodged' && dislodged !== undefined)
    return `${head}: dislodged by an attack from ${placeName(variant, dislodged.by)}.`
  if (outcome.is === 'succeeds' && IS_DONE.has(order.type)) return `${head}.${fell}`
  return `${head}: ${sayOutcome(variant, order, outcome)}.${fell}`
}

function sayOutcome(
  variant: DiplomacyVariant,
  order: DiplomacyOrder,
  outcome: DiplomacyOrderOutcome,
): string {
  const all = (places: readonly DiplomacyLocation[]): string =>
    joinWords(places.map((place) => placeName(variant, place)))
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
