import type { LogEntry } from '../entry.js'
import type { Match } from '../match/match-value.js'
import type { GameRules, GameStep } from './game.js'
import type { AnyEvent, MatchEvent } from './game-event.js'
import type { StandardSchemaV1 } from './standard-schema.js'

/** The state of a game: `StateOf<typeof spades>`. */
export type StateOf<G> = G extends { status(state: infer State): unknown } ? State : never

/** A move of a game: `MoveOf<typeof spades>`. */
export type MoveOf<G> = G extends {
  readonly schemas: { readonly move: StandardSchemaV1<unknown, infer Move> }
}
  ? Move
  : never

/** A move, or its text: `MoveInput<typeof spades>`. */
export type MoveInput<G> = string | MoveOf<G>

/** An entry of a game’s log: `EntryFor<typeof spades>`. */
export type EntryFor<G> = LogEntry<MoveOf<G>>

/** All options of a game: `OptionsOf<typeof spades>`. */
export type OptionsOf<G> = G extends {
  readonly schemas: { readonly options: StandardSchemaV1<unknown, infer Options> }
}
  ? Options
  : never

/** The views of a game: `ViewOf<typeof spades>`. */
export type ViewOf<G extends GameRules = GameRules> = ReturnType<G['view']>

/** An event of a game or of core: `GameEventOf<typeof spades>`. */
export type GameEventOf<G extends GameRules = GameRules> =
  Extract<ReturnType<G['setup']>, { readonly ok: true }> extends {
    readonly value: GameStep<unknown, unknown, infer Event extends AnyEvent>
  }
    ? Event
    : never

/** An event with its recipients: `EventOf<typeof spades>`. */
export interface EventOf<G extends GameRules = GameRules> extends MatchEvent<GameEventOf<G>> {}

/** The errors of a game: `ErrorOf<typeof spades>`. */
export type ErrorOf<G extends GameRules = GameRules> = Extract<
  ReturnType<G['setup']>,
  { readonly ok: false }
>['error']

/** A match of a game: `MatchOf<typeof spades>`. */
export interface MatchOf<G extends GameRules = GameRules> extends Match<StateOf<G>, MoveOf<G>> {}

/** The options that you may pass, without those that have a default. */
export type SomeOptionsOf<G> = G extends {
  readonly schemas: { readonly options: StandardSchemaV1<infer Input, infer Options> }
}
  ? unknown extends Input
    ? unknown extends Options
      ? unknown
      : Partial<Options>
    : Input
  : never
