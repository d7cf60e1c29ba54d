import type { SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, type State } from '@ackanomic/core/engine'
import { queueOf, sorted, without } from './coasters.js'
import type { Caller, Refused } from './placing.js'
import { awaitAct, closeRound, type Draft, nextRound, winGame } from './rounds.js'
import { endOf, faceDownOf, flippedOf, highestBid, ROUNDS_TO_WIN, winsOf } from './standing.js'
import type { AcksAndExceptions, Coaster, FlipNext, Lose } from './types.js'

/** Why a seat may not flip the next coaster of a queue now. */
export function checkFlip(
  { own, table }: State<AcksAndExceptions>,
  { of }: Omit<FlipNext, 'type'>,
  { seat }: Caller,
): Refused {
  const { now } = own
  if (now.stage !== 'processing') return { code: 'notProcessing', facts: {} }
  if (now.seat !== seat) {
    const challenger = nameOf(table, now.seat)
    return { code: 'notChallenger', facts: { challenger, stage: now.stage } }
  }
  const left = faceDownOf(own, seat)
  if (left > 0 && of !== seat) return { code: 'ownQueueFirst', facts: { left } }
  return faceDownOf(own, of) > 0
    ? undefined
    : { code: 'emptyQueue', facts: { of: nameOf(table, of) } }
}

/** Flips the next coaster of a queue; an Exception, or the number that was bid, ends the round. */
export function flip(
  draft: Draft,
  { of }: Omit<FlipNext, 'type'>,
  desk: Desk<AcksAndExceptions>,
  { seat }: Caller,
): void {
  const before = draft.own
  const queue = queueOf(draft.secret[of]?.stack ?? [], draft.options.flipOrder)
  const coaster = queue[flippedOf(before, of)]
  const bid = highestBid(before.calls)?.bid ?? 0
  if (coaster === undefined) return
  draft.own.flips.push({ of, coaster })
  const count = draft.own.flips.length
  desk.tell('public', 'ACKS/proc.g', () => ({ type: 'flipped', seat, of, coaster, count, bid }))
  const ended = endOf(draft.own)
  if (ended === 'success') succeed(draft, seat, desk)
  else if (ended === null) awaitAct(draft, desk)
  else fail(draft, seat, coaster === 'Exception' ? of : null, desk)
}

function succeed(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  closeRound(draft, 'success', desk)
  const wins = winsOf(draft.own.rounds, seat)
  desk.tell('public', 'ACKS/ok.a', () => ({ type: 'succeeded', seat, wins }))
  if (wins >= ROUNDS_TO_WIN) winGame(draft, seat, desk)
  else nextRound(draft, seat, desk)
}

function fail(
  draft: Draft,
  seat: SeatNumber,
  by: SeatNumber | null,
  desk: Desk<AcksAndExceptions>,
): void {
  desk.tell('public', 'ACKS/proc.f', () => ({ type: 'failed', seat, by }))
  draft.own.now = { stage: 'loss', seat }
  const [only, ...more] = ownedBy(draft, seat)
  // Two of one kind leave a choice to be made all the same: not to make it would tell what they are.
  if (only !== undefined && more.length === 0) lose(draft, { coaster: only }, desk, { seat })
  else if (draft.options.loss === 'random') drawLoss(draft, seat, desk)
  else awaitAct(draft, desk)
}

/** Has the host draw which coaster is lost (bad.a). */
export function drawLoss(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  const of = draft.own.coasters[seat] ?? 0
  desk.stop('act')
  desk.ask('loss', { ask: 'pick', of }, { seat }, 'host')
}

/** The coasters that a seat still has, in hand and on its stack, ACKs first. */
function ownedBy(draft: Draft, seat: SeatNumber): Coaster[] {
  const secret = draft.secret[seat]
  return secret === undefined ? [] : sorted([...secret.hand, ...secret.stack])
}

/** Why a seat may not choose the coaster that it loses. */
export function checkLose(
  { own, secret, table, options }: State<AcksAndExceptions>,
  { coaster }: Omit<Lose, 'type'>,
  { seat }: Caller,
): Refused {
  const { now, late } = own
  if (now.stage !== 'loss') return { code: 'nothingToLose', facts: {} }
  if (now.seat !== seat) {
    const challenger = nameOf(table, now.seat)
    return { code: 'notChallenger', facts: { challenger, stage: now.stage } }
  }
  if (options.loss === 'random') return { code: 'lossDrawn', facts: {} }
  if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage: now.stage } }
  const { hand = [], stack = [] } = secret[seat] ?? {}
  return hand.includes(coaster) || stack.includes(coaster)
    ? undefined
    : { code: 'notOwned', facts: { coaster } }
}

/** Takes a coaster of the Challenger's out of the game, and em if it was the last (bad.a, bad.e). */
export function lose(
  draft: Draft,
  { coaster }: Omit<Lose, 'type'>,
  desk: Desk<AcksAndExceptions>,
  { seat }: Caller,
): void {
  closeRound(draft, 'failure', desk)
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.hand = without(secret.hand, coaster)
  const coasters = (draft.own.coasters[seat] ?? 0) - 1
  draft.own.coasters[seat] = coasters
  desk.tell('public', 'ACKS/bad.a', () => ({ type: 'lost', seat, coasters }))
  if (coasters === 0) {
    desk.tell('public', 'ACKS/bad.e', () => ({ type: 'SIGTERM', seat }))
    desk.remove(seat)
  }
  nextRound(draft, seat, desk)
}

/** Takes the coaster out that the host drew, and tells its owner which one. */
export function loseDrawn(
  draft: Draft,
  picked: number,
  seat: SeatNumber,
  desk: Desk<AcksAndExceptions>,
): void {
  const coaster = ownedBy(draft, seat)[picked]
  if (coaster === undefined) throw new Error('A coaster is drawn that is not there.')
  desk.tell(seat, 'ACKS/bad.b', () => ({ type: 'drawn', coaster, for: 'loss' }))
  lose(draft, { coaster }, desk, { seat })
}
