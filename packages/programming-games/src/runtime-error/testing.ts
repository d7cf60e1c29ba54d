import type { SeatNumber } from '@ackanomic/core'
import type { Desk, State } from '@ackanomic/core/engine'
import { openStatements } from './knowledge.js'
import { canEdit } from './scripting.js'
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
import type { InputMove, RuntimeError, Task } from './types.js'

/** Refuses an input that is not held. */
export function checkInput(
  state: State<RuntimeError>,
  { card }: InputMove,
  seat: SeatNumber,
): Refused {
  return checkMoment(state, 'input', seat) ?? checkHeld(state, 'input', [card], seat)
}

/** Lays an input card, and executes what it sets off. */
export function input(draft: Draft, { card }: InputMove, desk: Desk<RuntimeError>): void {
  const { own } = draft
  const seat = own.turn
  layFromHand(draft, card)
  isSeen(draft, card)
  own.input = card
  own.solver = null
  const functions = setOffBy(openStatements(own, seat), card)
  desk.tell('public', 'RTE/test.b', () => ({ type: 'input', seat, card, functions }))
  own.ahead = [
    ...functions.flatMap((each): Task[] => (each === 'edit' ? [] : [each])),
    ...END_OF_TURN,
  ]
  own.stage = 'executing'
  if (functions.includes('edit')) {
    if (canEdit(own, draft.secret[seat]?.hand ?? [])) own.stage = 'edit'
    else desk.tell('public', 'RTE/edit.f', () => ({ type: 'ignored', seat, function: 'edit' }))
  }
  proceed(draft, desk)
}
