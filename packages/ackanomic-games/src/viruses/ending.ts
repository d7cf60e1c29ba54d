import type { SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Desk,
  nameOf,
  type State,
  seatsInGame,
  type Winner,
  type Writable,
} from '@ackanomic/core/engine'
import type { Viruses } from './types.js'

type Draft = Writable<State<Viruses>>

/** What the referee gets, in A$. */
const REFEREE_FEE = 10

/** Ends the game with a winner: the referee's fee and the Trophy, in the rule's order (8). */
export function win(winner: Winner, desk: Desk<Viruses>): void {
  desk.end({
    winners: [winner],
    ranking: [],
    awards: [
      {
        award: 'treasury',
        to: ['referee'],
        each: REFEREE_FEE,
        as: 'referee',
        clause: '1250.16/ref.b',
      },
      { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.16/8.f' },
    ],
  })
}

/** Ends the game with the winner who was drawn: e is gone, and wins all the same (8). */
export function drawnWinner(draft: Draft, seat: SeatNumber, desk: Desk<Viruses>): void {
  win({ person: nameOf(asPlain(draft.table), seat) }, desk)
}

/** Ends the game if only one player remains, who wins (8); says whether it did. */
export function endIfAlone(draft: Draft, desk: Desk<Viruses>): boolean {
  const [alone, ...others] = seatsInGame(asPlain(draft.table))
  if (alone === undefined || others.length > 0) return false
  win(alone, desk)
  return true
}

/** Nobody is left: the winner is drawn among those who went last (8). */
export function drawWinner(draft: Draft, seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  desk.stop('turn')
  desk.withdraw()
  draft.own.now = { stage: 'winner', among: [...seats] }
  desk.tell('public', '1250.16/8.e', () => ({ type: 'drawing', among: seats }))
  askForWinner(seats, desk)
}

/** Has the referee draw the winner. */
export function askForWinner(seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  desk.ask('winner', { ask: 'pick', of: seats.length }, { seats })
}
