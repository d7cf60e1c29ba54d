import { carried, decide, intact } from './decide.js'
import {
  CONVOY,
  DIRECT,
  MOVE,
  NO,
  type SolverState,
  SUPPORT,
  UNKNOWN,
  YES,
} from './solver-state.js'

type Answer = readonly number[]

/** If a paradox has more fleets, all fail, without a search for the guilty ones. */
const MAX_FLEETS = 10

const MAX_ANSWERS = 256

/**
 * Settles at least one decision of an innermost circle, by all answers that satisfy its equations:
 * - one answer: it holds;
 * - several that agree on some decisions: those are settled;
 * - several with the same fleets intact: the units move in a ring, and all go;
 * - several with different fleets intact, or none: a convoy paradox.
 */
function untangle(d: SolverState, open: Int16Array): void {
  const circle = innermost(d, [...open])
  const answers = solutions(d, circle)
  const first = answers[0]
  if (first === undefined) {
    forbid(d, circle, guiltyWithout(d, circle))
    return
  }
  const agreed = circle.filter((_, at) => answers.every((answer) => answer[at] === first[at]))
  if (agreed.length > 0) {
    for (const [at, u] of circle.entries()) if (agreed.includes(u)) put(d, u, first[at] as number)
    return
  }
  const guilty = guiltyAmong(d, circle, answers)
  if (guilty.length > 0) {
    forbid(d, circle, guilty)
    return
  }
  const going = answers.find((answer) =>
    circle.every((u, at) => d.act[u] === SUPPORT || answer[at] === YES),
  )
  for (const [at, u] of circle.entries()) put(d, u, going?.[at] ?? NO)
}

function put(d: SolverState, u: number, value: number): void {
  if (d.act[u] === SUPPORT) d.gives[u] = value
  else d.moves[u] = value
}

function get(d: SolverState, u: number): number {
  return (d.act[u] === SUPPORT ? d.gives[u] : d.moves[u]) as number
}

function needs(d: SolverState, u: number): number[] {
  const found = new Set<number>()
  const note = (other: number): void => {
    if (other !== u && get(d, other) === UNKNOWN) found.add(other)
  }
  const noteAttackers = (province: number): void => {
    for (let a = d.attackers[province] as number; a >= 0; a = d.nextAttacker[a] as number) note(a)
  }
  const noteFleets = (army: number): void => {
    if (d.mode[army] === DIRECT || carried(d, army) !== UNKNOWN) return
    for (let f = d.fleets[army] as number; f >= 0; f = d.nextFleet[f] as number)
      if (intact(d, f) === UNKNOWN) noteAttackers(d.home[f] as number)
  }
  const noteSupports = (unit: number): void => {
    for (let s = d.supporters[unit] as number; s >= 0; s = d.nextSupporter[s] as number) note(s)
  }
  if (d.act[u] === SUPPORT) {
    const home = d.home[u] as number
    for (let a = d.attackers[home] as number; a >= 0; a = d.nextAttacker[a] as number) {
      if (d.power[a] === d.power[u]) continue
      noteFleets(a)
      if (d.home[a] === d.to[u]) note(a)
    }
    return [...found]
  }
  const goal = d.to[u] as number
  const there = d.unitAt[goal] as number
  noteFleets(u)
  noteSupports(u)
  if (there >= 0) {
    if (d.act[there] === MOVE) note(there)
    if (d.act[there] !== MOVE || d.to[there] === d.home[u]) noteSupports(there)
    noteFleets(there)
  }
  for (let a = d.attackers[goal] as number; a >= 0; a = d.nextAttacker[a] as number) {
    if (a === u) continue
    noteFleets(a)
    noteSupports(a)
    if (d.law.noEffect && there >= 0 && d.to[there] === d.home[a]) note(a)
  }
  return [...found]
}

function innermost(d: SolverState, open: readonly number[]): readonly number[] {
  const next = new Map(open.map((u) => [u, needs(d, u)]))
  const reach = (from: number): Set<number> => {
    const seen = new Set<number>()
    const stack = [...(next.get(from) ?? [])]
    for (let u = stack.pop(); u !== undefined; u = stack.pop()) {
      if (seen.has(u)) continue
      seen.add(u)
      stack.push(...(next.get(u) ?? []))
    }
    return seen
  }
  const reached = new Map(open.map((u) => [u, reach(u)]))
  // The smallest closed set is innermost: everything it reaches reaches back.
  let least = open
  for (const set of reached.values())
    if (set.size > 0 && set.size < least.length) least = open.filter((u) => set.has(u))
  return least
}

