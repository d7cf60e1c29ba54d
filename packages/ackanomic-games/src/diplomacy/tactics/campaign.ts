import type { RandomInt } from '@ackanomic/core'
import type { MoveEvaluation } from '@ackanomic/core/bots'
import type { DiplomacyRulebook } from '../editions.js'
import type { DiplomacyVariant, PowerId } from '../map.js'
import type { DiplomacyMove } from '../model.js'
import { adjudicate } from '../movement/adjudicate.js'
import { type DiplomacyOrder, formatOrder } from '../orders.js'
import type { DiplomacyPosition } from '../position.js'
import { Survey } from './evaluate-map.js'
import { Outlook } from './outlook.js'
import { type Plan, Side } from './plans.js'
import { theatreOf } from './regional-plan.js'

type Sent = Extract<DiplomacyMove, { readonly type: 'orders' }>

export interface Affairs {
  readonly variant: DiplomacyVariant
  readonly rules: DiplomacyRulebook
  /** The number of centres that wins. */
  readonly goal: number
  readonly position: DiplomacyPosition
  readonly power: PowerId
  /** The powers that give orders; the units of others hold. */
  readonly active: readonly PowerId[]
}

const WORLDS = 16

const DRAFTS = 24

const PLANS = 1500

const KEPT = 5

/** A plan that is this much worse than the best after this many worlds is dropped. */
const GLANCE = 4
const WORSE = 0.04

/** The influence of chance on others' orders and on first plans. */
const HEAT = 0.15

/** The influence of chance on orders without search. */
const WHIM = 0.05

function surveyed({ variant, position, goal, power }: Affairs): {
  readonly outlook: Outlook
  readonly sideOf: (of: PowerId) => Side
  readonly mine: Side
} {
  const theatre = theatreOf(variant)
  const survey = new Survey(theatre, position.units)
  const outlook = new Outlook(theatre, goal)
  outlook.weigh(position.units, [], position.owners, countsIn(variant, position))
  const sideOf = (of: PowerId): Side =>
    new Side(survey, outlook, theatre.atlas.powerIndex.get(of) ?? -1, position.units)
  return { outlook, sideOf, mine: sideOf(power) }
}

export function countsIn(variant: DiplomacyVariant, { phase }: DiplomacyPosition): boolean {
  return variant.seasons[phase.season]?.counts === true
}

export function ordersAtOnce(affairs: Affairs, choose: RandomInt): Sent {
  const { mine } = surveyed(affairs)
  return sent(mine, mine.draft(choose, WHIM))
}

function sent(side: Side, plan: Plan): Sent {
  return { type: 'orders', orders: side.ordersOf(plan).map(formatOrder) }
}

interface Trial {
  readonly plan: Plan
  readonly value: number
  readonly centres: number
  readonly visits: number
}

/** Searches for orders: samples the others' orders, adjudicates plans, varies the best. */
export function* campaign(
  affairs: Affairs,
  choose: RandomInt,
): Generator<readonly MoveEvaluation<Sent>[], readonly MoveEvaluation<Sent>[], undefined> {
  const { variant, rules, goal, position, power, active } = affairs
  const { outlook, sideOf, mine } = surveyed(affairs)
  const counts = countsIn(variant, position)
  const value = outlook.promiseOf(mine.power)
  const atOnce = [{ move: sent(mine, mine.draft(choose, 0)), value, visits: 0 }]
  yield atOnce
  const others = active.filter((other) => other !== power).map(sideOf)
  const worlds: (readonly DiplomacyOrder[])[] = []
  for (let world = 0; world < WORLDS; world++) {
    yield atOnce
    worlds.push(
      others.flatMap((side) => {
        const plan = side.draft(choose, HEAT)
        return side.ordersOf(choose(2) === 0 ? side.varied(plan, choose) : plan)
      }),
    )
  }

  let best: Trial[] = []
  const known = new Set<string>()
  const tried = (plan: Plan): void => {
    const orders = mine.ordersOf(plan)
    const key = orders.map(formatOrder).join()
    if (known.has(key)) return
    known.add(key)
    let sum = 0
    let centres = 0
    let visits = 0
    for (const world of worlds) {
      const { units, dislodged } = adjudicate(variant, position, [...orders, ...world], rules)
      outlook.weigh(units, dislodged, position.owners, counts)
      sum += outlook.promiseOf(mine.power)
      centres += outlook.centres[mine.power] as number
      visits++
      const [first] = best
      if (visits === GLANCE && first !== undefined && sum / visits < first.value - WORSE) return
    }
    best.push({ plan, value: sum / visits, centres: centres / visits, visits })
    best = best.sort((one, other) => other.value - one.value).slice(0, KEPT)
  }
  const advice = (): readonly MoveEvaluation<Sent>[] =>
    best.map(({ plan, value, centres, visits }) => ({
      move: sent(mine, plan),
      value,
      visits,
      reason: `Expect about ${Math.round(centres)} of the ${goal} centres that win.`,
    }))

  for (let plan = 0; plan < PLANS; plan++) {
    const from = plan < DRAFTS ? undefined : best[choose(best.length)]
    tried(
      from === undefined
        ? mine.draft(choose, plan === 0 ? 0 : HEAT)
        : mine.varied(from.plan, choose),
    )
    yield advice()
  }
  return advice()
}
