import type { Duration, Moment } from '@ackanomic/core'

const MINUTE = 60_000

/**
 * A moment as people write it in UTC, such as `24 Nov 2026, 13:05`.
 *
 * @example
 * ```ts
 * import { momentText } from '@ackanomic/react'
 *
 * momentText(Date.UTC(2026, 10, 24, 13, 5)) // => '24 Nov 2026, 13:05'
 * ```
 */
export function momentText(at: Moment): string {
  return MOMENT.format(at)
}

// To make one takes longer than a thousand uses of it.
const MOMENT = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * A length of time in its two largest units, such as `2 days 5 hours`.
 *
 * @example
 * ```ts
 * import { hours } from '@ackanomic/core'
 * import { durationText } from '@ackanomic/react'
 *
 * durationText(hours(53)) // => '2 days 5 hours'
 * ```
 */
export function durationText(length: Duration): string {
  const whole = Math.max(0, Math.round(length / MINUTE))
  const parts = [
    counted(Math.floor(whole / 1440), 'day'),
    counted(Math.floor(whole / 60) % 24, 'hour'),
    counted(whole % 60, 'minute'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'less than a minute' : parts.slice(0, 2).join(' ')
}

function counted(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}
