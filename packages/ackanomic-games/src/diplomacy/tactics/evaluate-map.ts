import { KINDS } from '../compiled-map.js'
import type { DiplomacyUnit } from '../position.js'
import type { Theatre } from './regional-plan.js'

export interface Way {
  readonly to: number
  readonly province: number
  /** The own units that would have to convoy. */
  readonly over: readonly number[]
}

const CHAIN = 3

export class Survey {
  readonly theatre: Theatre
  readonly occupant: Int16Array
  /** `power * provinces + province` to the number of the power's units in reach. */
  readonly reach: Uint8Array

  constructor(theatre: Theatre, units: readonly DiplomacyUnit[]) {
    const { atlas } = theatre
    this.theatre = theatre
    this.occupant = new Int16Array(atlas.size).fill(-1)
    this.reach = new Uint8Array(atlas.size * atlas.powers.length)
    for (const unit of units) {
      const power = atlas.powerIndex.get(unit.power)
      const place = atlas.index.get(unit.at)
      if (power === undefined || place === undefined) continue
      this.occupant[atlas.province[place] as number] = power
      for (const province of this.besideOf(unit, place)) {
        const at = power * atlas.size + province
        this.reach[at] = (this.reach[at] as number) + 1
      }
    }
  }

  /** The provinces into which a unit can go or support. */
  besideOf({ kind }: Pick<DiplomacyUnit, 'kind'>, place: number): readonly number[] {
    const { armyNext, fleetNext, province } = this.theatre.atlas
    if (kind === 'A') return armyNext[place] ?? []
    return [...new Set((fleetNext[place] ?? []).map((to) => province[to] as number))]
  }

  /** The most units of one other power that could contest a province. */
  foesAt(province: number, power: number): number {
    const { size, powers } = this.theatre.atlas
    let most = 0
    for (let other = 0; other < powers.length; other++) {
      if (other === power) continue
      const stands = this.occupant[province] === other ? 1 : 0
      most = Math.max(most, (this.reach[other * size + province] as number) + stands)
    }
    return most
  }

  /** A rough probability that an attack with all possible help succeeds. */
  chanceOf(province: number, power: number): number {
    const foes = this.foesAt(province, power)
    if (foes === 0) return 1
    const friends = this.reach[power * this.theatre.atlas.size + province] as number
    const there = this.occupant[province] as number
    const isHeld = there >= 0 && there !== power
    if (isHeld && friends < 2) return 0.15
    return friends / (friends + (isHeld ? foes : foes * 0.6))
  }

  /** The ways of an army over fleets of its own power. */
  crossings(units: readonly DiplomacyUnit[], army: number): readonly Way[] {
    const { atlas } = this.theatre
    const { size, kind, waters, armyTo } = atlas
    const placeOf = (unit: number): number => atlas.index.get(units[unit]?.at ?? '') ?? -1
    const from = placeOf(army)
    if (units[army]?.kind !== 'A' || kind[from] !== KINDS.coast) return []
    const fleets = units.flatMap(({ kind: of }, unit) =>
      of === 'F' && kind[atlas.province[placeOf(unit)] as number] === KINDS.sea ? [unit] : [],
    )
    const ways = new Map<number, Way>()
    let chains: readonly (readonly number[])[] = fleets
      .filter((fleet) => waters[from * size + placeOf(fleet)] === 1)
      .map((fleet) => [fleet])
    for (let length = 1; length <= CHAIN && chains.length > 0; length++) {
      for (const over of chains) {
        const sea = placeOf(over[over.length - 1] as number)
        for (const to of atlas.anyNext[sea] ?? []) {
          const lands = kind[to] === KINDS.coast && waters[sea * size + to] === 1
          if (lands && to !== from && armyTo[from * size + to] !== 1 && !ways.has(to))
            ways.set(to, { to, province: to, over })
        }
      }
      chains = chains.flatMap((over) => {
        const sea = placeOf(over[over.length - 1] as number)
        return fleets
          .filter((fleet) => !over.includes(fleet) && waters[sea * size + placeOf(fleet)] === 1)
          .map((fleet) => [...over, fleet])
      })
    }
    return [...ways.values()]
  }
}
