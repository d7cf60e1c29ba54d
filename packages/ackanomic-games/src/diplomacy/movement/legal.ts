import type { DiplomacyRulebook } from '../editions.js'
import type { DiplomacyUnitKind } from '../map.js'
import type { DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import type { VoidReason } from '../resolution.js'
import { couldConvoy, isOfUse } from './routes.js'
import { CONVOY, HOLD, MOVE, type SolverState, SUPPORT } from './solver-state.js'

export type LegalityCheck = ReturnType<typeof blankCheck>

const blankCheck = () => ({
  /** The reason why the order is void, or `''`. */
  why: '' as VoidReason | '',
  /** The unit, or -1. */
  unit: -1,
  act: HOLD as number,
  /** The target province, or -1. */
  to: -1,
  /** The named location, or -1. */
  toPlace: -1,
  /** The served unit, or -1. */
  of: -1,
  /** 1 for the support of a move. */
  ofMove: 0,
  /** 1 for a move that says via. */
  via: 0,
  /** 1 for an impossible move whose unit stands. */
  stands: 0,
})

/** Reused for every order. */
const check = blankCheck()

/** Checks an order by the map and the units alone (DATC 4.E.1). */
export function checkLegality(d: SolverState, order: DiplomacyOrder, power: number): LegalityCheck {
  const r = check
  r.unit = r.to = r.toPlace = r.of = -1
  r.act = HOLD
  r.ofMove = r.via = r.stands = 0
  r.why = readInto(r, d, order, power)
  return r
}

function readInto(r: LegalityCheck, d: SolverState, order: DiplomacyOrder, power: number) {
  // Each type has its own shape, so fields are read once.
  const { type } = order
  if (type !== 'move' && type !== 'support' && type !== 'hold' && type !== 'convoy')
    return 'wrong-phase'
  const { at, kind: called } = order.unit
  const place = d.atlas.index.get(at)
  if (place === undefined) return 'unknown-place'
  const unit = d.unitAt[d.atlas.province[place] as number] as number
  if (unit < 0) return 'no-unit'
  if (d.power[unit] !== power) return 'not-yours'
  r.unit = unit
  const wrong = kindProblem(d.law.rules, d.army[unit] === 1 ? 'A' : 'F', called)
  if (wrong !== undefined) return wrong
  if (place !== d.at[unit] && place >= d.atlas.size && d.law.rules.unitCoastWrong === 'void')
    return 'unit-coast'
  if (type === 'move') return readMove(r, d, order as DiplomacyOrder<'move'>)
  if (type === 'support') return readSupport(r, d, order as DiplomacyOrder<'support'>)
  return type === 'convoy' ? readConvoy(r, d, order as DiplomacyOrder<'convoy'>) : ''
}

export function kindProblem(
  rules: DiplomacyRulebook,
  kind: DiplomacyUnitKind,
  called: DiplomacyUnitKind | undefined,
): VoidReason | undefined {
  if (called === undefined) return rules.kindOmitted === 'void' ? 'kind-omitted' : undefined
  return called !== kind && rules.kindWrong === 'void' ? 'kind-wrong' : undefined
}

function readMove(r: LegalityCheck, d: SolverState, order: DiplomacyOrder<'move'>) {
  const { atlas } = d
  const { unit } = r
  const via = order.via === true
  const goal = locate(d, order.to)
  if (goal === -2) return 'coast-needless'
  if (goal < 0) return 'unknown-place'
  const to = atlas.province[goal] as number
  const from = d.home[unit] as number
  let why: VoidReason | ''
  if (to === from) why = 'same-place'
  else if (d.army[unit] === 0) {
    const shore = shoreOf(d, unit, goal)
    r.toPlace = shore
    why = shore >= 0 ? '' : shoreProblem(d, shore, to)
  } else if (goal >= atlas.size && d.law.rules.coastNeedless === 'void') why = 'coast-needless'
  else {
    r.toPlace = to
    why = armyProblem(d, from, to, via)
  }
  r.stands = why !== '' && d.law.rules.impossibleMove === 'stands' ? 1 : 0
  if (why !== '') return why
  r.act = MOVE
  r.to = to
  r.via = via ? 1 : 0
  return ''
}

function armyProblem(d: SolverState, from: number, to: number, via: boolean): VoidReason | '' {
  if (d.atlas.kind[to] === 2) return 'army-at-sea'
  const walks = d.atlas.armyTo[from * d.atlas.size + to] === 1
  if (walks && !(via && heedsVia(d.law.rules) && !d.law.rules.landFallback)) return ''
  return couldConvoy(d, from, to, -1) ? '' : 'unreachable'
}

export function heedsVia(rules: DiplomacyRulebook): boolean {
  return rules.adjacentConvoy === 'intent' || rules.adjacentConvoy === 'via'
}

/** The number of a location: -1 if there is none, -2 if it must name its coast. */
function locate(d: SolverState, name: string): number {
  const known = d.atlas.index.get(name)
  if (known !== undefined) return known
  const slash = name.indexOf('/')
  const province = slash < 0 ? undefined : d.atlas.index.get(name.slice(0, slash))
  if (province === undefined) return -1
  return d.law.rules.coastNeedless === 'void' ? -2 : province
}

const OPEN = -2
const OMITTED = -3
const WRONG = -4

function shoreOf(d: SolverState, unit: number, goal: number): number {
  const { atlas } = d
  const from = (d.at[unit] as number) * atlas.places
  const to = atlas.province[goal] as number
  const coasts = atlas.coasts[to] as readonly number[]
  if (coasts.length === 0) return atlas.fleetTo[from + to] === 1 ? to : -1
  let reached = -1
  let count = 0
  for (const coast of coasts)
    if (atlas.fleetTo[from + coast] === 1) {
      if (coast === goal) return coast
      if (count === 0) reached = coast
      count++
    }
  if (count === 0) return -1
  if (goal >= atlas.size) return d.law.rules.coastWrong === 'only' && count === 1 ? reached : WRONG
  if (count > 1) return d.law.rules.coastOpen === 'first' ? reached : OPEN
  return d.law.rules.coastOmitted === 'only' ? reached : OMITTED
}

function shoreProblem(d: SolverState, shore: number, to: number): VoidReason {
  if (shore === OPEN) return 'coast-open'
  if (shore === OMITTED) return 'coast-omitted'
  if (shore === WRONG) return 'coast-wrong'
  return d.atlas.kind[to] === 0 ? 'fleet-inland' : 'unreachable'
}

function served(d: SolverState, unit: number, named: DiplomacyNamedUnit): number | VoidReason {
  const { at, kind: called, power } = named
  const place = d.atlas.index.get(at)
  if (place === undefined) return 'unknown-place'
  const other = d.unitAt[d.atlas.province[place] as number] as number
  if (other < 0) return 'no-such-unit'
  const wrong = kindProblem(d.law.rules, d.army[other] === 1 ? 'A' : 'F', called)
  if (wrong !== undefined) return wrong
  if (power === undefined)
    return d.law.rules.powerOmitted === 'void' && d.power[other] !== d.power[unit]
      ? 'power-omitted'
      : other
  return d.law.rules.powerWrong === 'void' && d.atlas.powerIndex.get(power) !== d.power[other]
    ? 'power-wrong'
    : other
}

function readSupport(r: LegalityCheck, d: SolverState, order: DiplomacyOrder<'support'>) {
  const { atlas } = d
  const { unit } = r
  const other = served(d, unit, order.of)
  if (typeof other === 'string') return other
  if (other === unit) return 'itself'
  const named = order.to
  const goal = named === undefined ? (d.home[other] as number) : locate(d, named)
  if (goal === -2) return 'coast-needless'
  if (goal < 0) return 'unknown-place'
  const to = atlas.province[goal] as number
  if (to === d.home[unit]) return 'out-of-reach'
  const reaches =
    d.army[unit] === 1
      ? atlas.armyTo[(d.home[unit] as number) * atlas.size + to]
      : atlas.fleetReach[(d.at[unit] as number) * atlas.size + to]
  if (reaches !== 1) return 'out-of-reach'
  const moves = named !== undefined && to !== d.home[other]
  if (named !== undefined && !moves) return 'impossible'
  if (moves && !couldGo(d, other, goal, to, unit)) return 'impossible'
  r.act = SUPPORT
  r.to = to
  r.toPlace = goal >= atlas.size ? goal : -1
  r.of = other
  r.ofMove = moves ? 1 : 0
  return ''
}

/** Whether a unit could go to a location at all, without another's help. */
function couldGo(d: SolverState, unit: number, goal: number, to: number, without: number): boolean {
  const { atlas } = d
  const from = d.home[unit] as number
  if (d.army[unit] === 0) {
    const at = d.at[unit] as number
    return goal < atlas.size
      ? atlas.fleetReach[at * atlas.size + to] === 1
      : atlas.fleetTo[at * atlas.places + goal] === 1
  }
  if (atlas.kind[to] === 2) return false
  return atlas.armyTo[from * atlas.size + to] === 1 || couldConvoy(d, from, to, without)
}

function readConvoy(r: LegalityCheck, d: SolverState, order: DiplomacyOrder<'convoy'>) {
  const { atlas } = d
  const { unit } = r
  if (d.army[unit] === 1 || atlas.kind[d.home[unit] as number] !== 2) return 'not-at-sea'
  const other = served(d, unit, order.of)
  if (typeof other === 'string') return other
  if (d.army[other] === 0) return 'not-an-army'
  const goal = locate(d, order.to)
  if (goal === -2) return 'coast-needless'
  if (goal < 0) return 'unknown-place'
  const to = atlas.province[goal] as number
  const from = d.home[other] as number
  if (to === from || atlas.kind[from] !== 1 || atlas.kind[to] !== 1) return 'no-route'
  if (!isOfUse(d, unit, from, to)) return 'no-route'
  r.act = CONVOY
  r.to = to
  r.of = other
  return ''
}
