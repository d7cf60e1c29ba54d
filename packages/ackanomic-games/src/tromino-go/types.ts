import type { Duration, SeatNumber } from '@ackanomic/core'
import type { TrominoCells } from './tromino.js'

/** A play as far as it changes the grid. */
export type TrominoGoUntimedPlay =
  | { readonly type: 'place'; readonly cells: TrominoCells }
  | { readonly type: 'move'; readonly from: TrominoCells; readonly to: TrominoCells }
  | { readonly type: 'pass' }

/** A play that stands. Its number in the round tells its letter (`letterOfPlay`). */
export type TrominoGoPlay = TrominoGoUntimedPlay & {
  /** What was left of the three days, milliseconds. */
  readonly left: Duration
}

/** An offer to end the round. */
export interface TrominoGoConcession {
  readonly seat: SeatNumber
  readonly gamepoints: number
}

/** How a round can end: by the grid, or by an accepted concession. */
export const ROUND_ENDS = ['surrounded', 'conceded'] as const

/** How a round ended. */
export interface TrominoGoRoundEnd {
  /** Whether the grid ended it, or an accepted concession. */
  readonly how: (typeof ROUND_ENDS)[number]
  /** Who won it, or `null` for a tie. */
  readonly winner: SeatNumber | null
  /** The Gamepoints that the winner scores; 0 in a tie. */
  readonly gamepoints: number
  /** How many trominoes of each seat are surrounded. */
  readonly surrounded: readonly [number, number]
  /** Whether they count double because 30 trominoes were placed. */
  readonly doubled: boolean
}

/** A round whose result is final. */
export interface TrominoGoRound extends TrominoGoRoundEnd {
  /** Who played first, with the capitals. */
  readonly first: SeatNumber
}

export const STAGES = ['draw', 'play', 'ended'] as const

/**
 * What goes on: the referee draws who plays first; a round is played; a round is over, and the
 * referee is to post its end.
 */
export type Stage = (typeof STAGES)[number]

/** Plays that a player has questioned. */
export interface TrominoGoQuestion {
  readonly by: SeatNumber
  /** What was left of the three days, milliseconds; `null` where the round had ended. */
  readonly left: Duration | null
}

/** What everybody may see, which is all there is. */
export interface TrominoGoShared {
  readonly stage: Stage
  /** How the round ended, at the stage `'ended'`; `null` before. */
  readonly end: TrominoGoRoundEnd | null
  /** Who plays first in this round, with the capitals; `null` until that is drawn. */
  readonly first: SeatNumber | null
  /** The plays of this round that stand. `trominoesOf` makes the grid of them. */
  readonly plays: readonly TrominoGoPlay[]
  /** The concessions of this round, in order. */
  readonly concessions: readonly TrominoGoConcession[]
  readonly question: TrominoGoQuestion | null
  /** The Gamepoints of each seat; those of a round count when its end is posted. */
  readonly scores: readonly [number, number]
  /** The rounds whose result is final. */
  readonly rounds: readonly TrominoGoRound[]
  /** A referee on vacation who gets the office back, or `null`. */
  readonly refereeAway: string | null
}

/** Why the game ended. */
export type TrominoGoWinReason = 'gamepoints' | 'time' | 'departure'

/**
 * What the Treasury pays somebody, the caps of an instance reckoned in. Those of a month are the
 * ledger's matter.
 */
export interface TrominoGoPayment {
  readonly to: string
  readonly amount: number
}
