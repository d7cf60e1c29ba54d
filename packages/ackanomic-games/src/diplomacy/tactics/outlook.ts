import type { PowerId } from '../map.js'
import type { DiplomacyPosition, DiplomacyUnit, DislodgedUnit } from '../position.js'
import type { Theatre } from './regional-plan.js'

/** The owner's fixed share of a centre; the rest depends on strength nearby. */
const SOLID = 0.5

/** The value of an occupied centre before centres are counted. */
const OCCUPIED = 0.6

/** The weight of the owner at a centre without units, and of nobody at an unowned one. */
const OWNING = 0.4
const NOBODY = 0.3

/** The factor on a unit's weight for each step. */
const STEP = 0.45

/** The weight of a dislodged unit that can retreat. */
const ROUTED = 0.5

/**
 * The value of a position for each power. Half of each centre is its owner's; units share the other
 * half by weights that fall with each step, so attack, defence and neglect are one question.
 */
export class Outlook {
  /** By power, the expected centres. */
  readonly centres: Float64Array
  /** By power, the held centres, with occupied ones. */
  readonly held: Int16Array
  readonly #theatre: Theatre
  readonly #goal: number
  /** `power * centres + centre` to the power's weight there. */
  readonly #weights: Float64Array
  readonly #totals: Float64Array
  readonly #owners: Int8Array
  readonly #standing: Int8Array
  #counts = false

  constructor(theatre: Theatre, goal: number) {
    const powers = theatre.atlas.powers.length
    const centres = theatre.centres.length
    this.#theatre = theatre
    this.#goal = goal
    this.centres = new Float64Array(powers)
    this.held = new Int16Array(powers)
    this.#weights = new Float64Array(powers * centres)
    this.#totals = new Float64Array(centres)
    this.#owners = new Int8Array(centres)
    this.#standing = new Int8Array(centres)
  }

  /** Evaluates a position. `counts` tells whether occupied centres have changed their owner. */
  weigh(
    units: readonly DiplomacyUnit[],
    dislodged: readonly DislodgedUnit[],
    owners: DiplomacyPosition['owners'],
    counts: boolean,
  ): void {
    const { atlas, centres } = this.#theatre
    this.#counts = counts
    this.#weights.fill(0)
    this.#standing.fill(-1)
    for (let centre = 0; centre < centres.length; centre++) {
      const owner = owners[atlas.names[centres[centre] as number] as string]
      const power = owner === undefined ? -1 : (atlas.powerIndex.get(owner) ?? -1)
      this.#owners[centre] = power
      this.#totals[centre] = NOBODY ** 2
      if (power >= 0) this.#weights[power * centres.length + centre] = OWNING
    }
    for (const unit of units) this.#place(unit, unit.at, 1, true)
    for (const { unit, retreats } of dislodged) {
      const [refuge] = retreats
      if (refuge !== undefined) this.#place(unit, refuge, ROUTED, false)
    }
    this.#share()
  }

  /** A power's share of the game, from 0 (lost) to 1 (won): its part of the squared strength. */
  promiseOf(power: number): number {
    let all = 0
    for (let other = 0; other < this.centres.length; other++) {
      if ((this.held[other] as number) >= this.#goal) return other === power ? 1 : 0
      all += (this.centres[other] as number) ** 2
    }
    return all === 0 ? 0 : (this.centres[power] as number) ** 2 / all
  }

  /** The gain from one more unit of a power, by its weight at each centre. */
  gainsOf(power: number): Float64Array {
    const { length } = this.#theatre.centres
    return Float64Array.from({ length }, (_, centre) => {
      const shared = this.#weights[power * length + centre] as number
      const others = (this.#totals[centre] as number) - shared ** 2
      const more = (shared + STEP) ** 2
      return ((1 - SOLID) * (more / (more + others) - shared ** 2 / (shared ** 2 + others))) / STEP
    })
  }

  /** The gain from being in a province instead of beside it. */
  prizeOf(power: number, province: number): number {
    const centre = this.#theatre.centreAt[province] as number
    if (centre < 0 || this.#owners[centre] === power) return 0
    return this.#counts ? SOLID : SOLID * OCCUPIED
  }

  #place(
    { power, kind }: { power: PowerId; kind: 'A' | 'F' },
    at: string,
    weight: number,
    stands: boolean,
  ) {
    const { atlas, centres, centreAt, armyPull, fleetPull } = this.#theatre
    const whose = atlas.powerIndex.get(power)
    const place = atlas.index.get(at)
    if (whose === undefined || place === undefined) return
    const { length } = centres
    const pull = kind === 'A' ? armyPull : fleetPull
    const weights = this.#weights
    for (let centre = 0, from = place * length, to = whose * length; centre < length; centre++)
      weights[to + centre] =
        (weights[to + centre] as number) + weight * (pull[from + centre] as number)
    const centre = centreAt[atlas.province[place] as number] as number
    if (stands && centre >= 0) this.#standing[centre] = whose
  }

  #share(): void {
    const powers = this.centres.length
    const { length } = this.#totals
    const taken = this.#counts ? 1 : OCCUPIED
    this.centres.fill(0)
    this.held.fill(0)
    for (let centre = 0; centre < length; centre++) {
      const owner = this.#owners[centre] as number
      const stander = this.#standing[centre] as number
      let total = this.#totals[centre] as number
      for (let power = 0; power < powers; power++)
        total += (this.#weights[power * length + centre] as number) ** 2
      this.#totals[centre] = total
      for (let power = 0; power < powers; power++) {
        const share = (this.#weights[power * length + centre] as number) ** 2 / total
        this.centres[power] = (this.centres[power] as number) + (1 - SOLID) * share
      }
      const moved = stander >= 0 && stander !== owner
      const holder = moved && this.#counts ? stander : owner
      if (holder >= 0) this.held[holder] = (this.held[holder] as number) + 1
      if (owner >= 0) this.#give(owner, moved ? 1 - taken : 1)
      if (moved) this.#give(stander, taken)
    }
  }

  #give(power: number, part: number): void {
    this.centres[power] = (this.centres[power] as number) + SOLID * part
  }
}
