import { days, type SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, seatsInGame } from '@ackanomic/core/engine'
import { seatAfter } from './order.js'
import { record } from './record.js'
import { closeAddition, type Draft, destroyWord, removeSeat } from './removal.js'
import type { Ghost, RemovalReason } from './types.js'

/** Gives the numbers as they were drawn, number 1 first, and begins the first turn (4.1(2)). */
export function giveNumbers(draft: Draft, drawn: readonly SeatNumber[], desk: Desk<Ghost>): void {
  const { own } = draft
  drawn.forEach((seat, place) => {
    own.numbers[seat] = place + 1
  })
  const numbers = own.numbers.map((number) => number ?? 0)
  record(draft, desk, '1250.9/4.1(1)', { type: 'numbers', numbers })
  beginTurnAfter(draft, 0, desk)
}

/** The turn of a seat is over: the next one begins, unless the game is decided (4.1(4), 4.1(5)). */
export function passTurn(draft: Draft, from: SeatNumber, desk: Desk<Ghost>): void {
  beginTurnAfter(draft, draft.own.numbers[from] ?? 0, desk)
}

function beginTurnAfter(draft: Draft, after: number, desk: Desk<Ghost>): void {
  const { own } = draft
  const table = asPlain(draft.table)
  const seat = seatAfter(table, asPlain(own.numbers), after)
  if (seat === null || seatsInGame(table).length < 2) return
  own.now = { stage: 'turn', seat }
  own.reached = Math.max(own.reached, own.numbers[seat] ?? 0)
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
