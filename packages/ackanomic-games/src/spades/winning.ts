import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  isInGame,
  type PendingActionSpec,
  type State,
  type Table,
} from '@ackanomic/core/engine'
import type { Why } from './events.js'
import type { Spades } from './model.js'
import { forfeits, misplaysByTeam, scoresOf } from './scoring.js'
import {
  type ByTeam,
  type Order,
  ofTeam,
  placeAfter,
  placeOf,
  seatingsOf,
  type Team,
} from './seating.js'
import type { SpadesShared } from './state.js'

/** How many concessions a player may take back in a game: enough for who means it. */
export const MOST_WITHDRAWALS = 10

/** Whether what a seat has conceded, or concedes now, may be withdrawn. */
export function isRevocable(
  { shared, options }: Pick<State<Spades>, 'shared' | 'options'>,
  seat: SeatNumber,
): boolean {
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
      ...(withdraws ? [{ action: 'withdraw', actor: seat, need: 'may' } as const] : []),
      ...(joins ? [{ action: 'concede', actor: other, need: 'may' } as const] : []),
    ]
  })
}

/** Who has lost otherwise than by the score, and why. */
export interface Verdict {
  /** Which of the teams have lost; where both have at once, nobody wins. */
  readonly lost: ByTeam<boolean>
  readonly why: Why
}

/**
 * Whether a team has forfeited or conceded (5.d–5.f), as it follows from the misplays that are
 * fined, the players who are left and what they have conceded; `null` while the game goes on.
 */
export function verdictOf({
  shared,
  table,
  options,
}: Pick<State<Spades>, 'shared' | 'table' | 'options'>): Verdict | null {
  const { misplays, conceded } = shared
  const someLeft = table.seats.some((_, seat) => !isInGame(table, seat))
  if (misplays.length === 0 && conceded.length === 0 && !someLeft) return null
  if (table.seats.every((_, seat) => !isInGame(table, seat))) {
    return { lost: [true, true], why: 'departure' }
  }
  const order = seatingKnown(shared, table, options)
  if (order === null) return null
  const lossOf = (team: Team): Why | null =>
    misplayed(shared, team) ??
    deserted(order, team, table, options) ??
    givenUp(order, team, shared, table)
  const [one, other] = [lossOf(0), lossOf(1)]
  if (one === 'concession' && other === 'concession') {
    return { lost: firstConceded(order, shared, table), why: one }
  }
  const why = one ?? other
  return why === null ? null : { lost: [one !== null, other !== null], why }
}

/**
 * The seats with partners opposite, as far as it is known who they are: in playing order, or in one
 * of the orders that settled teams leave as long as none is drawn; else `null`.
 */
function seatingKnown(
  shared: SpadesShared,
  table: Table,
  { teams }: Spades['Options'],
): Order | null {
  if (shared.order !== null || teams === null) return shared.order
  const names = table.seats.map(({ player }) => player)
  return seatingsOf(teams, names)[0] ?? null
}

function misplayed({ rounds, misplays }: SpadesShared, team: Team): Why | null {
  const inHand = misplaysByTeam(misplays)[team]
  if (inHand === 0) return null
  const inGame = rounds.reduce((sum, round) => sum + round.misplays[team], inHand)
  return forfeits(inHand, inGame) ? 'misplays' : null
}

/** The players whom a team still has. */
function playersOf(order: Order, team: Team, table: Table): readonly SeatNumber[] {
  return ofTeam(order, team).filter((seat) => isInGame(table, seat))
}

function deserted(
  order: Order,
  team: Team,
  table: Table,
  { leavers }: Spades['Options'],
): Why | null {
  const left = playersOf(order, team, table).length
  return left === 0 || (left === 1 && leavers === 'forfeit') ? 'departure' : null
}

/** Whether all players whom a team still has have conceded. */
function givenUp(order: Order, team: Team, { conceded }: SpadesShared, table: Table): Why | null {
  const players = playersOf(order, team, table)
  return players.every((seat) => conceded.includes(seat)) ? 'concession' : null
}

/**
 * Which team has lost where both have conceded by one entry. If that is the playing order, which
 * makes teams of players who had all conceded before, it is the one that was complete first; if
 * players have left whom concessions waited for, it is both.
 */
function firstConceded(order: Order, { conceded }: SpadesShared, table: Table): ByTeam<boolean> {
  if (order.some((seat) => !isInGame(table, seat))) return [true, true]
  const last = (team: Team): number =>
    Math.max(...ofTeam(order, team).map((seat) => conceded.indexOf(seat)))
  const isFirst = last(0) < last(1)
  return [isFirst, !isFirst]
}

/** Ends the game where somebody has forfeited or conceded. */
export function pronounce(draft: DraftOf<Spades>, ctx: Context<Spades>): void {
  const { shared, table, options } = draft
  const verdict = verdictOf({ shared, table, options })
  if (verdict === null) return
  const [one, other] = verdict.lost
  finish(draft, one === other ? null : one ? 1 : 0, verdict.why, ctx)
}

/** Ends the game, and tells the result and the final scores (beg.f). There are no awards (5.h). */
export function finish(
  draft: DraftOf<Spades>,
  winner: Team | null,
  why: Why,
  ctx: Context<Spades>,
): void {
  const { shared, table } = draft
  const [one, other] = scoresOf(shared, draft.options)
  const order = seatingKnown(shared, table, draft.options)
  ctx.emit('public', '1250.15/beg.f', () => ({
    type: 'result',
    winner,
    why,
    order,
    scores: [one.score, other.score],
  }))
  if (winner === null || order === null) {
    ctx.end({ winners: [], ranking: [], awards: [] })
    return
  }
  const winners = playersOf(order, winner, table)
  const others = playersOf(order, winner === 0 ? 1 : 0, table)
  ctx.end({ winners, ranking: [winners, others], awards: [] })
}
