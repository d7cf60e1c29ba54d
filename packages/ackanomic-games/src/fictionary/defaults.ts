import type { SeatNumber } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
import type { Draft } from './rounds.js'
import type { Default, Fictionary, Secret } from './types.js'

/** Writes a default action down, and tells all of it. */
export function byDefault(
  draft: Draft,
  done: Default,
  clause: Fictionary['Clause'],
  desk: Desk<Fictionary>,
): void {
  draft.own.defaults.push({ ...done })
  desk.tell('public', clause, () => ({ type: 'default', ...done }))
}

/** Keeps what a seat has sent, or what counts as sent. */
export function note(draft: Draft, seat: SeatNumber, { definition, how }: Secret): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.definition = definition
  secret.how = how
}
