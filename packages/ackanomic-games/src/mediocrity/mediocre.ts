import type { SeatNumber } from '@ackanomic/core'

/**
 * The near-Mediocre member of a set of numbers in which equals all count: the middle one, or of
 * two in the middle the lower (med.1, med.2); `null` for an empty set.
 *
 * @example
 * ```ts
 * import { nearMediocre } from '@ackanomic/games/mediocrity'
 *
 * nearMediocre([4, 1, 2, 3]) // => 2
 * ```
 */
export function nearMediocre(numbers: readonly number[]): number | null {
  const members = sorted(numbers)
  return members[middleOf(members)] ?? null
}

/**
 * The most Mediocre member of a set of numbers in which equals all count: the near-Mediocre one
 * where it has no equal; otherwise it goes with its equals, and the rest is looked at in the same
 * way (med.1 to med.5). `null` where nothing is left.
 *
 * @example
 * ```ts
 * import { mostMediocre } from '@ackanomic/games/mediocrity'
 *
 * mostMediocre([1, 2, 2, 3]) // => 1
 * mostMediocre([5, 5, 5]) // => null
 * ```
 */
export function mostMediocre(numbers: readonly number[]): number | null {
  const members = sorted(numbers)
  for (;;) {
    const near = members[middleOf(members)]
    if (near === undefined) return null
    const [first, last] = [members.indexOf(near), members.lastIndexOf(near)]
    if (first === last) return near
    members.splice(first, last - first + 1)
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b)
}

/** The place in the middle, counted from 0: the `(N+1)/2`th of an odd number, the `N/2`th of an even. */
function middleOf(members: readonly number[]): number {
  return Math.ceil(members.length / 2) - 1
}

/** The seat whose number is the most Mediocre one, or `null` (res.b). */
export function scorerOf(numbers: readonly (number | null)[]): SeatNumber | null {
  const number = mostMediocre(numbers.filter((each) => each !== null))
  return number === null ? null : numbers.indexOf(number)
}

/**
 * The seat that wins at the end of a round, or `null`: the sum of the scores must be at least twice
 * the number of players, and one score the most Mediocre (win.a, win.b).
 *
 * @param scores - by seat
 * @param seats - the seats that are in the game
 *
 * @example
 * ```ts
 * import { winningSeat } from '@ackanomic/games/mediocrity'
 *
 * winningSeat([3, 0, 3], [0, 1, 2]) // => 1
 * ```
 */
export function winningSeat(
  scores: readonly number[],
  seats: readonly SeatNumber[],
): SeatNumber | null {
  const inGame = seats.map((seat) => scores[seat] ?? 0)
  const sum = inGame.reduce((all, score) => all + score, 0)
  if (sum < 2 * seats.length) return null
  const score = mostMediocre(inGame)
  return score === null ? null : (seats[inGame.indexOf(score)] ?? null)
}

/**
 * Who is Moderator after a player number, of the seats in the game: the next higher number, or after
 * the highest one the lowest (mod.b, mod.c); `null` where nobody is in the game.
 *
 * @param numbers - the player numbers by seat
 * @param seats - the seats that are in the game
 * @param after - a player number; 0 for the beginning
 *
 * @example
 * ```ts
 * import { nextModerator } from '@ackanomic/games/mediocrity'
 *
 * nextModerator([2, 3, 1], [0, 1, 2], 0) // => 2
 * nextModerator([2, 3, 1], [1, 2], 1) // => 1
 * ```
 */
export function nextModerator(
  numbers: readonly number[],
  seats: readonly SeatNumber[],
  after: number,
): SeatNumber | null {
  const inOrder = byNumber(numbers, seats)
  return inOrder.find((seat) => (numbers[seat] ?? 0) > after) ?? inOrder[0] ?? null
}

/** Seats in the order of their player numbers. */
export function byNumber(numbers: readonly number[], seats: readonly SeatNumber[]): SeatNumber[] {
  return [...seats].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
}
