import type { SeatNumber } from '@ackanomic/core'
import { seatsInGame, type Table } from '@ackanomic/core/engine'
import { type Card, worthOf } from './cards.js'
import type { PureSkillRound } from './state.js'

/**
 * The prizes that a seat has taken, in the order of the rounds.
 *
 * @example
 * ```ts
 * import { takeOf } from '@ackanomic/games/pure-skill'
 * const round = { prize: 'KS', bids: ['AH', '3D', '3C'], drawn: [], taker: 0 } as const
 * takeOf([round], 0) // => ['KS']
 * ```
 */
export function takeOf(rounds: readonly PureSkillRound[], seat: SeatNumber): readonly Card[] {
  return rounds.filter(({ taker }) => taker === seat).map(({ prize }) => prize)
}

/**
 * The sum of the prizes of each seat (4h).
 *
 * @example
 * ```ts
 * import { totalsOf } from '@ackanomic/games/pure-skill'
 * const round = { prize: 'KS', bids: ['AH', '3D', '3C'], drawn: [], taker: 0 } as const
 * totalsOf([round], 3) // => [13, 0, 0]
 * ```
 */
export function totalsOf(rounds: readonly PureSkillRound[], seats: number): number[] {
  const totals = new Array<number>(seats).fill(0)
  for (const { taker, prize } of rounds) {
    if (taker !== null) totals[taker] = (totals[taker] as number) + worthOf(prize)
  }
  return totals
}

/** The seats by their sums, best first; equals together, bots left out. */
export function rankingOf(totals: readonly number[], table: Table): SeatNumber[][] {
  const sumOf = (seat: SeatNumber): number => totals[seat] as number
  const ranking: SeatNumber[][] = []
  for (const seat of seatsInGame(table).sort((a, b) => sumOf(b) - sumOf(a))) {
    const equals = ranking.at(-1)
    if (equals !== undefined && sumOf(equals[0] as SeatNumber) === sumOf(seat)) equals.push(seat)
    else ranking.push([seat])
  }
  return ranking
}

/** The one player's seat at the head of a ranking; `null` where several share it, or nobody is left (4h, 8). */
export function winnerOf([best = []]: readonly (readonly SeatNumber[])[]): SeatNumber | null {
  return best.length === 1 ? (best[0] as SeatNumber) : null
}
