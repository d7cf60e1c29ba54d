import type { GameDescription, Timestamp } from '@ackanomic/core'
import type { EquipmentDescription, SubmissionLabel, SubmissionStage } from '@ackanomic/society'

/** A request to post a Submission (1250.1 V.b). */
export interface PostSubmissionRequest {
  /**
   * A key that the sender chooses, 1 to 200 characters. Repeating a request with the same key posts
   * no second Submission.
   */
  readonly idempotencyKey: string
  /** Its label. Default: a Game Submission. */
  readonly label?: SubmissionLabel | undefined
  /**
   * The name of the proposed rule, up to 100 characters. Default: the title of the engine's game.
   */
  readonly title?: string | undefined
  /** The text of the proposed rule, up to 20,000 characters. */
  readonly text: string
  /**
   * The subject of the text: a Game, or one or more pieces of General Equipment. Default: the
   * description of the engine's game.
   */
  readonly describes?: readonly unknown[] | undefined
  /** The id of the engine that plays the Game, among those that the host offers or proposes. */
  readonly engine?: string | undefined
}

/** A request about a Submission. */
export interface SubmissionRequest {
  /** The number of the Submission. */
  readonly submission: number
}

/** A request to veto a Submission (1250.1 V.c). */
export interface VetoRequest extends SubmissionRequest {
  /** The office: `'speaker'`, `'president'` or `'senate'`. The person must hold it. */
  readonly as: string
  /** The explanation that should accompany it, up to 1000 characters. */
  readonly explanation?: string | undefined
}

/** A request to make an accepted Submission a rule. */
export interface EnactRequest extends SubmissionRequest {
  /** The number of the rule. Default: the next one of the suite that is free. */
  readonly rule?: string | undefined
}

/** The Submissions to list. */
export interface SubmissionQuery {
  /** Lists those only whose procedure goes on. Default: `false`. */
  readonly open?: boolean | undefined
  /** Lists Submissions with lower numbers than this. Default: the latest. */
  readonly before?: number | undefined
  /** The most Submissions to list, 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** A Submission, as everybody sees it. */
export interface HostedSubmission {
  /** Its number, from 1. */
  readonly number: number
  /** The label under which it was posted. */
  readonly label: SubmissionLabel
  /** The person who posted it. */
  readonly by: string
  /** When it was posted, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The name of the proposed rule. */
  readonly title: string
  /** The text of the proposed rule. */
  readonly text: string
  /** The Game that it describes; `null` if it is void, and for equipment. */
  readonly game: GameDescription | null
  /** The General Equipment that it describes. */
  readonly equipment: readonly EquipmentDescription[]
  /** The id of the engine that plays its Game; `null` if none is named. */
  readonly engine: string | null
  /** Where the procedure stands, and why it was rejected. */
  readonly stage: SubmissionStage
  /** The people who have endorsed it, in order. */
  readonly endorsers: readonly string[]
  /** How many must endorse it, with as many Active Players as there are now. */
  readonly needed: number
  /** When the clock next changes it, in milliseconds since the epoch, UTC; `null` if never. */
  readonly deadline: Timestamp | null
  /** The number of the rule that it has become; `null` if it is none. */
  readonly rule: string | null
}

/** A game whose engine the host has, but which can be played only once the society accepts it. */
export interface ProposedGame {
  /** Its id. */
  readonly id: string
  /** Its title. */
  readonly title: string
  /** The description that rule 1250.1 III requires. */
  readonly description: GameDescription
  /** The number of the rule by which it can be played; `null` while there is none. */
  readonly rule: string | null
  /** Why it cannot be played, as a sentence; `null` if it can. */
  readonly problem: string | null
}
