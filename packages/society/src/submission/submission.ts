import type { GameDescription, Timestamp } from '@ackanomic/core'
import type { Json } from '@ackanomic/core/untrusted'
import type { DescriptionRejection } from '../description-check.js'
import type { EquipmentDescription } from '../equipment/general-equipment.js'

/** The labels of a Submission. The label determines which type of Submission it is. */
export const SUBMISSION_LABELS = ['Game Submission', 'General Equipment Submission'] as const

/** One of the {@link SUBMISSION_LABELS}. */
export type SubmissionLabel = (typeof SUBMISSION_LABELS)[number]

/** The offices that may veto a Submission. */
export const VETOERS = ['speaker', 'president', 'senate'] as const

/** One of the {@link VETOERS}. */
export type Vetoer = (typeof VETOERS)[number]

/** The message that posts a Submission. */
export interface Posting {
  /** The time of the message, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The author. */
  readonly by: string
  /** Whether the message is public. */
  readonly public: boolean
  /** The label: one of the {@link SUBMISSION_LABELS}. */
  readonly label: string
  /** The name of the proposed rule. */
  readonly title: string
  /** The text of the proposed rule. */
  readonly text: string
  /**
   * What the text describes: one {@link GameDescription} in a Game Submission (`title` and `rule`
   * may be left out), or one or more {@link EquipmentDescription} in the other. Any value may stand
   * here. It is checked.
   */
  readonly describes: readonly unknown[]
}

/** An entry in the procedure of a Submission. */
export type SubmissionEntry = Endorsement | Veto | SubmissionTime

/** An endorsement of the Submission. */
export interface Endorsement extends Pick<Posting, 'at' | 'by' | 'public'> {
  /** The kind of entry. */
  readonly what: 'endorse'
  /** Whether the person is an Active Player at that time. */
  readonly active: boolean
  /** The number of Active Players at that time. */
  readonly activePlayers: number
}

/** A veto of the Submission by an office. */
export interface Veto extends Pick<Posting, 'at' | 'by' | 'public'> {
  /** The kind of entry. */
  readonly what: 'veto'
  /** The office: one of the {@link VETOERS}. */
  readonly as: string
  /** The explanation, or `null` if the office gives none. The veto counts in either case. */
  readonly explanation: string | null
}

/** The passing of time up to `at`. */
export interface SubmissionTime {
  /** The kind of entry. */
  readonly what: 'time'
  /** The current time, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
}

/** The stage of a Submission; `at` in milliseconds since the epoch, UTC. */
export type SubmissionStage =
  | { readonly stage: 'posted' }
  | { readonly stage: 'approved'; readonly at: Timestamp }
  | { readonly stage: 'accepted'; readonly at: Timestamp; readonly approved: Timestamp }
  | {
      readonly stage: 'rejected'
      readonly at: Timestamp
      readonly because: SubmissionRejectionReason
    }

/** Why a Submission is rejected: it is void, it was vetoed, or it had too few endorsements. */
export type SubmissionRejectionReason =
  | { readonly reason: 'void'; readonly flaws: readonly DescriptionRejection[] }
  | { readonly reason: 'vetoed'; readonly as: Vetoer; readonly explanation: string | null }
  | { readonly reason: 'not endorsed' }

/** A Submission in the procedure of 1250.1 V, as immutable, plain JSON. */
export interface Submission extends Omit<Posting, 'public' | 'label' | 'describes'> {
  /** The label under which it was posted. */
  readonly label: SubmissionLabel
  /** What the text describes, as it was posted. */
  readonly describes: readonly Json[]
  /** The Game that a Game Submission describes. `null` if it is void, and for equipment. */
  readonly game: GameDescription | null
  /** The General Equipment that it describes. Empty for a Game. */
  readonly equipment: readonly EquipmentDescription[]
  /** The endorsements and the veto, in order. */
  readonly log: readonly (Endorsement | Veto)[]
  /** The time of the last entry, milliseconds since the epoch, UTC. */
  readonly now: Timestamp
  /** The current stage. */
  readonly stage: SubmissionStage
}
