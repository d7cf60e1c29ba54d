import type { LogEntry } from '../entry.js'
import type { GameRules } from '../game/game.js'
import type { ErrorOf, EventOf, MatchOf, MoveOf } from '../game/types-of.js'
import type { GameError } from '../game-error.js'
import type { Prompt } from '../prompt.js'
import type { MatchError } from './match-errors.js'

/** An answer of the referee function that the game refused. The prompt stays open. */
export interface RejectedAnswer {
  readonly prompt: Prompt
  readonly error: GameError
}

/** The effects of a step on a match. */
export interface MatchProgress<G extends GameRules = GameRules> {
  readonly match: MatchOf<G>
  readonly events: readonly EventOf<G>[]
  /** The entries added to the log: earlier time entries, the entry, and answers. */
  readonly appended: readonly LogEntry<MoveOf<G>>[]
  /** The referee's answers that the game refused. Each is a bug of the referee. */
  readonly rejectedAnswers: readonly RejectedAnswer[]
  /** Whether the log contained the idempotency key already, so that nothing was played. */
  readonly duplicate: boolean
}

/** The result of a step that was accepted. */
export interface MatchStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  readonly ok: true
  readonly error?: never
}

/** A refused step. Time may have passed before, so keep its `match` and send its `events`, too. */
export interface RefusedStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  readonly ok: false
  readonly error: ErrorOf<G> | MatchError
}

/** The result of `submit`. Keep its `match` and send its `events`, accepted or refused. */
export type SubmitResult<G extends GameRules = GameRules> = MatchStep<G> | RefusedStep<G>
