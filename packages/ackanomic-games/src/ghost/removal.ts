import type { SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, isInGame, type State, type Writable } from '@ackanomic/core/engine'
import { note, record } from './record.js'
import type { Ghost, RemovalReason } from './types.js'

/** A state that is being changed. */
export type Draft = Writable<State<Ghost>>

/** Removes a seat from the game, unless its player has left already (2(4)). */
export function removeSeat(
  draft: Draft,
  seat: SeatNumber,
  why: RemovalReason,
  clause: Ghost['Clause'],
  desk: Desk<Ghost>,
): void {
  if (isInGame(asPlain(draft.table), seat)) desk.remove(seat)
  closeAddition(draft, seat, desk)
  record(draft, desk, clause, { type: 'removed', seat, why })
}

/** Writes down who left out of turn, of which core has told all (4.5(3)). */
export function noteLeaver(draft: Draft, seat: SeatNumber, desk: Desk<Ghost>): void {
  closeAddition(draft, seat, desk)
  note(draft, desk, { type: 'removed', seat, why: 'left' })
}

/** Destroys the ghost word, where there is one. */
export function destroyWord(draft: Draft, clause: Ghost['Clause'], desk: Desk<Ghost>): void {
  const word = draft.own.word?.letters
  if (word === undefined) return
  draft.own.word = null
  record(draft, desk, clause, { type: 'destroyed', word })
}

/** From now on the addition of a seat stands, if it was added at all (4.2(6)). */
export function closeAddition(draft: Draft, seat: SeatNumber, desk: Desk<Ghost>): void {
  const newcomers = asPlain(draft.own.newcomers)
  if (!newcomers.some((newcomer) => newcomer.seat === seat)) return
  draft.own.newcomers = newcomers
    .filter((newcomer) => newcomer.seat !== seat)
    .map((newcomer) => ({ ...newcomer }))
  desk.stop('addition', seat)
}
