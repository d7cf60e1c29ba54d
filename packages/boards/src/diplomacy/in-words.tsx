import {
  type DiplomacyPosition,
  type DiplomacyUnit,
  type PowerId,
  placeName,
} from '@ackanomic/games/diplomacy'
import { memo, type ReactNode } from 'react'
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
  const unitName = ({ kind, at }: DiplomacyUnit): string =>
    `${kind === 'A' ? 'Army' : 'Fleet'} ${placeName(variant, at)}`
  const centres = Object.entries(variant.provinces).filter(([, { centre }]) => centre === true)
  const centresOf = (power: PowerId | undefined): string =>
    centres
      .filter(([id]) => owners[id] === power)
      .map(([, { name }]) => name)
      .join(', ')
  const free = centresOf(undefined)
  return (
    <details>
      <summary>The map in words: {caption}</summary>
      <ul>
        {Object.entries(variant.powers).map(([power, { name }]) => {
          const standing = [
            ...units.filter((unit) => unit.power === power).map(unitName),
            ...dislodged
              .filter(({ unit }) => unit.power === power)
              .map(({ unit }) => `${unitName(unit)}, dislodged`),
          ]
          return (
            <li key={power}>
              <strong>{name}</strong>: {standing.join(', ') || 'no unit'}. Centres:{' '}
              {centresOf(power) || 'none'}.
            </li>
          )
        })}
        {free !== '' && <li>Centres that nobody owns: {free}.</li>}
      </ul>
    </details>
  )
})
