import type { SeatNumber } from '@ackanomic/core'

/**
 * Returns the most Mediocre member of a set of numbers: the near-Mediocre one if no other equals
 * it. Otherwise all equals are removed, and the rest is examined again (med.3, med.4). `null` if
 * none is left.
 *
 * @example
 * ```ts
 * import { mostMediocre } from '@ackanomic/games/mediocrity'
 * mostMediocre([1, 2, 2, 3]) // => 1
 * ```
 */
export function mostMediocre(numbers: readonly number[]): number | null {
  const members = [...numbers].sort((a, b) => a - b)
  for (;;) {
    const near = nearMediocre(members)
    if (near === null) return null
    const first = members.indexOf(near)
    if (members[first + 1] !== near) return near
    members.splice(first, members.lastIndexOf(near) - first + 1)
  }
}

/** The middle of a sorted set, or the lower of two (med.1, med.2); `null` if it is empty. */
export function nearMediocre(inOrder: readonly number[]): number | null {
  return inOrder[Math.ceil(inOrder.length / 2) - 1] ?? null
}

/** The seat with the most Mediocre number, or `null` (res.b). */
export function scorerOf(numbers: readonly (number | null)[]): SeatNumber | null {
  const number = mostMediocre(numbers.filter((each) => each !== null))
  return number === null ? null : numbers.indexOf(number)
}

/**
 * Returns the seat that wins at the end of a round, or `null`. Scores must add up to at least twice
 * the number of players, and one must be the most Mediocre (win.a, win.b).
 *
 * @example
 * ```ts
 * import { winningSeat } from '@ackanomic/games/mediocrity'
 * winningSeat([3, 0, 3], [0, 1, 2]) // => 1
 * ```
 */
export function winningSeat(
  scores: readonly number[],
  seats: readonly SeatNumber[],
): SeatNumber | null {
  const inGame = seats.map((seat) => scores[seat] ?? 0)
  const sum = inGame.reduce((all, score) => all + score, 0)
  const place = sum < 2 * seats.length ? null : scorerOf(inGame)
  return place === null ? null : (seats[place] ?? null)
}

/** The seat in the game with the next player number, or the lowest (mod.b, mod.c). */
export function nextModerator(
  numbers: readonly number[],
  seats: readonly SeatNumber[],
  after: number,
): SeatNumber | null {
  const inOrder = byNumber(numbers, seats)
  return inOrder.find((seat) => (numbers[seat] ?? 0) > after) ?? inOrder[0] ?? null
}

export function byNumber(numbers: readonly number[], seats: readonly SeatNumber[]): SeatNumber[] {
  return [...seats].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
}
