import type { SeatNumber } from '@ackanomic/core'
import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import { callBrainiac, type Draft, endWithout, removeSpots } from './rounds.js'
import type { Fictionary } from './types.js'

/**
 * Players have left. During a round bots go on for them, and the spots are removed at its end;
 * between rounds the spots go at once (V.2). With no player left there is nothing to go on with.
 */
export function playersLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  desk: Desk<Fictionary>,
): void {
  if (seatsInGame(draft.table).length === 0) {
    endWithout(desk)
    return
  }
  const { now, brainiac } = draft.own
  if (now.stage !== 'numbers' && now.stage !== 'word') return
  if (removeSpots(draft, seats, '1250.10/V.2(4)', desk)) return
  if (brainiac === null || !seats.includes(brainiac)) return
  desk.withdraw('word')
  desk.withdraw('definition')
  callBrainiac(draft, desk)
}
