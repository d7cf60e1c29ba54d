import type { SeatNumber } from '../roster/roster.js'
import type { GameView, RandomInt } from './view.js'

/** A move that is worth considering. */
export interface Candidate<Move = unknown> {
  readonly move: Move
  /** The prior weight, above 0, compared with the others. */
  readonly weight: number
}

/** A move with its evaluation. */
export interface MoveEvaluation<Move = unknown> {
  readonly move: Move
  /** The value for the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** The number of rollouts, or of positions evaluated. */
  readonly visits: number
  /** The reason in a sentence, if the game's tactics give one. */
  readonly reason?: string
}

/**
 * The tactics of a game, for a search. They have their own entry point, such as
 * `@ackanomic/games/spades/tactics`, so that apps without bots do not bundle them.
 *
 * States are samples drawn from a seat's view. Tactics must not use a sampled secret of another
 * seat: the seat would seem to know more than it does.
 */
export interface Tactics<State = unknown, Move = unknown, View extends GameView = GameView> {
  /**
   * Returns a decent player's move without search, or `undefined`. It must be fast for rollouts.
   */
  rolloutPolicy(state: State, seat: SeatNumber, choose: RandomInt): Move | undefined
  /**
   * Returns a mistake that a person might make, for levels that blunder, or `undefined` for none.
   * Default: any legal move.
   */
  blunder?(state: State, seat: SeatNumber, choose: RandomInt): Move | undefined
  /** Returns the moves that a decent player considers, best first. Default: all legal moves. */
  candidates?(state: State, seat: SeatNumber, choose: RandomInt): readonly Candidate<Move>[]
  /** Returns each seat's value, from 0 (lost) to 1 (won). Default: the scores are compared. */
  evaluate?(state: State): readonly number[]
  /** Returns the reason for a move that the search or `solve` found, as a sentence. */
  explain?(move: Move, view: View): string
  /** The steps after which a rollout is cut off. Default: 200. */
  readonly maxRolloutDepth?: number
  /** Decides whether a rollout may stop, because the first decision makes no more difference. */
  cutoff?(from: State, state: State): boolean
  /** Whether the bot must be unpredictable, as when all move at once. Default: `false`. */
  readonly mixedStrategy?: boolean
  /**
   * Evaluates a view with the game's own solver instead of the search. It yields interim results,
   * best first, every few milliseconds, and may be abandoned. `undefined` starts the search.
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

/** The words for bots of word games. */
export interface Lexicon {
  readonly words: readonly string[]
  /** Returns the definitions of a word; empty if it is unknown. */
  readonly define?: (word: string) => readonly string[]
}
