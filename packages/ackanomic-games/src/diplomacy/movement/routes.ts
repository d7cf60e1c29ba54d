import { NO, type SolverState, UNKNOWN, YES } from './solver-state.js'

const PATIENCE = 20_000

/** Whether fleets on the board could carry an army, without the unit `without` (or -1). */
export function couldConvoy(d: SolverState, from: number, to: number, without: number): boolean {
  return d.atlas.kind[to] === 1 && landings(d, from, without)[to] === 1
}

/**
 * Whether fleets ordered to convoy an army form a chain without `without` (or -1). The convoy of
 * each must hold (`least` is YES), perhaps hold (UNKNOWN), or only be ordered (NO).
 */
export function chain(
  d: SolverState,
  unit: number,
  least: number,
  intact: (d: SolverState, fleet: number) => number,
  without = -1,
): boolean {
  const { size, waters } = d.atlas
  const { home, nextFleet, queue, seen } = d
  const from = home[unit] as number
  const to = d.to[unit] as number
  d.stamp++
  const stamp = d.stamp
  const first = d.fleets[unit] as number
  let end = 0
  for (let fleet = first; fleet >= 0; fleet = nextFleet[fleet] as number) {
    if (fleet === without || !holds(d, fleet, least, intact)) {
      seen[home[fleet] as number] = stamp
    } else if (waters[from * size + (home[fleet] as number)] === 1) {
      seen[home[fleet] as number] = stamp
      queue[end++] = fleet
    }
  }
  for (let start = 0; start < end; start++) {
    const at = home[queue[start] as number] as number
    if (waters[at * size + to] === 1) return true
    for (let fleet = first; fleet >= 0; fleet = nextFleet[fleet] as number) {
      const sea = home[fleet] as number
      if (seen[sea] === stamp || waters[at * size + sea] !== 1) continue
      seen[sea] = stamp
      queue[end++] = fleet
    }
  }
  return false
}

function holds(
  d: SolverState,
  fleet: number,
  least: number,
  intact: (d: SolverState, fleet: number) => number,
): boolean {
  if (least === NO) return true
  const state = intact(d, fleet)
  return state === YES || (least === UNKNOWN && state === UNKNOWN)
}

/** Whether a fleet is on a route over the board's fleets that has no shortcut. */
export function isOfUse(d: SolverState, fleet: number, from: number, to: number): boolean {
  const { atlas, unitAt, army, near, far } = d
  const { size, waters } = atlas
  const home = d.home[fleet] as number
  if (waters[from * size + home] === 1 && waters[home * size + to] === 1) return true
  measure(d, from, near)
  measure(d, to, far)
  const sure = isOnShortest(d, home, to)
  if (sure !== undefined) return sure
  const seas: number[] = []
  for (let sea = 0; sea < atlas.size; sea++) {
    const unit = unitAt[sea] as number
    if (atlas.kind[sea] === 2 && unit >= 0 && army[unit] === 0) seas.push(sea)
  }
  return findsRoute(d, home, from, to, seas, true)
}

function measure(d: SolverState, from: number, steps: Int16Array): void {
  const { unitAt, army, queue } = d
  const { seasBeside } = d.atlas
  steps.fill(0)
  let end = 0
  let at = from
  for (let start = 0; ; start++) {
    const beside = seasBeside[at] as readonly number[]
    const step = start === 0 ? 1 : (steps[at] as number) + 1
    for (let n = 0; n < beside.length; n++) {
      const sea = beside[n] as number
      const fleet = unitAt[sea] as number
      if (steps[sea] !== 0 || fleet < 0 || army[fleet] === 1) continue
      steps[sea] = step
      queue[end++] = sea
    }
    if (start === end) return
    at = queue[start] as number
  }
}

function isOnShortest(d: SolverState, through: number, to: number): boolean | undefined {
  const { near, far } = d
  const here = near[through] as number
  const there = far[through] as number
  if (here === 0 || there === 0) return false
  const beside = d.atlas.seasBeside[to] as readonly number[]
  let shortest = 0
  for (let n = 0; n < beside.length; n++) {
    const step = near[beside[n] as number] as number
    if (step > 0 && (shortest === 0 || step < shortest)) shortest = step
  }
  return here + there - 1 === shortest ? true : undefined
}

