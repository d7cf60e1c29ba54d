import type { SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Desk,
  type Seated,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import type { Options, Report, SingleCaptureGo } from './types.js'

/**
 * Who wins with a round, by seat; `undefined` while two or more players are not doomed. Only those
 * who are in the game compare Letters (IV, 5).
 */
export function winnersOf(
  { left, counts }: Report,
  table: Seated,
  { allDoomedTie }: Options,
): readonly SeatNumber[] | undefined {
  if (left.length > 0) return left.length === 1 ? left : undefined
  const players = seatsInGame(table)
  const most = Math.max(...players.map((seat) => counts[seat] ?? 0))
  const best = players.filter((seat) => counts[seat] === most)
  return best.length === 1 || allDoomedTie === 'shared' ? best : []
}

/** Ends the game; a single winner has the Trophy coming (IV, 5). */
export function finish(winners: readonly SeatNumber[], desk: Desk<SingleCaptureGo>): void {
  const [winner, ...others] = winners
  desk.end({
    winners,
    ranking: [],
    awards:
      winner === undefined || others.length > 0
        ? []
        : [{ award: 'trophy', trophy: 'standard', to: winner, clause: '1250.13/IV.res5.e' }],
  })
}

/** Ends the game where one player or none is left. */
export function endIfAlone(
  draft: Writable<State<SingleCaptureGo>>,
  desk: Desk<SingleCaptureGo>,
): void {
  const players = seatsInGame(asPlain(draft.table))
  if (players.length <= 1) finish(players, desk)
}
