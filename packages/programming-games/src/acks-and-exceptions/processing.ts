import type { SeatNumber } from '@ackanomic/core'
import { type Context, nameOf, type State } from '@ackanomic/core/engine'
import { queueOf, sorted, without } from './coasters.js'
import type { Caller, Refused } from './placing.js'
import { awaitAct, closeRound, type Draft, nextRound, winGame } from './rounds.js'
import { endOf, faceDownOf, flippedOf, highestBid, ROUNDS_TO_WIN, winsOf } from './standing.js'
import type { AcksAndExceptions, Coaster, FlipNext, Lose } from './types.js'

/** Why a seat may not flip the next coaster of a queue now. */
export function checkFlip(
  { shared, table }: State<AcksAndExceptions>,
  { of }: Omit<FlipNext, 'type'>,
  { seat }: Caller,
): Refused {
  const { stage, turn } = shared
  if (stage !== 'processing') return { code: 'notProcessing', facts: {} }
  if (turn !== seat) {
    return { code: 'notChallenger', facts: { challenger: nameOf(table, turn ?? -1), stage } }
  }
  const left = faceDownOf(shared, seat)
  if (left > 0 && of !== seat) return { code: 'ownQueueFirst', facts: { left } }
  return faceDownOf(shared, of) > 0
    ? undefined
    : { code: 'emptyQueue', facts: { of: nameOf(table, of) } }
}

/** Flips the next coaster of a queue; an Exception, or the number that was bid, ends the round. */
export function flip(
  draft: Draft,
  { of }: Omit<FlipNext, 'type'>,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  const before = draft.shared
  const queue = queueOf(draft.secret[of]?.stack ?? [], draft.options.flipOrder)
  const coaster = queue[flippedOf(before, of)]
  const bid = highestBid(before.calls)?.bid ?? 0
  if (coaster === undefined) return
  draft.shared.flips.push({ of, coaster })
  const count = draft.shared.flips.length
  ctx.emit('public', 'ACKS/proc.g', () => ({ type: 'flipped', seat, of, coaster, count, bid }))
  const ended = endOf(draft.shared)
  if (ended === 'success') succeed(draft, seat, ctx)
  else if (ended === null) awaitAct(draft, ctx)
  else fail(draft, seat, coaster === 'Exception' ? of : null, ctx)
}

function succeed(draft: Draft, seat: SeatNumber, ctx: Context<AcksAndExceptions>): void {
  closeRound(draft, 'success', ctx)
  const wins = winsOf(draft.shared.rounds, seat)
  ctx.emit('public', 'ACKS/ok.a', () => ({ type: 'succeeded', seat, wins }))
  if (wins >= ROUNDS_TO_WIN) winGame(draft, seat, ctx)
  else nextRound(draft, seat, ctx)
}

function fail(
  draft: Draft,
  seat: SeatNumber,
  by: SeatNumber | null,
  ctx: Context<AcksAndExceptions>,
): void {
  ctx.emit('public', 'ACKS/proc.f', () => ({ type: 'failed', seat, by }))
  draft.shared.stage = 'loss'
  const [only, ...more] = ownedBy(draft, seat)
  // Two of one kind leave a choice to be made all the same: not to make it would tell what they are.
  if (only !== undefined && more.length === 0) lose(draft, { coaster: only }, ctx, { seat })
  else if (draft.options.loss === 'random') drawLoss(draft, seat, ctx)
  else awaitAct(draft, ctx)
}

/** Has the host draw which coaster is lost (bad.a). */
export function drawLoss(draft: Draft, seat: SeatNumber, ctx: Context<AcksAndExceptions>): void {
  const of = draft.shared.coasters[seat] ?? 0
  ctx.stopTimer('act')
  ctx.prompt('loss', { ask: 'pick', of }, { seat }, 'host')
}

/** The coasters that a seat still has, in hand and on its stack, ACKs first. */
function ownedBy(draft: Draft, seat: SeatNumber): Coaster[] {
  const secret = draft.secret[seat]
  return secret === undefined ? [] : sorted([...secret.hand, ...secret.stack])
}

/** Why a seat may not choose the coaster that it loses. */
export function checkLose(
  { shared, secret, table, options }: State<AcksAndExceptions>,
  { coaster }: Omit<Lose, 'type'>,
  { seat }: Caller,
): Refused {
  const { stage, turn, late } = shared
  if (stage !== 'loss') return { code: 'nothingToLose', facts: {} }
  if (turn !== seat) {
    return { code: 'notChallenger', facts: { challenger: nameOf(table, turn ?? -1), stage } }
  }
  if (options.loss === 'random') return { code: 'lossDrawn', facts: {} }
  if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
  const { hand = [], stack = [] } = secret[seat] ?? {}
  return hand.includes(coaster) || stack.includes(coaster)
    ? undefined
    : { code: 'notOwned', facts: { coaster } }
}

/** Takes a coaster of the Challenger's out of the game, and em if it was the last (bad.a, bad.e). */
export function lose(
  draft: Draft,
  { coaster }: Omit<Lose, 'type'>,
  ctx: Context<AcksAndExceptions>,
  { seat }: Caller,
): void {
  closeRound(draft, 'failure', ctx)
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.hand = without(secret.hand, coaster)
  const coasters = (draft.shared.coasters[seat] ?? 0) - 1
  draft.shared.coasters[seat] = coasters
  ctx.emit('public', 'ACKS/bad.a', () => ({ type: 'lost', seat, coasters }))
  if (coasters === 0) {
    ctx.emit('public', 'ACKS/bad.e', () => ({ type: 'SIGTERM', seat }))
    ctx.eliminate(seat)
  }
  nextRound(draft, seat, ctx)
}

/** Takes the coaster out that the host drew, and tells its owner which one. */
export function loseDrawn(
  draft: Draft,
  picked: number,
  seat: SeatNumber,
  ctx: Context<AcksAndExceptions>,
): void {
  const coaster = ownedBy(draft, seat)[picked]
  if (coaster === undefined) throw new Error('A coaster is drawn that is not there.')
  ctx.emit(seat, 'ACKS/bad.b', () => ({ type: 'drawn', coaster, for: 'loss' }))
  lose(draft, { coaster }, ctx, { seat })
}
