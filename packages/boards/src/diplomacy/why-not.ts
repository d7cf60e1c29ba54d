import {
  type Diplomacy,
  type DiplomacyLocation,
  type DiplomacyPosition,
  type PowerId,
  placeName,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import type { BoardMatchOf, Reason } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import type { Chart } from './charts.js'
import type { Kind } from './clicks.js'

/** The position, as far as a reason depends on it. */
interface Placed {
  readonly chart: Chart
  readonly position: DiplomacyPosition
  readonly power: PowerId | null
}

const LETTERS: Readonly<Partial<Record<Kind, string>>> = { move: '-', retreat: 'R' }

/** Why a province of the map that was clicked leads nowhere now. */
export function whyNot(
  match: BoardMatchOf<Diplomacy>,
  { chart: { variant }, position, power }: Placed,
  kind: Kind | null,
  at: DiplomacyLocation | null,
  province: string,
  words: BoardWords['diplomacy'],
): Reason {
  const name = placeName(variant, province)
  const isThere = (place: DiplomacyLocation): boolean => provinceOf(place) === province
  if (at !== null && kind !== null) {
    const letter = LETTERS[kind]
    const refused =
      letter === undefined
        ? null
        : match.whyNot({ type: 'orders', orders: [`${at} ${letter} ${province}`] })
    return refused ?? words.unitCannot(placeName(variant, at), words.cannot[kind], name)
  }
  const unit = position.units.find((each) => isThere(each.at))
  if (unit !== undefined && unit.power !== power) {
    const owner = variant.powers[unit.power]?.name ?? unit.power
    return words.belongsTo(name, owner)
  }
  switch (position.phase.step) {
    case 'moves':
      return words.noneThere(name)
    case 'retreats':
      return words.noRetreat(name)
    case 'adjustments':
      return words.noBuild(name)
  }
}
