import {
  type Diplomacy,
  type DiplomacyPlayedPhase,
  type DiplomacyResolution,
  phaseName,
} from '@ackanomic/games/diplomacy'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  GeneralBoard,
  OpenPrompts,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import { type ReactNode, useMemo, useState } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import { Advance } from './advance.js'
import { chartOf } from './charts.js'
import { Decided } from './decided.js'
import { InWords } from './in-words.js'
import { DiplomacyMap } from './map.js'
import { Ordering } from './ordering.js'
import { Centres, FreshResults, Phases, phasesOf, Results } from './past.js'
import { Politics } from './politics.js'
import { Powers } from './powers.js'
import { useZoom } from './zoom.js'

const NOTHING: readonly DiplomacyResolution[] = []
/** The phases of a year; missing more is missing a year. */
const A_YEAR = 4
const NOWHERE = { units: [], owners: {}, dislodged: [] }

/**
 * The board of Diplomacy. You draw orders by clicking on the map, which shows results as arrows. It
 * also shows earlier phases, and the powers with their centres over the years.
 *
 * @example
 * ```tsx
 * import { diplomacy } from '@ackanomic/games/diplomacy'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { DiplomacyBoard } from '@ackanomic/boards/diplomacy'
 *
 * const App = () => {
 *   const match = useLocalMatch(diplomacy)
 *   return <MatchLayout match={match}><DiplomacyBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function DiplomacyBoard(props: BoardProps<BoardMatchOf<Diplomacy>>): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const match = useBoard(props)
  const { view, pendingActions, log, history } = match
  const [at, go] = useState<number | null>(null)
  const zoom = useZoom()
  const phases = useMemo(() => phasesOf(log), [log])
  const isReview = history !== null && history.at !== null
  const [seen, see] = useSeen(phases.length, isReview)
  const chart = chartOf(view.options.variant)
  if (chart === undefined) {
    return (
      <BoardRoot of={props} className="ack-diplomacy">
        <GeneralBoard match={match} />
      </BoardRoot>
    )
  }
  const { position, powers } = view.shared
  const fresh = at === null && !isReview ? phases[seen] : undefined
  const past = (at === null ? undefined : phases[at]) ?? fresh ?? reviewed(match, phases)
  const power = view.role === 'seat' ? (powers[view.seat] ?? null) : null
  const caption = position === null ? chart.variant.name : phaseName(chart.variant, position.phase)
  const last = past ?? phases.at(-1)
  const shown = past?.before ?? position ?? NOWHERE
  const shownCaption = past === undefined ? caption : phaseName(chart.variant, past.before.phase)
  const bar = (
    <Phases
      chart={chart}
      phases={phases}
      at={past === undefined ? null : phases.indexOf(past)}
      now={caption}
      onGo={(to) => {
        if (to === null) see(phases.length)
        go(to)
      }}
    />
  )
  const isOver = view.outcome !== null
  const orders = past === undefined && pendingActions.some(({ action }) => action === 'orders')
  return (
    <BoardRoot of={props} className="ack-diplomacy">
      <OpenPrompts match={match} />
      <Advance chart={chart} phases={phases} seen={isReview ? phases.length : seen} />
      {orders && position !== null && power !== null ? (
        <Ordering
          key={caption}
          match={match}
          chart={chart}
          zoom={zoom}
          position={position}
          power={power}
          caption={caption}
        >
          {bar}
        </Ordering>
      ) : (
        <DiplomacyMap
          chart={chart}
          zoom={zoom}
          position={shown}
          power={power}
          resolutions={past?.resolutions ?? NOTHING}
          caption={shownCaption}
        >
          {bar}
        </DiplomacyMap>
      )}
      {fresh !== undefined && (
        <FreshResults
          key={seen}
          chart={chart}
          phase={fresh}
          power={power}
          onContinue={isOver && seen + 1 === phases.length ? null : () => see(seen + 1)}
        />
      )}
      <PanelContent>
        {position === null && <p className="ack-note">{words.notBegun}</p>}
        <Decided match={match} chart={chart} />
        {last !== undefined && fresh === undefined && <Results chart={chart} phase={last} />}
        <Powers match={match} chart={chart} />
        <Centres
          chart={chart}
          phases={phases}
          goal={view.options.victory ?? chart.variant.victory}
        />
        <Politics match={match} chart={chart} />
        <InWords chart={chart} position={shown} caption={shownCaption} />
      </PanelContent>
    </BoardRoot>
  )
}

/**
 * How many phases the viewer has seen the results of. Who comes to a match that goes on sees those
 * of the last phase alone.
 */
function useSeen(count: number, isReview: boolean): readonly [number, (seen: number) => void] {
  const [seen, see] = useState(count)
  if (isReview) return [seen, see]
  const isLate = count - seen > A_YEAR || (seen === 0 && count > 1)
  const least = isLate ? count - 1 : Math.min(seen, count)
  if (least !== seen) see(least)
  return [least, see]
}

/** The phase whose results came with the step that is reviewed. */
function reviewed(
  { history, log }: BoardMatchOf<Diplomacy>,
  phases: readonly DiplomacyPlayedPhase[],
): DiplomacyPlayedPhase | undefined {
  if (history === null || history.at === null) return undefined
  const isResult = log.some(({ event, step }) => event.type === 'result' && step === history.at)
  return isResult ? phases.at(-1) : undefined
}
