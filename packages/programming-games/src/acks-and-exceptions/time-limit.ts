import { days } from '@ackanomic/core'
import type { Desk, State, Writable } from '@ackanomic/core/engine'
import type { AcksAndExceptions } from './types.js'

/** A state that is being changed. */
export type Draft = Writable<State<AcksAndExceptions>>

/** An act falls due: the time limit runs anew, where there is one. */
export function awaitAct(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { timeLimit } = draft.options
  if (timeLimit !== null) desk.start('act', days(timeLimit))
}
