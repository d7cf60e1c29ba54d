import type { SeatNumber } from '@ackanomic/core'
import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import type { Draft } from './rounds.js'
import { winsOf } from './standing.js'
import type { AcksAndExceptions, Own } from './types.js'

/** Ends the game: a seat has won it. The rule gives no points, no money and no Trophy. */
export function winGame(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  desk.end({ winners: [seat], ranking: rankingOf(draft.own, seat), awards: [] })
}

/** Ends the game because no more than one player is left, who wins it (end.b). */
export function endAlone(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const [seat] = seatsInGame(draft.table)
  if (seat === undefined) desk.end({ winners: [], ranking: [], awards: [] })
  else winGame(draft, seat, desk)
}

/** The winner, then by rounds won, then by coasters left; equals together. */
function rankingOf({ rounds, coasters }: Own, winner: SeatNumber): SeatNumber[][] {
  const standings = coasters.map((left, seat) => ({ seat, left, wins: winsOf(rounds, seat) }))
  const others = standings
    .filter(({ seat }) => seat !== winner)
    .sort((one, other) => other.wins - one.wins || other.left - one.left)
  const groups = [[winner]]
  others.forEach(({ seat, left, wins }, place) => {
    const above = others[place - 1]
    if (above?.wins === wins && above.left === left) groups.at(-1)?.push(seat)
    else groups.push([seat])
  })
  return groups
}
