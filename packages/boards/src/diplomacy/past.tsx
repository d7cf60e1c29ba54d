import {
  centreCounts,
  type Diplomacy,
  type DiplomacyEvent,
  type DiplomacyPlayedPhase,
  type DiplomacyResolution,
  describeResolution,
  historyOfEvents,
  type PowerId,
  phaseName,
} from '@ackanomic/games/diplomacy'
import { drawCentres } from '@ackanomic/games/diplomacy/pictures'
import { type BoardMatchOf, PanelContent } from '@ackanomic/react'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
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
  now,
  onGo,
}: {
  readonly chart: Chart
  readonly phases: readonly DiplomacyPlayedPhase[]
  readonly at: number | null
  /** The name of the present phase. */
  readonly now: string
  readonly onGo: (at: number | null) => void
}): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  if (phases.length === 0) return <strong className="ack-diplomacy-phases">{now}</strong>
  const shown = at ?? phases.length
  const step = (by: 1 | -1, sign: string, label: string, isEnd: boolean): ReactNode => (
    <button
      type="button"
      className="ack-button"
      disabled={isEnd}
      onClick={() => onGo(shown + by >= phases.length ? null : shown + by)}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="ack-hidden">{label}</span>
    </button>
  )
  return (
    <div className="ack-diplomacy-phases" role="group" aria-label={words.phases}>
      {step(-1, '‹', words.previous, shown === 0)}
      <select
        aria-label={words.phaseOnMap}
        value={shown}
        onChange={({ target }) => {
          const to = Number(target.value)
          onGo(to >= phases.length ? null : to)
        }}
      >
        {phases.map(({ before }, i) => (
          <option key={i} value={i}>
            {words.phaseResults(phaseName(variant, before.phase))}
          </option>
        ))}
        <option value={phases.length}>{words.now(now)}</option>
      </select>
      {step(1, '›', words.next, at === null)}
    </div>
  )
}

/** The results of a phase that has just ended, over their map, until the viewer goes on. */
export function FreshResults({
  chart: { variant },
  phase: { before, resolutions },
  power,
  onContinue,
}: {
  readonly chart: Chart
  readonly phase: DiplomacyPlayedPhase
  readonly power: PowerId | null
  /** Shows what comes next; `null` if nothing does. */
  readonly onContinue: (() => void) | null
}): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; nobody else's focus is taken.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  const mine = resolutions.filter(({ order }) => order.power === power)
  const failed = resolutions.filter(({ outcome }) => outcome.is !== 'succeeds').length
  return (
    <PanelContent isNeeded>
      <section className="ack-sheet ack-diplomacy-fresh" aria-label={words.happened}>
        <h2>{words.happenedIn(phaseName(variant, before.phase))}</h2>
        <p className="ack-note">{words.carriedOut(resolutions.length, failed)}</p>
        {onContinue !== null && (
          <button
            type="button"
            className="ack-button ack-button-act"
            ref={button}
            onClick={onContinue}
          >
            {words.goOn}
          </button>
        )}
        <ul className="ack-diplomacy-results">
          {[...mine, ...resolutions.filter(({ order }) => order.power !== power)].map((each, i) => (
            <Result key={i} variant={variant} resolution={each} isMine={i < mine.length} />
          ))}
        </ul>
      </section>
    </PanelContent>
  )
}

function Result({
  variant,
  resolution,
  isMine = false,
}: {
  readonly variant: Chart['variant']
  readonly resolution: DiplomacyResolution
  readonly isMine?: boolean
}): ReactNode {
  return (
    <li className={isMine ? 'ack-mine' : undefined}>
      <span aria-hidden="true">{resolution.outcome.is === 'succeeds' ? '✓' : '✕'}</span>{' '}
      {describeResolution(variant, resolution)}
    </li>
  )
}

interface ResultsProps {
  readonly chart: Chart
  readonly phase: DiplomacyPlayedPhase
}

/** The results of the orders of a phase, a sentence each. */
export const Results: (props: ResultsProps) => ReactNode = memo(function Results({
  chart: { variant },
  phase,
}: ResultsProps): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  return (
    <section aria-label={words.happened}>
      <h2>{words.happenedIn(phaseName(variant, phase.before.phase))}</h2>
      <ul className="ack-diplomacy-results">
        {phase.resolutions.map((resolution, i) => (
          <Result key={i} variant={variant} resolution={resolution} />
        ))}
        {phase.resolutions.length === 0 && <li>{words.carriedOut(0, 0)}</li>}
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
  const words = useGameWords('diplomacy', diplomacy)
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

  return (
    <section aria-label={words.centresOver}>
      <h2>{words.centresIn(counts[0]?.year, counts.at(-1)?.year)}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, with all names quoted */}
      <div className="ack-diplomacy-centres" dangerouslySetInnerHTML={{ __html: picture }} />
    </section>
  )
})
