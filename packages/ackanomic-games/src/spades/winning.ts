import type { SeatNumber } from '@ackanomic/core'
import {
  isInGame,
  type PendingOf,
  type State,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import type { SpadesEndReason } from './events.js'
import type { Ctx, Draft, Spades } from './model.js'
import { forfeits, scoresOf } from './scoring.js'
import {
  byTeam,
  ofTeam,
  PLACES,
  placeAfter,
  placeOf,
  type SpadesOrder,
  type SpadesPlace,
  type SpadesTeam,
  seatingsOf,
  teamAt,
} from './seating.js'
import type { SpadesShared } from './state.js'

export const MAX_WITHDRAWALS = 10

type Position = Pick<VisibleState<Spades>, 'shared' | 'roster' | 'options'>

export function isRevocable({ shared, options }: Position, seat: SeatNumber): boolean {
  return options.concessionRevocable && withdrawn(shared, seat) < MAX_WITHDRAWALS
}

export function withdrawn({ withdrawals }: SpadesShared, seat: SeatNumber): number {
  return withdrawals.filter((one) => one === seat).length
}

/** A player who has conceded may withdraw, and their partner may also concede. */
export function pendingConcessions(state: State<Spades>, seat: SeatNumber): PendingOf<Spades> {
  const { order, conceded } = state.shared
  if (order === null || !isInGame(state.roster, seat)) return {}
  if (conceded.includes(seat))
    return isRevocable(state, seat) ? { withdraw: { need: 'optional' } } : {}
  const partner = order[placeAfter(placeOf(order, seat), 2)]
  return conceded.some((other) => other === partner) ? { concede: { need: 'optional' } } : {}
}

/**
 * The winner by a forfeit or concession, and the reason (5.d–5.f); `null` while the game goes on.
 * Nobody wins if both teams have lost at once.
 */
export function verdictOf(
  position: Position,
): { readonly winner: SpadesTeam | null; readonly why: SpadesEndReason } | null {
  const { shared, roster, options } = position
  const { misplays, conceded } = shared
  const areAllHere = roster.seats.every((_, seat) => isInGame(roster, seat))
  if (misplays.length === 0 && conceded.length === 0 && areAllHere) return null
  if (seatsInGame(roster).length === 0) return { winner: null, why: 'departure' }
  const order = knownSeating(position)
  if (order === null) return null
  const standing = scoresOf(shared, options)
  const lossOf = (team: SpadesTeam): SpadesEndReason | null => {
    const { misplaysInHand, misplaysInGame } = standing[team]
    if (forfeits(misplaysInHand, misplaysInGame)) return 'misplays'
    const players = ofTeam(order, team).filter((seat) => isInGame(roster, seat))
    if (players.length < (options.leavers === 'forfeit' ? 2 : 1)) return 'departure'
    return players.every((seat) => conceded.includes(seat)) ? 'concession' : null
  }
  const [one, other] = [lossOf(0), lossOf(1)]
  if (one === 'concession' && other === 'concession') {
    // Drawing the order may complete both teams: the one complete first has lost. If leavers'
    // partners had conceded, both have.
    const last = (team: SpadesTeam): number =>
      Math.max(...ofTeam(order, team).map((seat) => conceded.indexOf(seat)))
    return { winner: areAllHere ? (last(0) < last(1) ? 1 : 0) : null, why: one }
  }
  const why = one ?? other
  return why === null ? null : { winner: one === null ? 0 : other === null ? 1 : null, why }
}

function knownSeating({ shared, roster, options }: Position): SpadesOrder | null {
  const names = roster.seats.map(({ player }) => player)
  return shared.order ?? seatingsOf(options.teams, names)[0] ?? null
}

/** The places of a team that is far enough behind to bid nil blind, in bidding order. */
export function mayBidBlind(
  { rounds }: Pick<SpadesShared, 'rounds'>,
  options: Spades['Options'],
): readonly SpadesPlace[] {
  const { blindNil } = options
  if (blindNil === null) return []
  const [one, other] = scoresOf({ rounds, misplays: [] }, options)
  const lead = one.score - other.score
  const isBehind = byTeam((team) => blindNil === 0 || (team === 0 ? -lead : lead) >= blindNil)
  return PLACES.map((turn) => placeAfter(turn, rounds.length)).filter(
    (place) => isBehind[teamAt(place)],
  )
}

export function endIfDecided(draft: Draft, ctx: Ctx): void {
  const verdict = verdictOf(draft)
  if (verdict !== null) endGame(draft, verdict.winner, verdict.why, ctx)
}

/** Ends the game with the result and the scores (beg.f). There are no awards (5.h). */
export function endGame(draft: Draft, winner: SpadesTeam | null, why: SpadesEndReason, ctx: Ctx) {
  const standing = scoresOf(draft.shared, draft.options)
  const scores = byTeam((team) => standing[team].score)
  const order = knownSeating(draft)
  ctx.emit('public', '1250.15/beg.f', () => ({ type: 'result', winner, why, order, scores }))
  const teams: readonly SpadesTeam[] = winner === null ? [] : winner === 0 ? [0, 1] : [1, 0]
  const seats = order === null ? [] : teams.map((team) => ofTeam(order, team))
  const ranking = seats.map((pair) => pair.filter((seat) => isInGame(draft.roster, seat)))
  ctx.end({ winners: ranking[0] ?? [], ranking, awards: [] })
}
