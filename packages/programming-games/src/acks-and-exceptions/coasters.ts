import type { SeatNumber } from '@ackanomic/core'

/** In the order in which hands are sorted. */
export const COASTERS = ['ACK', 'Exception'] as const

/** A message that is processed (`ACK`), or one that fails (`Exception`). */
export type AcksCoaster = (typeof COASTERS)[number]

/** Whether a stack is processed from the coaster placed last or first. */
export const FLIP_ORDERS = ['last-first', 'first-first'] as const

export const WHOLE_HAND: readonly AcksCoaster[] = ['ACK', 'ACK', 'ACK', 'Exception']

export const HIGHEST_BID = 99

/** The texts on Exceptions, by seat. They make no difference. */
export const EXCEPTIONS = ['NullPointerException', 'HTTP 500', 'SQL 1205', 'Timeout'] as const

/** The text on an Exception. */
export type AcksExceptionName = (typeof EXCEPTIONS)[number]

/**
 * Returns the text on the Exception of a seat.
 *
 * @example
 * ```ts
 * import { exceptionOf } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * exceptionOf(1) // => 'HTTP 500'
 * ```
 */
export function exceptionOf(seat: SeatNumber): AcksExceptionName {
  return EXCEPTIONS[seat % EXCEPTIONS.length] ?? EXCEPTIONS[0]
}

/** ACKs first, which hides the order in which they came. */
export function sorted(coasters: readonly AcksCoaster[]): AcksCoaster[] {
  return COASTERS.flatMap((kind) => coasters.filter((coaster) => coaster === kind))
}

export function without(coasters: readonly AcksCoaster[], coaster: AcksCoaster): AcksCoaster[] {
  const place = coasters.indexOf(coaster)
  return coasters.filter((_, at) => at !== place)
}

/**
 * Turns a stack into a queue, whose first coaster is processed first, or back.
 *
 * @param stack - the coasters in the order in which they were placed
 *
 * @param order - which comes first. Default: the last one placed
 *
 * @example
 * ```ts
 * import { reverseStack } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * reverseStack(['Exception', 'ACK', 'ACK']) // => ['ACK', 'ACK', 'Exception']
 * ```
 */
export function reverseStack(
  stack: readonly AcksCoaster[],
  order: (typeof FLIP_ORDERS)[number] = 'last-first',
): readonly AcksCoaster[] {
  return order === 'last-first' ? [...stack].reverse() : stack
}
