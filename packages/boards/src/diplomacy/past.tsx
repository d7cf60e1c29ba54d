import {
  centreCounts,
  type Diplomacy,
  type DiplomacyEvent,
  type DiplomacyPlayedPhase,
  describeResolution,
  historyOfEvents,
  phaseName,
} from '@ackanomic/games/diplomacy'
import { drawCentres } from '@ackanomic/games/diplomacy/pictures'
import type { BoardMatchOf } from '@ackanomic/react'
import { memo, type ReactNode, useMemo } from 'react'
import type { Chart } from './charts.js'

const TYPES: readonly string[] = ['result', 'corrected']

/** The phases that were played, from what was announced. */
export function phasesOf(told: BoardMatchOf<Diplomacy>['log']): readonly DiplomacyPlayedPhase[] {
  return historyOfEvents(
    told.flatMap(({ event }) => (TYPES.includes(event.type) ? [event as DiplomacyEvent] : [])),
  )
}

/** Chooses which phase the map shows: a past one with its results, or with `null` the present. */
export function Phases({
  chart: { variant },
  phases,
  at,
  onGo,
}: {
  readonly chart: Chart
  readonly phases: readonly DiplomacyPlayedPhase[]
  readonly at: number | null
  readonly onGo: (at: number | null) => void
}): ReactNode {
  if (phases.length === 0) return null
  const shown = at ?? phases.length
  return (
    <div className="ack-diplomacy-phases" role="group" aria-label="Phases">
      <button
        type="button"
        className="ack-button"
        disabled={shown === 0}
        onClick={() => onGo(shown - 1)}
      >
        <span aria-hidden="true">‹</span>
        <span className="ack-hidden">Previous phase</span>
      </button>
      <select
        aria-label="Phase on the map"
        value={shown}
        onChange={({ target }) => {
          const to = Number(target.value)
          onGo(to >= phases.length ? null : to)
        }}
      >
        {phases.map(({ before }, i) => (
          <option key={i} value={i}>
            {phaseName(variant, before.phase)}: results
          </option>
        ))}
        <option value={phases.length}>Now</option>
      </select>
      <button
        type="button"
        className="ack-button"
        disabled={at === null}
        onClick={() => onGo(shown + 1 >= phases.length ? null : shown + 1)}
      >
        <span aria-hidden="true">›</span>
        <span className="ack-hidden">Next phase</span>
      </button>
    </div>
  )
}

interface ResultsProps {
  readonly chart: Chart
  readonly phase: DiplomacyPlayedPhase
}

/** What became of the orders of a phase, a sentence each. */
export const Results: (props: ResultsProps) => ReactNode = memo(function Results({
  chart: { variant },
  phase,
}: ResultsProps): ReactNode {
  return (
    <section aria-label="Results">
      <h2>{phaseName(variant, phase.before.phase)}: the results of the orders</h2>
      <ul className="ack-diplomacy-results">
        {phase.resolutions.map((resolution, i) => (
          <li key={i}>
            <span aria-hidden="true">{resolution.outcome.is === 'succeeds' ? '✓' : '✕'}</span>{' '}
            {describeResolution(variant, resolution)}
          </li>
        ))}
        {phase.resolutions.length === 0 && <li>Nothing was ordered.</li>}
      </ul>
    </section>
  )
})

/** How large the chart is drawn: its words should be read on a phone. */
const SIZE = { width: 440, height: 300 }

interface CentresProps {
  readonly chart: Chart
  readonly phases: readonly DiplomacyPlayedPhase[]
  /** How many centres win. */
  readonly goal: number
}

/** The centres over the years. */
export const Centres: (props: CentresProps) => ReactNode = memo(function Centres({
  chart: { variant },
  phases,
  goal,
}: CentresProps): ReactNode {
  const counts = centreCounts(variant, phases)
  // They change once a year.
  const counted = JSON.stringify(counts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts, by what is in them
  const picture = useMemo(
    () =>
      counts.length < 2
        ? null
        : drawCentres(variant, counts, { id: 'ack-diplomacy-centres', ...SIZE }, goal),
    [variant, counted, goal],
  )
  if (picture === null) return null
  const years = `${counts[0]?.year} to ${counts.at(-1)?.year}`
  return (
    <section aria-label="Centres over the years">
      <h2>Centres, {years}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, with all names quoted */}
      <div className="ack-diplomacy-centres" dangerouslySetInnerHTML={{ __html: picture }} />
    </section>
  )
})
