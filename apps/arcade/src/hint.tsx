import type { MoveEvaluation } from '@ackanomic/core/bots'
import { type LocalBoardMatch, MoveText } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'
import { words } from './languages/language.js'

/** How many moves are shown. */
const SHOWN = 5

/** In a review: the move that the viewer made next. */
function moveMadeAt({ internals: { at, match, viewingAs } }: LocalBoardMatch): unknown {
  if (at === null) return undefined
  const entry = match.log[at - (match.checkpoint?.entries ?? 0)]
  return entry?.kind === 'move' && entry.by === viewingAs ? entry.move : undefined
}

function isSameMove(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The moves that a strong bot would make in the viewer's place, the best first; a click makes one.
 */
export function Hint({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { local, internals: inside } = match
  const [moves, setMoves] = useState<readonly MoveEvaluation[] | null>(null)
  const [isThinking, setThinking] = useState(false)
  // A thought about another position is no hint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another position
  useEffect(() => setMoves(null), [inside.match, inside.viewingAs, inside.at])
  const made = moveMadeAt(match)
  if (match.pendingActions.length === 0 && made === undefined) {
    return <p>{inside.at === null ? words.nothingToDo : words.notYourMove}</p>
  }
  const ask = (): void => {
    setThinking(true)
    local
      .suggestMoves()
      .catch(() => [])
      .then((found) => {
        setMoves(found.toSorted((a, b) => b.value - a.value).slice(0, SHOWN))
        setThinking(false)
      })
  }
  return (
    <div className="arcade-hint">
      <button type="button" className="ack-button" onClick={ask} disabled={isThinking}>
        {isThinking ? words.botThinks : made === undefined ? words.showGoodMoves : words.whatBot}
      </button>
      {made !== undefined && (
        <p>
          {words.yourNextMove} <MoveText match={match} move={made} />
        </p>
      )}
      <div role="status">{moves?.length === 0 && <p>{words.noAdvice}</p>}</div>
      {moves !== null && moves.length > 0 && (
        <ol aria-label={words.bestMoves}>
          {moves.map(({ move, value, visits, reason }) => (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                className="ack-button"
                disabled={made !== undefined}
                onClick={() => void match.submit(move)}
              >
                <MoveText match={match} move={move} />
              </button>
              <span>
                {visits > 0 && words.of100(Math.round(100 * value))}
                {made !== undefined && isSameMove(move, made) && words.asYouDid}
                {reason !== undefined && <span className="ack-note">{reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
