import type { ReactNode } from 'react'
import type { BoardMatch } from '../board-match.js'
import { ErrorBanner } from './error-banner.js'
import { HistoryControls } from './history-controls.js'
import { Log } from './log.js'
import { PendingActions } from './pending-actions.js'
import { Prompts } from './prompts.js'

/** The props of a match layout. */
export interface MatchLayoutProps {
  /** The match. */
  readonly match: BoardMatch
  /** The board. */
  readonly children: ReactNode
  /** Continues play from an earlier step. Leave it out if that is impossible. */
  readonly onPlayFromHere?: () => void
}

/**
 * Shows everything around a board: pending actions, prompts, the last error, the log, and the
 * controls for earlier steps.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return <MatchLayout match={match}><PureSkillBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function MatchLayout({ match, children, onPlayFromHere }: MatchLayoutProps): ReactNode {
  const { history } = match
  const back = onPlayFromHere === undefined ? {} : { onPlayFromHere }
  return (
    <div className="ack-room">
      <PendingActions match={match} />
      <ErrorBanner error={match.error} />
      <Prompts match={match} />
      <div className="ack-board">{children}</div>
      {history !== null && <HistoryControls history={history} {...back} />}
      <Log messages={match.log} />
    </div>
  )
}
