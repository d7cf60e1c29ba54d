import type { Ask, Game, GameTypes, Match, State } from '@ackanomic/core'

/** The types of whatever game is on the table: no more than the contract promises. */
export interface AnyTypes extends GameTypes {
  /** Inquiries of any name. */
  readonly Inquiries: Readonly<Record<string, { readonly ask: Ask; readonly about: unknown }>>
}

/** Any game that satisfies the contract. */
export type AnyGame = Game<AnyTypes>

/** A match of any game. */
export type AnyMatch = Match<AnyTypes>

/** A state of any game. */
export type AnyState = State<AnyTypes>

/**
 * Puts a game on the table, which gives it back only what came from it: moves that its notation
 * read or its sampler made, views that it showed, states that it reached.
 */
export function anyGame<T extends GameTypes>(game: Game<T>): AnyGame {
  return game as unknown as AnyGame
}
