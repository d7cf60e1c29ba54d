import { days, type SeatNumber } from '@ackanomic/core'
import { type Context, isInGame, seatsInGame } from '@ackanomic/core/engine'
import { type Draft, note, record } from './history.js'
import type { Ghost } from './model.js'
import { numberOf, seatAfter } from './order.js'
import type { GhostRemoval } from './state.js'

/** Gives the numbers as they were drawn, number 1 first, and begins the first turn (4.1(2)). */
export function giveNumbers(draft: Draft, drawn: readonly SeatNumber[], ctx: Context<Ghost>): void {
  const { shared } = draft
  drawn.forEach((seat, place) => {
    shared.numbers[seat] = place + 1
  })
  const numbers = shared.numbers.map((_, seat) => numberOf(shared.numbers, seat))
  record(draft, ctx, '1250.9/4.1(1)', { type: 'numbers', numbers })
  beginTurnAfter(draft, 0, ctx)
}

/** The turn of a seat is over: the next one begins, unless the game is decided (4.1(4), 4.1(5)). */
export function passTurn(draft: Draft, from: SeatNumber, ctx: Context<Ghost>): void {
  beginTurnAfter(draft, numberOf(draft.shared.numbers, from), ctx)
}

function beginTurnAfter(draft: Draft, after: number, ctx: Context<Ghost>): void {
  const { shared, table } = draft
  const seat = seatAfter(table, shared.numbers, after)
  if (seat === null || seatsInGame(table).length < 2) return
  Object.assign(shared, { stage: 'turn', seat, protest: null, sought: null })
  shared.reached = Math.max(shared.reached, numberOf(shared.numbers, seat))
  closeAddition(draft, seat, ctx)
  // Ends the turn before, if its days still run.
  ctx.startTimer('turn', days(3))
  const word = shared.word?.letters ?? null
  ctx.emit('public', '1250.9/4.1(4)', () => ({ type: 'turn', seat, word }))
}

/** Gives the ghost word a new form, and passes the turn (4(1), 4(2)). */
export function setWord(
  draft: Draft,
  letters: string,
  author: SeatNumber,
  ctx: Context<Ghost>,
): void {
  const type = draft.shared.word === null ? 'begun' : 'continued'
  const clause = type === 'begun' ? '1250.9/4(1)b' : '1250.9/4(2)c'
  draft.shared.word = { letters, author }
  record(draft, ctx, clause, { type, seat: author, word: letters })
  passTurn(draft, author, ctx)
}

/** The player whose turn it is resigns, or counts as having resigned (4(4), 4.5(2)). */
export function resign(
  draft: Draft,
  seat: SeatNumber,
  why: GhostRemoval,
  clause: Ghost['Clause'],
  ctx: Context<Ghost>,
): void {
  removeSeat(draft, seat, why, clause, ctx)
  destroyWord(draft, '1250.9/4(4)c', ctx)
  passTurn(draft, seat, ctx)
}

/** The three days of a turn are over (4(4)b). */
export function timeOut(draft: Draft, ctx: Context<Ghost>): void {
  const { seat } = draft.shared
  if (seat !== null) resign(draft, seat, 'time ran out', '1250.9/4(4)b', ctx)
}

/** Removes a seat from the game, unless its player has left already (2(4)). */
export function removeSeat(
  draft: Draft,
  seat: SeatNumber,
  why: GhostRemoval,
  clause: Ghost['Clause'],
  ctx: Context<Ghost>,
): void {
  if (isInGame(draft.table, seat)) ctx.eliminate(seat)
  closeAddition(draft, seat, ctx)
  record(draft, ctx, clause, { type: 'removed', seat, why })
}

/** Writes down who left out of turn, of which core has told all (4.5(3)). */
export function noteLeaver(draft: Draft, seat: SeatNumber, ctx: Context<Ghost>): void {
  closeAddition(draft, seat, ctx)
  note(draft, ctx, { type: 'removed', seat, why: 'left' })
}

/** Destroys the ghost word, where there is one. */
export function destroyWord(draft: Draft, clause: Ghost['Clause'], ctx: Context<Ghost>): void {
  const word = draft.shared.word?.letters
  if (word === undefined) return
  draft.shared.word = null
  record(draft, ctx, clause, { type: 'destroyed', word })
}

/** From now on the addition of a seat stands, if it was added at all (4.2(6)). */
export function closeAddition(draft: Draft, seat: SeatNumber, ctx: Context<Ghost>): void {
  const newcomers = draft.shared.newcomers
  if (!newcomers.some((newcomer) => newcomer.seat === seat)) return
  draft.shared.newcomers = newcomers
    .filter((newcomer) => newcomer.seat !== seat)
    .map((newcomer) => ({ ...newcomer }))
  ctx.stopTimer('addition', seat)
}
