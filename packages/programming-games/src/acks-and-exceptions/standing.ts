import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seated } from '@ackanomic/core/engine'
import { HIGHEST_BID } from './coasters.js'
import type { AcksRound } from './state.js'

/** How many rounds win the game. */
export const ROUNDS_TO_WIN = 2

type Calls = AcksRound['calls']

/** How high one may bid: as many coasters as lie on the table, or without a limit. */
export const BID_CAPS = ['table', 'none'] as const

interface BidCap {
  readonly bidCap: (typeof BID_CAPS)[number]
}

/** A call that is no pass. */
export interface Bid {
  readonly seat: SeatNumber
  readonly bid: number
}

/**
 * The highest bid of a round, which is the last one; `null` before the challenge. When the bidding
 * is over it is the Challenger's.
 *
 * @example
 * ```ts
 * import { highestBid } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * highestBid([]) // => null
 * ```
 */
export function highestBid(calls: Calls): Bid | null {
  for (let i = calls.length - 1; i >= 0; i--) {
    const { seat = -1, bid = null } = calls[i] ?? {}
    if (bid !== null) return { seat, bid }
  }
  return null
}

/** Whether a seat has passed in the bidding of a round. */
export function hasPassed(calls: Calls, seat: SeatNumber): boolean {
  return calls.some((call) => call.seat === seat && call.bid === null)
}

/** The highest number that may be bid now. */
export function mostOf({ stacks }: Pick<AcksRound, 'stacks'>, { bidCap }: BidCap): number {
  return bidCap === 'none' ? HIGHEST_BID : stacks.reduce((sum, stack) => sum + stack, 0)
}

/**
 * Who is to call next in the bidding, clockwise among those with a stack; `null` once nobody could
 * raise, and before the challenge (bid.e, bid.g).
 */
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

/** The queues of which the Challenger may flip the next coaster: their own alone, while it lasts (proc.i). */
export function openQueues(
  shared: Pick<AcksRound, 'flips' | 'stacks'>,
  challenger: SeatNumber,
): readonly SeatNumber[] {
  if (faceDownOf(shared, challenger) > 0) return [challenger]
  return shared.stacks.flatMap((_, of) => (faceDownOf(shared, of) > 0 ? [of] : []))
}

/** How the processing has ended, by what was flipped; `null` while it goes on (proc.e, proc.f). */
export function endOf(
  shared: Pick<AcksRound, 'calls' | 'flips' | 'stacks'>,
): 'success' | 'failure' | null {
  const top = highestBid(shared.calls)
  if (top === null) return null
  if (shared.flips.at(-1)?.coaster === 'Exception') return 'failure'
  if (shared.flips.length === top.bid) return 'success'
  return openQueues(shared, top.seat).length === 0 ? 'failure' : null
}

/** How many coasters of a seat were flipped this round. */
export function flippedOf({ flips }: Pick<AcksRound, 'flips'>, seat: SeatNumber): number {
  return flips.reduce((count, { of }) => (of === seat ? count + 1 : count), 0)
}

/**
 * How many coasters of a seat lie face down on its stack.
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

interface Coasters extends Pick<AcksRound, 'stacks'> {
  readonly coasters: readonly number[]
}

/** How many coasters a seat has in hand. */
export function inHandOf({ coasters, stacks }: Coasters, seat: SeatNumber): number {
  return (coasters[seat] ?? 0) - (stacks[seat] ?? 0)
}

/**
 * How many rounds a seat has won.
 *
 * @example
 * ```ts
 * import { winsOf } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const calls = [{ seat: 2, bid: 1 }, { seat: 3, bid: 2 }, { seat: 0, bid: null }]
 * const round = { starter: 2, stacks: [1, 1, 1, 1], calls, flips: [], ended: 'success' } as const
 * winsOf([round], 3) // => 1
 * winsOf([round], 2) // => 0
 * ```
 */
export function winsOf(rounds: readonly AcksRound[], seat: SeatNumber): number {
  return endsOf(rounds, seat, 'success')
}

/** How many rounds a seat has failed in, each of which costs a coaster. */
export function failuresOf(rounds: readonly AcksRound[], seat: SeatNumber): number {
  return endsOf(rounds, seat, 'failure')
}

function endsOf(rounds: readonly AcksRound[], seat: SeatNumber, end: AcksRound['ended']): number {
  return rounds.filter(({ ended, calls }) => ended === end && highestBid(calls)?.seat === seat)
    .length
}

interface Progress {
  readonly rounds: readonly AcksRound[]
  readonly coasters: readonly number[]
}

/**
 * How the seats stand: a round won counts more than all coasters, and who is out of the game has
 * nothing.
 */
export function scoresOf({ rounds, coasters }: Progress, table: Seated): number[] {
  return coasters.map((left, seat) => (isInGame(table, seat) ? 5 * winsOf(rounds, seat) + left : 0))
}

/**
 * The first seat clockwise after `from` that is in the game and fits; `from` itself comes last.
 * `null` where there is none.
 */
export function clockwise(
  table: Seated,
  from: SeatNumber,
  fits: (seat: SeatNumber) => boolean = () => true,
): SeatNumber | null {
  const count = table.seats.length
  for (let step = 1; step <= count; step++) {
    const seat = (from + step) % count
    if (isInGame(table, seat) && fits(seat)) return seat
  }
  return null
}
