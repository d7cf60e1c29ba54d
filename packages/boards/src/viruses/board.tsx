import { countCells, type Viruses } from '@ackanomic/games/viruses'
import {
  BarChart,
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  MoveText,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { Field } from './field.js'

type At = BoardMatchOf<Viruses>

/**
 * The board of Viruses: the field with its generations, your actions, and the size of each virus.
 *
 * @example
 * ```tsx
 * import { viruses } from '@ackanomic/games/viruses'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { VirusesBoard } from '@ackanomic/boards/viruses'
 *
 * const App = () => {
 *   const match = useLocalMatch(viruses)
 *   return <MatchLayout match={match}><VirusesBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function VirusesBoard(props: BoardProps<BoardMatchOf<Viruses>>): ReactNode {
  const match = useBoard(props)
  return (
    <BoardRoot
      of={props}
      className={match.stage?.kind === 'turn' ? 'ack-viruses ack-viruses-staged' : 'ack-viruses'}
    >
      {match.view.shared.stage === 'cells' ? (
        <p>The referee chooses the first cells.</p>
      ) : (
        <Field match={match} />
      )}
      <PanelContent>
        <Sent match={match} />
      </PanelContent>
      <PanelContent isNeeded>
        <Players match={match} />
      </PanelContent>
      <PanelContent>
        <LastTurn match={match} />
      </PanelContent>
    </BoardRoot>
  )
}

/** The moves that the viewer has sent in this turn; for the referee, everybody's. */
function Sent({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const secrets =
    view.role === 'seat'
      ? [{ name: 'You have', moves: view.mine.moves }]
      : view.role === 'referee'
        ? view.known.map((secret, seat) => ({
            name: `${names[seat]} has`,
            moves: secret?.moves ?? [],
          }))
        : []
  return secrets
    .filter(({ moves }) => moves.length > 0)
    .map(({ name, moves }) => (
      <section key={name} aria-label={`${name} sent`}>
        <h2>{name} sent</h2>
        <ul className="ack-viruses-list">
          {moves.map((move, i) => (
            <li key={i}>
              <MoveText match={match} move={move} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function Players({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { shared } = view
  const counts = countCells(shared.cells, shared.viruses.length)
  return (
    <section aria-label="Players">
      <h2>First to ten points</h2>
      <p className="ack-note">
        A player who has more cells than anybody else after a turn gets one.
      </p>
      <ul className="ack-viruses-list">
        {shared.players.map(({ virus }, seat) => {
          const presence = view.table.seats[seat]?.presence
          return (
            <li key={names[seat]}>
              <span className={`ack-viruses-mark ack-viruses-${(virus - 1) % 7}`}>
                {shared.viruses[virus - 1]?.character}
              </span>
              <span>
                {names[seat]}
                {view.role === 'seat' && view.seat === seat && ' (you)'}
                {presence === 'out' && ', eliminated'}
                {presence === 'left' && ', left'}
              </span>
              <strong>{shared.scores[seat]}</strong>
            </li>
          )
        })}
      </ul>
      <h2>Cells</h2>
      <BarChart
        label="Cells of each virus"
        bars={[
          ...shared.players.map(({ virus }, seat) => ({
            name: names[seat] ?? '',
            value: counts[virus] ?? 0,
            mine: view.role === 'seat' && view.seat === seat,
          })),
          { name: 'clean', value: counts[0] ?? 0 },
        ]}
      />
    </section>
  )
}

function LastTurn({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { last } = view.shared
  if (last === null) return null
  return (
    <section aria-label="The last turn">
      <h2>Turn {last.turn}</h2>
      <ul className="ack-viruses-list">
        {last.moves.map(({ seat, move, conflicting }, i) => (
          <li key={i}>
            {names[seat]}: <MoveText match={match} move={move} />
            {conflicting && ' (in conflict, so not made)'}
          </li>
        ))}
        <li>
          {last.scorer === null
            ? 'Nobody had more cells than everybody else.'
            : `${names[last.scorer]} got the Gamepoint.`}
        </li>
      </ul>
    </section>
  )
}
