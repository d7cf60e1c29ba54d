import type { RandomInt } from '@ackanomic/core'
import { atlasOf } from '../compiled-map.js'
import type { DiplomacyRulebook } from '../editions.js'
import type { DiplomacyLocation, DiplomacyVariant } from '../map.js'
import type { DiplomacyMovementOrder, DiplomacyNamedUnit, DiplomacyOrder } from '../orders.js'
import type { DiplomacyUnit } from '../position.js'
import { heedsVia } from './legal.js'
import { landings, usesFor } from './routes.js'
import { place, type SolverState, solverStateOf } from './solver-state.js'

/** One time of so many. */
const SELDOM = 8

function drawn<Item>(list: readonly Item[], pick: RandomInt): Item | undefined {
  return list.length === 0 ? undefined : list[pick(list.length)]
}

/** What the adjudicator finds legal, until the same map is used for something else. */
export class Possible {
  readonly #d: SolverState
  readonly #units: readonly DiplomacyUnit[]
  readonly #rules: DiplomacyRulebook
  readonly #lands = new Map<number, Uint8Array>()
  readonly #uses = new Map<number, Uint8Array>()

  constructor(
    variant: DiplomacyVariant,
    units: readonly DiplomacyUnit[],
    rules: DiplomacyRulebook,
  ) {
    this.#d = solverStateOf(atlasOf(variant))
    this.#units = place(this.#d, units, [])
    this.#rules = rules
  }

  /** The number of the unit in a location's province, or -1. */
  unitAt(location: DiplomacyLocation): number {
    const { atlas, unitAt } = this.#d
    const at = atlas.index.get(location)
    return at === undefined ? -1 : (unitAt[atlas.province[at] as number] as number)
  }

  ordersOf(u: number): DiplomacyMovementOrder[] {
    return [this.hold(u), ...this.moves(u), ...this.supports(u), ...this.convoys(u)]
  }

