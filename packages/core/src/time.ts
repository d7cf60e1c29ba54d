/** Milliseconds since the epoch, UTC. */
export type Timestamp = number

/** A length of time in milliseconds. */
export type Duration = number

/**
 * Converts hours to milliseconds, and rounds to whole milliseconds.
 *
 * @example
 * ```ts
 * import { hours } from '@ackanomic/core'
 *
 * hours(72) // => 259_200_000
 * ```
 */
export function hours(count: number): Duration {
  return Math.round(count * 3_600_000)
}

/**
 * Converts days of 24 hours to milliseconds, and rounds to whole milliseconds. The rules count days
 * in this way.
 *
 * @example
 * ```ts
 * import { days } from '@ackanomic/core'
 *
 * days(3) // => 259_200_000
 * ```
 */
export function days(count: number): Duration {
  return Math.round(count * 86_400_000)
}

/**
 * The latest timestamp that an entry may have: the last millisecond of the year 9999. A deadline
 * that starts by then falls due at a time that a `Date` can represent.
 */
export const MAX_TIMESTAMP: Timestamp = 253_402_300_799_999

/**
 * Checks whether a value can be the timestamp of an entry: an integer of milliseconds, at most
 * {@link MAX_TIMESTAMP} before or after the epoch.
 *
 * @example
 * ```ts
 * import { isTimestamp } from '@ackanomic/core/untrusted'
 *
 * isTimestamp(Date.UTC(2026, 10, 22)) // => true
 * isTimestamp('tomorrow') // => false
 * ```
 */
export function isTimestamp(value: unknown): value is Timestamp {
  return (
    Number.isInteger(value) && Math.abs(value as number) <= MAX_TIMESTAMP && !Object.is(value, -0)
  )
}
