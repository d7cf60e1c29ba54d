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
  /** What happened, in order, and who is told. */
  readonly events: readonly EventOf<G>[]
  /**
   * What was added to the log: the entry, the time entries before it, the rulings. Who keeps the
   * log entry by entry appends these.
   */
  readonly appended: readonly LogEntry<MoveOf<G>>[]
  /** Answers of the given referee's that did not fit: a fault of its, to be mended. */
  readonly rejectedAnswers: readonly RejectedAnswer[]
  /** Whether the key was in the log already, so that nothing was played. */
  readonly duplicate: boolean
}

/** What comes of a match that goes on: nothing was refused. */
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
 * What `submit` answers. Whether the entry was accepted or refused, `match` is the match as it now
 * stands and `events` is what to tell; `error` says why it was refused.
 */
export type SubmitResult<G extends GameRules = GameRules> = MatchStep<G> | RefusedStep<G>
