import type { RandomInt } from '@ackanomic/core'
import { itemAt, shuffled } from '@ackanomic/core/engine'
import type { DiplomacyLocation } from '../map.js'
import type { DiplomacyMovementOrder, DiplomacyNamedUnit } from '../orders.js'
import type { DiplomacyUnit } from '../position.js'
import type { Survey, Way } from './evaluate-map.js'
import type { Outlook } from './outlook.js'

/** The task of a unit. `mended` replaces impossible help, so no order is idle. */
export type Task =
  | { readonly does: 'stay' }
  | { readonly does: 'go'; readonly way: Way }
  | { readonly does: 'support' | 'convoy'; readonly whom: number }

export type Plan = readonly Task[]

const STAY: Task = { does: 'stay' }

const GRAIN = 1024

export class Side {
  readonly power: number
  readonly units: readonly DiplomacyUnit[]
  readonly ways: readonly (readonly Way[])[]
  readonly #survey: Survey
  readonly #homes: readonly number[]
  readonly #beside: readonly (readonly number[])[]
  readonly #staying: readonly number[]
  readonly #going: readonly (readonly number[])[]

  constructor(survey: Survey, outlook: Outlook, power: number, all: readonly DiplomacyUnit[]) {
    const { atlas, centres, armyPull, fleetPull } = survey.theatre
    const name = atlas.powers[power]
    this.#survey = survey
    this.power = power
    this.units = all.filter((unit) => unit.power === name && atlas.index.has(unit.at))
    const places = this.units.map(({ at }) => atlas.index.get(at) as number)
    this.#homes = places.map((place) => atlas.province[place] as number)
    this.#beside = this.units.map((unit, u) => survey.besideOf(unit, itemAt(places, u)))
    this.ways = this.units.map(({ kind }, u) => {
      const from = itemAt(places, u)
      const next = (kind === 'A' ? atlas.armyNext : atlas.fleetNext)[from] ?? []
      return [
        ...next.map((to): Way => ({ to, province: atlas.province[to] as number, over: [] })),
        ...survey.crossings(this.units, u),
      ]
    })
    const gains = outlook.gainsOf(power)
    const { length } = centres
    const worth = (kind: DiplomacyUnit['kind'], place: number): number => {
      const pull = kind === 'A' ? armyPull : fleetPull
      let sum = outlook.prizeOf(power, atlas.province[place] as number)
      for (let centre = 0; centre < length; centre++)
        sum += (gains[centre] as number) * (pull[place * length + centre] as number)
      return sum
    }
    this.#staying = this.units.map(({ kind }, u) => worth(kind, itemAt(places, u)))
    this.#going = this.units.map(({ kind }, u) => {
      const stay = itemAt(this.#staying, u)
      return itemAt(this.ways, u).map(
        ({ to, province }) => stay + survey.chanceOf(province, power) * (worth(kind, to) - stay),
      )
    })
  }

  /** A first plan: units take their best ways, others help. `heat` is the influence of chance. */
  draft(choose: RandomInt, heat: number): Plan {
    const whim = (): number => (heat * choose(GRAIN)) / GRAIN
    const plan: (Task | undefined)[] = this.units.map(() => undefined)
    const claimed = new Set<number>()
    for (const u of shuffled(this.units.length, choose)) {
      if (plan[u] !== undefined) continue
      let best = itemAt(this.#staying, u) + whim()
      let found: Way | undefined
      itemAt(this.ways, u).forEach((way, w) => {
        const { province, over } = way
        if (claimed.has(province) || over.some((fleet) => plan[fleet] !== undefined)) return
        const there = this.#homes.indexOf(province)
        const task = there < 0 ? undefined : plan[there]
        if (task !== undefined && (task.does !== 'go' || task.way.province === this.#homes[u]))
          return
        const worth = itemAt(itemAt(this.#going, u), w) + whim()
        if (worth <= best) return
        best = worth
        found = way
      })
      plan[u] = found === undefined ? STAY : { does: 'go', way: found }
      for (const fleet of found?.over ?? []) plan[fleet] = { does: 'convoy', whom: u }
      if (found !== undefined) claimed.add(found.province)
    }
    return this.rallied(this.mended(plan.map((task) => task ?? STAY)), choose)
  }

  /** A plan with some tasks changed: a way, an attack with help, or a defence. */
  varied(plan: Plan, choose: RandomInt): Plan {
    const changed = [...plan]
    if (plan.length === 0) return plan
    const u = choose(plan.length)
    const ways = itemAt(this.ways, u)
    const way = ways[choose(ways.length + 1)]
    const goal = way?.province ?? itemAt(this.#homes, u)
    changed[u] = way === undefined ? STAY : { does: 'go', way }
    if (choose(3) > 0) {
      plan.forEach((_, v) => {
        if (v !== u && itemAt(this.#beside, v).includes(goal) && choose(2) === 0)
          changed[v] = { does: 'support', whom: u }
      })
    }
    const mended = this.mended(changed)
    return choose(2) === 0 ? this.rallied(mended, choose) : mended
  }

  ordersOf(plan: Plan): readonly DiplomacyMovementOrder[] {
    const { names } = this.#survey.theatre.atlas
    const named = (u: number): DiplomacyNamedUnit => {
      const { kind, at } = itemAt(this.units, u)
      return { kind, at }
    }
    return plan.map((task, u): DiplomacyMovementOrder => {
      const ordered = { power: itemAt(this.units, u).power, unit: named(u) }
      if (task.does === 'stay') return { type: 'hold', ...ordered }
      if (task.does === 'go')
        return { type: 'move', ...ordered, to: itemAt(names, task.way.to) as DiplomacyLocation }
      const helped = itemAt(plan, task.whom)
      const of = named(task.whom)
      if (helped.does !== 'go') return { type: 'support', ...ordered, of }
      return { type: task.does, ...ordered, of, to: itemAt(names, helped.way.to) }
    })
  }

  /** Lets units without a task help those that need it. */
  rallied(plan: Plan, choose: RandomInt): Plan {
    const changed = [...plan]
    for (const u of shuffled(plan.length, choose)) {
      if (itemAt(changed, u).does !== 'stay') continue
      const needy = plan.flatMap((_, v) => {
        const goal = this.#goalOf(changed, v)
        const helps = v !== u && itemAt(this.#beside, u).includes(goal)
        return helps && this.#survey.foesAt(goal, this.power) > 0 ? [v] : []
      })
      const movers = needy.filter((v) => itemAt(changed, v).does === 'go')
      const among = movers.length > 0 ? movers : needy
      const whom = among[choose(among.length + 1)]
      if (whom !== undefined) changed[u] = { does: 'support', whom }
    }
    return this.mended(changed)
  }

  /** Removes conflicts: equal targets, head-on moves, idle help. */
  mended(plan: Plan): Plan {
    const tasks = [...plan]
    for (let again = true; again; ) {
      again = false
      const claimed = new Set<number>()
      tasks.forEach((task, u) => {
        if (!this.#isSound(tasks, u, task, claimed)) tasks[u] = STAY
        else if (!this.#embarks(tasks, u, task)) return
        again = true
      })
    }
    return tasks
  }

  #isSound(tasks: Task[], u: number, task: Task, claimed: Set<number>): boolean {
    if (task.does === 'stay') return true
    if (task.does === 'go') {
      const { province, over } = task.way
      const there = this.#homes.indexOf(province)
      const ahead = there < 0 ? undefined : itemAt(tasks, there)
      if (claimed.has(province)) return false
      if (ahead !== undefined && (ahead.does !== 'go' || ahead.way.province === this.#homes[u]))
        return false
      for (const fleet of over) {
        const carries = itemAt(tasks, fleet)
        if (
          carries.does === 'convoy' &&
          carries.whom !== u &&
          this.#isAboard(tasks, carries.whom, fleet)
        )
          return false
      }
      claimed.add(province)
      return true
    }
    if (task.does === 'convoy') return this.#isAboard(tasks, task.whom, u)
    return itemAt(this.#beside, u).includes(this.#goalOf(tasks, task.whom))
  }

  #embarks(tasks: Task[], u: number, task: Task): boolean {
    if (task.does !== 'go') return false
    const idle = task.way.over.filter((fleet) => {
      const carries = itemAt(tasks, fleet)
      return carries.does !== 'convoy' || carries.whom !== u
    })
    for (const fleet of idle) tasks[fleet] = { does: 'convoy', whom: u }
    return idle.length > 0
  }

  #isAboard(tasks: Plan, army: number, fleet: number): boolean {
    const task = itemAt(tasks, army)
    return task.does === 'go' && task.way.over.includes(fleet)
  }

  #goalOf(tasks: Plan, u: number): number {
    const task = itemAt(tasks, u)
    return task.does === 'go' ? task.way.province : itemAt(this.#homes, u)
  }
}
