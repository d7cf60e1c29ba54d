import { useEffect, useRef } from 'react'
import type { BoardMatch, MoveIn } from '../board-match.js'

/**
 * Makes a move for the viewer that must be made and leaves no choice, such as announcing a round or
 * posting a score. It is sent once in each state of the match, after the results that are shown.
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
  const sent = useRef(new WeakSet<object>())
  const isDue = move !== undefined && stage === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    if (!isDue || sent.current.has(view)) return
    const soon = setTimeout(() => {
      sent.current.add(view)
      void submit(move)
    })
    return () => clearTimeout(soon)
  }, [view, isDue])
}
