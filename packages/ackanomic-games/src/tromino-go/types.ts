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
  /** A tromino is added. */
  | { readonly type: 'place'; readonly cells: Cells }
  /** A tromino is moved. */
  | { readonly type: 'move'; readonly from: Cells; readonly to: Cells }
  /** Nothing is played. */
  | { readonly type: 'pass' }

/** A play that stands. Its number in the round tells its letter (`letterOfPlay`). */
export type Play = Made & {
  /** What was left of the three days, milliseconds. */
  readonly left: Duration
}

/** An offer to end the round. */
export interface Concession {
  /** Who concedes. */
  readonly seat: SeatNumber
  /** The Gamepoints conceded. */
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

/**
 * What goes on: the referee draws who plays first; a round is played; a round is over, and the
 * referee is to post its end.
 */
export type Stage =
  | { readonly stage: 'draw' }
  | { readonly stage: 'play' }
  | { readonly stage: 'ended'; readonly end: RoundEnd }

/** Plays that a player has questioned. */
export interface Question {
  /** Who asked. */
  readonly by: SeatNumber
  /** What was left of the three days, milliseconds; `null` where the round had ended. */
  readonly left: Duration | null
}

/** What everybody may see, which is all there is. */
export interface Shared {
  /** What goes on. */
  readonly now: Stage
  /** Who plays first in this round, with the capitals; `null` until that is drawn. */
  readonly first: SeatNumber | null
  /** The plays of this round that stand. `trominoesOf` makes the grid of them. */
  readonly plays: readonly Play[]
  /** The concessions of this round, in order. */
  readonly concessions: readonly Concession[]
  /** The question that the referee is to answer, or `null`. */
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
  /** The type of the move. */
  readonly type: 'place'
  /** The letter. */
  readonly letter: Letter
  /** The squares, in any order. */
  readonly cells: Cells
}

/** Moves a tromino of one's own (4). */
export interface Move {
  /** The type of the move. */
  readonly type: 'move'
  /** The letter. */
  readonly letter: Letter
  /** The squares that it leaves, in any order. */
  readonly from: Cells
  /** The squares that it takes, in any order. */
  readonly to: Cells
}

/** Plays nothing (5). */
export interface Pass {
  /** The type of the move. */
  readonly type: 'pass'
}

/** Concedes the round (7). */
export interface Concede {
  /** The type of the move. */
  readonly type: 'concede'
  /** How many Gamepoints, 0 or more. */
  readonly gamepoints: number
}

/** Accepts a concession of the opponent's in this round (7). */
export interface Accept {
  /** The type of the move. */
  readonly type: 'accept'
  /** Of how many Gamepoints. */
  readonly gamepoints: number
}

/** Questions the plays of the round (10). */
export interface Doubt {
  /** The type of the move. */
  readonly type: 'question'
}

/** The referee's: names the first illegal play unasked (10). */
export interface Illegal {
  /** The type of the move. */
  readonly type: 'illegal'
  /** The number of the play in the round, from 1, passes included. */
  readonly play: number
}

/** What somebody can do. */
export type Act = Place | Move | Pass | Concede | Accept | Doubt | Illegal

/** From each way in which a play is illegal to the facts of its sentence. */
export interface Faults {
  /** The second play has too little edge with the first. */
  secondTouches: { readonly units: number }
  /** The third play has too little edge with the second. */
  thirdTouches: { readonly units: number }
  /** The third play touches the first. */
  thirdTouchesFirst: { readonly units: number }
  /** The fourth play has too little edge with the third. */
  fourthTouches: { readonly units: number }
  /** The fourth play touches the second. */
  fourthTouchesSecond: { readonly units: number }
  /** It touches a tromino of its letter. */
  likeLetter: { readonly letter: Letter; readonly units: number }
  /** It touches no tromino of the opponent. */
  noOpponent: { readonly letter: Letter }
  /** It has too little edge with the others. */
  tooLittleEdge: { readonly letter: Letter; readonly units: number }
  /** 30 trominoes are on the grid: one is moved, none is added. */
  gridFull: { readonly letter: Letter }
  /** Fewer than 30 trominoes are on the grid: one is added, none is moved. */
  notFull: { readonly letter: Letter; readonly placed: number }
  /** The tromino has no outside edge. */
  noOutsideEdge: { readonly letter: Letter }
  /** Without the tromino the others would not hang together. */
  splitsGrid: { readonly letter: Letter }
  /** There is another legal play. */
  mayPlay: { readonly letter: Letter }
}

/** Why a play is illegal. */
export type Fault = Refusal<Faults>

/** From each rejection code to the facts of its sentence. */
export interface Rejections extends Faults {
  /** The referee is still to draw who plays first. */
  notBegun: Readonly<Record<never, never>>
  /** The round is over, and the referee is to post its end. */
  roundOver: { readonly how: RoundEnd['how'] }
  /** The plays have been questioned, and the referee is to answer. */
  questioned: { readonly by: string }
  /** It is the other player's turn. */
  notYourTurn: { readonly player: string; readonly letter: Letter }
  /** Another letter is due. */
  wrongLetter: { readonly letter: Letter; readonly due: Letter }
  /** The squares are no L. */
  noTromino: { readonly cells: Cells }
  /** A square is taken. */
  occupied: { readonly square: readonly [number, number]; readonly by: Letter }
  /** No tromino of the letter that is due lies there. */
  notYourTromino: { readonly letter: Letter; readonly from: Cells }
  /** The tromino stays where it is. */
  notMoved: { readonly letter: Letter }
  /** The player has conceded this round as often as is taken. */
  tooManyConcessions: { readonly most: number }
  /** The opponent has not conceded so much in this round. */
  noConcession: { readonly gamepoints: number; readonly open: readonly number[] }
  /** The concession is one's own. */
  ownConcession: { readonly gamepoints: number }
  /** No play of this round has been made. */
  noPlays: Readonly<Record<never, never>>
  /** All plays are legal. */
  allLegal: { readonly play: number; readonly plays: number }
  /** Another play is the first illegal one. */
  notTheFirst: { readonly play: number; readonly first: number }
}

/** Why the game ended. */
export type Why = 'gamepoints' | 'time' | 'departure'

/**
 * What the Treasury pays somebody, the caps of an instance reckoned in. Those of a month are the
 * ledger's matter.
 */
export interface Payment {
  /** Who gets it. */
  readonly to: string
  /** A$. */
  readonly amount: number
}

/** What the engine announces, to all. */
export type Post =
  /** A round begins. */
  | { readonly type: 'round begins'; readonly round: number; readonly first: SeatNumber }
  /** A play, with the grid after it as it is posted. */
  | {
      readonly type: 'played'
      readonly seat: SeatNumber
      /** Its number in the round, from 1. */
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
  /** A concession. */
  | { readonly type: 'conceded'; readonly seat: SeatNumber; readonly gamepoints: number }
  /** A concession was accepted; `scored` is what it brings. */
  | {
      readonly type: 'accepted'
      readonly seat: SeatNumber
      readonly gamepoints: number
      readonly scored: number
    }
  /** A player questions the plays. */
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
  /** The end of the game. */
  | {
      readonly type: 'result'
      readonly winner: SeatNumber | null
      readonly why: Why
      readonly scores: readonly [number, number]
      readonly payments: readonly Payment[]
    }
  /** The referee is on vacation. */
  | { readonly type: 'referee away'; readonly person: string }
  /** The referee is back. */
  | { readonly type: 'referee back'; readonly person: string }

/** The types of Tromino Go. */
export interface TrominoGo extends Bundle<Shared, Nothing, Nothing, Options, Act, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Draws the seat that plays first in round 1. */
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
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof trominoGoClauses>
  /** Nobody joins. */
  readonly Join: null
}

/** A state that a recipe changes. */
export type Draft = Writable<State<TrominoGo>>
