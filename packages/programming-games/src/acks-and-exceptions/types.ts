import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { acksClauses } from './clauses.js'

/** What a coaster can be, in the order in which hands are sorted. */
export const COASTERS = ['ACK', 'Exception'] as const

/** What a coaster is: a message that is processed, or one that fails. */
export type Coaster = (typeof COASTERS)[number]

/** The order in which the coasters of a stack are processed. */
export type FlipOrder = 'last-first' | 'first-first'

/** What is settled at the set-up. */
export interface Options {
  /**
   * Who starts the first round: a seat, or by `'chance'`, which the host draws. Default:
   * `'chance'`.
   */
  readonly starter: 'chance' | SeatNumber
  /**
   * Who starts the rounds after the first: the last `'challenger'`, or the next player clockwise if
   * e is out; in `'rotate'` the next player clockwise after the last starter; or by `'chance'`.
   * Default: `'challenger'`.
   */
  readonly nextStarter: 'challenger' | 'rotate' | 'chance'
  /**
   * Which coaster of a stack is processed first, that placed last or first. Default:
   * `'last-first'`.
   */
  readonly flipOrder: FlipOrder
  /**
   * The highest bid: as many coasters as lie on the `'table'`; or `'none'`, and then a bid that
   * cannot be fulfilled fails. Default: `'table'`.
   */
  readonly bidCap: 'table' | 'none'
  /**
   * Who picks the coaster that a Challenger loses: e emself, or the host, at random. Default:
   * `'challenger'`.
   */
  readonly loss: 'challenger' | 'random'
  /**
   * In how many days each act is due, 1 to 365; what was not done in time is done for the player.
   * Default: `null`, no limit.
   */
  readonly timeLimit: number | null
}

/** A bid, or a pass. */
export interface Call {
  /** Who calls. */
  readonly seat: SeatNumber
  /** The number of coasters; `null` for a pass. */
  readonly bid: number | null
}

/** A coaster that was flipped. */
export interface Flip {
  /** Whose it is. */
  readonly of: SeatNumber
  /** What it is. */
  readonly coaster: Coaster
}

/** How a round came to its end; `'void'` when somebody left in the midst of a challenge. */
export type RoundEnd = 'success' | 'failure' | 'void'

/** A round that is over. */
export interface Round {
  /** Who started it. */
  readonly starter: SeatNumber
  /** How many coasters lay on each seat's stack. */
  readonly stacks: readonly number[]
  /** The bids and passes, in order; the first is the challenge. */
  readonly calls: readonly Call[]
  /** The coasters that were flipped, in order. */
  readonly flips: readonly Flip[]
  /** How it ended. */
  readonly ended: RoundEnd
}

/**
 * What goes on: the host draws the `starter`; all place the first coaster (`set-up`); a seat places
 * another or challenges (`placing`); a seat raises or passes (`bidding`); the Challenger flips
 * (`processing`), or a coaster of theirs is being lost (`loss`).
 */
export const STAGES = ['starter', 'set-up', 'placing', 'bidding', 'processing', 'loss'] as const

/** A stage of play. */
export type Stage = (typeof STAGES)[number]

/** What everybody may see. */
export interface Shared {
  /** What goes on; at the end of the game it stays as it was last. */
  readonly stage: Stage
  /** Whose act is awaited; `null` where it is the host's (`starter`) or everybody's (`set-up`). */
  readonly turn: SeatNumber | null
  /** Who starts this round, or `null` while that is drawn. */
  readonly starter: SeatNumber | null
  /** How many coasters each seat still has in the game: 4 down to 0. */
  readonly coasters: readonly number[]
  /**
   * How many coasters each seat has placed this round, the flipped ones included. Who leaves has
   * none, unless only the loss of a round that was played is waited for.
   */
  readonly stacks: readonly number[]
  /** The bids and passes of this round, in order. */
  readonly calls: readonly Call[]
  /** The coasters that were flipped this round, in order. */
  readonly flips: readonly Flip[]
  /** The rounds that are over. */
  readonly rounds: readonly Round[]
  /** The seats whose time is up, and for which the host draws a coaster. */
  readonly late: readonly SeatNumber[]
}

/** What only the owner of coasters may know. A coaster in neither place is out of the game. */
export interface Secret {
  /** The coasters in hand, ACKs first. */
  readonly hand: readonly Coaster[]
  /** The coasters placed this round, in the order in which they were placed; flipped ones too. */
  readonly stack: readonly Coaster[]
}

/** Puts a coaster face down on the own stack. */
export interface Place {
  /** The type of the move. */
  readonly type: 'place'
  /** The coaster. */
  readonly coaster: Coaster
}

/** Challenges: ends the placing, and opens the bidding. */
export interface Challenge {
  /** The type of the move. */
  readonly type: 'challenge'
  /** How many coasters one can process. */
  readonly bid: number
}

/** Bids more than the one before. */
export interface Raise {
  /** The type of the move. */
  readonly type: 'raise'
  /** How many coasters one can process. */
  readonly bid: number
}

/** Gets out of the bidding of this round. */
export interface Pass {
  /** The type of the move. */
  readonly type: 'pass'
}

/** Flips the next coaster of a queue. */
export interface FlipNext {
  /** The type of the move. */
  readonly type: 'flip'
  /** Whose queue. */
  readonly of: SeatNumber
}

