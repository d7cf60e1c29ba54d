import type { Duration, SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing, Refusal, State, Writable } from '@ackanomic/core/engine'
import type { trominoGoClauses } from './clauses.js'
import type { Cells, Letter } from './tromino.js'

/** What becomes of plays that break the rule. */
export const INVALID_PLAYS = ['stand', 'refuse'] as const

/** What is settled at the set-up. */
export interface Options {
  /**
   * Whether an illegal play stands until the referee finds it, as the rule has it (`'stand'`), or is
   * refused at once (`'refuse'`). Default: `'stand'`.
   */
  readonly invalidPlays: (typeof INVALID_PLAYS)[number]
  /**
   * Whether a diagonal gap between trominoes is a way out of an empty area, so that it is no No
   * Man's Land. Default: `false`.
   */
  readonly diagonalLeak: boolean
  /** Whether an accepted concession counts double once 30 trominoes are placed. Default: `false`. */
  readonly doubleConcessions: boolean
}

/** A play as far as it changes the grid. */
export type Made =
  | { readonly type: 'place'; readonly cells: Cells }
  | { readonly type: 'move'; readonly from: Cells; readonly to: Cells }
  | { readonly type: 'pass' }

/** A play that stands. Its number in the round tells its letter (`letterOfPlay`). */
export type Play = Made & {
  /** What was left of the three days, milliseconds. */
  readonly left: Duration
}

/** An offer to end the round. */
export interface Concession {
  readonly seat: SeatNumber
  readonly gamepoints: number
}

/** How a round can end: by the grid, or by an accepted concession. */
export const ROUND_ENDS = ['surrounded', 'conceded'] as const

