import type { SeatNumber } from '@ackanomic/core'

/**
 * The near-Mediocre member of a set of numbers in which equals all count: the middle one, or of
 * two in the middle the lower (med.1, med.2); `null` for an empty set.
 *
 * @example
 * ```ts
 * import { nearMediocre } from '@ackanomic/games/mediocrity'
 * nearMediocre([4, 1, 2, 3]) // => 2
 * ```
 */
export function nearMediocre(numbers: readonly number[]): number | null {
  return middleOf(sorted(numbers))
}

/**
 * The most Mediocre member of such a set: the near-Mediocre one where it has no equal; otherwise it
 * goes with its equals, and the rest is looked at alike (med.3, med.4); `null` if none is left.
 *
 * @example
 * ```ts
 * import { mostMediocre } from '@ackanomic/games/mediocrity'
 * mostMediocre([1, 2, 2, 3]) // => 1
 * ```
 */
export function mostMediocre(numbers: readonly number[]): number | null {
  const members = sorted(numbers)
  for (;;) {
    const near = middleOf(members)
    if (near === null) return null
    const first = members.indexOf(near)
    if (members[first + 1] !== near) return near
    members.splice(first, members.lastIndexOf(near) - first + 1)
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b)
}

function middleOf(members: readonly number[]): number | null {
  return members[Math.ceil(members.length / 2) - 1] ?? null
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
