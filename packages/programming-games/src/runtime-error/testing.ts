import type { SeatNumber } from '@ackanomic/core'
import type { Context, Seen } from '@ackanomic/core/engine'
import { openStatements } from './knowledge.js'
import type { InputMove, RuntimeError } from './model.js'
import { canEdit } from './scripting.js'
import type { Task } from './state.js'
import { setOffBy } from './statement.js'
import {
  checkHeld,
  checkMoment,
  type Draft,
  END_OF_TURN,
  isSeen,
  layFromHand,
  proceed,
  type Refused,
} from './turn.js'

/** Refuses an input that is not held. */
export function checkInput(
  state: Seen<RuntimeError>,
  { card }: InputMove,
  seat: SeatNumber,
): Refused {
  return checkMoment(state, 'input', seat) ?? checkHeld(state, 'input', [card], seat)
}

/** Lays an input card, and executes what it sets off. */
export function input(draft: Draft, { card }: InputMove, ctx: Context<RuntimeError>): void {
  const { shared } = draft
  const seat = shared.turn
  layFromHand(draft, card)
  isSeen(draft, card)
  shared.input = card
  shared.solver = null
  const functions = setOffBy(openStatements(shared, seat), card)
  ctx.emit('public', 'RTE/test.b', () => ({ type: 'input', seat, card, functions }))
  shared.ahead = [
    ...functions.flatMap((each): Task[] => (each === 'edit' ? [] : [each])),
    ...END_OF_TURN,
  ]
  shared.stage = 'executing'
  if (functions.includes('edit')) {
    if (canEdit(shared, draft.secret[seat]?.hand ?? [])) shared.stage = 'edit'
    else ctx.emit('public', 'RTE/edit.f', () => ({ type: 'ignored', seat, function: 'edit' }))
  }
  proceed(draft, ctx)
}