function solutions(d: SolverState, circle: readonly number[]): readonly Answer[] {
  const found: Answer[] = []
  const search = (): void => {
    if (found.length >= MAX_ANSWERS) return
    const before = circle.map((u) => get(d, u))
    if (follow(d, circle)) {
      const loose = circle.find((u) => get(d, u) === UNKNOWN)
      if (loose === undefined) found.push(circle.map((u) => get(d, u)))
      else
        for (const guess of [YES, NO]) {
          put(d, loose, guess)
          search()
          put(d, loose, UNKNOWN)
        }
    }
    for (const [at, u] of circle.entries()) put(d, u, before[at] as number)
  }
  search()
  return found
}

function follow(d: SolverState, circle: readonly number[]): boolean {
  for (let news = true; news; ) {
    news = false
    for (const u of circle) {
      const now = get(d, u)
      const should = decide(d, u)
      if (should === UNKNOWN || should === now) continue
      if (now !== UNKNOWN) return false
      put(d, u, should)
      news = true
    }
  }
  return true
}

function fleetsOf(d: SolverState, circle: readonly number[]): readonly number[] {
  const fleets: number[] = []
  for (let u = 0; u < d.units; u++)
    if (d.act[u] === CONVOY && d.failed[u] === 0)
      if (circle.some((a) => d.act[a] === MOVE && d.to[a] === d.home[u])) fleets.push(u)
  return fleets
}

function guiltyAmong(d: SolverState, circle: readonly number[], answers: readonly Answer[]) {
  return fleetsOf(d, circle).filter((fleet) => {
    const lost = answers.map((answer) =>
      circle.some((a, at) => d.to[a] === d.home[fleet] && d.act[a] === MOVE && answer[at] === YES),
    )
    return lost.includes(true) && lost.includes(false)
  })
}

/** The fleets in all smallest groups whose failure gives the circle an answer. */
function guiltyWithout(d: SolverState, circle: readonly number[]): readonly number[] {
  const fleets = fleetsOf(d, circle)
  if (fleets.length > MAX_FLEETS) return fleets
  const groups = Array.from({ length: 2 ** fleets.length }, (_, bits) =>
    fleets.filter((_, at) => (bits & (2 ** at)) !== 0),
  )
  for (let size = 1; size < fleets.length; size++) {
    const enough = groups.filter((group) => {
      if (group.length !== size) return false
      for (const fleet of group) d.failed[fleet] = 1
      const helps = solutions(d, circle).length > 0
      for (const fleet of group) d.failed[fleet] = 0
      return helps
    })
    if (enough.length > 0) return fleets.filter((fleet) => enough.some((g) => g.includes(fleet)))
  }
  return fleets
}

/** Makes the convoys of a paradox fail; or all its moves, by that rule or without fleets. */
function forbid(d: SolverState, circle: readonly number[], guilty: readonly number[]): void {
  if (guilty.length > 0 && d.law.rules.paradox !== 'all-hold') {
    for (const fleet of guilty) d.failed[fleet] = 1
    return
  }
  for (const u of circle)
    if (d.act[u] === MOVE) {
      d.moves[u] = NO
      d.stuck[u] = 1
    }
}

/** Decides moves and supports once their conditions are known, and untangles circles. */
export function solve(d: SolverState): void {
  const { open, act, moves, gives } = d
  let left = 0
  // Supports come first, because moves need them.
  for (let u = 0; u < d.units; u++) if (act[u] === SUPPORT && gives[u] === UNKNOWN) open[left++] = u
  for (let u = 0; u < d.units; u++) if (act[u] === MOVE && moves[u] === UNKNOWN) open[left++] = u
  for (;;) {
    left = settle(d, left)
    if (left === 0) return
    untangle(d, open.slice(0, left))
    let still = 0
    for (let at = 0; at < left; at++) {
      const u = open[at] as number
      if (get(d, u) === UNKNOWN) open[still++] = u
    }
    left = still
  }
}

function settle(d: SolverState, count: number): number {
  const { open, act, moves, gives } = d
  let left = count
  for (let before = -1; before !== left; ) {
    before = left
    let still = 0
    for (let at = 0; at < left; at++) {
      const u = open[at] as number
      const state = decide(d, u)
      if (state === UNKNOWN) open[still++] = u
      else if (act[u] === SUPPORT) gives[u] = state
      else moves[u] = state
    }
    left = still
  }
  return left
}
