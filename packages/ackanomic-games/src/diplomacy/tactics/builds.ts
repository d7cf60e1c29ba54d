import type { RandomInt } from '@ackanomic/core'
import type { DiplomacyOrder } from '../orders.js'
import {
  adjustmentsDue,
  type DiplomacyPosition,
  type DiplomacyUnit,
  provinceOf,
  unitsOf,
} from '../position.js'
import { type Affairs, countsIn } from './campaign.js'
import { Outlook } from './outlook.js'
import { theatreOf } from './regional-plan.js'

interface Change {
  readonly order: DiplomacyOrder
  readonly units: readonly DiplomacyUnit[]
}

export function retreatOrders(affairs: Affairs, choose: RandomInt): readonly DiplomacyOrder[] {
  const { position, power } = affairs
  const lost = position.dislodged.filter(({ unit }) => unit.power === power)
  const taken = new Set<string>()
  let units = position.units
  return lost.map(({ unit, retreats }) => {
    const named = { kind: unit.kind, at: unit.at }
    const changes = retreats
      .filter((to) => !taken.has(provinceOf(to)))
      .map((to) => ({
        order: { type: 'retreat', power, unit: named, to } as const,
        units: [...units, { ...unit, at: to }],
      }))
    const off = { order: { type: 'disband', power, unit: named } as const, units }
    const best = bestOf(affairs, changes.length > 0 ? changes : [off], choose)
    units = best.units
    if (best.order.type === 'retreat') taken.add(provinceOf(best.order.to))
    return best.order
  })
}

export function adjustmentOrders(affairs: Affairs, choose: RandomInt): readonly DiplomacyOrder[] {
  const { variant, position, power } = affairs
  const { builds, disbands } = adjustmentsDue(variant, position, power)
  let units = position.units
  return Array.from({ length: builds + disbands }, () => {
    const board = { ...position, units }
    const changes = disbands > 0 ? disbandsOf(board, power) : buildsOf(affairs, board)
    const best = bestOf(affairs, changes, choose)
    units = best.units
    return best.order
  })
}

function disbandsOf(board: DiplomacyPosition, power: string): readonly Change[] {
  return unitsOf(board, power).map((gone) => ({
    order: { type: 'disband', power, unit: { kind: gone.kind, at: gone.at } },
    units: board.units.filter((unit) => unit !== gone),
  }))
}

function buildsOf({ variant, power }: Affairs, board: DiplomacyPosition): readonly Change[] {
  return adjustmentsDue(variant, board, power).sites.flatMap((site) => {
    const { kind, coasts = [] } = variant.provinces[site] ?? {}
    const shores = coasts.length > 0 ? coasts.map((coast) => `${site}/${coast}`) : [site]
    const news: DiplomacyUnit[] = [
      ...(kind === 'sea' ? [] : [{ power, kind: 'A', at: site } as const]),
      ...(kind === 'land' ? [] : shores.map((at) => ({ power, kind: 'F', at }) as const)),
    ]
    return news.map((unit) => ({
      order: { type: 'build', power, unit: { kind: unit.kind, at: unit.at } } as const,
      units: [...board.units, unit],
    }))
  })
}

function bestOf(
  { variant, goal, position, power }: Affairs,
  changes: readonly Change[],
  choose: RandomInt,
): Change {
  const theatre = theatreOf(variant)
  const outlook = new Outlook(theatre, goal)
  const counts = position.phase.step === 'retreats' && countsIn(variant, position)
  const number = theatre.atlas.powerIndex.get(power) ?? -1
  let best: Change | undefined
  let most = -1
  let equals = 0
  for (const change of changes) {
    outlook.weigh(change.units, [], position.owners, counts)
    const promise = outlook.promiseOf(number)
    equals = promise === most ? equals + 1 : 1
    if (promise < most || (promise === most && choose(equals) > 0)) continue
    most = promise
    best = change
  }
  if (best === undefined) throw new Error('There is nothing to choose from.')
  return best
}
