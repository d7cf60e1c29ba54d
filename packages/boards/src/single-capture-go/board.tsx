import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
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

const REASONS = {
  left: 'has left',
  'no play': 'made no play',
  'no Liberty': 'a Group without Liberty',
} as const

function Players({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { shared } = view
  return (
    <section aria-label="Players">
      <h2>The last player who is not doomed wins</h2>
      <ul className="ack-single-capture-go-list">
        {names.map((name, seat) => {
          const fate = shared.fates[seat] ?? null
          const presence = view.table.seats[seat]?.presence
          const why = fate?.reasons.map((reason) => REASONS[reason]).join(', ')
          return (
            <li key={name} className={fate === null ? undefined : 'ack-single-capture-go-out'}>
              <span className={`ack-single-capture-go-letter ack-seat-${seat % 7}`}>
                {shared.letters[seat]}
              </span>
              <span>
                {name}
                {view.role === 'seat' && view.seat === seat && ' (you)'}
                {fate !== null && `, out since round ${fate.round}: ${why}`}
                {fate === null && presence === 'left' && ', has left'}
                {presence === 'away' && ', on vacation'}
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

const STATUS = {
  counted: '',
  collided: ', where others played too',
  replaced: ', replaced by a later one',
  struck: ', struck because they had left',
  invalid: ', invalid',
} as const

function LastRound({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { last } = view.shared
  if (last === null) return null
  return (
    <section aria-label="The last round">
      <h2>Round {last.round}</h2>
      <ul className="ack-single-capture-go-list">
        {last.attempts.map(({ seat, square, status }, i) => (
          <li key={i}>
            {names[seat]}: {square}
            {STATUS[status]}
          </li>
        ))}
        {last.doomed.map(({ seat, reasons, groups }) => (
          <li key={`doomed ${seat}`}>
            <strong>
              {names[seat]} is doomed: {reasons.map((reason) => REASONS[reason]).join(', ')}
              {groups.length > 0 && ` (${groups.map((group) => group.join(' ')).join('; ')})`}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everybody's messages, for the referee. */
function Sent({ match: { view, names } }: BoardProps<At>): ReactNode {
  if (view.role !== 'referee') return null
  return (
    <section aria-label="What was sent">
      <h2>Sent in this round</h2>
      <ul className="ack-single-capture-go-list">
        {names.map((name, seat) => (
          <li key={name}>
            {name}: {view.known[seat]?.plays.join(', ') || 'nothing'}
          </li>
        ))}
      </ul>
    </section>
  )
}
