import type { SeatNumber } from '@ackanomic/core'
import type { Seen } from '@ackanomic/core/engine'
import { kindsOf } from './coasters.js'
import { highestBid, mostOf, openQueues } from './standing.js'
import type { AcksAndExceptions, Coaster, Move } from './types.js'

/** All moves that a seat may make now. */
export function movesOf(
  { shared, secret, options }: Seen<AcksAndExceptions>,
  seat: SeatNumber,
): readonly Move[] {
  const { stage, turn, late, stacks, calls } = shared
  const { hand = [], stack = [] } = secret[seat] ?? {}
  if (late.includes(seat)) return []
  if (stage === 'set-up') return stacks[seat] === 0 ? placings(hand) : []
  if (turn !== seat) return []
  switch (stage) {
    case 'placing':
      return [
        ...placings(hand),
        ...bids(1, mostOf(shared, options)).map((bid): Move => ({ type: 'challenge', bid })),
      ]
    case 'bidding': {
      const least = (highestBid(calls)?.bid ?? 0) + 1
      return [
        { type: 'pass' },
        ...bids(least, mostOf(shared, options)).map((bid): Move => ({ type: 'raise', bid })),
      ]
    }
    case 'processing':
      return openQueues(shared, seat).map((of) => ({ type: 'flip', of }))
    case 'loss':
      return options.loss === 'random'
        ? []
        : kindsOf([...hand, ...stack]).map((coaster) => ({ type: 'lose', coaster }))
    case 'starter':
      return []
  }
}

function placings(hand: readonly Coaster[]): Move[] {
  return kindsOf(hand).map((coaster) => ({ type: 'place', coaster }))
}

function bids(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
}
