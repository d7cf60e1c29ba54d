/** Milliseconds since the epoch, UTC. */
export type Timestamp = number

/** A length of time in milliseconds. */
export type Duration = number

/**
 * The length of so many hours, to the millisecond.
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
 * The length of so many days of 24 hours, which is how the rules count days, to the millisecond.
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
 * The last moment of the year 9999; a stamp beyond it is refused. Whatever deadline starts by then
 * falls due at a moment that a calendar can still name.
 */
export const MAX_TIMESTAMP: Timestamp = 253_402_300_799_999

/**
 * Whether a value can stamp an entry: an integer of milliseconds, as far from 1970 as that.
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
