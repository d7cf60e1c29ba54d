import type { SeatNumber } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
import type { Draft } from './history.js'
import { unanswered } from './protests.js'
import { noteLeaver, resign } from './turns.js'
import type { Ghost } from './types.js'

/**
 * Players have left: who did so in the own turn has resigned (4.5(2)); for the others word and turn
 * stay as they are (4.5(3)), but nobody waits for the answer of one who is gone.
 */
export function playersLeft(draft: Draft, seats: readonly SeatNumber[], desk: Desk<Ghost>): void {
  const { now } = draft.own
  const inTurn = now.stage === 'turn' ? now.seat : null
  const answering = now.stage === 'answer' ? now.protest.against : null
  for (const seat of seats) if (seat !== inTurn) noteLeaver(draft, seat, desk)
  if (inTurn !== null && seats.includes(inTurn)) {
    resign(draft, inTurn, 'resigned', '1250.9/4.5(2)', desk)
  } else if (answering !== null && seats.includes(answering)) {
    unanswered(draft, 'nobody to answer', desk)
  }
}

/** The referee has gone on vacation: there is none until another one is found (6(3), 6(5)). */
export function refereeLeft(draft: Draft, person: string, desk: Desk<Ghost>): void {
  desk.appoint([])
  if (!draft.own.absentReferees.includes(person)) draft.own.absentReferees.push(person)
  desk.tell('public', '1250.9/6(3)', () => ({ type: 'referee away', person }))
  desk.halt('no referee', '1250.9/6(5)')
}

/** Who was referee before a vacation is back, and may become it again; or e has left for good. */
export function refereeBack(draft: Draft, person: string): void {
  draft.own.absentReferees = draft.own.absentReferees.filter((absent) => absent !== person)
}
