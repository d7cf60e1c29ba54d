import { type Context, nameOf, type State } from '@ackanomic/core/engine'
import { type Caller, notYourTurn, type Refused, waitingFor } from './placing.js'
import { awaitAct, type Draft } from './rounds.js'
import { hasPassed, highestBid, mostOf, nextCaller } from './standing.js'
import type { AcksAndExceptions, Challenge, Raise } from './types.js'

/** Why a seat may not challenge now. */
export function checkChallenge(
  state: State<AcksAndExceptions>,
  { bid }: Omit<Challenge, 'type'>,
  { seat }: Caller,
): Refused {
  const { shared, table, options } = state
  const { stage, turn, late, calls } = shared
  if (stage === 'starter') return { code: 'starterNotDrawn', facts: {} }
  if (stage === 'set-up') {
    return { code: 'notAllPlaced', facts: { waiting: waitingFor(state) } }
  }
  if (stage !== 'placing') {
    const refused = checkPass(state, null, { seat })
    if (refused !== undefined && refused.code !== 'notYourTurn') return refused
    const by = nameOf(table, calls[0]?.seat ?? -1)
    return { code: 'challengedAlready', facts: { by } }
  }
  if (turn !== seat) return notYourTurn(table, turn)
  if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
  if (bid < 1) return { code: 'noMessages', facts: { bid } }
  const most = mostOf(shared, options)
  return bid > most ? { code: 'tooHigh', facts: { bid, most } } : undefined
}

/** Why a seat may not raise now. */
export function checkRaise(
  state: State<AcksAndExceptions>,
  { bid }: Omit<Raise, 'type'>,
  { seat }: Caller,
): Refused {
  const { shared, options } = state
  const refused = checkPass(state, null, { seat })
  if (refused !== undefined) return refused
  const least = (highestBid(shared.calls)?.bid ?? 0) + 1
  if (bid < least) return { code: 'tooLow', facts: { bid, least } }
  const most = mostOf(shared, options)
  return bid > most ? { code: 'tooHigh', facts: { bid, most } } : undefined
}

/** Why a seat may not call at all now, so not even pass. */
export function checkPass(
  { shared, table }: State<AcksAndExceptions>,
  _: unknown,
  { seat }: Caller,
): Refused {
  const { stage, turn, calls } = shared
  if (calls.length === 0) return { code: 'noChallenge', facts: {} }
  if (stage !== 'bidding') {
    const top = highestBid(calls)
    const challenger = nameOf(table, top?.seat ?? -1)
    return { code: 'biddingOver', facts: { challenger, bid: top?.bid ?? 0 } }
  }
  if (hasPassed(calls, seat)) return { code: 'passed', facts: {} }
  return turn === seat ? undefined : notYourTurn(table, turn)
}

/** Opens the bidding (bid.a, bid.b). */
export function challenge(
  draft: Draft,
  { bid }: Omit<Challenge, 'type'>,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.shared.calls.push({ seat, bid })
  ctx.emit('public', 'ACKS/bid.a', () => ({ type: 'challenged', seat, bid }))
  callOn(draft, ctx)
}

/** Bids more (bid.b). */
export function raise(
  draft: Draft,
  { bid }: Omit<Raise, 'type'>,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.shared.calls.push({ seat, bid })
  ctx.emit('public', 'ACKS/bid.c', () => ({ type: 'raised', seat, bid }))
  callOn(draft, ctx)
}

/** Gets out of the bidding (bid.d). */
export function pass(
  draft: Draft,
  _: unknown,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  draft.shared.calls.push({ seat, bid: null })
  ctx.emit('public', 'ACKS/bid.d', () => ({ type: 'passed', seat }))
  callOn(draft, ctx)
}

/** Lets the next one call; with nobody left who could raise, the processing begins (bid.e, bid.f). */
function callOn(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const { shared } = draft
  const top = highestBid(shared.calls)
  if (top === null) return
  const { seat, bid } = top
  const next = nextCaller(shared, draft.options)
  shared.stage = next === null ? 'processing' : 'bidding'
  shared.turn = next ?? seat
  if (next === null) ctx.emit('public', 'ACKS/bid.f', () => ({ type: 'challenger', seat, bid }))
  awaitAct(draft, ctx)
}
