import type { MoveEvaluation } from '@ackanomic/core/bots'
import type { LocalBoardMatch } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'

/** How many moves are shown. */
const SHOWN = 5

/** What a strong bot would do in the place of whoever looks, and what it thinks of other moves. */
export function Hint({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { local, view, internals: inside } = match
  const [reasons, setReasons] = useState<readonly MoveEvaluation[] | null>(null)
  // What was thought of another position is no hint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another position
  useEffect(() => setReasons(null), [inside.match, inside.viewingAs, inside.at])
  if (match.pendingActions.length === 0) return <p>There is nothing for you to do now.</p>
  const ask = (): void => {
    local.suggestMoves().then(setReasons, () => setReasons([]))
  }
  return (
    <>
      <button type="button" className="ack-button" onClick={ask}>
        What would a strong bot do?
      </button>
      {reasons?.length === 0 && <p>The bot plays the only sensible move here, or passes.</p>}
      <ol aria-label="The best moves">
        {reasons?.slice(0, SHOWN).map(({ move, value, visits, reason }) => (
          <li key={JSON.stringify(move)}>
            <code>{local.game.notation.format(move, view)}</code>: {Math.round(100 * value)} %
            {reason === undefined ? `, by ${visits} tries` : `. ${reason}`}
          </li>
        ))}
      </ol>
    </>
  )
}
