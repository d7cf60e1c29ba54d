import type { SeatNumber } from '@ackanomic/core'
import { type Context, seatsInGame } from '@ackanomic/core/engine'
import { askSolver } from './claiming.js'
import { drawFirst } from './dealing.js'
import { openCards } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { type Draft, passTurn, proceed, turnUp } from './turn.js'

/**
 * Players have left: eir statements and hands go under the discard pile, and the turn of one who
 * leaves in it passes on. The last one who is left wins, or nobody does.
 */
export function playersLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  ctx: Context<RuntimeError>,
): void {
  const { shared } = draft
  const turnEnds = seats.includes(shared.turn)
  for (const seat of seats) clear(draft, seat, ctx)
  const left = seatsInGame(draft.table)
  if (left.length < 2) {
    endWith(draft, left[0], ctx)
    return
  }
  if (shared.stage === 'deal') return
  if (shared.stage === 'first') {
    ctx.cancelPrompts('first')
    drawFirst(draft, ctx)
    return
  }
  // A larger pile is to be shuffled now, or none.
  ctx.cancelPrompts('pile')
  shared.shuffling = false
  ctx.cancelPrompts('plan')
  if (turnEnds) passTurn(draft, ctx)
  // What the solver said was of a table that is changed now.
  if (shared.solver === 'asked') askSolver(draft, ctx)
  else shared.solver = null
  proceed(draft, ctx)
}

function clear(draft: Draft, seat: SeatNumber, ctx: Context<RuntimeError>): void {
  const { shared } = draft
  if (shared.turn === seat && shared.input !== null) {
    shared.discard.push(shared.input)
    shared.input = null
  }
  // Whoever is gone turns nothing up later, and nothing is turned up in a statement that is gone.
  if (shared.turn === seat || shared.faceDown?.of === seat) turnUp(draft, ctx)
  const hand = draft.secret[seat]?.hand ?? []
  const laid = shared.statements[seat] ?? []
  const cards = [...hand, ...laid.flatMap(openCards)]
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.hand = []
  shared.hands[seat] = 0
  shared.statements[seat] = []
  shared.seen[seat] = []
  if (cards.length === 0) return
  shared.discard.unshift(...cards)
  ctx.emit('public', 'RTE/vis.hand', () => ({ type: 'cleared', seat, cards }))
}

function endWith(draft: Draft, seat: SeatNumber | undefined, ctx: Context<RuntimeError>): void {
  const wins = seat !== undefined && draft.options.lastPlayer === 'wins'
  ctx.end({ winners: wins ? [seat] : [], ranking: [], awards: [] })
}
