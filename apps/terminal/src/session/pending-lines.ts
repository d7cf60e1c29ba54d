import type { Need, Prompt, Timestamp } from '@ackanomic/core'
import { formatDuration, promptText } from '@ackanomic/core/commands'
import { type Line, line } from './line.js'
import { nextHere, type PendingItem, pendingItemsOf } from './pending-actions.js'
import type { Session } from './session.js'
import { formatTimestamp } from './times.js'

/** How many prompts are shown unless all are asked for. */
const SHOWN = 3

/**
 * Your pending actions with their deadlines, and the people that the match waits for, as far as you
 * may know. `most` limits the prompts.
 */
export function pendingLines(session: Session, most: number = SHOWN): Line[] {
  if (session.match.isOver) return []
  const { mine, others } = pendingItemsOf(session, session.you.name)
  const { now } = session
  const asked = session.promptsFor()
  return [
    ...pauseLines(session),
    ...ownLines('required', mine, now),
    ...ownLines('oneOf', mine, now),
    ...ownLines('optional', mine, now),
    ...askedLines(asked, most),
    ...waitLines(
      session,
      others.filter(({ need }) => need !== 'optional'),
      mine.length === 0 ? 'You have nothing to do' : 'You have nothing to do now',
      asked.length === 0 && mine.every(({ need }) => need === 'optional'),
    ),
  ]
}

const LEADS: Readonly<Record<Need, string>> = {
  required: 'Your move',
  oneOf: 'One of these',
  optional: 'You may',
}

/** Groups actions with the same need and deadline in one line. */
function ownLines(need: Need, items: readonly PendingItem[], now: Timestamp): Line[] {
  const these = items.filter((each) => each.need === need)
  const ends = [...new Set(these.map(({ deadline }) => deadline))]
  return ends.map((end) => {
    const what = these.filter(({ deadline }) => deadline === end).map((each) => each.action)
    return line(
      'pending',
      `${LEADS[need]}: ${[...new Set(what)].join(' / ')}${untilText(end, now)}.`,
    )
  })
}

function untilText(until: Timestamp | null, now: Timestamp): string {
  return until === null
    ? ''
    : `, until ${formatTimestamp(until)} (in ${formatDuration(until - now)})`
}

function pauseLines(session: Session): Line[] {
  const reasons = session.status.roster.pauses.map(({ reason }) => reason)
  if (reasons.length === 0) return []
  const how = [
    ...(reasons.includes('dispute') ? ['"decide" settles the dispute'] : []),
    ...(reasons.includes('no referee') ? ['"appoint NAME" finds a referee'] : []),
  ]
  const ways = how.length === 0 ? '' : `; ${how.join(', ')}`
  return [line('pending', `Play is paused: ${reasons.join(', ')}${ways}.`)]
}

function askedLines(asked: readonly Prompt[], most: number): Line[] {
  const left = asked.length - most
  return [
    ...asked.slice(0, most).map((each) => line('pending', promptText(each))),
    ...(left > 0 ? [line('pending', `And ${left} more: "pending" shows all.`)] : []),
  ]
}

function waitLines(
  session: Session,
  others: readonly PendingItem[],
  nothing: string,
  isIdle: boolean,
): Line[] {
  const next = nextHere(session)
  if (others.length > 0) {
    const named = [...new Set(others.map(({ who }) => who))].map((name) => {
      const what = others.filter(({ who }) => who === name).map((each) => each.action)
      return `${name} (${[...new Set(what)].join(' / ')})`
    })
    const way = next === null ? '"wait" continues.' : `"be ${next}" hands over.`
    return [line('note', `Waiting for ${named.join(', ')}.${isIdle ? ` ${way}` : ''}`)]
  }
  if (!isIdle || session.status.roster.pauses.length > 0) return []
  const way =
    next === null
      ? '"wait" lets the others act and time pass.'
      : `"be ${next}" hands over to the next player.`
  return [line('note', `${nothing}; ${way}`)]
}
