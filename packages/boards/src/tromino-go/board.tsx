import type { TrominoGo } from '@ackanomic/games/tromino-go'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { Field } from './field.js'
import { Concessions, Doubts } from './offers.js'

/**
 * The board of Tromino Go: the grid on which you place pieces, the Gamepoints, offers to end the
 * round, and doubts.
 *
 * @example
 * ```tsx
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { TrominoGoBoard } from '@ackanomic/boards/tromino-go'
 *
 * const App = () => {
 *   const match = useLocalMatch(trominoGo)
 *   return <MatchLayout match={match}><TrominoGoBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function TrominoGoBoard(props: BoardProps<BoardMatchOf<TrominoGo>>): ReactNode {
  const match = useBoard(props)
  return (
    <BoardRoot of={props} className="ack-tromino-go">
      <Field match={match} />
      <PanelContent isNeeded>
        <Scores match={match} />
        {match.view.shared.concessions.length > 0 && <Concessions match={match} />}
      </PanelContent>
      <PanelContent>
        {match.view.shared.concessions.length === 0 && <Concessions match={match} />}
        <Doubts match={match} />
      </PanelContent>
    </BoardRoot>
  )
}

function Scores({ match }: BoardProps<BoardMatchOf<TrominoGo>>): ReactNode {
  const { view, names } = match
  const { shared } = view
  return (
    <section aria-label="Gamepoints">
      <h2>First to {view.options.target} Gamepoints</h2>
      <ul className="ack-tromino-go-scores">
        {names.map((name, seat) => (
          <li key={name}>
            {shared.first !== null && (
              <span
                className={`ack-tromino-go-key ack-tromino-go-${seat === shared.first ? 'first' : 'second'}`}
              >
                {seat === shared.first ? 'ABC' : 'abc'}
              </span>
            )}
            <span>
              {name}
              {view.role === 'seat' && view.seat === seat && ' (you)'}
            </span>
            <strong>{shared.scores[seat]}</strong>
          </li>
        ))}
      </ul>
      {shared.rounds.length > 0 && (
        <ol className="ack-tromino-go-rounds" aria-label="Rounds">
          {shared.rounds.map(({ winner, gamepoints, how }, i) => (
            <li key={i}>
              {winner === null ? 'a tie' : `${names[winner]} +${gamepoints}`}
              {how === 'conceded' && ', conceded'}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
