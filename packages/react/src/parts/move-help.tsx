import type { MoveEvaluation } from '@ackanomic/core/bots'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { LocalBoardMatch } from '../match/local.js'
import { useWords } from '../words/words-context.js'
import { MoveText } from './move-text.js'
import { PanelPlace } from './panel.js'

/** The props of the help with a move. */
export interface MoveHelpProps {
  /** The match. */
  readonly match: LocalBoardMatch
}

/** The state of a hint. */
type Hint =
  | { readonly is: 'none' | 'thinking' | 'nothing' }
  | { readonly is: 'shown'; readonly moves: readonly MoveEvaluation[]; readonly at: number }

const NONE: Hint = { is: 'none' }

/**
 * Shows a good move on the board and in words, with a button that plays it, and takes back the last
 * move. Place it in the `help` of a match layout. It shows nothing while there is nothing to do.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MatchLayout, MoveHelp, useLocalMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return (
 *     <MatchLayout match={match} help={<MoveHelp match={match} />}>
 *       <PureSkillBoard match={match} />
 *     </MatchLayout>
 *   )
 * }
 * ```
 */
export function MoveHelp({ match }: MoveHelpProps): ReactNode {
  const { local, internals, pendingActions } = match
  const [hint, setHint] = useState<Hint>(NONE)
  const asked = useRef(0)
  const words = useWords()
  const { isNarrow } = useContext(PanelPlace)
  // A hint for another position is dropped; simultaneous actions of others change nothing.
  const due = JSON.stringify(pendingActions)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another position
  useEffect(() => {
    asked.current += 1
    setHint(NONE)
  }, [due, internals.viewingAs, internals.at])
  const isGone = internals.hint === null
  useEffect(() => {
    if (isGone) setHint(({ is }) => (is === 'shown' ? NONE : { is }))
  }, [isGone])
  const show = (moves: readonly MoveEvaluation[], at: number): void => {
    local.showHint(moves[at]?.move ?? null)
    setHint(moves.length === 0 ? { is: 'nothing' } : { is: 'shown', moves, at })
  }
  const ask = (): void => {
    const question = asked.current
    setHint({ is: 'thinking' })
    local
      .suggestMoves()
      .catch(() => [])
      .then((found) => {
        if (question === asked.current) show(found.toSorted(byValue), 0)
      })
  }
  const hide = (): void => {
    setHint(NONE)
    local.showHint(null)
  }
  const canAsk = pendingActions.length > 0
  if (!canAsk && !local.canTakeBack) return null
  return (
    <>
      <div className="ack-help">
        {canAsk && hint.is !== 'shown' && (
          <button
            type="button"
            className="ack-button"
            aria-disabled={hint.is === 'thinking'}
            title={words.showGoodMove}
            onClick={() => hint.is !== 'thinking' && ask()}
          >
            {hint.is === 'thinking' ? words.botThinks : isNarrow ? words.hint : words.showGoodMove}
          </button>
        )}
        {local.canTakeBack && (
          <button type="button" className="ack-button" onClick={() => local.takeBack()}>
            <span aria-hidden={isNarrow}>{isNarrow ? '↶' : words.takeBack}</span>
            {isNarrow && <span className="ack-hidden">{words.takeBack}</span>}
          </button>
        )}
      </div>
      <div role="status" className="ack-hint-place">
        {hint.is === 'nothing' && <p className="ack-hint">{words.noAdvice}</p>}
        {hint.is === 'shown' && <Shown {...{ match, hint, show, hide }} />}
      </div>
    </>
  )
}

function Shown({
  match,
  hint: { moves, at },
  show,
  hide,
}: {
  readonly match: LocalBoardMatch
  readonly hint: Extract<Hint, { is: 'shown' }>
  readonly show: (moves: readonly MoveEvaluation[], at: number) => void
  readonly hide: () => void
}): ReactNode {
  const words = useWords()
  const [move, reason] = [moves[at]?.move, moves[at]?.reason?.split('\n', 1)[0]]
  return (
    <div className="ack-hint">
      <p>
        <strong>
          <MoveText match={match} move={move} />
        </strong>
        {reason !== undefined && reason !== '' && <span className="ack-note">{reason}</span>}
      </p>
      <div className="ack-help">
        <button
          type="button"
          className="ack-button ack-button-act"
          onClick={() => void match.submit(move)}
        >
          {words.playIt}
        </button>
        {moves.length > 1 && (
          <button
            type="button"
            className="ack-button"
            onClick={() => show(moves, (at + 1) % moves.length)}
          >
            {words.another}
          </button>
        )}
        <button type="button" className="ack-button" onClick={hide}>
          {words.hide}
        </button>
      </div>
    </div>
  )
}

function byValue(one: MoveEvaluation, other: MoveEvaluation): number {
  return other.value - one.value
}