/** Chooses the own coaster that is lost after a failure. */
export interface Lose {
  /** The type of the move. */
  readonly type: 'lose'
  /** The coaster. */
  readonly coaster: Coaster
}

/** The moves. */
export type Move = Place | Challenge | Raise | Pass | FlipNext | Lose

/** What the engine announces; all of it to all, but for `drawn`. */
export type Post =
  /** A round begins; everybody places a coaster. Told again when the starter leaves before. */
  | { readonly type: 'round'; readonly round: number; readonly starter: SeatNumber }
  /** Somebody has placed a coaster; the stack is that high now. */
  | { readonly type: 'placed'; readonly seat: SeatNumber; readonly stack: number }
  /** It is somebody's turn to place a coaster or to challenge. */
  | { readonly type: 'turn'; readonly seat: SeatNumber }
  /** Somebody challenges. */
  | { readonly type: 'challenged'; readonly seat: SeatNumber; readonly bid: number }
  /** Somebody bids more. */
  | { readonly type: 'raised'; readonly seat: SeatNumber; readonly bid: number }
  /** Somebody passes. */
  | { readonly type: 'passed'; readonly seat: SeatNumber }
  /** The bidding is over. */
  | { readonly type: 'challenger'; readonly seat: SeatNumber; readonly bid: number }
  /** A coaster was flipped, the `count`th of `bid`. */
  | ({
      readonly type: 'flipped'
      readonly seat: SeatNumber
      readonly count: number
      readonly bid: number
    } & Flip)
  /** The Challenger has won the round, eir `wins`th. */
  | { readonly type: 'succeeded'; readonly seat: SeatNumber; readonly wins: number }
  /** The Challenger has failed by an Exception of `by`, or (`null`) for want of coasters. */
  | { readonly type: 'failed'; readonly seat: SeatNumber; readonly by: SeatNumber | null }
  /** The Challenger has lost a coaster and has so many left. */
  | { readonly type: 'lost'; readonly seat: SeatNumber; readonly coasters: number }
  /** Somebody is out of the game. */
  | { readonly type: 'SIGTERM'; readonly seat: SeatNumber }
  /** The round is void, for somebody has left. */
  | { readonly type: 'void' }
  /** Somebody's time is up. */
  | { readonly type: 'time is up'; readonly seat: SeatNumber }
  /** To the owner alone: the coaster that the host drew for em. */
  | { readonly type: 'drawn'; readonly coaster: Coaster; readonly for: 'stack' | 'loss' }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The starter has not been drawn. */
  starterNotDrawn: Nothing
  /** The turns have not begun: some have yet to place their first coaster. */
  notAllPlaced: { readonly waiting: readonly string[] }
  /** The first coaster of this round is placed. */
  placedAlready: Nothing
  /** It is another player's turn. */
  notYourTurn: { readonly turn: string }
  /** Time is up, and the host draws. */
  timeIsUp: { readonly stage: 'set-up' | 'placing' | 'loss' }
  /** There is nothing in hand to place. */
  emptyHand: Nothing
  /** The coaster is not in the player's hand. */
  notInHand: { readonly coaster: Coaster; readonly hand: readonly Coaster[] }
  /** Somebody has challenged, so the placing is over. */
  placingOver: Nothing
  /** Somebody has challenged already. */
  challengedAlready: { readonly by: string }
  /** Nobody has challenged. */
  noChallenge: Nothing
  /** The bidding is over. */
  biddingOver: { readonly challenger: string; readonly bid: number }
  /** The player has passed. */
  passed: Nothing
  /** A bid of less than 1. */
  noMessages: { readonly bid: number }
  /** The bid is not higher than the one before. */
  tooLow: { readonly bid: number; readonly least: number }
  /** The bid is higher than the highest possible. */
  tooHigh: { readonly bid: number; readonly most: number }
  /** Nothing is being processed. */
  notProcessing: Nothing
  /** Somebody else is the Challenger. */
  notChallenger: { readonly challenger: string; readonly stage: 'processing' | 'loss' }
  /** The own queue has not been processed. */
  ownQueueFirst: { readonly left: number }
  /** The queue is empty. */
  emptyQueue: { readonly of: string }
  /** No coaster is to be lost. */
  nothingToLose: Nothing
  /** The host draws the coaster that is lost. */
  lossDrawn: Nothing
  /** The player does not have such a coaster. */
  notOwned: { readonly coaster: Coaster }
}

/** The types of ACKs & Exceptions. */
export interface AcksAndExceptions extends Bundle<Shared, Secret, Nothing, Options, Move, Post> {
  /** What the host is asked; there is no referee. */
  readonly Inquiries: {
    /** Draws who starts: one of those in the game, by seat. */
    readonly starter: {
      readonly ask: 'pick'
      readonly about: { readonly seats: readonly SeatNumber[] }
    }
    /** Draws a coaster of a late player's hand, ACKs first, for eir stack. */
    readonly draw: { readonly ask: 'pick'; readonly about: { readonly seat: SeatNumber } }
    /** Draws the coaster that a Challenger loses, ACKs first. */
    readonly loss: { readonly ask: 'pick'; readonly about: { readonly seat: SeatNumber } }
  }
  /** `act`: the time limit, where there is one. */
  readonly Deadline: 'act'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof acksClauses>
  /** Nobody joins. */
  readonly Join: null
}