/** How a round ended. */
export interface RoundEnd {
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
export interface Round extends RoundEnd {
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
export interface Question {
  readonly by: SeatNumber
  /** What was left of the three days, milliseconds; `null` where the round had ended. */
  readonly left: Duration | null
}

/** What everybody may see, which is all there is. */
export interface Shared {
  readonly stage: Stage
  /** How the round ended, at the stage `'ended'`; `null` before. */
  readonly end: RoundEnd | null
  /** Who plays first in this round, with the capitals; `null` until that is drawn. */
  readonly first: SeatNumber | null
  /** The plays of this round that stand. `trominoesOf` makes the grid of them. */
  readonly plays: readonly Play[]
  /** The concessions of this round, in order. */
  readonly concessions: readonly Concession[]
  readonly question: Question | null
  /** The Gamepoints of each seat; those of a round count when its end is posted. */
  readonly scores: readonly [number, number]
  /** The rounds whose result is final. */
  readonly rounds: readonly Round[]
  /** A referee on vacation who gets the office back, or `null`. */
  readonly refereeAway: string | null
}

/** Adds the tromino that is due. */
export interface Place {
  readonly type: 'place'
  readonly letter: Letter
  /** The squares, in any order. */
  readonly cells: Cells
}

/** Moves a tromino of one's own (4). */
export interface Move {
  readonly type: 'move'
  readonly letter: Letter
  readonly from: Cells
  readonly to: Cells
}

/** What somebody can do. */
export type Act =
  | Place
  | Move
  | { readonly type: 'pass' }
  /** Concedes the round for so many Gamepoints, or accepts such a concession of the opponent's (7). */
  | { readonly type: 'concede' | 'accept'; readonly gamepoints: number }
  /** Questions the plays of the round (10). */
  | { readonly type: 'question' }
  /** The referee's: names the first illegal play unasked, by its number in the round, from 1 (10). */
  | { readonly type: 'illegal'; readonly play: number }

/** From each way in which a play is illegal to the facts of its sentence. */
export interface Faults {
  secondTouches: { readonly units: number }
  thirdTouches: { readonly units: number }
  thirdTouchesFirst: { readonly units: number }
  fourthTouches: { readonly units: number }
  fourthTouchesSecond: { readonly units: number }
  likeLetter: { readonly letter: Letter; readonly units: number }
  noOpponent: { readonly letter: Letter }
  tooLittleEdge: { readonly letter: Letter; readonly units: number }
  gridFull: { readonly letter: Letter }
  notFull: { readonly letter: Letter; readonly placed: number }
  noOutsideEdge: { readonly letter: Letter }
  splitsGrid: { readonly letter: Letter }
  mayPlay: { readonly letter: Letter }
}

/** Why a play is illegal. */
export type Fault = Refusal<Faults>

/** From each rejection code to the facts of its sentence. */
export interface Rejections extends Faults {
  notBegun: Nothing
  roundOver: { readonly how: RoundEnd['how'] }
  questioned: { readonly by: string }
  notYourTurn: { readonly player: string; readonly letter: Letter }
  wrongLetter: { readonly letter: Letter; readonly due: Letter }
  noTromino: { readonly cells: Cells }
  occupied: { readonly square: readonly [number, number]; readonly by: Letter }
  notYourTromino: { readonly letter: Letter; readonly from: Cells }
  notMoved: { readonly letter: Letter }
  tooManyConcessions: { readonly most: number }
  noConcession: { readonly gamepoints: number; readonly open: readonly number[] }
  ownConcession: { readonly gamepoints: number }
  noPlays: Nothing
  allLegal: { readonly play: number; readonly plays: number }
  notTheFirst: { readonly play: number; readonly first: number }
}

/** Why the game ended. */
export type Why = 'gamepoints' | 'time' | 'departure'

/**
 * What the Treasury pays somebody, the caps of an instance reckoned in. Those of a month are the
 * ledger's matter.
 */
export interface Payment {
  readonly to: string
  readonly amount: number
}

/** What the engine announces, to all. */
export type Post =
  | { readonly type: 'round begins'; readonly round: number; readonly first: SeatNumber }
  | {
      readonly type: 'played'
      readonly seat: SeatNumber
      readonly play: number
      readonly letter: Letter
      readonly how: Play['type']
      /** The squares taken; empty for a pass. */
      readonly cells: readonly (readonly [number, number])[]
      /** `null` where it is too large to be drawn. */
      readonly grid: readonly string[] | null
    }
  /** The grid has ended the round, as far as nobody finds an illegal play. */
  | ({ readonly type: 'surrounded'; readonly round: number } & RoundEnd)
  | { readonly type: 'conceded'; readonly seat: SeatNumber; readonly gamepoints: number }
  /** A concession was accepted; `scored` is what it brings. */
  | {
      readonly type: 'accepted'
      readonly seat: SeatNumber
      readonly gamepoints: number
      readonly scored: number
    }
  | { readonly type: 'questioned'; readonly seat: SeatNumber }
  /** The referee finds all plays legal; `over` where they have ended the round. */
  | { readonly type: 'all legal'; readonly plays: number; readonly over: boolean }
  /** The referee names the first illegal play; it and all after it are undone. */
  | {
      readonly type: 'illegal'
      readonly play: number
      readonly seat: SeatNumber
      readonly letter: Letter
      readonly fault: Fault
      /** How many plays are undone. */
      readonly undone: number
      /** The grid as it stands again, or `null` where it is too large to be drawn. */
      readonly grid: readonly string[] | null
    }
  /** The referee posts the end of a round, with all Gamepoints. */
  | ({
      readonly type: 'round'
      readonly round: number
      readonly scores: readonly [number, number]
    } & RoundEnd)
  | {
      readonly type: 'result'
      readonly winner: SeatNumber | null
      readonly why: Why
      readonly scores: readonly [number, number]
      readonly payments: readonly Payment[]
    }
  | { readonly type: 'referee away' | 'referee back'; readonly person: string }

/** The types of Tromino Go. */
export interface TrominoGo extends Bundle<Shared, Nothing, Nothing, Options, Act, Post> {
  readonly Inquiries: {
    readonly first: {
      readonly ask: 'pick'
      /** The names of the players, by seat. */
      readonly about: { readonly players: readonly string[] }
    }
    /**
     * Answers a question about the plays. The only choice is what is true: `'all plays are legal'`,
     * or `'play 7 is illegal'`.
     */
    readonly legality: {
      readonly ask: 'judge'
      readonly about: {
        readonly by: SeatNumber
        /** The number of the first illegal play, from 1, or `null`. */
        readonly illegal: number | null
      }
      readonly answer: string
    }
    /** Posts the end of a round. The only choice is `'post'`. */
    readonly round: {
      readonly ask: 'judge'
      readonly about: { readonly round: number } & RoundEnd
      readonly answer: string
    }
  }
  /** `play`: the three days for the next play. */
  readonly Deadline: 'play'
  readonly Rejections: Rejections
  readonly Clause: Citation<typeof trominoGoClauses>
  readonly Join: null
}

/** A state that a recipe changes. */
export type Draft = Writable<State<TrominoGo>>
