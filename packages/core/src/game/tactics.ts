import type { SeatNumber } from '../table/table.js'
import type { GameView, RandomInt } from './view.js'

/** A move that is worth considering. */
export interface Candidate<Move = unknown> {
  /** The move, which must be legal. */
  readonly move: Move
  /** The move's prior weight, compared with the others: any number above 0. */
  readonly weight: number
}

/** A move with its evaluation. */
export interface MoveEvaluation<Move = unknown> {
  /** The move. */
  readonly move: Move
  /** The value of the move for the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** How often the move was examined: the number of rollouts, or of positions evaluated. */
  readonly visits: number
  /** The reason for the move, as a sentence, if the game's tactics give one. */
  readonly reason?: string
}

/**
 * Tactics of a game, for a search. They have an entry point of their own, such as
 * `@ackanomic/games/spades/tactics`, so that apps without bots do not bundle them.
 *
 * Tactics must not peek. A view holds what the seat may know, and states are samples that a search
 * has drawn from such a view. If tactics let a sampled secret of another seat sway the seat's move,
 * the seat seems to know more than it does.
 */
export interface Tactics<State = unknown, Move = unknown, View extends GameView = GameView> {
  /**
   * Returns the move that a decent player makes without search: a legal move of the seat, or
   * `undefined` if it has none or passes. Rollouts call it, so it must be fast. It may use some
   * chance.
   */
  rolloutPolicy(state: State, seat: SeatNumber, choose: RandomInt): Move | undefined
  /**
   * Returns the moves of a seat that a decent player considers, best first, or an empty list if it
   * has none. Default: all legal moves, with equal weight.
   */
  candidates?(state: State, seat: SeatNumber, choose: RandomInt): readonly Candidate<Move>[]
  /**
   * Returns the value of a state for each seat, from 0 (lost) to 1 (won), at the end of a rollout
   * that was cut off. For a finished game, the outcome counts instead. Default: the scores are
   * compared.
   */
  evaluate?(state: State): readonly number[]
  /** Returns the reason for a move that the search or `solve` found, as a sentence. */
  explain?(move: Move, view: View): string
  /** The number of steps after which a rollout is cut off. Default: 200. */
  readonly maxRolloutDepth?: number
  /**
   * Decides whether a rollout that began in one state has gone far enough in the other. For
   * example, after the round is over, a decision of now makes no further difference.
   */
  cutoff?(from: State, state: State): boolean
  /**
   * Whether it pays to be unpredictable, as in games where all move at once. The bot then chooses
   * each move at random, as often as the search considers it the best. Default: `false`.
   */
  readonly mixedStrategy?: boolean
  /**
   * Considers a view with the game's own solver instead of the search. It yields its evaluations so
   * far, best first, every few milliseconds of work, and is abandoned when the time is up. What it
   * returns is final. If it returns `undefined`, the search begins.
   */
  solve?(
    view: View,
    choose: RandomInt,
  ): Generator<
    readonly MoveEvaluation<Move>[],
    readonly MoveEvaluation<Move>[] | undefined,
    undefined
  >
}

/** The words that bots of word games use. Without them, bots know no words. */
export interface Lexicon {
  /** The words, in any order. */
  readonly words: readonly string[]
  /** Returns the definitions of a word, or an empty list if it is unknown. */
  readonly define?: (word: string) => readonly string[]
}
