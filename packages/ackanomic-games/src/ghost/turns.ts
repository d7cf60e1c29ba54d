import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, Mutable, Roster, SeatAward } from '@ackanomic/core/engine'
import { isInGame, seatsInGame } from '@ackanomic/core/engine'
import type { Ghost } from './model.js'
import { numberOf, seatAfter } from './order.js'
import type { GhostRemoval, GhostVerdict } from './state.js'

export type Draft = DraftOf<Ghost>
export type Ctx = Context<Ghost>

type Clause = Ghost['Clause']
type Happening = Mutable<Exclude<Ghost['Event'], { readonly type: 'turn' | 'refereeAway' }>>

/** The referee's award if there is a winner, in A$ (5(4)). */
const REFEREE_FEE = 8

/** Adds a line to the history and emits it (4.4(2)). */
export function record({ shared }: Draft, ctx: Ctx, clause: Clause, happening: Happening): void {
  shared.history.push({ ...happening, at: ctx.at })
  ctx.emit('public', clause, () => happening)
}

export function giveNumbers(draft: Draft, drawn: readonly SeatNumber[], ctx: Ctx): void {
  const { shared } = draft
  drawn.forEach((seat, place) => {
    shared.numbers[seat] = place + 1
  })
  const numbers = shared.numbers.map((_, seat) => numberOf(shared.numbers, seat))
  record(draft, ctx, '1250.9/4.1(1)', { type: 'numbers', numbers })
  passTurn(draft, null, ctx)
}

/** Begins the turn after a seat's, or the first; ends a decided game (4.1(4), 4.1(5)). */
export function passTurn(draft: Draft, from: SeatNumber | null, ctx: Ctx): void {
  const { shared, roster } = draft
  const after = from === null ? 0 : numberOf(shared.numbers, from)
  const seat = seatAfter(roster, shared.numbers, after)
  if (seat === null || seatsInGame(roster).length < 2) return
  shared.stage = 'turn'
  shared.seat = seat
  shared.protest = null
  shared.sought = null
  shared.reached = Math.max(shared.reached, numberOf(shared.numbers, seat))
  closeAddition(draft, seat, ctx)
  // Restarts the deadline.
  ctx.startTimer('turn', days(3))
  const word = shared.word?.letters ?? null
  ctx.emit('public', '1250.9/4.1(4)', () => ({ type: 'turn', seat, word }))
}

/** Sets the ghost word, and passes the turn (4(1), 4(2)). */
export function setWord(draft: Draft, letters: string, author: SeatNumber, ctx: Ctx): void {
  const type = draft.shared.word === null ? 'begun' : 'continued'
  const clause = type === 'begun' ? '1250.9/4(1)b' : '1250.9/4(2)c'
  draft.shared.word = { letters, author }
  record(draft, ctx, clause, { type, seat: author, word: letters })
  passTurn(draft, author, ctx)
}

/** Removes the player whose turn it is, who resigned or counts as having done so (4(4), 4.5(2)). */
export function resign(draft: Draft, why: GhostRemoval, clause: Clause, ctx: Ctx): void {
  const { seat } = draft.shared
  if (seat === null) return
  removeSeat(draft, seat, why, clause, ctx)
  destroyWord(draft, '1250.9/4(4)c', ctx)
  passTurn(draft, seat, ctx)
}

/** Removes a seat from the game, unless its player has left already (2(4)). */
export function removeSeat(
  draft: Draft,
  seat: SeatNumber,
  why: GhostRemoval,
  clause: Clause,
  ctx: Ctx,
  verdict: GhostVerdict | null = null,
): void {
  if (isInGame(draft.roster, seat)) ctx.eliminate(seat)
  closeAddition(draft, seat, ctx)
  record(draft, ctx, clause, { type: 'removed', seat, why, verdict })
}

/** Notes a player who left out of turn, which core has announced (4.5(3)). */
export function noteLeaver(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  closeAddition(draft, seat, ctx)
  draft.shared.history.push({ type: 'removed', seat, why: 'left', verdict: null, at: ctx.at })
}

export function destroyWord(draft: Draft, clause: Clause, ctx: Ctx): void {
  const word = draft.shared.word?.letters
  if (word === undefined) return
  draft.shared.word = null
  record(draft, ctx, clause, { type: 'destroyed', word })
}

/** Makes the addition of a seat final (4.2(6)). */
export function closeAddition({ shared }: Draft, seat: SeatNumber, ctx: Ctx): void {
  const place = shared.newcomers.findIndex((newcomer) => newcomer.seat === seat)
  if (place < 0) return
  shared.newcomers.splice(place, 1)
  ctx.stopTimer('addition', seat)
}

export function endGame({ roster }: Draft, ctx: Ctx): void {
  const winners = seatsInGame(roster)
  ctx.end({ winners, awards: winners.flatMap((winner) => awardsFor(roster, winner)) })
}

/** The awards in the order of the rule (5(3)–5(8)). */
function awardsFor({ duel, starters }: Roster, winner: SeatNumber): readonly SeatAward<Clause>[] {
  const paid = { award: 'treasury', to: ['referee'], each: REFEREE_FEE, as: 'referee' } as const
  const fee = { ...paid, clause: '1250.9/5(4)' } as const
  if (duel !== null) return [fee]
  const clause = starters < 4 ? '1250.9/5(6)' : starters <= 8 ? '1250.9/5(7)' : '1250.9/5(8)'
  return [
    { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.9/5(3)' },
    fee,
    { award: 'points', to: [winner], each: pointsFor(starters), clause },
  ]
}

/** The winner's points by the number of starters, without newcomers (5(6)–5(8)). */
export function pointsFor(began: number): number {
  return Math.min(8, Math.max(4, began))
}
