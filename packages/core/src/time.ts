/** Milliseconds since the epoch, UTC. */
export type Timestamp = number

/** A length of time in milliseconds. */
export type Duration = number

/**
 * Converts hours to whole milliseconds.
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
 * Converts days of 24 hours, as the rules count them, to whole milliseconds.
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

/** The latest timestamp of an entry, the end of the year 9999: every deadline fits a `Date`. */
export const MAX_TIMESTAMP: Timestamp = 253_402_300_799_999

/**
 * Checks whether a value is an integer of milliseconds within {@link MAX_TIMESTAMP} of the epoch.
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
