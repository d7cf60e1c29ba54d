import type { SeatNumber } from '@ackanomic/core'
import { isInGame, seatsInGame } from '@ackanomic/core/engine'
import {
  announceRound,
  type Ctx,
  closeRound,
  type Draft,
  drawStarter,
  giveTurn,
  nextRound,
} from './rounds.js'
import { clockwise } from './standing.js'
import { askForCoaster } from './time-limit.js'

/**
 * Players have left: their coasters are out, and they count as eliminated (new.c). While coasters
 * are placed play goes on without them; a challenge that is under way is void.
 */
export function playersLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  const { table } = draft
  const { stage, turn } = draft.shared
  const [first = 0] = seats
  const from = turn ?? first
  // The round is noted down with the stacks as they were.
  if (stage === 'bidding' || stage === 'processing') {
    closeRound(draft, 'void', ctx)
    ctx.emit('public', 'ACKS/new.a', () => ({ type: 'void' }))
  } else if (stage === 'loss' && seats.includes(from)) {
    closeRound(draft, 'failure', ctx)
  }
  for (const seat of seats) takeOut(draft, seat)
  // A round that only waits for its loss has been played: its stacks stay as they were as well.
  if (stage !== 'loss') for (const seat of seats) draft.shared.stacks[seat] = 0
  if (seatsInGame(table).length < 2) return
  switch (stage) {
    case 'starter':
      ctx.cancelPrompts('starter')
      drawStarter(draft, ctx)
      return
    case 'set-up':
      redraw(draft, ctx)
      moveStart(draft, ctx)
      return
    case 'placing': {
      if (!seats.includes(from)) return
      ctx.cancelPrompts('draw')
      const next = clockwise(table, from)
      if (next !== null) giveTurn(draft, next, ctx)
      return
    }
    case 'bidding':
      nextRound(draft, first, ctx)
      return
    case 'processing':
      nextRound(draft, isInGame(table, from) ? from : first, ctx)
      return
    case 'loss':
      if (!seats.includes(from)) return
      ctx.cancelPrompts('loss')
      nextRound(draft, from, ctx)
  }
}

function takeOut(draft: Draft, seat: SeatNumber): void {
  const { shared } = draft
  shared.coasters[seat] = 0
  shared.late = shared.late.filter((each) => each !== seat)
  draft.secret[seat] = { hand: [], stack: [] }
}

/** What is drawn for those whose time is up is asked again, without those who are gone. */
function redraw(draft: Draft, ctx: Ctx): void {
  ctx.cancelPrompts('draw')
  for (const seat of draft.shared.late) askForCoaster(draft, seat, ctx)
}

/** The round that is being set up starts with the next one when its starter has left. */
function moveStart(draft: Draft, ctx: Ctx): void {
  const { table } = draft
  const { starter } = draft.shared
  if (starter === null || isInGame(table, starter)) return
  draft.shared.starter = clockwise(table, starter)
  announceRound(draft, ctx)
}
