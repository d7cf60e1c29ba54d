import type { SeatNumber } from '@ackanomic/core'
import { seatsInGame } from '@ackanomic/core/engine'
import type { AcksAndExceptions } from './model.js'
import { type Ctx, call, type Draft, drawLoss, flip, place } from './rounds.js'
import { clockwise, inHandOf, openQueues } from './standing.js'

/**
 * Time is up, so the least that the rule asks is done for a player who is late: a coaster that the host
 * draws is placed, or with an empty hand a challenge made for one; a bidder passes; a Challenger
 * flips the nearest queue clockwise; the lost coaster is drawn.
 */
export function timeOut(draft: Draft, ctx: Ctx): void {
  const { shared, table } = draft
  const { stage, turn: seat } = shared
  if (stage === 'set-up') {
    for (const late of seatsInGame(table)) {
      if (shared.stacks[late] !== 0) continue
      isUp(late, 'ACKS/setup.3', ctx)
      drawCoaster(draft, late, ctx)
    }
  }
  if (seat === null) return
  switch (stage) {
    case 'placing':
      isUp(seat, 'ACKS/place.a', ctx)
      if (inHandOf(shared, seat) > 0) drawCoaster(draft, seat, ctx)
      else call(draft, seat, 1, ctx)
      return
    case 'bidding':
      isUp(seat, 'ACKS/bid.b', ctx)
      call(draft, seat, null, ctx)
      return
    case 'processing': {
      isUp(seat, 'ACKS/proc.c', ctx)
      const open = openQueues(shared, seat)
      const of = clockwise(table, seat, (each) => open.includes(each))
      if (of !== null) flip(draft, seat, of, ctx)
      return
    }
    case 'loss':
      isUp(seat, 'ACKS/bad.a', ctx)
      shared.late.push(seat)
      drawLoss(draft, seat, ctx)
  }
}

function isUp(seat: SeatNumber, clause: AcksAndExceptions['Clause'], ctx: Ctx): void {
  ctx.emit('public', clause, () => ({ type: 'time is up', seat }))
}

/** Has the host draw a coaster of a late player's hand; the last one is placed as it is. */
function drawCoaster(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const [only, ...more] = draft.secret[seat]?.hand ?? []
  if (only !== undefined && more.length === 0) {
    place(draft, seat, only, ctx)
    return
  }
  draft.shared.late.push(seat)
  askForCoaster(draft, seat, ctx)
}

/** Puts the question which coaster of their hand a late player places. */
export function askForCoaster(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const of = inHandOf(draft.shared, seat)
  ctx.prompt('draw', { ask: 'pick', of }, { seat }, 'host')
}

/** Places the coaster that the host drew for a late player. */
export function placeDrawn(draft: Draft, picked: number, seat: SeatNumber, ctx: Ctx): void {
  const coaster = draft.secret[seat]?.hand[picked]
  if (coaster === undefined) throw new Error('A coaster is drawn that is not there.')
  draft.shared.late = draft.shared.late.filter((each) => each !== seat)
  ctx.emit(seat, 'ACKS/place.e', () => ({ type: 'drawn', coaster, for: 'stack' }))
  place(draft, seat, coaster, ctx)
}
