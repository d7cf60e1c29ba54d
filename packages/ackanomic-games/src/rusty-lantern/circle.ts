import type { SeatNumber } from '@ackanomic/core'

/**
 * The Bard who sits next to a seat, clockwise, those who are going left out; `null` where nobody
 * else is left. A Bard alone at the table is next to emself.
 *
 * @example
 * ```ts
 * import { nextClockwise } from '@ackanomic/games/rusty-lantern'
 *
 * nextClockwise([0, 3, 1], 3) // => 1
 * nextClockwise([0, 3, 1], 1) // => 0
 * ```
 */
export function nextClockwise(
  circle: readonly SeatNumber[],
  seat: SeatNumber,
  going: readonly SeatNumber[] = [],
): SeatNumber | null {
  const at = circle.indexOf(seat)
  const order = [...circle.slice(at + 1), ...circle.slice(0, at + 1)]
  return order.find((each) => !going.includes(each)) ?? null
}

/** The circle with somebody seated after another, clockwise; in the last place with `null`. */
export function seatedAfter(
  circle: readonly SeatNumber[],
  seat: SeatNumber,
  after: SeatNumber | null,
): readonly SeatNumber[] {
  const others = circle.filter((each) => each !== seat)
  const at = after === null ? -1 : others.indexOf(after)
  return at < 0 ? [...others, seat] : [...others.slice(0, at + 1), seat, ...others.slice(at + 1)]
}
