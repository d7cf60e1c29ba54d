import type { SeatNumber } from '@ackanomic/core'
import {
  holderOf,
  type Mutable,
  nameOf,
  type Roster,
  type SeatAward,
  type State,
} from '@ackanomic/core/engine'
import { AWARD_CAPS } from '@ackanomic/society'
import type { TrominoGoPayment, TrominoGoWinReason } from './events.js'
import type { Ctx, TrominoGo } from './model.js'
import type { TrominoGoShared } from './state.js'

/** The prize for winning otherwise, in A$, less the opponent's Gamepoints (8). */
const PRIZE = 14

const PER_GAMEPOINT = 2

const MAX_REFEREE_FEE = 10

/**
 * Returns the number of A$ that the Treasury pays the winner (8), never below 0.
 *
 * @param scores - the Gamepoints of winner and loser
 *
 * @example
 * ```ts
 * import { treasuryPrize } from '@ackanomic/games/tromino-go'
 *
 * treasuryPrize('gamepoints', [9, 4]) // => 10
 * treasuryPrize('time', [2, 4]) // => 6
 * ```
 */
export function treasuryPrize(
  why: TrominoGoWinReason,
  [winner, loser]: readonly [number, number],
): number {
  return why === 'gamepoints'
    ? PER_GAMEPOINT * (winner - loser)
    : Math.max(0, PRIZE - PER_GAMEPOINT * loser)
}

/** The number of completed rounds, with one that the grid has ended before its post. */
function completed({ rounds, end }: TrominoGoShared, why: TrominoGoWinReason): number {
  const isUnposted = why === 'departure' && end?.how === 'surrounded'
  return rounds.length + (isUnposted ? 1 : 0)
}

/** Ends the game, without a winner if both players have left together. */
export function finish(
  draft: Mutable<State<TrominoGo>>,
  winner: SeatNumber | null,
  why: TrominoGoWinReason,
  ctx: Ctx,
): void {
  const { roster, shared } = draft
  const { scores } = shared
  const awards = awardsFor(roster, shared, winner, why)
  const payments = roster.exhibition === null ? paymentsOf(roster, awards) : []
  ctx.emit('public', '1250.11/10(8)', () => ({ type: 'result', winner, why, scores, payments }))
  ctx.end({
    winners: winner === null ? [] : [winner],
    ranking: winner === null ? [] : [[winner], [1 - winner]],
    awards,
  })
}

type Awarded = Extract<SeatAward<TrominoGo['Clause']>, { readonly award: 'treasury' }>

/** The awards as paid, within a match's share of the Treasury. */
function paymentsOf(roster: Roster, awards: readonly Awarded[]): readonly TrominoGoPayment[] {
  let left: number = AWARD_CAPS.matchTreasury
  return awards.flatMap(({ to: [receiver], each }) => {
    const amount = Math.min(each, left)
    left -= amount
    const to =
      typeof receiver === 'number'
        ? (holderOf(roster, receiver) ?? nameOf(roster, receiver))
        : roster.referees[0]
    return to === undefined || amount <= 0 ? [] : [{ to, amount }]
  })
}

/** The awards of the rule: the winner's A$, then the referee's (8). */
function awardsFor(
  { duel }: Roster,
  shared: TrominoGoShared,
  winner: SeatNumber | null,
  why: TrominoGoWinReason,
): readonly Awarded[] {
  const [one, other] = shared.scores
  const each = treasuryPrize(why, winner === 0 ? [one, other] : [other, one])
  const fee = Math.min(completed(shared, why), MAX_REFEREE_FEE)
  const award = 'treasury'
  const clause = why === 'gamepoints' ? '1250.11/8(4)' : '1250.11/8(5)'
  return [
    ...(winner === null || duel !== null || each === 0
      ? []
      : [{ award, to: [winner], each, as: 'player', clause } as const]),
    ...(fee === 0
      ? []
      : [{ award, to: ['referee'], each: fee, as: 'referee', clause: '1250.11/8(7)' } as const]),
  ]
}
