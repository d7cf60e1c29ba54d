import type { Need, Timestamp } from '@ackanomic/core'
import type { PendingMatchAction } from '../contract/match-types.js'

/** Remarks on actions that are not required. */
const NEEDS: Readonly<Record<Need, string>> = {
  required: '',
  oneOf: ' (or another of these)',
  optional: ' (if you like)',
}

/** A person's pending actions in a match, as a paragraph if there are any. */
export function pendingText(
  pending: readonly PendingMatchAction[],
  timeZone: string,
): readonly string[] {
  const actions = pending.map(({ action, need, deadline }) => {
    const end = deadline === null ? '' : `, until ${zonedText(timeZone, deadline)}`
    return `${action}${NEEDS[need]}${end}`
  })
  return actions.length === 0 ? [] : [`Your move: ${actions.join('; ')}.`]
}

/** A moment in a zone, such as `Sunday 22 November 2026 at 18:00 CET`. */
function zonedText(timeZone: string, at: Timestamp): string {
  if (timeZone === 'UTC') return new Date(at).toUTCString()
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}
