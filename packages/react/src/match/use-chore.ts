import { useEffect, useRef, useState } from 'react'
import type { BoardMatch, MoveIn } from '../board-match.js'

/**
 * Makes a required move that leaves no choice, such as announcing a round or posting a score, once
 * in each state of the match, after the results that are shown. If it is refused, it is sent again
 * in the next state.
 *
 * @param move - the move, or `undefined` if nothing is due
 *
 * @example
 * ```tsx
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 * import { GeneralBoard, useChore, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useLocalMatch(mediocrity)
 *   useChore(match, match.legalMoves.moves.find(({ type }) => type === 'result'))
 *   return <GeneralBoard match={match} />
 * }
 * ```
 */
export function useChore<At extends BoardMatch>(match: At, move: MoveIn<At> | undefined): void {
  const { view, stage = null, submit } = match
  const done = useRef(new WeakSet<object>())
  const latest = useRef(view)
  const [isSending, setSending] = useState(false)
  const isDue = move !== undefined && stage === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    latest.current = view
    if (!isDue || isSending || done.current.has(view)) return
    const soon = setTimeout(async () => {
      done.current.add(view)
      setSending(true)
      const error = await submit(move)
      // A state that came meanwhile may still be without the move.
      if (error === null) done.current.add(latest.current)
      setSending(false)
    })
    return () => clearTimeout(soon)
  }, [view, isDue, isSending])
}
