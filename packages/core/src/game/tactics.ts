import type { SeatNumber } from '../table/table.js'
import type { GameView, RandomInt } from './view.js'

/** A move that is worth thinking about. */
export interface Candidate<Move = unknown> {
  /** The move, which must be legal. */
  readonly move: Move
  /** The move's prior weight, compared with the others: any number above 0. */
  readonly weight: number
}

/** A move, and what speaks for it. */
export interface MoveEvaluation<Move = unknown> {
  /** The move. */
  readonly move: Move
  /** The value of the move for the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** How often the move was examined: rollouts, or positions weighed. */
  readonly visits: number
  /** A reason for the move, as a sentence, if the game's tactics know one. */
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
   * The move of a decent player without search: a legal move of the seat, or `undefined` if it has
   * none or passes. Rollouts use it, so it must be fast; it may be a little random.
   */
  rolloutPolicy(state: State, seat: SeatNumber, choose: RandomInt): Move | undefined
  /**
   * The moves of a seat that a decent player thinks about, best first; none where it has none. When
   * it is left out, all legal moves are candidates alike.
   */
  candidates?(state: State, seat: SeatNumber, choose: RandomInt): readonly Candidate<Move>[]
  /**
   * The value of a state for each seat, from 0 (lost) to 1 (won), where a rollout is cut off. For a
   * finished game the outcome counts. When left out, the scores are compared.
   */
  evaluate?(state: State): readonly number[]
  /** After how many steps a rollout is broken off. Default 200. */
  readonly maxRolloutDepth?: number
  /**
   * Whether a rollout that began in one state has gone far enough in the other: when the round is
   * over, say, after which nothing that is decided now makes a difference.
   */
  cutoff?(from: State, state: State): boolean
  /**
   * Whether it pays to be unforeseeable, as where all move at once: then a move is chosen by chance,
   * each as often as the search holds for best. Default `false`.
   */
  readonly mixedStrategy?: boolean
  /**
   * Thinks about a view by means of the game's own, in place of the search: a solver, a prover, a
   * tactician. It yields its advice so far, best first, every few milliseconds of work, and is left
   * alone when the time is up; what it returns is final. It returns `undefined` where it has nothing
   * to say, and the search begins.
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

/** The words that bots of word games use; without them, bots know no words. */
export interface Lexicon {
  /** The words, in any order. */
  readonly words: readonly string[]
  /** The definitions of a word; none if it is not known. */
  readonly define?: (word: string) => readonly string[]
}
