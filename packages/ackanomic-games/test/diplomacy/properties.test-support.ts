import {
  adjudicate,
  DIPLOMACY_STANDARD,
  type DiplomacyAdjudication,
  type DiplomacyEdition,
  type DiplomacyResolution,
  type DiplomacyUnit,
  editionRules,
  formatOrder,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import { judge, type Man } from './oracle.test-support.js'
import { orderOf, randomMen, tangledMen } from './random-orders.test-support.js'

export function menOf(seed: number): readonly Man[] {
  return seed % 2 === 0 ? tangledMen(seed, 10) : randomMen(seed, 9)
}

export function settle(men: readonly Man[], edition: DiplomacyEdition): DiplomacyAdjudication {
  const position = { units: men.map((man) => man.unit) }
  return adjudicate(DIPLOMACY_STANDARD, position, men.map(orderOf), editionRules(edition))
}

export function describeMen(men: readonly Man[]): string {
  return men.map((man) => `${man.unit.power} ${formatOrder(orderOf(man))}`).join('; ')
}

const place = ({ order }: DiplomacyResolution): string =>
  'unit' in order ? provinceOf(order.unit.at) : 'nowhere'

/** The difference between the adjudicator and the oracle, or `undefined`. */
export function disagreement(men: readonly Man[], edition: DiplomacyEdition): string | undefined {
  const ours = settle(men, edition)
  const { paradox: _, ...theirs } = judge(men, edition)
  const succeeded = ours.resolutions.filter(({ outcome }) => outcome.is === 'succeeds')
  const mine = {
    moved: succeeded
      .filter(({ order }) => order.type === 'move')
      .map(place)
      .sort(),
    given: succeeded
      .filter(({ order }) => order.type === 'support')
      .map(place)
      .sort(),
    dislodged: ours.dislodged.map(({ unit }) => provinceOf(unit.at)).sort(),
    contested: ours.contested,
  }
  const [a, b] = [JSON.stringify(mine), JSON.stringify(theirs)]
  return a === b ? undefined : `${edition}: ${describeMen(men)}\n ours ${a}\n oracle ${b}`
}

/** The faults of an adjudication by itself: units lost or doubled, retreats that can't be. */
export function flaw(men: readonly Man[], result: DiplomacyAdjudication): string | undefined {
  const here = result.units.map((unit) => provinceOf(unit.at))
  if (new Set(here).size !== here.length) return 'two units in one province'
  const after = [...result.units, ...result.dislodged.map(({ unit }) => unit)]
  const name = (unit: DiplomacyUnit): string => `${unit.power} ${unit.kind}`
  const before = men.map((man) => name(man.unit)).sort()
  if (JSON.stringify(after.map(name).sort()) !== JSON.stringify(before)) return 'a unit is lost'
  for (const { unit, from, retreats } of result.dislodged) {
    const next =
      (unit.kind === 'A' ? DIPLOMACY_STANDARD.armies : DIPLOMACY_STANDARD.fleets)[unit.at] ?? []
    const open = next.filter((to) => {
      const id = provinceOf(to)
      return !here.includes(id) && !result.contested.includes(id) && id !== from
    })
    const bad = retreats.some((to) => !open.includes(to) && provinceOf(to) !== from)
    if (bad || open.some((to) => !retreats.includes(to))) return `${unit.at} retreats ${retreats}`
    if (!here.includes(provinceOf(unit.at))) return `nobody took ${unit.at}`
  }
  return undefined
}
