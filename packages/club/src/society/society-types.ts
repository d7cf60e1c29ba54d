import type { GameDescription, Timestamp } from '@ackanomic/core'
import type { EquipmentDescription, SubmissionLabel, SubmissionStage } from '@ackanomic/society'

/** A request to post a Submission (1250.1 V.b). */
export interface PostSubmissionRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. A repeated request posts no second
   * Submission.
   */
  readonly idempotencyKey: string
  /** Default: a Game Submission. */
  readonly label?: SubmissionLabel | undefined
  /** Up to 100 characters. Default: the title of the engine's game. */
  readonly title?: string | undefined
  /** The proposed rule, up to 20,000 characters. */
  readonly text: string
  /** A Game, or pieces of General Equipment. Default: the description of the engine's game. */
  readonly describes?: readonly unknown[] | undefined
  /** The engine of the Game, among those that the host offers or proposes. */
  readonly engine?: string | undefined
}

/** A request about a Submission. */
export interface SubmissionRequest {
  readonly submission: number
}

/** A request to veto a Submission (1250.1 V.c). */
export interface VetoRequest extends SubmissionRequest {
  /** `'speaker'`, `'president'` or `'senate'`. The person must hold the office. */
  readonly as: string
  /** Up to 1000 characters. */
  readonly explanation?: string | undefined
}

/** A request to make an accepted Submission a rule. */
export interface EnactRequest extends SubmissionRequest {
  /** The number of the rule. Default: the next free one of the suite. */
  readonly rule?: string | undefined
}

/** The Submissions to list. */
export interface SubmissionQuery {
  /** Lists only those whose procedure goes on. Default: `false`. */
  readonly open?: boolean | undefined
  /** Lists lower numbers. Default: the latest. */
  readonly before?: number | undefined
  /** 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A Submission as everybody sees it. */
export interface HostedSubmission {
  /** From 1. */
  readonly number: number
  readonly label: SubmissionLabel
  /** The person who posted it. */
  readonly by: string
  readonly at: Timestamp
  /** The name of the proposed rule. */
  readonly title: string
  /** The proposed rule. */
  readonly text: string
  /** `null` if the description is void, and for equipment. */
  readonly game: GameDescription | null
  readonly equipment: readonly EquipmentDescription[]
  /** The id of the Game's engine, if one is named. */
  readonly engine: string | null
  /** The stage of the procedure, and the reason for a rejection. */
  readonly stage: SubmissionStage
  /** In order. */
  readonly endorsers: readonly string[]
  /** The endorsements that it needs, by the current number of Active Players. */
  readonly needed: number
  /** When the clock next changes it. */
  readonly deadline: Timestamp | null
  /** The number of its rule, if it has become one. */
  readonly rule: string | null
}

/** A game with an engine, which can be played once the society accepts it. */
export interface ProposedGame {
  readonly id: string
  readonly title: string
  /** The description that 1250.1 III requires. */
  readonly description: GameDescription
  /** The number of its rule, if there is one. */
  readonly rule: string | null
  /** Why it cannot be played, as a sentence; `null` if it can. */
  readonly problem: string | null
}
