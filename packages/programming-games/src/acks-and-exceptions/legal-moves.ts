import type { SeatNumber } from '@ackanomic/core'
import type { VisibleState } from '@ackanomic/core/engine'
import { type AcksCoaster, COASTERS } from './coasters.js'
import type { AcksAndExceptions } from './model.js'
import { highestBid, mostOf, openQueues } from './selectors.js'

type Move = AcksAndExceptions['Move']

export function movesOf(seen: VisibleState<AcksAndExceptions>, seat: SeatNumber): readonly Move[] {
  const { shared, secret, options } = seen
  const { stage, turn, late, stacks } = shared
  const { hand = [], stack = [] } = secret[seat] ?? {}
  if (late.includes(seat) || (turn !== seat && stage !== 'set-up')) return []
  switch (stage) {
    case 'starter':
      return []
    case 'set-up':
      return stacks[seat] === 0 ? onKinds('place', hand) : []
    case 'placing':
      return [...onKinds('place', hand), ...bidsOf('challenge', seen)]
    case 'bidding':
      return [...bidsOf('raise', seen), { type: 'pass' }]
    case 'processing':
      return openQueues(shared, seat).map((of) => ({ type: 'flip', of }))
    case 'loss':
      return options.loss === 'random' ? [] : onKinds('lose', [...hand, ...stack])
  }
}

function bidsOf(
  type: 'challenge' | 'raise',
  { shared, options }: VisibleState<AcksAndExceptions>,
): Move[] {
  const least = (highestBid(shared.calls)?.bid ?? 0) + 1
  const count = Math.max(0, mostOf(shared, options) - least + 1)
  return Array.from({ length: count }, (_, more) => ({ type, bid: least + more }))
}

function onKinds(type: 'place' | 'lose', coasters: readonly AcksCoaster[]): Move[] {
  const kinds = COASTERS.filter((kind) => coasters.includes(kind))
  return kinds.map((coaster) => ({ type, coaster }))
}
