import type { LogEntry } from '../entry.js'
import type { GameRules } from '../game/game.js'
import type { ErrorOf, EventOf, MatchOf, MoveOf } from '../game/types-of.js'
import type { Prompt } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { MatchRejection } from './refusals.js'

/** An answer of the referee function that the game refused. The prompt stays open. */
export interface RejectedAnswer {
  /** The prompt. */
  readonly prompt: Prompt
  /** Why the answer was refused. */
  readonly error: Rejection
}

/** The effects of a step on a match. */
export interface MatchProgress<G extends GameRules = GameRules> {
  /** The match as it now stands. */
  readonly match: MatchOf<G>
  /** The events, in order, with their recipients. */
  readonly events: readonly EventOf<G>[]
  /**
   * The entries that were added to the log: time entries before the entry, the entry itself, and
   * answers, in order. If you keep the log yourself, append these.
   */
  readonly appended: readonly LogEntry<MoveOf<G>>[]
  /** The answers of the referee function that the game refused. Each is a bug of that function. */
  readonly rejectedAnswers: readonly RejectedAnswer[]
  /** Whether the log contained the idempotency key already, so that nothing was played. */
  readonly duplicate: boolean
}

/** The result of a step that was accepted. */
export interface MatchStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  /** Always `true`. */
  readonly ok: true
  /** Never set. */
  readonly error?: never
}

/**
 * The result of a step that was refused. Time may have passed before the refusal, so keep its
 * `match` and send its `events`, too.
 */
export interface RefusedStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  /** Always `false`. */
  readonly ok: false
  /** Why the entry was refused. */
  readonly error: ErrorOf<G> | MatchRejection
}

/**
 * The result of `submit`. Whether the entry was accepted or refused, `match` is the current match,
 * and `events` are the events to send. `error` says why the entry was refused.
 */
export type SubmitResult<G extends GameRules = GameRules> = MatchStep<G> | RefusedStep<G>
