import type { Need } from '@ackanomic/core'
import type { PendingMatchAction } from '../contract/match-types.js'
import { zonedText } from '../contract/zoned-time.js'

/** Remarks on actions that need not be made, or not all of them. */
const NEEDS: Readonly<Record<Need, string>> = {
  required: '',
  oneOf: ' (or another of these)',
  optional: ' (if you like)',
}

/** What a match awaits from a person, as a paragraph; none if it awaits nothing. */
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
