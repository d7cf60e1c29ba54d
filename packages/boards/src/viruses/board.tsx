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
import { viruses } from '../words/viruses.js'
import { useGameWords } from '../words/words-context.js'
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
  const words = useGameWords('viruses', viruses)
  const match = useBoard(props)
  return (
    <BoardRoot
      of={props}
      className={match.stage?.kind === 'turn' ? 'ack-viruses ack-viruses-staged' : 'ack-viruses'}
    >
      {match.view.shared.stage === 'cells' ? <p>{words.choosing}</p> : <Field match={match} />}
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
  const words = useGameWords('viruses', viruses)
  const { view, names } = match
  const secrets =
    view.role === 'seat'
      ? [{ name: null, moves: view.mine.moves }]
      : view.role === 'referee'
        ? view.known.map((secret, seat) => ({
            name: names[seat] ?? '',
            moves: secret?.moves ?? [],
          }))
        : []
  return secrets
    .filter(({ moves }) => moves.length > 0)
    .map(({ name, moves }) => (
      <section key={name} aria-label={words.sentBy(name)}>
        <h2>{words.sentBy(name)}</h2>
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
  const words = useGameWords('viruses', viruses)
  const { view, names } = match
  const { shared } = view
  const counts = countCells(shared.cells, shared.viruses.length)
  return (
    <section aria-label={words.players}>
      <h2>{words.firstTo}</h2>
      <p className="ack-note">{words.help}</p>
      <ul className="ack-viruses-list">
        {shared.players.map(({ virus }, seat) => {
          const presence = view.roster.seats[seat]?.presence
          return (
            <li key={names[seat]}>
              <span className={`ack-viruses-mark ack-viruses-${(virus - 1) % 7}`}>
                {shared.viruses[virus - 1]?.character}
              </span>
              <span>
                {seat === view.seat ? words.you : names[seat]}
                {presence === 'out' && words.eliminated}
                {presence === 'left' && words.left}
              </span>
              <strong>{shared.scores[seat]}</strong>
            </li>
          )
        })}
      </ul>
      <h2>{words.cells}</h2>
      <BarChart
        label={words.cellsOfEach}
        bars={[
          ...shared.players.map(({ virus }, seat) => ({
            name: seat === view.seat ? words.you : (names[seat] ?? ''),
            value: counts[virus] ?? 0,
            mine: seat === view.seat,
          })),
          { name: words.clean, value: counts[0] ?? 0 },
        ]}
      />
    </section>
  )
}

function LastTurn({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('viruses', viruses)
  const { view, names } = match
  const { last } = view.shared
  if (last === null) return null
  return (
    <section aria-label={words.lastTurn}>
      <h2>{words.turn(last.turn)}</h2>
      <ul className="ack-viruses-list">
        {last.moves.map(({ seat, move, conflicting }, i) => (
          <li key={i}>
            {words.moveOf(names[seat])} <MoveText match={match} move={move} />
            {conflicting && words.conflict}
          </li>
        ))}
        <li>{last.scorer === null ? words.noPoint : words.pointTo(names[last.scorer])}</li>
      </ul>
    </section>
  )
}