export function markRoutes(d: SolverState, unit: number): void {
  const { size, waters } = d.atlas
  const from = d.home[unit] as number
  const to = d.to[unit] as number
  const first = d.fleets[unit] as number
  if (d.nextFleet[first] === -1) {
    const sea = d.home[first] as number
    d.onRoute[first] = waters[from * size + sea] === 1 && waters[sea * size + to] === 1 ? 1 : 0
    return
  }
  const seas: number[] = []
  for (let fleet = first; fleet >= 0; fleet = d.nextFleet[fleet] as number)
    seas.push(d.home[fleet] as number)
  for (let fleet = first; fleet >= 0; fleet = d.nextFleet[fleet] as number) {
    const finds = findsRoute(d, d.home[fleet] as number, from, to, seas, false)
    d.onRoute[fleet] = finds ? 1 : 0
  }
}

function findsRoute(
  d: SolverState,
  through: number,
  from: number,
  to: number,
  seas: readonly number[],
  direct: boolean,
): boolean {
  const { size, waters } = d.atlas
  const beside = (a: number, b: number): boolean => waters[a * size + b] === 1
  if (beside(from, through) && beside(through, to)) return true
  const path: number[] = []
  let steps = 0
  const extend = (at: number): boolean => {
    if (++steps > PATIENCE) return true
    path.push(at)
    const ends = beside(at, to)
    let found = ends && path.includes(through)
    if (!found && !(ends && direct))
      for (const sea of seas) {
        if (!beside(at, sea) || path.includes(sea)) continue
        if (direct && (beside(from, sea) || path.some((p) => p !== at && beside(p, sea)))) continue
        if (extend(sea)) {
          found = true
          break
        }
      }
    path.pop()
    return found
  }
  return seas.some((sea) => beside(from, sea) && extend(sea))
}

export function landings(d: SolverState, from: number, without: number): Uint8Array {
  const { atlas, unitAt, army, seen, queue } = d
  const { size, kind, waters, seasBeside, anyNext } = atlas
  const lands = new Uint8Array(size)
  if (kind[from] !== 1) return lands
  d.stamp++
  let end = 0
  const enter = (seas: readonly number[] | undefined): void => {
    for (const sea of seas ?? []) {
      const fleet = unitAt[sea] as number
      if (seen[sea] === d.stamp || fleet < 0 || fleet === without || army[fleet] === 1) continue
      seen[sea] = d.stamp
      queue[end++] = sea
    }
  }
  enter(seasBeside[from])
  for (let start = 0; start < end; start++) {
    const at = queue[start] as number
    for (const to of anyNext[at] as readonly number[])
      if (waters[at * size + to] === 1 && kind[to] === 1) lands[to] = 1
    enter(seasBeside[at])
  }
  lands[from] = 0
  return lands
}

/** The seas whose fleets are of use to an army: `use[sea * size + to]` is 1. */
export function usesFor(d: SolverState, from: number): Uint8Array {
  const { atlas, unitAt, army } = d
  const { size, kind, waters, seasBeside } = atlas
  const use = new Uint8Array(size * size)
  if (kind[from] !== 1) return use
  const path: number[] = []
  let steps = 0
  const isChord = (sea: number): boolean =>
    waters[from * size + sea] === 1 ||
    path.some((p, at) => at < path.length - 1 && waters[p * size + sea] === 1)
  const extend = (sea: number): void => {
    if (++steps > PATIENCE) return
    path.push(sea)
    for (let to = 0; to < size; to++) {
      if (kind[to] !== 1 || to === from || waters[sea * size + to] !== 1) continue
      if (path.some((p) => p !== sea && waters[p * size + to] === 1)) continue
      for (const p of path) use[p * size + to] = 1
    }
    for (const next of seasBeside[sea] ?? []) {
      const fleet = unitAt[next] as number
      if (fleet >= 0 && army[fleet] === 0 && !path.includes(next) && !isChord(next)) extend(next)
    }
    path.pop()
  }
  for (const sea of seasBeside[from] ?? []) {
    const fleet = unitAt[sea] as number
    if (fleet >= 0 && army[fleet] === 0) extend(sea)
  }
  if (steps > PATIENCE) askEach(d, from, use)
  return use
}

/** As {@link usesFor}, for a maze of seas: one fleet and shore after the other. */
function askEach(d: SolverState, from: number, use: Uint8Array): void {
  const { size, kind } = d.atlas
  for (let u = 0; u < d.units; u++) {
    const sea = d.home[u] as number
    if (d.army[u] === 1 || kind[sea] !== 2) continue
    for (let to = 0; to < size; to++)
      use[sea * size + to] = kind[to] === 1 && to !== from && isOfUse(d, u, from, to) ? 1 : 0
  }
}
