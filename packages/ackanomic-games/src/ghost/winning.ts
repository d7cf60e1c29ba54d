import type { SeatNumber } from '@ackanomic/core'
import { type Context, type SeatAward, seatsInGame, type Table } from '@ackanomic/core/engine'
import type { Draft } from './history.js'
import type { Ghost } from './model.js'

/** What the referee gets when there is a winner, in A$ (5(4)). */
const REFEREE_FEE = 8

/**
 * The points of a winner, by the number of players that began: newcomers do not count (5(6)–5(8)).
 */
export function pointsFor(began: number): number {
  return Math.min(8, Math.max(4, began))
}

/** Ends the game: the one player who remains wins (5(1)); nobody does where nobody remains. */
export function endGame(draft: Draft, ctx: Context<Ghost>): void {
  const { table } = draft
  const [seat] = seatsInGame(table)
  if (seat === undefined) ctx.end({ winners: [], ranking: [], awards: [] })
  else ctx.end({ winners: [seat], ranking: [], awards: awardsFor(table, seat) })
}

/** What the rule gives, in its order (5(3)–5(8)). */
function awardsFor(
  { duel, starters }: Table,
  winner: SeatNumber,
): readonly SeatAward<Ghost['Clause']>[] {
  const fee: SeatAward<Ghost['Clause']> = {
    award: 'treasury',
    to: ['referee'],
    each: REFEREE_FEE,
    as: 'referee',
    clause: '1250.9/5(4)',
  }
  if (duel !== null) return [fee]
  const clause =
    starters < 4 ? '1250.9/5(6)' : starters <= 8 ? '1250.9/5(7)' : ('1250.9/5(8)' as const)
  return [
    { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.9/5(3)' },
    fee,
    { award: 'points', to: [winner], each: pointsFor(starters), clause },
  ]
}
