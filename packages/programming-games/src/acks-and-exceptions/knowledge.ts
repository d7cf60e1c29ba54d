import type { SeatNumber } from '@ackanomic/core'
import { type Coaster, WHOLE_HAND } from './coasters.js'
import { highestBid } from './standing.js'
import type { AcksRound, AcksShared } from './state.js'

/**
 * How likely it is, for all that everybody has seen, that a seat has its Exception in the game and
 * not yet flipped in this round: from 0, it cannot be, to 1, it must be. It is worked out as if
 * players placed and lost coasters at random; so 0 and 1 are certain, and between them a player's
 * habits may tell more.
 *
 * @param shared - what is public
 * @param seat - somebody who is in the game
 *
 * @example
 * ```ts
 * import { acksAndExceptions, exceptionChance } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd', 'Dov'], referees: [], startedAt: 0 }
 * const start = acksAndExceptions.setup(table)
 * if (!start.ok) throw new Error(start.error.says)
 * exceptionChance(start.value.state.shared, 0) // => 1
 * ```
 */
export function exceptionChance(shared: AcksShared, seat: SeatNumber): number {
  const now = seen(shared.flips, seat)
  if (now.includes('Exception')) return 0
  const losses = WHOLE_HAND.length - (shared.coasters[seat] ?? 0)
  // What may have happened: the Exception is here still, or it was the first, second … loss.
  let here = WHOLE_HAND.length - losses
  const gone = Array.from({ length: losses }, () => 1)
  for (const { flips, lost } of [...sightings(shared.rounds, seat), { flips: now, lost: losses }]) {
    const coasters = WHOLE_HAND.length - lost
    const found = flips.includes('Exception')
    const ifHere = found ? 1 : (coasters - flips.length) / coasters
    here *= ifHere
    for (let at = 0; at < losses; at++) {
      // Gone by then: only ACKs can be seen. Not yet gone: as if it were here.
      gone[at] = (gone[at] ?? 0) * (at >= lost ? ifHere : found ? 0 : 1)
    }
  }
  const all = gone.reduce((sum, each) => sum + each, here)
  return all === 0 ? 0 : here / all
}

/** What was seen of a seat in a round, and how many coasters it had lost before. */
interface Sighting {
  readonly flips: readonly Coaster[]
  readonly lost: number
}

function sightings(rounds: readonly AcksRound[], seat: SeatNumber): Sighting[] {
  let lost = 0
  return rounds.map(({ flips, calls, ended }) => {
    const sighting = { flips: seen(flips, seat), lost }
    if (ended === 'failure' && highestBid(calls)?.seat === seat) lost += 1
    return sighting
  })
}

function seen(flips: AcksRound['flips'], seat: SeatNumber): Coaster[] {
  return flips.flatMap(({ of, coaster }) => (of === seat ? [coaster] : []))
}
