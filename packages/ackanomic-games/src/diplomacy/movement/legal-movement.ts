import type { RandomInt } from '@ackanomic/core'
import { atlasOf } from '../compiled-map.js'
import type { DiplomacyRulebook } from '../editions.js'
import type { DiplomacyLocation, DiplomacyVariant } from '../map.js'
import type { DiplomacyMovementOrder, DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import type { DiplomacyUnit } from '../position.js'
import { heedsVia } from './legal.js'
import { landings, usesFor } from './routes.js'
import { place, type SolverState, solverStateOf } from './solver-state.js'

/** Of eight random orders, five are moves, two supports and one a convoy. */
const MOVES = 5
const SUPPORTS = 2

/** One case in so many. */
const SELDOM = 8

function drawn<Item>(list: readonly Item[], pick: RandomInt): Item | undefined {
  return list.length === 0 ? undefined : list[pick(list.length)]
}

function memoized<Value>(known: Map<number, Value>, key: number, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make()
  known.set(key, value)
  return value
}

/** The legal orders by the adjudicator, valid until another use of the map. */
export class LegalMovement {
  readonly #solver: SolverState
  readonly #units: readonly DiplomacyUnit[]
  readonly #rules: DiplomacyRulebook
  readonly #landings = new Map<number, Uint8Array>()
  readonly #uses = new Map<number, Uint8Array>()

  constructor(
    variant: DiplomacyVariant,
    units: readonly DiplomacyUnit[],
    rules: DiplomacyRulebook,
  ) {
    this.#solver = solverStateOf(atlasOf(variant))
    this.#units = place(this.#solver, units, [])
    this.#rules = rules
  }

  ordersAt(location: DiplomacyLocation): DiplomacyMovementOrder[] {
    const u = this.#unitAt(location)
    if (u < 0) return []
    const supports: DiplomacyOrder<'support'>[] = []
    const convoys: DiplomacyOrder<'convoy'>[] = []
    const reached = this.#reached(u)
    for (let other = 0; other < this.#solver.units; other++) {
      if (other !== u) this.#addSupports(u, other, reached, supports)
      convoys.push(...this.#convoysOf(u, other))
    }
    return [{ type: 'hold', ...this.#ordered(u) }, ...this.#moves(u), ...supports, ...convoys]
  }

  /** A random order, mostly a move; a unit without any holds. */
  randomOrderAt(location: DiplomacyLocation, pick: RandomInt): DiplomacyMovementOrder {
    const u = this.#unitAt(location)
    const chosen = pick(MOVES + SUPPORTS + 1)
    const found =
      chosen < MOVES
        ? this.#randomMove(u, pick)
        : chosen < MOVES + SUPPORTS
          ? this.#randomSupport(u, pick)
          : this.#randomConvoy(u, pick)
    return found ?? { type: 'hold', ...this.#ordered(u) }
  }

  #unitAt(location: DiplomacyLocation): number {
    const { atlas, unitAt } = this.#solver
    const at = atlas.index.get(location)
    return at === undefined ? -1 : (unitAt[atlas.province[at] as number] as number)
  }

  #moves(u: number): DiplomacyOrder<'move'>[] {
    const { atlas, army, at, home } = this.#solver
    const move = (to: number): DiplomacyOrder<'move'> => ({
      type: 'move',
      ...this.#ordered(u),
      to: atlas.names[to] as DiplomacyLocation,
    })
    if (army[u] === 0) return (atlas.fleetNext[at[u] as number] ?? []).map(move)
    const from = home[u] as number
    const next = atlas.armyNext[from] ?? []
    const lands = this.#landingsFrom(from, u)
    const { landFallback } = this.#rules
    const byVia = heedsVia(this.#rules) ? next.filter((to) => landFallback || lands[to] === 1) : []
    const over: DiplomacyOrder<'move'>[] = []
    for (let to = 0; to < atlas.size; to++)
      if (lands[to] === 1 && !next.includes(to)) over.push(move(to))
    return [...next.map(move), ...byVia.map((to) => ({ ...move(to), via: true as const })), ...over]
  }

  #convoysOf(u: number, army: number): DiplomacyOrder<'convoy'>[] {
    const { atlas, army: isArmy, home } = this.#solver
    const { size, kind, names } = atlas
    const sea = home[u] as number
    const from = home[army] as number
    if (isArmy[u] === 1 || kind[sea] !== 2 || isArmy[army] === 0 || kind[from] !== 1) return []
    const found: DiplomacyOrder<'convoy'>[] = []
    const use = memoized(this.#uses, from, () => usesFor(this.#solver, from))
    const order = { type: 'convoy', ...this.#ordered(u), of: this.#helped(u, army) } as const
    for (let to = 0; to < size; to++)
      if (use[sea * size + to] === 1) found.push({ ...order, to: names[to] as DiplomacyLocation })
    return found
  }

  #randomMove(u: number, pick: RandomInt): DiplomacyOrder<'move'> | undefined {
    const { atlas, army, at, home } = this.#solver
    const isArmy = army[u] === 1
    const next = isArmy ? atlas.armyNext[home[u] as number] : atlas.fleetNext[at[u] as number]
    const isCarried = isArmy && this.#hasFleetBeside(u) && pick(SELDOM) === 0
    if (isCarried || next === undefined || next.length === 0) return drawn(this.#moves(u), pick)
    const to = atlas.names[drawn(next, pick) as number] as DiplomacyLocation
    return { type: 'move', ...this.#ordered(u), to }
  }

  #randomSupport(u: number, pick: RandomInt): DiplomacyOrder<'support'> | undefined {
    const reached = this.#reached(u)
    const to = drawn(reached, pick)
    if (to === undefined) return undefined
    const { unitAt, atlas, units } = this.#solver
    const near: number[] = []
    for (const province of [to, ...(atlas.anyNext[to] as readonly number[])]) {
      const unit = unitAt[province] as number
      if (unit >= 0 && unit !== u) near.push(unit)
    }
    const other = pick(SELDOM) === 0 ? pick(units) : drawn(near, pick)
    if (other === undefined || other === u) return undefined
    const found: DiplomacyOrder<'support'>[] = []
    this.#addSupports(u, other, near.includes(other) ? [to] : reached, found)
    return drawn(found, pick)
  }

  #randomConvoy(u: number, pick: RandomInt): DiplomacyOrder<'convoy'> | undefined {
    const { army, units, atlas, home } = this.#solver
    if (army[u] === 1 || atlas.kind[home[u] as number] !== 2) return undefined
    const armies: number[] = []
    for (let unit = 0; unit < units; unit++) if (army[unit] === 1) armies.push(unit)
    const carried = drawn(armies, pick)
    return carried === undefined ? undefined : drawn(this.#convoysOf(u, carried), pick)
  }

  #hasFleetBeside(u: number): boolean {
    const { atlas, home, unitAt } = this.#solver
    const seas = atlas.seasBeside[home[u] as number] ?? []
    return seas.some((sea) => (unitAt[sea] as number) >= 0)
  }

  #landingsFrom(from: number, without: number): Uint8Array {
    const { atlas, army, home } = this.#solver
    const isAtSea = army[without] === 0 && atlas.kind[home[without] as number] === 2
    const key = isAtSea ? (without + 1) * atlas.size + from : from
    return memoized(this.#landings, key, () => landings(this.#solver, from, without))
  }

  #reached(u: number): readonly number[] {
    const { atlas, army, at, home } = this.#solver
    if (army[u] === 1) return atlas.armyNext[home[u] as number] ?? []
    const shores = atlas.fleetNext[at[u] as number] ?? []
    return [...new Set(shores.map((to) => atlas.province[to] as number))]
  }

  #addSupports(
    u: number,
    other: number,
    reached: readonly number[],
    found: DiplomacyOrder<'support'>[],
  ): void {
    const { atlas, army, at: locations, home } = this.#solver
    const { size, places, names } = atlas
    const from = home[other] as number
    const at = locations[other] as number
    // Few units can be helped, so the order is built only when needed.
    let support: Omit<DiplomacyOrder<'support'>, 'to'> | undefined
    const add = (to?: number): void => {
      support ??= { type: 'support', ...this.#ordered(u), of: this.#helped(u, other) }
      found.push(to === undefined ? support : { ...support, to: names[to] as DiplomacyLocation })
    }
    if (reached.includes(from)) add()
    for (const to of reached) {
      if (to === from) continue
      if (army[other] === 1) {
        if (atlas.kind[to] === 2) continue
        if (atlas.armyTo[from * size + to] === 1 || this.#landingsFrom(from, u)[to] === 1) add(to)
        continue
      }
      if (atlas.fleetReach[at * size + to] !== 1) continue
      add(to)
      for (const coast of atlas.coasts[to] ?? [])
        if (atlas.fleetTo[at * places + coast] === 1) add(coast)
    }
  }

  #ordered(u: number): Pick<DiplomacyOrder<'hold'>, 'power' | 'unit'> {
    const { power, kind, at } = this.#units[u] as DiplomacyUnit
    return { power, unit: { kind, at } }
  }

  #helped(u: number, other: number): DiplomacyNamedUnit {
    const { power, kind, at } = this.#units[other] as DiplomacyUnit
    const isForeign = power !== (this.#units[u] as DiplomacyUnit).power
    const isNamed = isForeign && this.#rules.powerOmitted === 'void'
    return isNamed ? { kind, at, power } : { kind, at }
  }
}
