import type { SeatNumber } from '@ackanomic/core'
import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import { challenge, pass } from './bidding.js'
import { place } from './placing.js'
import { drawLoss, flip } from './processing.js'
import type { Draft } from './rounds.js'
import { clockwise, inHandOf, openQueues } from './standing.js'
import type { AcksAndExceptions } from './types.js'

/**
 * Time is up, so the least that the rule asks is done for whoever is late: a coaster that the host
 * draws is placed, or with an empty hand a challenge made for one; a bidder passes; a Challenger
 * flips the nearest queue clockwise; the lost coaster is drawn.
 */
export function timeOut(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { own } = draft
  const { now } = own
  switch (now.stage) {
    case 'starter':
      return
    case 'set-up':
      for (const seat of seatsInGame(draft.table)) {
        if (own.stacks[seat] !== 0) continue
        isUp(seat, 'ACKS/setup.3', desk)
        drawCoaster(draft, seat, desk)
      }
      return
    case 'placing':
      isUp(now.seat, 'ACKS/place.a', desk)
      if (inHandOf(own, now.seat) > 0) drawCoaster(draft, now.seat, desk)
      else challenge(draft, { bid: 1 }, desk, now)
      return
    case 'bidding':
      isUp(now.seat, 'ACKS/bid.b', desk)
      pass(draft, null, desk, now)
      return
    case 'processing': {
      isUp(now.seat, 'ACKS/proc.c', desk)
      const open = openQueues(own, now.seat)
      const of = clockwise(draft.table, now.seat, (seat) => open.includes(seat))
      if (of !== null) flip(draft, { of }, desk, now)
      return
    }
    case 'loss':
      isUp(now.seat, 'ACKS/bad.a', desk)
      draft.own.late.push(now.seat)
      drawLoss(draft, now.seat, desk)
  }
}

function isUp(
  seat: SeatNumber,
  clause: AcksAndExceptions['Clause'],
  desk: Desk<AcksAndExceptions>,
): void {
  desk.tell('public', clause, () => ({ type: 'time is up', seat }))
}

/** Has the host draw a coaster of a late player's hand; the last one is placed as it is. */
function drawCoaster(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  const [only, ...more] = draft.secret[seat]?.hand ?? []
  if (only !== undefined && more.length === 0) {
    place(draft, { coaster: only }, desk, { seat })
    return
  }
  draft.own.late.push(seat)
  askForCoaster(draft, seat, desk)
}

/** Puts the question which coaster of eir hand a late player places. */
export function askForCoaster(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  const of = inHandOf(draft.own, seat)
  desk.ask('draw', { ask: 'pick', of }, { seat }, 'host')
}

/** Places the coaster that the host drew for a late player. */
export function placeDrawn(
  draft: Draft,
  picked: number,
  seat: SeatNumber,
  desk: Desk<AcksAndExceptions>,
): void {
  const coaster = draft.secret[seat]?.hand[picked]
  if (coaster === undefined) throw new Error('A coaster is drawn that is not there.')
  draft.own.late = draft.own.late.filter((each) => each !== seat)
  desk.tell(seat, 'ACKS/place.e', () => ({ type: 'drawn', coaster, for: 'stack' }))
  place(draft, { coaster }, desk, { seat })
}
