import type { LogEntry } from '../entry.js'
import type { GameRules } from '../game/game.js'
import type { ErrorOf, EventOf, MatchOf, MoveOf } from '../game/types-of.js'
import type { Prompt } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { MatchRejection } from './refusals.js'

/** An answer of a given referee's that did not fit; the prompt stays open. */
export interface RejectedAnswer {
  /** The prompt. */
  readonly prompt: Prompt
  /** Why the answer was refused. */
  readonly rejection: Rejection
}

/** How far a match has come by something that was done. */
export interface MatchProgress<G extends GameRules = GameRules> {
  /** The match as it now stands. */
  readonly match: MatchOf<G>
  /** The events, in order, with their recipients. */
  readonly events: readonly EventOf<G>[]
  /**
   * The entries that were added to the log: the entry itself, time entries before it, answers. If
   * you keep the log yourself, append these.
   */
  readonly appended: readonly LogEntry<MoveOf<G>>[]
  /** Answers of the given referee's that did not fit: a fault of its, to be mended. */
  readonly rejectedAnswers: readonly RejectedAnswer[]
  /** Whether the key was in the log already, so that nothing was played. */
  readonly duplicate: boolean
}

/** The result of a step that was not refused. */
export interface MatchStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  /** Always `true`. */
  readonly ok: true
  /** None. */
  readonly error?: never
}

/** A refusal, with what time did before it: keep its match too, and send its events. */
export interface RefusedStep<G extends GameRules = GameRules> extends MatchProgress<G> {
  /** Always `false`. */
  readonly ok: false
  /** Why the entry was refused. */
  readonly error: ErrorOf<G> | MatchRejection
}

/**
 * The result of `submit`. Whether the entry was accepted or refused, `match` is the match as it now
 * stands, and `events` is what to send; `error` says why it was refused.
 */
export type SubmitResult<G extends GameRules = GameRules> = MatchStep<G> | RefusedStep<G>
