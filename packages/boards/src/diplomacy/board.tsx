import { type Diplomacy, type DiplomacyResolution, phaseName } from '@ackanomic/games/diplomacy'
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
import { Advance } from './advance.js'
import { chartOf } from './charts.js'
import { InWords } from './in-words.js'
import { DiplomacyMap } from './map.js'
import { Ordering } from './ordering.js'
import { Centres, Phases, phasesOf, Results } from './past.js'
import { Politics } from './politics.js'
import { Powers } from './powers.js'

const NOTHING: readonly DiplomacyResolution[] = []
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
  const match = useBoard(props)
  const { view, pendingActions, log } = match
  const [at, go] = useState<number | null>(null)
  const phases = useMemo(() => phasesOf(log), [log])
  const chart = chartOf(view.options.variant)
  if (chart === undefined) {
    return (
      <BoardRoot of={props} className="ack-diplomacy">
        <GeneralBoard match={match} />
      </BoardRoot>
    )
  }
  const { position, powers } = view.shared
  const past = at === null ? undefined : phases[at]
  const power = view.role === 'seat' ? (powers[view.seat] ?? null) : null
  const orders = past === undefined && pendingActions.some(({ action }) => action === 'orders')
  const caption = position === null ? chart.variant.name : phaseName(chart.variant, position.phase)
  const last = past ?? phases.at(-1)
  const shown = past?.before ?? position ?? NOWHERE
  const shownCaption = past === undefined ? caption : phaseName(chart.variant, past.before.phase)
  return (
    <BoardRoot of={props} className="ack-diplomacy">
      <OpenPrompts match={match} />
      {past === undefined && <Advance chart={chart} phases={phases} />}
      {position === null && (
        <p className="ack-note">The game has not begun; the powers have no players yet.</p>
      )}
      <Phases chart={chart} phases={phases} at={past === undefined ? null : at} onGo={go} />
      {orders && position !== null && power !== null ? (
        <Ordering
          key={caption}
          match={match}
          chart={chart}
          position={position}
          power={power}
          caption={caption}
        />
      ) : (
        <DiplomacyMap
          chart={chart}
          position={shown}
          power={power}
          resolutions={past?.resolutions ?? NOTHING}
          caption={shownCaption}
          spots={[]}
          onPick={() => undefined}
        />
      )}
      <PanelContent>
        {last !== undefined && <Results chart={chart} phase={last} />}
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
