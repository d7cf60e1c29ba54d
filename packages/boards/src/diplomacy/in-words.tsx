import {
  type DiplomacyPosition,
  type DiplomacyUnit,
  type PowerId,
  placeName,
} from '@ackanomic/games/diplomacy'
import { memo, type ReactNode } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import type { Chart } from './charts.js'

interface InWordsProps {
  readonly chart: Chart
  /** The position that the map shows. */
  readonly position: Pick<DiplomacyPosition, 'units' | 'owners' | 'dislodged'>
  /** The map's content. */
  readonly caption: string
}

/** The map in words: each power's units and centres, and the centres of nobody. */
export const InWords: (props: InWordsProps) => ReactNode = memo(function InWords({
  chart: { variant },
  position: { units, owners, dislodged },
  caption,
}: InWordsProps): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const unitName = ({ kind, at }: DiplomacyUnit): string =>
    `${words.unit[kind]} ${placeName(variant, at)}`
  const centres = Object.entries(variant.provinces).filter(([, { centre }]) => centre === true)
  const centresOf = (power: PowerId | undefined): string =>
    centres
      .filter(([id]) => owners[id] === power)
      .map(([, { name }]) => name)
      .join(', ')
  const free = centresOf(undefined)
  return (
    <details>
      <summary>{words.inWords(caption)}</summary>
      <ul>
        {Object.entries(variant.powers).map(([power, { name }]) => {
          const standing = [
            ...units.filter((unit) => unit.power === power).map(unitName),
            ...dislodged
              .filter(({ unit }) => unit.power === power)
              .map(({ unit }) => words.dislodged(unitName(unit))),
          ]
          return (
            <li key={power}>
              <strong>{name}</strong>
              {words.standing(standing, centresOf(power))}
            </li>
          )
        })}
        {free !== '' && <li>{words.free(free)}</li>}
      </ul>
    </details>
  )
})
