import type { SeatNumber } from '@ackanomic/core'
import { recipientOf } from '@ackanomic/core'
import type { Table } from '@ackanomic/core/engine'
import { asPlain, type Desk, seatsInGame } from '@ackanomic/core/engine'
import { winsOf } from './standing.js'
import type { Draft } from './time-limit.js'
import type { AcksAndExceptions, Own } from './types.js'

/** Ends the game: a seat has won it. The rule gives no points, no money and no Trophy. */
export function winGame(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  const table = asPlain(draft.table)
  const ranking = rankingOf(asPlain(draft.own), table, seat)
  desk.end({ winners: [recipientOf(table, seat)], ranking, awards: [] })
}

/** Ends the game because no more than one player is left, who wins it (end.b). */
export function endAlone(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const [seat] = seatsInGame(asPlain(draft.table))
  if (seat === undefined) desk.end({ winners: [], ranking: [], awards: [] })
  else winGame(draft, seat, desk)
}

/** The winner, then by rounds won, then by coasters left; equals together. */
function rankingOf({ rounds, coasters }: Own, table: Table, winner: SeatNumber): string[][] {
  const standings = coasters.map((left, seat) => ({ seat, left, wins: winsOf(rounds, seat) }))
  const others = standings
    .filter(({ seat }) => seat !== winner)
    .sort((one, other) => other.wins - one.wins || other.left - one.left)
  const groups: string[][] = [[recipientOf(table, winner)]]
  others.forEach(({ seat, left, wins }, place) => {
    const above = others[place - 1]
    const name = recipientOf(table, seat)
    if (above?.wins === wins && above.left === left) groups.at(-1)?.push(name)
    else groups.push([name])
  })
  return groups
}
