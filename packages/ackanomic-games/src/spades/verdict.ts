import type { SeatNumber } from '@ackanomic/core'
import type { Table } from '@ackanomic/core/engine'
import { asPlain, type Desk, isInGame, type State, type Writable } from '@ackanomic/core/engine'
import { forfeits, misplaysByTeam, scoresOf } from './scoring.js'
import { seatingsOf, seatsOfTeam } from './seating.js'
import type { ByTeam, Options, Own, Spades, Team, Why } from './types.js'

/** Who has lost otherwise than by the score, and why. */
export interface Verdict {
  /** Which of the teams have lost; where both have at once, nobody wins. */
  readonly lost: ByTeam<boolean>
  /** Why. */
  readonly why: Why
}

/**
 * Whether a team has forfeited or conceded (5.d–5.f), as it follows from the misplays that are
 * fined, the players who are left and what they have conceded; `null` while the game goes on.
 */
export function verdictOf({
  own,
  table,
  options,
}: Pick<State<Spades>, 'own' | 'table' | 'options'>): Verdict | null {
  const { misplays, conceded } = own
  const someLeft = table.seats.some((_, seat) => !isInGame(table, seat))
  if (misplays.length === 0 && conceded.length === 0 && !someLeft) return null
  if (table.seats.every((_, seat) => !isInGame(table, seat))) {
    return { lost: [true, true], why: 'departure' }
  }
  const order = seatingKnown(own, table, options)
  const [one = null, other = null] = ([0, 1] as const).map((team): Why | null => {
    const seats = seatsOfTeam({ order }, team)
    return misplayed(own, team) ?? deserted(seats, table, options) ?? givenUp(seats, own, table)
  })
  if (one === 'concession' && other === 'concession') {
    return { lost: firstConceded(order, own, table), why: one }
  }
  const why = one ?? other
  return why === null ? null : { lost: [one !== null, other !== null], why }
}

/**
 * The seats with partners opposite, as far as it is known who they are: in playing order, or in one
 * of the orders that settled teams leave as long as none is drawn; else none.
 */
function seatingKnown(own: Own, table: Table, { teams }: Options): readonly SeatNumber[] {
  if (own.order.length > 0 || teams === null) return own.order
  const names = table.seats.map(({ player }) => player)
  return seatingsOf(teams, names)[0] ?? []
}

function misplayed({ rounds, misplays }: Own, team: Team): Why | null {
  if (misplays.length === 0) return null
  const inHand = misplaysByTeam(misplays)[team]
  if (inHand === 0) return null
  const inGame = rounds.reduce((sum, round) => sum + round.misplays[team], inHand)
  return forfeits(inHand, inGame) ? 'misplays' : null
}

function deserted(seats: readonly SeatNumber[], table: Table, { leaver }: Options): Why | null {
  if (seats.length === 0) return null
  const gone = seats.filter((seat) => !isInGame(table, seat)).length
  return gone === seats.length || (gone > 0 && leaver === 'forfeit') ? 'departure' : null
}

/** Whether all players whom a team still has have conceded. */
function givenUp(seats: readonly SeatNumber[], { conceded }: Own, table: Table): Why | null {
  const players = seats.filter((seat) => isInGame(table, seat))
  if (players.length === 0) return null
  return players.every((seat) => conceded.includes(seat)) ? 'concession' : null
}

/**
 * Which team has lost where both have conceded by one entry. If that is the playing order, which
 * makes teams of players who had all conceded before, it is the one that was complete first; if
 * players have left whom concessions waited for, it is both.
 */
function firstConceded(
  order: readonly SeatNumber[],
  { conceded }: Own,
  table: Table,
): ByTeam<boolean> {
  if (order.some((seat) => !isInGame(table, seat))) return [true, true]
  const last = (team: Team): number =>
    Math.max(...seatsOfTeam({ order }, team).map((seat) => conceded.indexOf(seat)))
  const isFirst = last(0) < last(1)
  return [isFirst, !isFirst]
}

type Draft = Writable<State<Spades>>

/** Ends the game where somebody has forfeited or conceded. */
export function pronounce(draft: Draft, desk: Desk<Spades>): void {
  const { own, table, options } = draft
  const verdict = verdictOf({
    own: asPlain(own),
    table: asPlain(table),
    options: asPlain(options),
  })
  if (verdict === null) return
  const [one, other] = verdict.lost
  finish(draft, one === other ? null : one ? 1 : 0, verdict.why, desk)
}

/** Ends the game, and tells the result and the final scores (beg.f). There are no awards (5.h). */
export function finish(draft: Draft, winner: Team | null, why: Why, desk: Desk<Spades>): void {
  const own = asPlain(draft.own)
  const table = asPlain(draft.table)
  const [one, other] = scoresOf(own, draft.options)
  const order = seatingKnown(own, table, asPlain(draft.options))
  desk.tell('public', '1250.15/beg.f', () => ({
    type: 'result',
    winner,
    why,
    order,
    scores: [one.score, other.score],
  }))
  const players = (team: Team): readonly SeatNumber[] =>
    seatsOfTeam({ order }, team).filter((seat) => isInGame(table, seat))
  const ranking = winner === null ? [] : [players(winner), players(winner === 0 ? 1 : 0)]
  desk.end({ winners: ranking[0] ?? [], ranking, awards: [] })
}
