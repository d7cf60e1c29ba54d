import { PLAYERS, placeAfter } from './seating.js'
import type { Own, Place } from './types.js'

/** The numbers that can be bid (2.d). */
export const BIDS: readonly number[] = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

/** What is bid for somebody who does not (7.b). */
export const LATE_BID = 2

/** Who bids first in a round, given how many went before it (2.a, 2.b). */
export function firstBidder(rounds: number): Place {
  return placeAfter(0, rounds)
}

/** The bids of the running round by place; `null` for those to come. */
export function bidsByPlace({
  rounds,
  bids,
}: Pick<Own, 'rounds' | 'bids'>): readonly (number | null)[] {
  const first = firstBidder(rounds.length)
  return Array.from({ length: PLAYERS }, (_, place) => {
    const turn = placeAfter(place, PLAYERS - first)
    return bids[turn] ?? null
  })
}

/** Who leads to the first trick of the running round: the highest bid, made first (3.c, 3.d). */
export function firstLeader({ rounds, bids }: Pick<Own, 'rounds' | 'bids'>): Place {
  const turn = bids.indexOf(Math.max(...bids))
  return placeAfter(firstBidder(rounds.length), Math.max(0, turn))
}
