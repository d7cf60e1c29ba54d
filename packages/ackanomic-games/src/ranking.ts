import type { SeatNumber } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'

/** Ranks seats by their scores, best first; those with equal scores share a rank. */
export function rankSeats(
  scores: readonly number[],
  seats: readonly SeatNumber[],
): readonly (readonly SeatNumber[])[] {
  const ranks = [...new Set(seats.map((seat) => itemAt(scores, seat)))].sort((a, b) => b - a)
  return ranks.map((score) => seats.filter((seat) => scores[seat] === score))
}
