import { days, type SeatNumber } from '@ackanomic/core'
import { type Desk, isInGame, seatsInGame } from '@ackanomic/core/engine'
import { type Draft, note, record } from './history.js'
import { numberOf, seatAfter } from './order.js'
import type { Ghost, RemovalReason } from './types.js'

/** Gives the numbers as they were drawn, number 1 first, and begins the first turn (4.1(2)). */
export function giveNumbers(draft: Draft, drawn: readonly SeatNumber[], desk: Desk<Ghost>): void {
  const { own } = draft
  drawn.forEach((seat, place) => {
    own.numbers[seat] = place + 1
  })
  const numbers = own.numbers.map((_, seat) => numberOf(own.numbers, seat))
  record(draft, desk, '1250.9/4.1(1)', { type: 'numbers', numbers })
  beginTurnAfter(draft, 0, desk)
}

/** The turn of a seat is over: the next one begins, unless the game is decided (4.1(4), 4.1(5)). */
export function passTurn(draft: Draft, from: SeatNumber, desk: Desk<Ghost>): void {
  beginTurnAfter(draft, numberOf(draft.own.numbers, from), desk)
}

function beginTurnAfter(draft: Draft, after: number, desk: Desk<Ghost>): void {
  const { own, table } = draft
  const seat = seatAfter(table, own.numbers, after)
  if (seat === null || seatsInGame(table).length < 2) return
  own.now = { stage: 'turn', seat }
  own.reached = Math.max(own.reached, numberOf(own.numbers, seat))
  closeAddition(draft, seat, desk)
  // Ends the turn before, if its days still run.
  desk.start('turn', days(3))
  const word = own.word?.letters ?? null
  desk.tell('public', '1250.9/4.1(4)', () => ({ type: 'turn', seat, word }))
}

/** Gives the ghost word a new form, and passes the turn (4(1), 4(2)). */
export function setWord(
  draft: Draft,
  letters: string,
  author: SeatNumber,
  desk: Desk<Ghost>,
): void {
  const type = draft.own.word === null ? 'begun' : 'continued'
  const clause = type === 'begun' ? '1250.9/4(1)b' : '1250.9/4(2)c'
  draft.own.word = { letters, author }
  record(draft, desk, clause, { type, seat: author, word: letters })
  passTurn(draft, author, desk)
}

/** The player whose turn it is resigns, or counts as having resigned (4(4), 4.5(2)). */
export function resign(
  draft: Draft,
  seat: SeatNumber,
  why: RemovalReason,
  clause: Ghost['Clause'],
  desk: Desk<Ghost>,
): void {
  removeSeat(draft, seat, why, clause, desk)
  destroyWord(draft, '1250.9/4(4)c', desk)
  passTurn(draft, seat, desk)
}

/** The three days of a turn are over (4(4)b). */
export function timeOut(draft: Draft, desk: Desk<Ghost>): void {
  const { now } = draft.own
  if (now.stage === 'turn') resign(draft, now.seat, 'time ran out', '1250.9/4(4)b', desk)
}

/** Removes a seat from the game, unless its player has left already (2(4)). */
export function removeSeat(
  draft: Draft,
  seat: SeatNumber,
  why: RemovalReason,
  clause: Ghost['Clause'],
  desk: Desk<Ghost>,
): void {
  if (isInGame(draft.table, seat)) desk.remove(seat)
  closeAddition(draft, seat, desk)
  record(draft, desk, clause, { type: 'removed', seat, why })
}

/** Writes down who left out of turn, of which core has told all (4.5(3)). */
export function noteLeaver(draft: Draft, seat: SeatNumber, desk: Desk<Ghost>): void {
  closeAddition(draft, seat, desk)
  note(draft, desk, { type: 'removed', seat, why: 'left' })
}

/** Destroys the ghost word, where there is one. */
export function destroyWord(draft: Draft, clause: Ghost['Clause'], desk: Desk<Ghost>): void {
  const word = draft.own.word?.letters
  if (word === undefined) return
  draft.own.word = null
  record(draft, desk, clause, { type: 'destroyed', word })
}

/** From now on the addition of a seat stands, if it was added at all (4.2(6)). */
export function closeAddition(draft: Draft, seat: SeatNumber, desk: Desk<Ghost>): void {
  const newcomers = draft.own.newcomers
  if (!newcomers.some((newcomer) => newcomer.seat === seat)) return
  draft.own.newcomers = newcomers
    .filter((newcomer) => newcomer.seat !== seat)
    .map((newcomer) => ({ ...newcomer }))
  desk.stop('addition', seat)
}