  hold(u: number): DiplomacyOrder<'hold'> {
    return { type: 'hold', ...this.#ordered(u) }
  }

  /** Where it may go: by itself, then by convoy. */
  moves(u: number): DiplomacyOrder<'move'>[] {
    const d = this.#d
    const { atlas } = d
    const move = (to: number): DiplomacyOrder<'move'> => ({
      type: 'move',
      ...this.#ordered(u),
      to: atlas.names[to] as DiplomacyLocation,
    })
    if (d.army[u] === 0) return (atlas.fleetNext[d.at[u] as number] ?? []).map(move)
    const from = d.home[u] as number
    const next = atlas.armyNext[from] ?? []
    const lands = this.#landings(from, u)
    const { landFallback } = this.#rules
    const byVia = heedsVia(this.#rules) ? next.filter((to) => landFallback || lands[to] === 1) : []
    const over: DiplomacyOrder<'move'>[] = []
    for (let to = 0; to < atlas.size; to++)
      if (lands[to] === 1 && !next.includes(to)) over.push(move(to))
    return [
      ...next.map(move),
      ...byVia.map((to): DiplomacyOrder<'move'> => ({ ...move(to), via: true })),
      ...over,
    ]
  }

  /** Whom it may support: to stay where they are, and to go where it could go itself. */
  supports(u: number): DiplomacyOrder<'support'>[] {
    const found: DiplomacyOrder<'support'>[] = []
    const reached = this.#reached(u)
    for (let other = 0; other < this.#d.units; other++)
      if (other !== u) this.#supportsOf(u, other, reached, found)
    return found
  }

  convoys(u: number): DiplomacyOrder<'convoy'>[] {
    const found: DiplomacyOrder<'convoy'>[] = []
    for (let army = 0; army < this.#d.units; army++) found.push(...this.#convoysOf(u, army))
    return found
  }

  #convoysOf(u: number, army: number): DiplomacyOrder<'convoy'>[] {
    const d = this.#d
    const { size, kind, names } = d.atlas
    const sea = d.home[u] as number
    const from = d.home[army] as number
    if (d.army[u] === 1 || kind[sea] !== 2 || d.army[army] === 0 || kind[from] !== 1) return []
    const found: DiplomacyOrder<'convoy'>[] = []
    const use = this.#usesFor(from)
    const order = { type: 'convoy', ...this.#ordered(u), of: this.#served(u, army) } as const
    for (let to = 0; to < size; to++)
      if (use[sea * size + to] === 1) found.push({ ...order, to: names[to] as DiplomacyLocation })
    return found
  }

  /** A move at random: mostly to where it goes by itself, at times over the sea. */
  aMove(u: number, pick: RandomInt): DiplomacyOrder<'move'> | undefined {
    const d = this.#d
    const { atlas } = d
    const isArmy = d.army[u] === 1
    const next = isArmy ? atlas.armyNext[d.home[u] as number] : atlas.fleetNext[d.at[u] as number]
    const isCarried = isArmy && this.#hasFleetBeside(u) && pick(SELDOM) === 0
    if (isCarried || next === undefined || next.length === 0) return drawn(this.moves(u), pick)
    const to = atlas.names[drawn(next, pick) as number] as DiplomacyLocation
    return { type: 'move', ...this.#ordered(u), to }
  }

  /** A support at random: mostly of who is near, at times of anybody. */
  aSupport(u: number, pick: RandomInt): DiplomacyOrder<'support'> | undefined {
    const reached = this.#reached(u)
    const to = drawn(reached, pick)
    if (to === undefined) return undefined
    const { unitAt, atlas, units } = this.#d
    const near: number[] = []
    for (const province of [to, ...(atlas.anyNext[to] as readonly number[])]) {
      const unit = unitAt[province] as number
      if (unit >= 0 && unit !== u) near.push(unit)
    }
    const other = pick(SELDOM) === 0 ? pick(units) : drawn(near, pick)
    if (other === undefined || other === u) return undefined
    const found: DiplomacyOrder<'support'>[] = []
    this.#supportsOf(u, other, near.includes(other) ? [to] : reached, found)
    return drawn(found, pick)
  }

  aConvoy(u: number, pick: RandomInt): DiplomacyOrder<'convoy'> | undefined {
    const { army, units, atlas, home } = this.#d
    if (army[u] === 1 || atlas.kind[home[u] as number] !== 2) return undefined
    const armies = Array.from({ length: units }, (_, unit) => unit).filter((at) => army[at] === 1)
    const carried = drawn(armies, pick)
    return carried === undefined ? undefined : drawn(this.#convoysOf(u, carried), pick)
  }

  #hasFleetBeside(u: number): boolean {
    const { atlas, home, unitAt } = this.#d
    const seas = atlas.seasBeside[home[u] as number] ?? []
    return seas.some((sea) => (unitAt[sea] as number) >= 0)
  }

  #usesFor(from: number): Uint8Array {
    const known = this.#uses.get(from)
    if (known !== undefined) return known
    const use = usesFor(this.#d, from)
    this.#uses.set(from, use)
    return use
  }

  /** Where an army could land, a unit not being of help. */
  #landings(from: number, without: number): Uint8Array {
    const d = this.#d
    const isAtSea = d.army[without] === 0 && d.atlas.kind[d.home[without] as number] === 2
    const key = isAtSea ? (without + 1) * d.atlas.size + from : from
    const known = this.#lands.get(key)
    if (known !== undefined) return known
    const lands = landings(d, from, without)
    this.#lands.set(key, lands)
    return lands
  }

  /** The provinces into which a unit may support. */
  #reached(u: number): readonly number[] {
    const d = this.#d
    const { atlas } = d
    if (d.army[u] === 1) return atlas.armyNext[d.home[u] as number] ?? []
    const shores = atlas.fleetNext[d.at[u] as number] ?? []
    return [...new Set(shores.map((to) => atlas.province[to] as number))]
  }

  #supportsOf(
    u: number,
    other: number,
    reached: readonly number[],
    found: DiplomacyOrder<'support'>[],
  ): void {
    const d = this.#d
    const { atlas } = d
    const { size, places, names } = atlas
    const from = d.home[other] as number
    const at = d.at[other] as number
    const isArmy = d.army[other] === 1
    // Most can not be helped, so that what an order says is put together only where there is one.
    let support: Omit<DiplomacyOrder<'support'>, 'to'> | undefined
    const add = (to?: number): void => {
      support ??= { type: 'support', ...this.#ordered(u), of: this.#served(u, other) }
      found.push(to === undefined ? support : { ...support, to: names[to] as DiplomacyLocation })
    }
    if (reached.includes(from)) add()
    for (const to of reached) {
      if (to === from) continue
      if (isArmy) {
        if (atlas.kind[to] === 2) continue
        if (atlas.armyTo[from * size + to] === 1 || this.#landings(from, u)[to] === 1) add(to)
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

  #served(u: number, other: number): DiplomacyNamedUnit {
    const { power, kind, at } = this.#units[other] as DiplomacyUnit
    const foreign = power !== (this.#units[u] as DiplomacyUnit).power
    const isTold = foreign && this.#rules.powerOmitted === 'void'
    return isTold ? { kind, at, power } : { kind, at }
  }
}
