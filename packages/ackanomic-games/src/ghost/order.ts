import type { SeatNumber } from '@ackanomic/core'
import { isInGame, itemAt, type Seated } from '@ackanomic/core/engine'
import type { GhostShared } from './state.js'

type Numbers = GhostShared['numbers']

export function numberOf(numbers: Numbers, seat: SeatNumber): number {
  const number = itemAt(numbers, seat)
  if (number === null) throw new Error('The numbers are not drawn yet.')
  return number
}

/** The next seat by number in the game, or else the lowest; `null` for none (4.1(2), 4.1(3)). */
export function seatAfter(roster: Seated, numbers: Numbers, after: number): SeatNumber | null {
  let [next, lowest]: (SeatNumber | null)[] = [null, null]
  for (const [seat, number] of numbers.entries()) {
    if (number === null || !isInGame(roster, seat)) continue
    if (lowest == null || number < numberOf(numbers, lowest)) lowest = seat
    if (number > after && (next == null || number < numberOf(numbers, next))) next = seat
  }
  return next ?? lowest ?? null
}

/**
 * Returns the seats that are in the game and have a number, lowest first.
 *
 * @example
 * ```ts
 * import { ghost, playingOrder } from '@ackanomic/games/ghost'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0, census: { activePlayers: 9 } }
 * const start = ghost.setup(roster)
 * start.ok && playingOrder(start.value.state.roster, [300, 7, 41]) // => [1, 2, 0]
 * ```
 */
export function playingOrder(roster: Seated, numbers: Numbers): readonly SeatNumber[] {
  return seatsByNumber(numbers).filter((seat) => numbers[seat] !== null && isInGame(roster, seat))
}

export function seatsByNumber(numbers: Numbers): readonly SeatNumber[] {
  return [...numbers.keys()].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0))
}

/** Whether the highest number in the game has not begun a first turn yet (4.2(1), 4.2(8)). */
export function isOpenForAdditions(roster: Seated, shared: GhostShared): boolean {
  const { numbers, reached, stage } = shared
  if (stage === 'numbers') return true
  return numbers.some((number, seat) => (number ?? 0) > reached && isInGame(roster, seat))
}
