import type { SeatNumber } from '@ackanomic/core'
import { cardValue, type PureSkillCard } from './cards.js'
import type { PureSkillRound } from './state.js'

/**
 * Returns the prizes that a seat has taken, in the order of the rounds.
 *
 * @example
 * ```ts
 * import { prizesOf } from '@ackanomic/games/pure-skill'
 * const round = { prize: 'KS', bids: ['AH', '3D', '3C'], drawn: [], taker: 0 } as const
 * prizesOf([round], 0) // => ['KS']
 * ```
 */
export function prizesOf(
  rounds: readonly PureSkillRound[],
  seat: SeatNumber,
): readonly PureSkillCard[] {
  return rounds.filter(({ taker }) => taker === seat).map(({ prize }) => prize)
}

/**
 * Returns the sum of the prizes of each seat (4h).
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
    if (taker !== null) totals[taker] = (totals[taker] as number) + cardValue(prize)
  }
  return totals
}
