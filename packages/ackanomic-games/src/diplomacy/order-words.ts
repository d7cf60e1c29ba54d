import type { DiplomacyVariant } from './map.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from './orders.js'
import type { DiplomacyUnit } from './position.js'
import { placeName } from './wording.js'

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
  return `${subjectOf(variant, order)} ${predicateOf(variant, order, VERBS[order.type])}`
}

/** `Army Paris cannot move to Moscow`. */
export function describePossible(
  variant: DiplomacyVariant,
  order: DiplomacyOrder,
  can: 'can' | 'cannot',
): string {
  if (order.type === 'waive') return `A build ${can} be left unused`
  return `${subjectOf(variant, order)} ${can} ${predicateOf(variant, order, order.type)}`
}

type UnitOrder = Exclude<DiplomacyOrder, { readonly type: 'waive' }>

const VERBS: Readonly<Record<UnitOrder['type'], string>> = {
  hold: 'holds',
  move: 'moves',
  support: 'supports',
  convoy: 'convoys',
  retreat: 'retreats',
  disband: 'disbands',
  build: 'builds',
}

function subjectOf(variant: DiplomacyVariant, { type, unit }: UnitOrder): string {
  return type === 'build' ? placeName(variant, unit.at) : unitName(variant, unit)
}

function predicateOf(variant: DiplomacyVariant, order: UnitOrder, verb: string): string {
  switch (order.type) {
    case 'hold':
    case 'disband':
      return verb
    case 'move': {
      const { route = [], via = false } = order
      const goal = `${verb} to ${placeName(variant, order.to)}`
      if (route.length === 0) return via ? `${goal} by convoy` : goal
      return `${goal} by convoy over ${route.map((place) => placeName(variant, place)).join(', ')}`
    }
    case 'support': {
      const goal = order.to === undefined ? ', which stays' : ` to ${placeName(variant, order.to)}`
      return `${verb} ${servedName(variant, order.of)}${goal}`
    }
    case 'convoy':
      return `${verb} ${servedName(variant, order.of)} to ${placeName(variant, order.to)}`
    case 'retreat':
      return `${verb} to ${placeName(variant, order.to)}`
    case 'build':
      return `${verb} ${KINDS[order.unit.kind ?? '']}`
  }
}

const KINDS = { A: 'an army', F: 'a fleet', '': 'a unit' } as const

function servedName(variant: DiplomacyVariant, unit: DiplomacyUnit | DiplomacyNamedUnit): string {
  return unit.kind === undefined
    ? `the unit in ${placeName(variant, unit.at)}`
    : unitName(variant, unit)
}
