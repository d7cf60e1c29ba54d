import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type State,
  seatsInGame,
  type Table,
  type Writable,
} from '@ackanomic/core/engine'
import { worthOf } from './cards.js'
import type { Card, PureSkill, Round } from './types.js'

/**
 * The prizes that a seat has taken, in the order of the rounds.
 *
 * @example
 * ```ts
 * import { takeOf } from '@ackanomic/games/pure-skill'
 *
 * const round = { prize: 'KS', bids: ['AH', '3D', '3C'], drawn: [], taker: 0 } as const
 * takeOf([round], 0) // => ['KS']
 * ```
 */
export function takeOf(rounds: readonly Round[], seat: SeatNumber): readonly Card[] {
  return rounds.filter(({ taker }) => taker === seat).map(({ prize }) => prize)
}

/**
 * The sum of the prizes of each seat (4h).
 *
 * @example
 * ```ts
 * import { totalsOf } from '@ackanomic/games/pure-skill'
 *
 * const round = { prize: 'KS', bids: ['AH', '3D', '3C'], drawn: [], taker: 0 } as const
 * totalsOf([round], 3) // => [13, 0, 0]
 * ```
 */
export function totalsOf(rounds: readonly Round[], seats: number): number[] {
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

/** Tells the sums, and ends the game with what the winner gets (4h, 5). */
export function endGame(draft: Writable<State<PureSkill>>, ctx: Context<PureSkill>): void {
  const { table } = draft
  const totals = totalsOf(draft.shared.rounds, table.seats.length)
  const ranking = rankingOf(totals, table)
  const winner = winnerOf(ranking)
  ctx.emit('public', '1250.7/4h(1)', () => ({ type: 'totals', totals }))
  ctx.end({
    winners: winner === null ? [] : [winner],
    ranking,
    awards:
      winner === null
        ? []
        : [
            { award: 'points', to: [winner], each: 8, clause: '1250.7/5(1)' },
            { award: 'treasury', to: ['referee'], each: 8, as: 'referee', clause: '1250.7/5(2)' },
            { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.7/5(3)' },
          ],
  })
}
