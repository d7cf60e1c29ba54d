import type { TrominoGo } from '@ackanomic/games/tromino-go'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { trominoGo } from '../words/tromino-go.js'
import { useGameWords } from '../words/words-context.js'
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
    <BoardRoot
      of={props}
      className={
        match.view.outcome === null ? 'ack-tromino-go' : 'ack-tromino-go ack-tromino-go-over'
      }
    >
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
  const words = useGameWords('trominoGo', trominoGo)
  const { view, names } = match
  const { shared } = view
  return (
    <section aria-label={words.gamepoints}>
      <h2>{words.firstTo(view.options.target)}</h2>
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
            <span>{seat === view.seat ? words.you : name}</span>
            <strong>{shared.scores[seat]}</strong>
          </li>
        ))}
      </ul>
      {shared.rounds.length > 0 && (
        <ol className="ack-tromino-go-rounds" aria-label={words.rounds}>
          {shared.rounds.map(({ winner, gamepoints, how }, i) => (
            <li key={i}>
              {words.roundSays(
                winner === null ? null : (names[winner] ?? ''),
                gamepoints,
                how === 'conceded',
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
