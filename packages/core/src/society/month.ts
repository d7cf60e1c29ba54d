import type { Moment } from '../time.js'

/**
 * The calendar month (UTC) of a moment, as in `'2026-11'`.
 *
 * @param at - milliseconds since the epoch, UTC
 *
 * @example
 * ```ts
 * import { monthOf } from '@ackanomic/core/society'
 *
 * monthOf(Date.UTC(2026, 10, 30, 23, 59, 59, 999)) // => '2026-11'
 * monthOf(Date.UTC(2026, 11, 1)) // => '2026-12'
 * ```
 */
export function monthOf(at: Moment): string {
  const date = new Date(at)
  const month = String(date.getUTCMonth() + 1).padStart(2, '0')
  return `${date.getUTCFullYear()}-${month}`
}
