import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { singleCaptureGo } from '../words/single-capture-go.js'
import { useGameWords } from '../words/words-context.js'
import { Field } from './field.js'

type At = BoardMatchOf<SingleCaptureGo>
type Shared = SingleCaptureGo['Shared']

/**
 * The board of Single Capture Go: the grid with its Letters, your play, the remaining players, and
 * the last round.
 *
 * @example
 * ```tsx
 * import { singleCaptureGo } from '@ackanomic/games/single-capture-go'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { SingleCaptureGoBoard } from '@ackanomic/boards/single-capture-go'
 *
 * const App = () => {
 *   const match = useLocalMatch(singleCaptureGo)
 *   return <MatchLayout match={match}><SingleCaptureGoBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function SingleCaptureGoBoard(props: BoardProps<BoardMatchOf<SingleCaptureGo>>): ReactNode {
  const match = useBoard(props)
  return (
    <BoardRoot of={props} className="ack-single-capture-go">
      <Field match={match} />
      <PanelContent isNeeded>
        <Players match={match} />
      </PanelContent>
      <PanelContent>
        <LastRound match={match} />
        <Sent match={match} />
      </PanelContent>
    </BoardRoot>
  )
}

function Players({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('singleCaptureGo', singleCaptureGo)
  const { view, names } = match
  const { shared } = view
  return (
    <section aria-label={words.players}>
      <h2>{words.lastWins}</h2>
      <ul className="ack-single-capture-go-list">
        {names.map((name, seat) => {
          const fate = shared.fates[seat] ?? null
          const presence = view.roster.seats[seat]?.presence
          return (
            <li key={name} className={fate === null ? undefined : 'ack-single-capture-go-out'}>
              <span className={`ack-single-capture-go-letter ack-seat-${seat % 7}`}>
                {shared.letters[seat]}
              </span>
              <span>
                <span className="ack-single-capture-go-name">
                  {seat === view.seat ? words.you : name}
                </span>{' '}
                {fate !== null && words.outSince(fate.round)}
                {fate === null && presence === 'left' && words.left}
                {presence === 'away' && words.away}
              </span>
              <strong>{countOf(shared, seat)}</strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function countOf({ grid, letters }: Shared, seat: number): number {
  return [...grid.join('')].filter((square) => square === letters[seat]).length
}

function LastRound({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('singleCaptureGo', singleCaptureGo)
  const { view, names } = match
  const { last } = view.shared
  if (last === null) return null
  return (
    <section aria-label={words.lastRound}>
      <h2>{words.round(last.round)}</h2>
      <ul className="ack-single-capture-go-list">
        {last.attempts.map(({ seat, square, status }, i) => (
          <li key={i}>
            {words.attempt(names[seat], square)}
            {words.status[status]}
          </li>
        ))}
        {last.doomed.map(({ seat, reasons, groups }) => (
          <li key={`doomed ${seat}`}>
            <strong>
              {words.doomedBy(
                names[seat],
                reasons.map((reason) => words.reasons[reason]).join(', '),
                groups.map((group) => group.join(' ')).join('; '),
              )}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everybody's messages, for the referee. */
function Sent({ match: { view, names } }: BoardProps<At>): ReactNode {
  const words = useGameWords('singleCaptureGo', singleCaptureGo)
  if (view.role !== 'referee') return null
  return (
    <section aria-label={words.sent}>
      <h2>{words.sentNow}</h2>
      <ul className="ack-single-capture-go-list">
        {names.map((name, seat) => (
          <li key={name}>{words.sentBy(name, view.known[seat]?.plays.join(', ') ?? '')}</li>
        ))}
      </ul>
    </section>
  )
}
