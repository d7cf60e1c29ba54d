import { atlasOf } from '../compiled-map.js'
import { DIPLOMACY_EDITIONS, type DiplomacyRulebook } from '../editions.js'
import type { DiplomacyVariant } from '../map.js'
import type { DiplomacyOrder } from '../orders.js'
import type { DiplomacyPosition, DiplomacyUnit } from '../position.js'
import type { VoidReason } from '../resolution.js'
import { checkLegality, type LegalityCheck } from './legal.js'
import { matchOrders } from './match-orders.js'
import { type DiplomacyAdjudication, report } from './report.js'
import { solve } from './solve.js'
import { HOLD, lawOf, place, type SolverState, solverStateOf } from './solver-state.js'

/**
 * Adjudicates a movement phase. An order that can't be followed is void, with the reason. The
 * sequence of orders matters only if a unit gets several. Misplaced units are listed in `leftOut`.
 *
 * @example
 * ```ts
 * import { adjudicate, DIPLOMACY_STANDARD, parseOrders, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const { orders } = parseOrders(DIPLOMACY_STANDARD, 'Austria: A Vie-Tyr; Italy: A Ven-Tyr')
 * const result = adjudicate(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), orders)
 * result.resolutions[0]?.outcome // => { is: 'bounced', by: ['VEN'], strength: 1, against: 1 }
 * result.contested // => ['TYR']
 * ```
 */
export function adjudicate(
  variant: DiplomacyVariant,
  position: Pick<DiplomacyPosition, 'units'>,
  orders: readonly DiplomacyOrder[],
  rules: DiplomacyRulebook = DIPLOMACY_EDITIONS['1976'],
): DiplomacyAdjudication {
  const atlas = atlasOf(variant)
  const d = solverStateOf(atlas)
  d.law = lawOf(rules)
  const leftOut: DiplomacyUnit[] = []
  const placed = place(d, position.units, leftOut)
  d.orders = orders
  d.unitOf = []
  d.problem = []
  readOrders(d)
  matchOrders(d)
  solve(d)
  return report(d, placed, leftOut)
}

const AMBIGUOUS = -2

const VOIDED = -3

function readOrders(d: SolverState): void {
  const { orders, unitOf, problem } = d
  const { secondOrder } = d.law.rules
  let name = ''
  let power = -1
  for (let number = 0; number < orders.length; number++) {
    const order = orders[number] as DiplomacyOrder
    const whose = order.power
    if (whose !== name) {
      name = whose
      power = d.atlas.powerIndex.get(name) ?? -1
    }
    const r = checkLegality(d, order, power)
    const { why, unit: u } = r
    unitOf.push(u)
    problem.push(why)
    if (why !== '') {
      if (u >= 0 && d.order[u] === -1) d.order[u] = VOIDED
      if (r.stands === 1) d.stands[u] = 1
      continue
    }
    const before = d.order[u] as number
    if (before === AMBIGUOUS) problem[number] = 'ambiguous'
    else if (before < 0 || isSame(d, r)) assignOrder(d, r, number)
    else if (secondOrder === 'first') problem[number] = 'second-order'
    else if (secondOrder === 'last') {
      voidOrders(d, u, number, 'second-order')
      d.order[u] = -1
      assignOrder(d, r, number)
    } else {
      voidOrders(d, u, number + 1, 'ambiguous')
      d.act[u] = HOLD
      d.order[u] = AMBIGUOUS
    }
  }
  for (let u = 0; u < d.units; u++) if (d.order[u] !== VOIDED) d.stands[u] = 0
}

function isSame(d: SolverState, r: LegalityCheck): boolean {
  const u = r.unit
  return (
    d.act[u] === r.act &&
    d.to[u] === r.to &&
    d.toPlace[u] === r.toPlace &&
    d.of[u] === r.of &&
    d.ofMove[u] === r.ofMove &&
    d.via[u] === r.via
  )
}

function assignOrder(d: SolverState, r: LegalityCheck, number: number): void {
  const u = r.unit
  if ((d.order[u] as number) < 0) d.order[u] = number
  d.act[u] = r.act
  d.to[u] = r.to
  d.toPlace[u] = r.toPlace
  d.of[u] = r.of
  d.ofMove[u] = r.ofMove
  d.via[u] = r.via
}

function voidOrders(d: SolverState, u: number, end: number, why: VoidReason): void {
  const { unitOf, problem } = d
  for (let at = 0; at < end; at++) if (unitOf[at] === u && problem[at] === '') problem[at] = why
}
