import { atlasOf } from '../atlas.js'
import type { Rules } from '../editions.js'
import type { Location, Variant } from '../map.js'
import type { Convoy, Hold, Move, MovementOrder, Named, Support } from '../orders.js'
import type { Unit } from '../units.js'
import { type Desk, deskOf } from './desk.js'
import { heedsVia } from './legal.js'
import { place } from './place.js'
import { landings, usesFor } from './routes.js'

/**
 * What units may be ordered to do, in canonical form: the adjudicator finds each of these orders
 * legal, whatever the others are ordered. Good until the same map is used for something else.
 */
export class Possible {
  readonly #d: Desk
  readonly #units: readonly Unit[]
  readonly #rules: Rules
  readonly #lands = new Map<number, Uint8Array>()
  readonly #uses = new Map<number, Uint8Array>()

  constructor(variant: Variant, units: readonly Unit[], rules: Rules) {
    this.#d = deskOf(atlasOf(variant))
    this.#units = place(this.#d, units, [])
    this.#rules = rules
  }

  /** The number of the unit in a location's province, or -1. */
  unitAt(location: Location): number {
    const { atlas, unitAt } = this.#d
    const at = atlas.index.get(location)
    return at === undefined ? -1 : (unitAt[atlas.province[at] as number] as number)
  }

  /** Everything that a unit may be ordered. */
  ordersOf(u: number): MovementOrder[] {
    return [this.hold(u), ...this.moves(u), ...this.supports(u), ...this.convoys(u)]
  }

  /** To stay. */
  hold(u: number): Hold {
    return { type: 'hold', ...this.#ordered(u) }
  }

  /** Where it may go: by itself, then by convoy. */
  moves(u: number): Move[] {
    const d = this.#d
    const { atlas } = d
    const move = (to: number): Move => ({
      type: 'move',
      ...this.#ordered(u),
      to: atlas.names[to] as Location,
    })
    if (d.army[u] === 0) return (atlas.fleetNext[d.at[u] as number] ?? []).map(move)
    const from = d.home[u] as number
    const next = atlas.armyNext[from] ?? []
    const lands = this.#landings(from, u)
    const { landFallback } = this.#rules
    const byVia = heedsVia(this.#rules) ? next.filter((to) => landFallback || lands[to] === 1) : []
    const over: Move[] = []
    for (let to = 0; to < atlas.size; to++)
      if (lands[to] === 1 && !next.includes(to)) over.push(move(to))
    return [...next.map(move), ...byVia.map((to): Move => ({ ...move(to), via: true })), ...over]
  }

  /** Whom it may support: to stay where they are, and to go where it could go itself. */
  supports(u: number): Support[] {
    const found: Support[] = []
    const reached = this.#reached(u)
    for (let other = 0; other < this.#d.units; other++)
      if (other !== u) this.#supportsOf(u, other, reached, found)
    return found
  }

  /** Which armies it may convoy, and where to. */
  convoys(u: number): Convoy[] {
    const d = this.#d
    const { size, kind, names } = d.atlas
    const sea = d.home[u] as number
    const found: Convoy[] = []
    if (d.army[u] === 1 || kind[sea] !== 2) return found
    for (let army = 0; army < d.units; army++) {
      if (d.army[army] === 0 || kind[d.home[army] as number] !== 1) continue
      const use = this.#usesFor(d.home[army] as number)
      const order = { type: 'convoy', ...this.#ordered(u), of: this.#served(u, army) } as const
      for (let to = 0; to < size; to++)
        if (use[sea * size + to] === 1) found.push({ ...order, to: names[to] as Location })
    }
    return found
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
    const known = isAtSea ? undefined : this.#lands.get(from)
    if (known !== undefined) return known
    const lands = landings(d, from, without)
    if (!isAtSea) this.#lands.set(from, lands)
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

  #supportsOf(u: number, other: number, reached: readonly number[], found: Support[]): void {
    const d = this.#d
    const { atlas } = d
    const { size, places, names } = atlas
    const from = d.home[other] as number
    const support = { type: 'support', ...this.#ordered(u), of: this.#served(u, other) } as const
    if (reached.includes(from)) found.push(support)
    const lands = d.army[other] === 1 ? this.#landings(from, u) : undefined
    for (const to of reached) {
      if (to === from) continue
      if (lands !== undefined) {
        const goes = atlas.armyTo[from * size + to] === 1 || lands[to] === 1
        if (goes && atlas.kind[to] !== 2) found.push({ ...support, to: names[to] as Location })
        continue
      }
      const at = d.at[other] as number
      if (atlas.fleetReach[at * size + to] !== 1) continue
      found.push({ ...support, to: names[to] as Location })
      for (const coast of atlas.coasts[to] ?? [])
        if (atlas.fleetTo[at * places + coast] === 1)
          found.push({ ...support, to: names[coast] as Location })
    }
  }

  #ordered(u: number): Pick<Hold, 'power' | 'unit'> {
    const { power, kind, at } = this.#units[u] as Unit
    return { power, unit: { kind, at } }
  }

  #served(u: number, other: number): Named {
    const { power, kind, at } = this.#units[other] as Unit
    const foreign = power !== (this.#units[u] as Unit).power
    const isTold = foreign && this.#rules.powerOmitted === 'void'
    return isTold ? { kind, at, power } : { kind, at }
  }
}
