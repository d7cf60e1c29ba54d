import type { ReactNode } from 'react'
import type { BoardMatch } from '../board-match.js'
import { hintMark } from './hint-mark.js'

/** The props of a move button. */
export interface MoveButtonProps<Move> {
  readonly match: Pick<BoardMatch<never, Move>, 'hint' | 'submit'>
  readonly move: Move
  readonly 'aria-label'?: string | undefined
  readonly 'aria-pressed'?: boolean
  readonly children: ReactNode
}

/**
 * A button that makes a legal move; it glows if the move is hinted.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MoveButton, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return <MoveButton match={match} move={{ type: 'bid', card: 'KH' }}>King</MoveButton>
 * }
 * ```
 */
export function MoveButton<Move>({ match, move, ...rest }: MoveButtonProps<Move>): ReactNode {
  return (
    <button
      type="button"
      className="ack-button"
      data-move=""
      data-hint={hintMark(match, move)}
      onClick={() => void match.submit(move)}
      {...rest}
    />
  )
}
