import type { SeatNumber } from '@ackanomic/core'
import { type Desk, isInGame, seatsInGame } from '@ackanomic/core/engine'
import {
  announceRound,
  closeRound,
  type Draft,
  drawStarter,
  giveTurn,
  nextRound,
} from './rounds.js'
import { clockwise } from './standing.js'
import { askForCoaster } from './time-limit.js'
import type { AcksAndExceptions } from './types.js'

/**
 * Players have left: their coasters are out, and they count as eliminated (new.c). While coasters
 * are placed play goes on without them; a challenge that is under way is void.
 */
export function playersLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  desk: Desk<AcksAndExceptions>,
): void {
  const { now } = draft.own
  // The round is noted down with the stacks as they were.
  if (now.stage === 'bidding' || now.stage === 'processing') {
    closeRound(draft, 'void', desk)
    desk.tell('public', 'ACKS/new.a', () => ({ type: 'void' }))
  } else if (now.stage === 'loss' && seats.includes(now.seat)) {
    closeRound(draft, 'failure', desk)
  }
  for (const seat of seats) takeOut(draft, seat)
  // A round that only waits for its loss has been played: its stacks stay as they were as well.
  if (now.stage !== 'loss') for (const seat of seats) draft.own.stacks[seat] = 0
  const { table } = draft
  const [first = 0] = seats
  if (seatsInGame(table).length < 2) return
  switch (now.stage) {
    case 'starter':
      desk.withdraw('starter')
      drawStarter(draft, desk)
      return
    case 'set-up':
      redraw(draft, desk)
      moveStart(draft, desk)
      return
    case 'placing': {
      if (!seats.includes(now.seat)) return
      desk.withdraw('draw')
      const next = clockwise(table, now.seat)
      if (next !== null) giveTurn(draft, next, desk)
      return
    }
    case 'bidding':
      nextRound(draft, first, desk)
      return
    case 'processing':
      nextRound(draft, isInGame(table, now.seat) ? now.seat : first, desk)
      return
    case 'loss':
      if (!seats.includes(now.seat)) return
      desk.withdraw('loss')
      nextRound(draft, now.seat, desk)
  }
}

function takeOut(draft: Draft, seat: SeatNumber): void {
  const { own } = draft
  own.coasters[seat] = 0
  own.late = own.late.filter((each) => each !== seat)
  draft.secret[seat] = { hand: [], stack: [] }
}

/** What is drawn for those whose time is up is asked again, without those who are gone. */
function redraw(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  desk.withdraw('draw')
  for (const seat of draft.own.late) askForCoaster(draft, seat, desk)
}

/** The round that is being set up starts with the next one when its starter has left. */
function moveStart(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { table } = draft
  const { starter } = draft.own
  if (starter === null || isInGame(table, starter)) return
  draft.own.starter = clockwise(table, starter)
  announceRound(draft, desk)
}
