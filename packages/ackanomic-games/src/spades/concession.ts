import type { SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  type RefusalOf,
  type State,
  type Wanted,
  type Writable,
} from '@ackanomic/core/engine'
import { placeAfter, placeOf, seatAt } from './seating.js'
import type { Spades } from './types.js'

type Draft = Writable<State<Spades>>

/** How many concessions a player may take back in a game: enough for who means it. */
export const MOST_WITHDRAWALS = 10

/** Why a seat may not concede, or `undefined`: it may at any time, once (5.i). */
export function checkConcede(
  state: State<Spades>,
  seat: SeatNumber,
): RefusalOf<Spades> | undefined {
  return state.own.conceded.includes(seat)
    ? { code: 'conceded', facts: { revocable: isRevocable(state, seat) } }
    : undefined
}

/** Concedes in public; alone it has no effect (5.d, 5.e). */
export function concede(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  draft.own.conceded.push(seat)
  desk.tell('public', '1250.15/5.d', () => ({ type: 'conceded', seat }))
}

/** Why a seat may not withdraw a concession, or `undefined`. */
export function checkWithdraw(
  state: State<Spades>,
  seat: SeatNumber,
): RefusalOf<Spades> | undefined {
  if (!state.own.conceded.includes(seat)) return { code: 'notConceded', facts: {} }
  if (isRevocable(state, seat)) return undefined
  return { code: 'irrevocable', facts: { withdrawn: state.own.withdrawals[seat] ?? 0 } }
}

/** Takes a concession back in public. */
export function withdraw(draft: Draft, seat: SeatNumber, desk: Desk<Spades>): void {
  const { own } = draft
  own.conceded = own.conceded.filter((one) => one !== seat)
  own.withdrawals[seat] = (own.withdrawals[seat] ?? 0) + 1
  desk.tell('public', '1250.15/5.e', () => ({ type: 'withdrawn', seat }))
}

/** Whether what a seat has conceded, or concedes now, may be withdrawn. */
function isRevocable({ own, options }: Pick<State<Spades>, 'own' | 'options'>, seat: SeatNumber) {
  return options.concessionRevocable && (own.withdrawals[seat] ?? 0) < MOST_WITHDRAWALS
}

/**
 * Who might think of it: who has conceded, of withdrawing that; whose partner has, of conceding too.
 * Everybody may concede at any moment, which need not be said.
 */
export function wantedOfConceders(state: State<Spades>): readonly Wanted<Spades>[] {
  const { own, table } = state
  const partner = (seat: SeatNumber): SeatNumber =>
    own.order.length === 0 ? -1 : seatAt(own, placeAfter(placeOf(own, seat), 2))
  return own.conceded.flatMap((seat): readonly Wanted<Spades>[] => {
    const other = partner(seat)
    const joins = isInGame(table, other) && !own.conceded.includes(other)
    const doubts = isInGame(table, seat) && isRevocable(state, seat)
    return [
      ...(doubts ? [{ what: 'withdraw', of: seat, need: 'may', seenBy: 'all' } as const] : []),
      ...(joins ? [{ what: 'concede', of: other, need: 'may', seenBy: 'all' } as const] : []),
    ]
  })
}
