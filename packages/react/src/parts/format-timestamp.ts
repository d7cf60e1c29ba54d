import type { Timestamp } from '@ackanomic/core'

/**
 * Formats a timestamp in UTC, such as `24 Nov 2026, 13:05`.
 *
 * @example
 * ```ts
 * import { formatTimestamp } from '@ackanomic/react'
 *
 * formatTimestamp(Date.UTC(2026, 10, 24, 13, 5)) // => '24 Nov 2026, 13:05'
 * ```
 */
export function formatTimestamp(at: Timestamp): string {
  return MOMENT.format(at)
}

// Creating a formatter takes longer than a thousand uses.
const MOMENT = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
