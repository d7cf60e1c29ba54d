import type { SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  type Context,
  nameOf,
  type RefusalOf,
  type Seated,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import { without } from './coasters.js'
import { type Draft, giveTurn } from './rounds.js'
import { clockwise, inHandOf } from './standing.js'
import type { AcksAndExceptions, Place } from './types.js'

/** A refusal of this game's. */
export type Refused = RefusalOf<AcksAndExceptions> | undefined

/** Who makes a move. */
export type Caller = Pick<Actor, 'seat'>

/** Refuses an act because it is another seat's turn. */
export function notYourTurn(table: Seated, turn: SeatNumber | null): Refused {
  return { code: 'notYourTurn', facts: { turn: nameOf(table, turn ?? -1) } }
}

/** Why a seat may not place a coaster now. */
export function checkPlace(
  { shared, secret, table }: State<AcksAndExceptions>,
  { coaster }: Omit<Place, 'type'>,
  { seat }: Caller,
): Refused {
  const { stage, turn, late } = shared
  if (stage === 'starter') return { code: 'starterNotDrawn', facts: {} }
  if (stage !== 'set-up' && stage !== 'placing') return { code: 'placingOver', facts: {} }
  if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
  if (stage === 'set-up') {
    if ((shared.stacks[seat] ?? 0) > 0) return { code: 'placedAlready', facts: {} }
  } else {
    if (turn !== seat) return notYourTurn(table, turn)
    if (inHandOf(shared, seat) === 0) return { code: 'emptyHand', facts: {} }
  }
  const hand = secret[seat]?.hand ?? []
  return hand.includes(coaster) ? undefined : { code: 'notInHand', facts: { coaster, hand } }
}

/** Puts a coaster on the stack of its owner; after the set-up that ends the turn (place.a). */
export function place(
  draft: Draft,
  { coaster }: Omit<Place, 'type'>,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  const { shared } = draft
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.hand = without(secret.hand, coaster)
  secret.stack.push(coaster)
  const stack = (shared.stacks[seat] ?? 0) + 1
  shared.stacks[seat] = stack
  ctx.emit('public', 'ACKS/place.e', () => ({ type: 'placed', seat, stack }))
  if (shared.stage !== 'placing') return
  const next = clockwise(draft.table, seat)
  if (next !== null) giveTurn(draft, next, ctx)
}

/** The players who have yet to place their first coaster. */
export function waitingFor({ shared, table }: State<AcksAndExceptions>): string[] {
  return seatsInGame(table)
    .filter((seat) => shared.stacks[seat] === 0)
    .map((seat) => nameOf(table, seat))
}
