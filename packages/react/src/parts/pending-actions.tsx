import type { PendingAction } from '@ackanomic/core'
import { formatDuration } from '@ackanomic/core/commands'
import type { ReactNode } from 'react'
import type { BoardMatch } from '../board-match.js'
import { formatTimestamp } from './format-timestamp.js'
import { spaced } from './spaced.js'
import { TextWithCards } from './text-with-cards.js'

const LEADS: Readonly<Record<PendingAction['need'], string>> = {
  required: 'Your turn',
  oneOf: 'Your turn',
  optional: 'You may',
}

/**
 * Shows what the viewer must do now and by when, for whom the table waits, or who won.
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
  const isPast = history !== null && history.at !== null
  const isMine = pendingActions.some(({ need }) => need !== 'optional')
  const state = isPast ? 'past' : view.outcome !== null ? 'over' : isMine ? 'yours' : 'open'
  return (
    <div
      className={`ack-banner${isMine ? ' ack-banner-mine' : ''}`}
      role="status"
      data-state={busy && state === 'open' ? 'others' : state}
    >
      {isPast ? (
        <ReviewedStep match={match} />
      ) : view.outcome !== null ? (
        <p>{winnersText(view.outcome.winners)}</p>
      ) : (
        <>
          <ActionLines match={match} />
          {!isMine && <p>{waitText(match, othersPending, busy)}</p>}
          {!isMine && !busy && skipToDeadline !== null && (
            <button type="button" className="ack-button" onClick={skipToDeadline}>
              {pendingActions.length > 0
                ? 'Skip this; go to the next deadline'
                : 'Skip to the next deadline'}
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** What led to the earlier step that is shown. */
function ReviewedStep({ match: { history, text } }: { readonly match: BoardMatch }): ReactNode {
  if (history === null || history.at === null) return null
  const { at, steps, log } = history
  const said = log.filter(({ step }) => step === at)
  return (
    <>
      <p className="ack-note">
        Step {at} of {steps - 1}
      </p>
      {said.length === 0 && (
        <p>{at === 0 ? 'The match begins.' : 'You were told of nothing here.'}</p>
      )}
      {said.map(({ id, message }) => {
        const [first = ''] = message.split('\n', 1)
        return <p key={id}>{text.cards === true ? <TextWithCards text={first} /> : first}</p>
      })}
    </>
  )
}

function winnersText(winners: readonly string[]): string {
  if (winners.length === 0) return 'The match is over; nobody won.'
  const [first = '', ...others] = winners
  return others.length === 0
    ? `The match is over; ${first} won.`
    : `The match is over; ${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} won.`
}

/** Joins actions with the same need and deadline in one line. */
function ActionLines({
  match: { pendingActions, now, text },
}: {
  readonly match: BoardMatch
}): ReactNode {
  const lines = new Map<string, PendingAction[]>()
  for (const each of pendingActions) {
    const key = `${each.need} ${each.deadline}`
    lines.set(key, [...(lines.get(key) ?? []), each])
  }
  return [...lines].map(([key, these]) => {
    const [{ need, deadline } = { need: 'optional' as const, deadline: null }] = these
    return (
      <p key={key} className={need === 'optional' ? 'ack-may' : 'ack-must'}>
        <strong>{LEADS[need]}:</strong>{' '}
        {inOr([...new Set(these.map(({ action }) => text.actions?.[action] ?? spaced(action)))])}
        {deadline !== null && (
          <>
            {' '}
            <time
              dateTime={new Date(deadline).toISOString()}
              title={`${formatTimestamp(deadline)} UTC`}
            >
              within {formatDuration(deadline - now)}
            </time>
          </>
        )}
      </p>
    )
  })
}

/** Joins phrases, with "or" before the last. */
function inOr(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? ''
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} or ${last}`
}

function waitText({ names }: BoardMatch, awaited: readonly PendingAction[], busy: boolean): string {
  const whom = [
    ...new Set(
      awaited
        .filter(({ need }) => need !== 'optional')
        .map(({ actor }) =>
          typeof actor === 'number' ? (names[actor] ?? `seat ${actor}`) : `the ${actor}`,
        ),
    ),
  ]
  if (whom.length > 0) return `Waiting for ${whom.join(', ')}.`
  return busy ? 'The others are acting.' : 'You have nothing to do now.'
}
