import type { SeatNumber } from '@ackanomic/core'

/** The kinds of coasters, in the order in which hands are sorted. */
export const COASTERS = ['ACK', 'Exception'] as const

/** A coaster: a message that is processed (`ACK`), or one that fails (`Exception`). */
export type AcksCoaster = (typeof COASTERS)[number]

/** Which coaster of a stack is processed first, the one placed last or first. */
export const FLIP_ORDERS = ['last-first', 'first-first'] as const

/** The first hand of each player: three ACKs and an Exception, sorted. */
export const WHOLE_HAND: readonly AcksCoaster[] = ['ACK', 'ACK', 'ACK', 'Exception']

/** No bid is higher than this, whatever the options say. */
export const HIGHEST_BID = 99

/** The names that stand on the Exceptions, by seat. They make no difference. */
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

/** Coasters as a hand is sorted, ACKs first: it does not tell in which order they came. */
export function sorted(coasters: readonly AcksCoaster[]): AcksCoaster[] {
  return COASTERS.flatMap((kind) => coasters.filter((coaster) => coaster === kind))
}

/** Coasters without one of a kind; the same where there is none. */
export function without(coasters: readonly AcksCoaster[], coaster: AcksCoaster): AcksCoaster[] {
  const place = coasters.indexOf(coaster)
  return coasters.filter((_, at) => at !== place)
}

/**
 * Turns a stack into a queue, in which the coaster to be processed first comes first. It also turns
 * a queue back into a stack.
 *
 * @param stack - the coasters in the order in which they were placed
 * @param order - which of them comes first. By default, a queue takes over a stack from its top
 *
 * @example
 * ```ts
 * import { queueOf } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * queueOf(['Exception', 'ACK', 'ACK']) // => ['ACK', 'ACK', 'Exception']
 * ```
 */
export function queueOf(
  stack: readonly AcksCoaster[],
  order: (typeof FLIP_ORDERS)[number] = 'last-first',
): readonly AcksCoaster[] {
  return order === 'last-first' ? [...stack].reverse() : stack
}
