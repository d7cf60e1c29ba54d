import type { Desk, State } from '@ackanomic/core/engine'
import type { Draft } from './rounds.js'
import type { TrominoGo } from './types.js'

/**
 * The referee goes on vacation: meanwhile somebody else may be appointed, by em or by the Speaker
 * (11). Until then play goes on.
 */
export function refereeAway(draft: Draft, person: string, desk: Desk<TrominoGo>): void {
  desk.appoint(draft.table.referees.filter((each) => each !== person))
  // A stand-in who goes on vacation too has the office no more; it is still the first one's.
  draft.own.refereeAway ??= person
  desk.tell('public', '1250.11/11(3)', () => ({ type: 'referee away', person }))
}

/** The referee is back, and takes the office back from whoever has it. */
export function refereeBack(draft: Draft, person: string, desk: Desk<TrominoGo>): void {
  if (draft.own.refereeAway !== person) return
  draft.own.refereeAway = null
  desk.appoint([person])
  desk.tell('public', '1250.11/11(3)', () => ({ type: 'referee back', person }))
  desk.resume('no referee', '1250.11/11(3)')
}

/** A referee was found; if it is who was away, e is away no longer. */
export function refereeFound(draft: Draft, person: string): void {
  if (draft.own.refereeAway === person) draft.own.refereeAway = null
}

/** Who was on vacation has left, and comes back no more. */
export function awayRefereeLeft(draft: Draft): void {
  draft.own.refereeAway = null
}

/** Whether the referee is needed and there is none: then play waits for the next one (11). */
export function lacksReferee({ table, asked }: State<TrominoGo>): boolean {
  return (
    table.referees.length === 0 &&
    asked.length > 0 &&
    table.halts.every(({ reason }) => reason !== 'no referee')
  )
}
