import type { VoidReason } from '../resolution.js'
import { heedsVia } from './legal.js'
import { chain, markRoutes } from './routes.js'
import {
  CONVOY,
  CONVOYED,
  DIRECT,
  EITHER,
  HOLD,
  MOVE,
  NO,
  type SolverState,
  SUPPORT,
  UNKNOWN,
  YES,
} from './solver-state.js'

/** Matches supports and convoys with their moves; those without a match hold. */
export function matchOrders(d: SolverState): void {
  const { units, act, to } = d
  d.attackers.fill(-1)
  d.supporters.fill(-1, 0, units)
  d.fleets.fill(-1, 0, units)
  let convoys = 0
  for (let u = 0; u < units; u++) {
    d.moves[u] = NO
    d.gives[u] = NO
    d.mode[u] = DIRECT
    d.failed[u] = 0
    d.stuck[u] = 0
    if (act[u] === MOVE) {
      const goal = to[u] as number
      d.moves[u] = UNKNOWN
      d.nextAttacker[u] = d.attackers[goal] as number
      d.attackers[goal] = u
    } else if (act[u] === CONVOY) convoys++
  }
  for (let u = 0; u < units; u++) if (act[u] === SUPPORT) matchSupport(d, u)
  if (convoys > 0) for (let u = 0; u < units; u++) if (act[u] === CONVOY) matchConvoy(d, u)
  for (let u = 0; u < units; u++) if (act[u] === MOVE && d.army[u] === 1) chooseMode(d, u)
  if (convoys > 0) freeIdleFleets(d)
}

function matchSupport(d: SolverState, u: number): void {
  const other = d.of[u] as number
  const moves = d.act[other] === MOVE
  let why: VoidReason | '' = ''
  if (d.ofMove[u] === 1) {
    if (!moves || d.to[other] !== d.to[u]) why = 'unmatched'
    else if (d.army[other] === 0) why = coastProblem(d, u, other)
  } else if (moves || d.stands[other] === 1) why = 'unmatched'
  else if (!d.law.rules.supportsInDisorder && !hasSentOrders(d, other)) why = 'in-disorder'
  if (why !== '') {
    d.problem[d.order[u] as number] = why
    d.act[u] = HOLD
    return
  }
  d.gives[u] = UNKNOWN
  d.nextSupporter[u] = d.supporters[other] as number
  d.supporters[other] = u
}

function hasSentOrders(d: SolverState, unit: number): boolean {
  const power = d.atlas.powers[d.power[unit] as number]
  return d.orders.some((order) => order.power === power)
}

function coastProblem(d: SolverState, u: number, mover: number): VoidReason | '' {
  const { atlas } = d
  const rule = d.law.rules.supportCoast
  const named = d.toPlace[u] as number
  const goal = d.toPlace[mover] as number
  if (rule === 'ignored' || goal < atlas.size) return ''
  if (named >= 0) return named === goal ? '' : 'unmatched'
  if (rule === 'optional') return ''
  if (rule === 'own-optional' && d.power[u] === d.power[mover]) return ''
  const from = (d.at[mover] as number) * atlas.places
  const coasts = atlas.coasts[d.to[mover] as number] as readonly number[]
  return coasts.filter((coast) => atlas.fleetTo[from + coast] === 1).length > 1 ? 'coast-open' : ''
}

function matchConvoy(d: SolverState, u: number): void {
  const army = d.of[u] as number
  if (d.act[army] !== MOVE || d.to[army] !== d.to[u] || !isOnNamedRoute(d, u, army)) {
    d.problem[d.order[u] as number] = 'unmatched'
    d.act[u] = HOLD
    return
  }
  d.nextFleet[u] = d.fleets[army] as number
  d.fleets[army] = u
}

function isOnNamedRoute(d: SolverState, fleet: number, army: number): boolean {
  if (d.law.rules.namedRoutes === 'ignored') return true
  const order = d.orders[d.order[army] as number]
  if (order?.type !== 'move' || order.route === undefined)
    return d.law.rules.namedRoutes !== 'required'
  return order.route.includes(d.atlas.names[d.home[fleet] as number] as string)
}

const all = (): number => YES

function chooseMode(d: SolverState, u: number): void {
  const { rules } = d.law
  const from = d.home[u] as number
  const goal = d.to[u] as number
  const walks = d.atlas.armyTo[from * d.atlas.size + goal] === 1
  const hasFleets = (d.fleets[u] as number) >= 0
  const whole = hasFleets && chain(d, u, NO, all)
  if (walks) {
    d.mode[u] = DIRECT
    const via = d.via[u] === 1 && heedsVia(rules)
    if (whole && wantsConvoy(d, u, via))
      d.mode[u] = rules.adjacentConvoy === 'swap' || rules.landFallback ? EITHER : CONVOYED
    else if (via && !rules.landFallback) d.mode[u] = CONVOYED
  } else d.mode[u] = CONVOYED
  if (d.mode[u] === DIRECT || !hasFleets) return
  if (d.law.anyDisrupts || d.law.immune !== 0) markRoutes(d, u)
}

function wantsConvoy(d: SolverState, u: number, via: boolean): boolean {
  const { adjacentConvoy } = d.law.rules
  if (adjacentConvoy === 'swap') {
    const opposite = d.unitAt[d.to[u] as number] as number
    return opposite >= 0 && d.act[opposite] === MOVE && d.to[opposite] === d.home[u]
  }
  return (via && adjacentConvoy !== 'own-fleet') || (adjacentConvoy !== 'via' && hasOwnFleet(d, u))
}

function hasOwnFleet(d: SolverState, u: number): boolean {
  for (let fleet = d.fleets[u] as number; fleet >= 0; fleet = d.nextFleet[fleet] as number)
    if (d.power[fleet] === d.power[u]) return true
  return false
}

function freeIdleFleets(d: SolverState): void {
  for (let u = 0; u < d.units; u++) {
    if (d.act[u] !== CONVOY || d.mode[d.of[u] as number] !== DIRECT) continue
    d.problem[d.order[u] as number] = 'by-land'
    d.act[u] = HOLD
  }
  for (let u = 0; u < d.units; u++) if (d.mode[u] === DIRECT) d.fleets[u] = -1
}
