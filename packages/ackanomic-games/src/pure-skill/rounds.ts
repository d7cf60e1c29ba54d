import type { SeatNumber } from '@ackanomic/core'
import type { Table } from '@ackanomic/core/engine'
import { isInGame, seatsInGame } from '@ackanomic/core/engine'
import { worthOf } from './cards.js'
import type { Card, Round } from './types.js'

/** The prizes that a seat has taken, in the order of the rounds. */
export function takeOf(rounds: readonly Round[], seat: SeatNumber): readonly Card[] {
  return rounds.filter(({ taker }) => taker === seat).map(({ prize }) => prize)
}

/** The sum of the prizes of each seat (4h). */
export function totalsOf(rounds: readonly Round[], seats: number): number[] {
  const totals = new Array<number>(seats).fill(0)
  for (const { taker, prize } of rounds) {
    if (taker !== null) totals[taker] = (totals[taker] ?? 0) + worthOf(prize)
  }
  return totals
}

/** The one player's seat with the highest sum, bots left out (8); `null` where it is shared (4h). */
export function winnerOf(totals: readonly number[], table: Table): SeatNumber | null {
  let highest = -1
  let winner: SeatNumber | null = null
  totals.forEach((total, seat) => {
    if (!isInGame(table, seat)) return
    if (total > highest) {
      highest = total
      winner = seat
    } else if (total === highest) winner = null
  })
  return winner
}

/** The seats by their sums, best first; equals together, bots left out. */
export function rankingOf(totals: readonly number[], table: Table): SeatNumber[][] {
  const sumOf = (seat: SeatNumber): number => totals[seat] ?? 0
  const ranking: SeatNumber[][] = []
  let sum = -1
  for (const seat of seatsInGame(table).sort((a, b) => sumOf(b) - sumOf(a))) {
    if (sumOf(seat) !== sum) ranking.push([])
    sum = sumOf(seat)
    ranking.at(-1)?.push(seat)
  }
  return ranking
}
