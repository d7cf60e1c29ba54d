import type { SeatNumber } from '@ackanomic/core'
import type { Desk, State, Writable } from '@ackanomic/core/engine'
import type { Spades } from './types.js'

type Draft = Writable<State<Spades>>

/** Concedes in public; alone it has no effect (5.d, 5.e). */
export function concede(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  draft.own.conceded.push(seat)
  desk.tell('public', '1250.15/5.d', () => ({ type: 'conceded', seat }))
}

/** Takes a concession back in public. */
export function withdraw(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  draft.own.conceded = draft.own.conceded.filter((one) => one !== seat)
  desk.tell('public', '1250.15/5.e', () => ({ type: 'withdrawn', seat }))
}
