import type { MoveEvaluation } from '@ackanomic/core/bots'
import { type LocalBoardMatch, TextWithCards } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'

/** How many moves are shown. */
const SHOWN = 5

/** The moves that a strong bot would make in the viewer's place, the best first; a click makes one. */
export function Hint({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { local, view, internals: inside } = match
  const [moves, setMoves] = useState<readonly MoveEvaluation[] | null>(null)
  const [isThinking, setThinking] = useState(false)
  // What was thought of another position is no hint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another position
  useEffect(() => setMoves(null), [inside.match, inside.viewingAs, inside.at])
  if (match.pendingActions.length === 0) return <p>There is nothing for you to do now.</p>
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
        {isThinking ? 'The bot is thinking…' : 'Show good moves'}
      </button>
      <div role="status">
        {moves?.length === 0 && <p>The bot has no advice here: it would move at once, or pass.</p>}
      </div>
      {moves !== null && moves.length > 0 && (
        <ol aria-label="The best moves">
          {moves.map(({ move, value, reason }) => (
            <li key={JSON.stringify(move)}>
              <button type="button" className="ack-button" onClick={() => void match.submit(move)}>
                {match.text.cards === true ? (
                  <TextWithCards text={local.game.notation.format(move, view)} />
                ) : (
                  local.game.notation.format(move, view)
                )}
              </button>
              <span>
                {Math.round(100 * value)} of 100
                {reason !== undefined && <span className="ack-note">{reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
