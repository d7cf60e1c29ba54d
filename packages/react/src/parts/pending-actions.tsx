import type { PendingAction } from '@ackanomic/core'
import type { ReactNode } from 'react'
import type { BoardMatch } from '../board-match.js'
import type { Words } from '../words/english.js'
import { useWords } from '../words/words-context.js'
import { formatTimestamp } from './format-timestamp.js'
import { spaced } from './spaced.js'
import { TextWithCards } from './text-with-cards.js'

/**
 * Shows what the viewer must do now and by when, for whom the match waits, or who won.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { PendingActions, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <PendingActions match={useLocalMatch(pureSkill)} />
 * ```
 */
export function PendingActions({ match }: { readonly match: BoardMatch }): ReactNode {
  const { view, pendingActions, othersPending, busy, skipToDeadline, history } = match
  const words = useWords()
  const isPast = history !== null && history.at !== null
  const isMine = pendingActions.some(({ need }) => need !== 'optional')
  const waits = isMine ? null : waitText(match, othersPending, busy, words)
  const state = isPast ? 'past' : view.outcome !== null ? 'over' : isMine ? 'yours' : 'open'
  return (
    <div
      className={`ack-banner${isMine ? ' ack-banner-mine' : ''}`}
      tabIndex={0}
      role="status"
      data-state={busy && state === 'open' ? 'others' : state}
    >
      {isPast ? (
        <ReviewedStep match={match} />
      ) : view.outcome !== null ? (
        <p>{words.over(view.outcome.winners)}</p>
      ) : (
        <>
          <div className="ack-banner-lines">
            <ActionLines match={match} />
            {waits !== null && <p>{waits}</p>}
          </div>
          {!isMine && !busy && skipToDeadline !== null && (
            <button type="button" className="ack-button" onClick={skipToDeadline}>
              {pendingActions.length > 0 ? words.skipThis : words.skip}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function ReviewedStep({ match: { history, text } }: { readonly match: BoardMatch }): ReactNode {
  const words = useWords()
  if (history === null || history.at === null) return null
  const { at, steps, log } = history
  const said = log.filter(({ step }) => step === at)
  return (
    <>
      <p className="ack-note">{words.stepOf(at, steps - 1)}</p>
      {said.length === 0 && <p>{at === 0 ? words.begins : words.toldNothing}</p>}
      {said.map(({ id, message }) => {
        const [first = ''] = message.split('\n', 1)
        return <p key={id}>{text.cards === true ? <TextWithCards text={first} /> : first}</p>
      })}
    </>
  )
}

/** Joins actions with the same need and deadline in one line. */
function ActionLines({ match }: { readonly match: BoardMatch }): ReactNode {
  const { pendingActions, now, text } = match
  const words = useWords()
  // No clock runs in a match in the page.
  const isTimed = !('local' in match)
  const lines = new Map<string, PendingAction[]>()
  for (const each of pendingActions) {
    const key = `${each.need} ${each.deadline}`
    lines.set(key, [...(lines.get(key) ?? []), each])
  }
  return [...lines].map(([key, these]) => {
    const [{ need, deadline } = { need: 'optional' as const, deadline: null }] = these
    return (
      <p key={key} className={need === 'optional' ? 'ack-may' : 'ack-must'}>
        <strong>{need === 'optional' ? words.youMay : words.yourTurn}:</strong>{' '}
        {actionsText(
          [...new Set(these.map(({ action }) => text.actions?.[action] ?? spaced(action)))],
          words,
        )}
        {isTimed && deadline !== null && (
          <>
            {' '}
            <time
              dateTime={new Date(deadline).toISOString()}
              title={`${formatTimestamp(deadline)} UTC`}
            >
              {words.within(deadline - now)}
            </time>
          </>
        )}
      </p>
    )
  })
}

/** Several actions in a sentence that names their common object once, at the end. */
function actionsText(phrases: readonly string[], words: Words): string {
  const parts = phrases.map((phrase) => /^(\S+) (.+)$/u.exec(phrase))
  const [first] = parts
  const object = first?.[2]
  if (parts.length < 3 || object === undefined || parts.some((part) => part?.[2] !== object))
    return words.or(phrases)
  return `${words.or(parts.map((part) => part?.[1] ?? ''))} ${object}`
}

/** For whom the match waits; `null` if the viewer's own actions say enough. */
function waitText(
  { names, pendingActions }: BoardMatch,
  awaited: readonly PendingAction[],
  busy: boolean,
  words: Words,
): string | null {
  const whom = [
    ...new Set(
      awaited
        .filter(({ need }) => need !== 'optional')
        .map(({ actor }) =>
          typeof actor === 'number' ? (names[actor] ?? words.seat(actor)) : words.theRole(actor),
        ),
    ),
  ]
  if (whom.length > 0) return words.waitingFor(whom)
  return busy || pendingActions.length === 0 ? words.nothingToDo : null
}
