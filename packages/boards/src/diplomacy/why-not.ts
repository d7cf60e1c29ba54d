import {
  type Diplomacy,
  type DiplomacyLocation,
  type DiplomacyPosition,
  type PowerId,
  placeName,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import type { BoardMatchOf, Reason } from '@ackanomic/react'
import type { Chart } from './charts.js'
import type { Kind } from './clicks.js'

/** The position, as far as a reason depends on it. */
interface Placed {
  readonly chart: Chart
  readonly position: DiplomacyPosition
  readonly power: PowerId | null
}

const DOES: Readonly<Partial<Record<Kind, string>>> = {
  move: 'cannot move there',
  retreat: 'cannot retreat there',
  support: 'cannot give that support',
  convoy: 'cannot carry that army',
}

const LETTERS: Readonly<Partial<Record<Kind, string>>> = { move: '-', retreat: 'R' }

/** Why a province of the map that was clicked leads nowhere now. */
export function whyNot(
  match: BoardMatchOf<Diplomacy>,
  { chart: { variant }, position, power }: Placed,
  kind: Kind | null,
  at: DiplomacyLocation | null,
  province: string,
): Reason {
  const name = placeName(variant, province)
  const isThere = (place: DiplomacyLocation): boolean => provinceOf(place) === province
  if (at !== null && kind !== null) {
    const letter = LETTERS[kind]
    const refused =
      letter === undefined
        ? null
        : match.whyNot({ type: 'orders', orders: [`${at} ${letter} ${province}`] })
    return (
      refused ?? `The unit in ${placeName(variant, at)} ${DOES[kind] ?? 'needs no place'}: ${name}.`
    )
  }
  const unit = position.units.find((each) => isThere(each.at))
  if (unit !== undefined && unit.power !== power) {
    const owner = variant.powers[unit.power]?.name ?? unit.power
    return `The unit in ${name} belongs to ${owner}. You give orders to your own units.`
  }
  switch (position.phase.step) {
    case 'moves':
      return `None of your units stands in ${name}. First click one of your units.`
    case 'retreats':
      return `No unit of yours must retreat from ${name}.`
    case 'adjustments':
      return `You can neither build nor disband in ${name} now.`
  }
}
