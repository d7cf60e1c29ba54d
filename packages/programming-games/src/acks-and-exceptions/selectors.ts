import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seated } from '@ackanomic/core/engine'
import { type AcksCoaster, HIGHEST_BID, WHOLE_HAND } from './coasters.js'
import type { AcksRound, AcksShared } from './state.js'

export const ROUNDS_TO_WIN = 2

type Calls = AcksRound['calls']

/** The limit of bids: the coasters on the table, or none. */
export const BID_CAPS = ['table', 'none'] as const

type BidCap = { readonly bidCap: (typeof BID_CAPS)[number] }

/** A call that is not a pass. */
export interface AcksBid {
  readonly seat: SeatNumber
  readonly bid: number
}

/**
 * Returns the last bid of a round, which is the highest, or `null` before the challenge.
 *
 * @example
 * ```ts
 * import { highestBid } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * highestBid([]) // => null
 * ```
 */
export function highestBid(calls: Calls): AcksBid | null {
  for (let i = calls.length - 1; i >= 0; i--) {
    const { seat = -1, bid = null } = calls[i] ?? {}
    if (bid !== null) return { seat, bid }
  }
  return null
}

export function hasPassed(calls: Calls, seat: SeatNumber): boolean {
  return calls.some((call) => call.seat === seat && call.bid === null)
}

export function mostOf({ stacks }: Pick<AcksRound, 'stacks'>, { bidCap }: BidCap): number {
  return bidCap === 'none' ? HIGHEST_BID : stacks.reduce((sum, stack) => sum + stack, 0)
}

/** The next to call, clockwise among those with a stack, or `null` (bid.e, bid.g). */
export function nextCaller(
  { calls, stacks }: Pick<AcksRound, 'calls' | 'stacks'>,
  options: BidCap,
): SeatNumber | null {
  const top = highestBid(calls)
  const from = calls.at(-1)?.seat
  if (top === null || from === undefined || top.bid >= mostOf({ stacks }, options)) return null
  for (let step = 1; step < stacks.length; step++) {
    const seat = (from + step) % stacks.length
    const isIn = (stacks[seat] ?? 0) > 0 && !hasPassed(calls, seat)
    if (isIn) return seat === top.seat ? null : seat
  }
  return null
}

/** The queues that the Challenger may flip: their own, while it lasts (proc.i). */
export function openQueues(shared: Pick<AcksRound, 'flips' | 'stacks'>, challenger: SeatNumber) {
  if (faceDownOf(shared, challenger) > 0) return [challenger]
  return shared.stacks.flatMap((_, of) => (faceDownOf(shared, of) > 0 ? [of] : []))
}

/** How the processing has ended, or `null` (proc.e, proc.f). */
export function endOf(shared: Pick<AcksRound, 'calls' | 'flips' | 'stacks'>) {
  const top = highestBid(shared.calls)
  if (top === null) return null
  if (shared.flips.at(-1)?.coaster === 'Exception') return 'failure'
  if (shared.flips.length === top.bid) return 'success'
  return openQueues(shared, top.seat).length === 0 ? 'failure' : null
}

export function flippedOf({ flips }: Pick<AcksRound, 'flips'>, seat: SeatNumber): number {
  return flips.reduce((count, { of }) => (of === seat ? count + 1 : count), 0)
}

/**
 * Returns how many coasters of a seat are face down on its stack.
 *
 * @example
 * ```ts
 * import { faceDownOf } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * faceDownOf({ flips: [], stacks: [] }, 0) // => 0
 * ```
 */
export function faceDownOf(shared: Pick<AcksRound, 'flips' | 'stacks'>, seat: SeatNumber): number {
  return Math.max(0, (shared.stacks[seat] ?? 0) - flippedOf(shared, seat))
}

export function inHandOf(
  { coasters, stacks }: Pick<AcksShared, 'coasters' | 'stacks'>,
  seat: SeatNumber,
): number {
  return (coasters[seat] ?? 0) - (stacks[seat] ?? 0)
}

/**
 * Returns how many rounds a seat has won.
 *
 * @example
 * ```ts
 * import { winsOf } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const calls = [{ seat: 3, bid: 1 }]
 * winsOf([{ starter: 3, stacks: [1, 1, 1, 1], calls, flips: [], ended: 'success' }], 3) // => 1
 * ```
 */
export function winsOf(rounds: readonly AcksRound[], seat: SeatNumber): number {
  return endsOf(rounds, seat, 'success')
}

/** The number of rounds with a seat as the Challenger that ended like that. */
export function endsOf(rounds: readonly AcksRound[], seat: SeatNumber, end: AcksRound['ended']) {
  return rounds.filter(({ ended, calls }) => ended === end && highestBid(calls)?.seat === seat)
    .length
}

/** Scores: a round won counts more than all coasters. */
export function scoresOf({ rounds, coasters }: Pick<AcksShared, 'rounds' | 'coasters'>): number[] {
  return coasters.map((left, seat) => 5 * winsOf(rounds, seat) + left)
}

/** The first fitting seat in the game clockwise after `from`, itself last, or `null`. */
export function clockwise(
  roster: Seated,
  from: SeatNumber,
  fits: (seat: SeatNumber) => boolean = () => true,
): SeatNumber | null {
  const count = roster.seats.length
  for (let step = 1; step <= count; step++) {
    const seat = (from + step) % count
    if (isInGame(roster, seat) && fits(seat)) return seat
  }
  return null
}

/**
 * Returns the probability, by public information, that a seat still has its Exception and has not
 * flipped it in this round. Only 0 and 1 are exact.
 *
 * @example
 * ```ts
 * import { exceptionChance } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const flips = [{ of: 0, coaster: 'ACK' }, { of: 1, coaster: 'Exception' }] as const
 * exceptionChance({ rounds: [], flips }, 1) // => 0
 * ```
 */
export function exceptionChance(
  shared: Pick<AcksShared, 'flips' | 'rounds'>,
  seat: SeatNumber,
): number {
  const now = seenOf(shared, seat)
  if (now.includes('Exception')) return 0
  // The coasters seen in each round, and the seat's losses before it.
  const sightings: { seen: readonly AcksCoaster[]; lost: number }[] = []
  let losses = 0
  for (const round of shared.rounds) {
    sightings.push({ seen: seenOf(round, seat), lost: losses })
    if (round.ended === 'failure' && highestBid(round.calls)?.seat === seat) losses += 1
  }
  sightings.push({ seen: now, lost: losses })
  /** The likelihood of all sightings, if the Exception was the loss of this number, from 0. */
  const chanceIf = (gone: number): number =>
    sightings.reduce((chance, { seen, lost }) => {
      const coasters = WHOLE_HAND.length - lost
      const found = seen.includes('Exception')
      // After its loss, only ACKs can be seen.
      if (gone < lost) return found ? 0 : chance
      return found ? chance : (chance * (coasters - seen.length)) / coasters
    }, 1)
  // The Exception is still in the game, or was one of the losses.
  const here = (WHOLE_HAND.length - losses) * chanceIf(losses)
  let all = here
  for (let loss = 0; loss < losses; loss++) all += chanceIf(loss)
  return all === 0 ? 0 : here / all
}

export function seenOf({ flips }: Pick<AcksRound, 'flips'>, seat: SeatNumber): AcksCoaster[] {
  return flips.flatMap(({ of, coaster }) => (of === seat ? [coaster] : []))
}
