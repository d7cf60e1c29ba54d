import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  isInGame,
  type PendingActionSpec,
  type State,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import type { SpadesEndReason } from './events.js'
import type { Spades } from './model.js'
import { forfeits, misplaysByTeam, scoresOf } from './scoring.js'
import {
  byTeam,
  ofTeam,
  placeAfter,
  placeOf,
  type SpadesOrder,
  type SpadesTeam,
  seatingsOf,
} from './seating.js'
import type { SpadesShared } from './state.js'

/** How many concessions a player may take back in a game: enough for who means it. */
export const MOST_WITHDRAWALS = 10

type Position = Pick<VisibleState<Spades>, 'shared' | 'table' | 'options'>

/** Whether what a seat has conceded, or concedes now, may be withdrawn. */
export function isRevocable({ shared, options }: Position, seat: SeatNumber): boolean {
  return options.concessionRevocable && withdrawn(shared, seat) < MOST_WITHDRAWALS
}

/** How many concessions a seat has withdrawn. */
export function withdrawn({ withdrawals }: SpadesShared, seat: SeatNumber): number {
  return withdrawals.filter((one) => one === seat).length
}

/**
 * Who might think of it: a player who has conceded, of withdrawing that; their partner, of conceding
 * too. Everybody may concede at any moment, which need not be said.
 */
export function pendingOfConceders(state: State<Spades>): readonly PendingActionSpec<Spades>[] {
  const { shared, table } = state
  return shared.conceded.flatMap((seat): readonly PendingActionSpec<Spades>[] => {
    const other = shared.order?.[placeAfter(placeOf(shared.order, seat), 2)]
    const joins = other !== undefined && isInGame(table, other) && !shared.conceded.includes(other)
    const withdraws = isInGame(table, seat) && isRevocable(state, seat)
    return [
      ...(withdraws ? [{ action: 'withdraw', actor: seat, need: 'optional' } as const] : []),
      ...(joins ? [{ action: 'concede', actor: other, need: 'optional' } as const] : []),
    ]
  })
}

/**
 * Who wins otherwise than by the score, and why, as it follows from the misplays that are fined, the
 * players who are left and what they have conceded (5.d–5.f); `null` while the game goes on. Where
 * both teams have lost at once, nobody wins.
 */
export function verdictOf(
  position: Position,
): { readonly winner: SpadesTeam | null; readonly why: SpadesEndReason } | null {
  const { shared, table, options } = position
  const { misplays, conceded } = shared
  const areAllHere = table.seats.every((_, seat) => isInGame(table, seat))
  if (misplays.length === 0 && conceded.length === 0 && areAllHere) return null
  if (seatsInGame(table).length === 0) return { winner: null, why: 'departure' }
  const order = seatingKnown(position)
  if (order === null) return null
  const lossOf = (team: SpadesTeam): SpadesEndReason | null => {
    if (hasMisplayed(shared, team)) return 'misplays'
    const players = playersOf(order, team, table)
    const deserted = players.length === 0 || (players.length === 1 && options.leavers === 'forfeit')
    if (deserted) return 'departure'
    return players.every((seat) => conceded.includes(seat)) ? 'concession' : null
  }
  const [one, other] = [lossOf(0), lossOf(1)]
  if (one === 'concession' && other === 'concession') {
    // If that is by one entry, which draws the playing order, the team that was complete first has
    // lost; if players have left whom concessions waited for, both have.
    const last = (team: SpadesTeam): number =>
      Math.max(...ofTeam(order, team).map((seat) => conceded.indexOf(seat)))
    return { winner: areAllHere ? (last(0) < last(1) ? 1 : 0) : null, why: one }
  }
  const why = one ?? other
  return why === null ? null : { winner: one === null ? 0 : other === null ? 1 : null, why }
}

/**
 * The seats with partners opposite, as far as it is known who they are: in playing order, or in one
 * of the orders that settled teams leave as long as none is drawn; else `null`.
 */
function seatingKnown({ shared, table, options: { teams } }: Position): SpadesOrder | null {
  if (shared.order !== null || teams === null) return shared.order
  const names = table.seats.map(({ player }) => player)
  return seatingsOf(teams, names)[0] ?? null
}

function hasMisplayed({ rounds, misplays }: SpadesShared, team: SpadesTeam): boolean {
  const inHand = misplaysByTeam(misplays)[team]
  const inGame = rounds.reduce((sum, round) => sum + round.misplays[team], inHand)
  return inHand > 0 && forfeits(inHand, inGame)
}

/** The players whom a team still has. */
function playersOf(
  order: SpadesOrder,
  team: SpadesTeam,
  table: Position['table'],
): readonly SeatNumber[] {
  return ofTeam(order, team).filter((seat) => isInGame(table, seat))
}

/** Ends the game where somebody has forfeited or conceded. */
export function pronounce(draft: DraftOf<Spades>, ctx: Context<Spades>): void {
  const verdict = verdictOf(draft)
  if (verdict !== null) finish(draft, verdict.winner, verdict.why, ctx)
}

/** Ends the game, and tells the result and the final scores (beg.f). There are no awards (5.h). */
export function finish(
  draft: DraftOf<Spades>,
  winner: SpadesTeam | null,
  why: SpadesEndReason,
  ctx: Context<Spades>,
): void {
  const standing = scoresOf(draft.shared, draft.options)
  const scores = byTeam((team) => standing[team].score)
  const order = seatingKnown(draft)
  ctx.emit('public', '1250.15/beg.f', () => ({ type: 'result', winner, why, order, scores }))
  const teams: readonly SpadesTeam[] = winner === null ? [] : winner === 0 ? [0, 1] : [1, 0]
  const ranking = order === null ? [] : teams.map((team) => playersOf(order, team, draft.table))
  ctx.end({ winners: ranking[0] ?? [], ranking, awards: [] })
}
