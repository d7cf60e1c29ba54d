import { type Desk, nameOf, type State } from '@ackanomic/core/engine'
import { type Caller, type Refused, waitingFor } from './placing.js'
import { awaitAct, type Draft } from './rounds.js'
import { hasPassed, highestBid, mostOf, nextCaller } from './standing.js'
import type { AcksAndExceptions, Challenge, Raise } from './types.js'

/** Why a seat may not challenge now. */
export function checkChallenge(
  state: State<AcksAndExceptions>,
  { bid }: Omit<Challenge, 'type'>,
  { seat }: Caller,
): Refused {
  const { own, table, options } = state
  const { now, late, calls } = own
  if (now.stage === 'starter') return { code: 'starterNotDrawn', facts: {} }
  if (now.stage === 'set-up') {
    return { code: 'notAllPlaced', facts: { waiting: waitingFor(state) } }
  }
  if (now.stage !== 'placing') {
    const refused = checkPass(state, null, { seat })
    if (refused !== undefined && refused.code !== 'notYourTurn') return refused
    const by = nameOf(table, calls[0]?.seat ?? -1)
    return { code: 'challengedAlready', facts: { by } }
  }
  if (now.seat !== seat) return { code: 'notYourTurn', facts: { turn: nameOf(table, now.seat) } }
  if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage: now.stage } }
  if (bid < 1) return { code: 'noMessages', facts: { bid } }
  const most = mostOf(own, options)
  return bid > most ? { code: 'tooHigh', facts: { bid, most } } : undefined
}

/** Why a seat may not raise now. */
export function checkRaise(
  state: State<AcksAndExceptions>,
  { bid }: Omit<Raise, 'type'>,
  { seat }: Caller,
): Refused {
  const { own, options } = state
  const refused = checkPass(state, null, { seat })
  if (refused !== undefined) return refused
  const least = (highestBid(own.calls)?.bid ?? 0) + 1
  if (bid < least) return { code: 'tooLow', facts: { bid, least } }
  const most = mostOf(own, options)
  return bid > most ? { code: 'tooHigh', facts: { bid, most } } : undefined
}

/** Why a seat may not call at all now, so not even pass. */
export function checkPass(
  { own, table }: State<AcksAndExceptions>,
  _: unknown,
  { seat }: Caller,
): Refused {
  const { now, calls } = own
  if (calls.length === 0) return { code: 'noChallenge', facts: {} }
  if (now.stage !== 'bidding') {
    const top = highestBid(calls)
    const challenger = nameOf(table, top?.seat ?? -1)
    return { code: 'biddingOver', facts: { challenger, bid: top?.bid ?? 0 } }
  }
  if (hasPassed(calls, seat)) return { code: 'passed', facts: {} }
  return now.seat === seat
    ? undefined
    : { code: 'notYourTurn', facts: { turn: nameOf(table, now.seat) } }
}

/** Opens the bidding (bid.a, bid.b). */
export function challenge(
  draft: Draft,
  { bid }: Omit<Challenge, 'type'>,
  desk: Desk<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.own.calls.push({ seat, bid })
  desk.tell('public', 'ACKS/bid.a', () => ({ type: 'challenged', seat, bid }))
  callOn(draft, desk)
}

/** Bids more (bid.b). */
export function raise(
  draft: Draft,
  { bid }: Omit<Raise, 'type'>,
  desk: Desk<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.own.calls.push({ seat, bid })
  desk.tell('public', 'ACKS/bid.c', () => ({ type: 'raised', seat, bid }))
  callOn(draft, desk)
}

/** Gets out of the bidding (bid.d). */
export function pass(
  draft: Draft,
  _: unknown,
  desk: Desk<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.own.calls.push({ seat, bid: null })
  desk.tell('public', 'ACKS/bid.d', () => ({ type: 'passed', seat }))
  callOn(draft, desk)
}

/** Lets the next one call; with nobody left who could raise, the processing begins (bid.e, bid.f). */
function callOn(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { own } = draft
  const top = highestBid(own.calls)
  if (top === null) return
  const { seat, bid } = top
  const next = nextCaller(own, draft.options)
  if (next === null) {
    draft.own.now = { stage: 'processing', seat }
    desk.tell('public', 'ACKS/bid.f', () => ({ type: 'challenger', seat, bid }))
  } else {
    draft.own.now = { stage: 'bidding', seat: next }
  }
  awaitAct(draft, desk)
}
