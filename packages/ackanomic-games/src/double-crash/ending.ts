import type { SeatNumber } from '@ackanomic/core'
import type { Desk, State, Writable } from '@ackanomic/core/engine'
import type { Discovery, DoubleCrash, NamedError } from './types.js'
import { otherThan } from './words.js'

/** A state that is being changed. */
export type Draft = Writable<State<DoubleCrash>>

/** What the winner gets from the Treasury, in A$ (IV.pay(2)). */
const PRIZE = 25

/** Ends the game: a seat has won. */
export function win(draft: Draft, seat: SeatNumber, desk: Desk<DoubleCrash>): void {
  desk.end({
    winners: [seat],
    ranking: [],
    awards:
      draft.table.duel === null
        ? [
            {
              award: 'treasury',
              to: [seat],
              each: PRIZE,
              as: 'player',
              clause: '1250.12/IV.pay(2)',
            },
          ]
        : [],
  })
}

/** Ends the game without a winner. */
export function endWithoutWinner(desk: Desk<DoubleCrash>): void {
  desk.end({ winners: [], ranking: [], awards: [] })
}

/** The clause by which an error loses. */
export function clauseOfError({ what }: NamedError): '1250.12/IV.err(1)' | '1250.12/IV.err(2)' {
  return what === 'report' ? '1250.12/IV.err(1)' : '1250.12/IV.err(2)'
}

/** An error is discovered: who made it loses (IV.err). */
export function discover(
  draft: Draft,
  against: SeatNumber,
  error: NamedError,
  how: Discovery,
  desk: Desk<DoubleCrash>,
): void {
  draft.own.discovered = { against, error: { ...error }, how }
  desk.tell('public', clauseOfError(error), () => ({ type: 'error', against, error, how }))
  win(draft, otherThan(against), desk)
}
