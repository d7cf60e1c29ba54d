import type { SeatNumber } from '../table/table.js'
import type { GameView, RandomInt } from './view.js'

/** A move that is worth thinking about. */
export interface Candidate<Move = unknown> {
  /** The move, which must be legal. */
  readonly move: Move
  /** How much is to be expected of it beside the others: any number above 0. */
  readonly weight: number
}

/** A move, and what speaks for it. */
export interface MoveEvaluation<Move = unknown> {
  /** The move. */
  readonly move: Move
  /** What it is worth to the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** How much it was looked into: futures played out, or positions weighed. */
  readonly visits: number
  /** What speaks for it, as a sentence; where the game's tactics know one. */
  readonly reason?: string
}

/**
 * What a decent player knows of a game, for a search to go by. A game's are in an entry point of
 * their own, such as `@ackanomic/games/spades/tactics`, so that an app without bots has none of it.
 *
 * None of it peeks: a view holds what the seat may know, and the states are samples that a search
 * has taken from such a view. What a state hides from a seat should not sway what is said of its
 * moves in that state, or the seat seems to know more than it does.
 */
export interface Tactics<State = unknown, Move = unknown, View extends GameView = GameView> {
  /**
   * What a decent player does at once: a legal move of the seat, or `undefined` when it has none or
   * leaves it be. Rollouts go on by it, so it must be quick and may be a little random.
   */
  rolloutPolicy(state: State, seat: SeatNumber, choose: RandomInt): Move | undefined
  /**
   * The moves of a seat that a decent player thinks about, best first; none where it has none. When
   * it is left out, all legal moves are candidates alike.
   */
  candidates?(state: State, seat: SeatNumber, choose: RandomInt): readonly Candidate<Move>[]
  /**
   * What a state is worth to each seat, from 0 (lost) to 1 (won), where a rollout is broken off; of a
   * game that is over the outcome tells. When it is left out, the scores are compared.
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

/** What bots of word games go by; who has none gets bots that know no words. */
export interface Lexicon {
  /** The words, in whatever order. */
  readonly words: readonly string[]
  /** What a word means, as definitions of a dictionary; none where it is not known. */
  readonly define?: (word: string) => readonly string[]
}
