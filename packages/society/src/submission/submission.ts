import type { GameDescription, Timestamp } from '@ackanomic/core'
import type { Json } from '@ackanomic/core/untrusted'
import type { DescriptionRejection } from '../description-check.js'
import type { EquipmentDescription } from '../equipment/general-equipment.js'

/** How a Submission may be labelled; the label makes it the one type or the other. */
export const SUBMISSION_LABELS = ['Game Submission', 'General Equipment Submission'] as const

/** One of the {@link SUBMISSION_LABELS}. */
export type SubmissionLabel = (typeof SUBMISSION_LABELS)[number]

/** The offices that may veto a Submission. */
export const VETOERS = ['speaker', 'president', 'senate'] as const

/** One of the {@link VETOERS}. */
export type Vetoer = (typeof VETOERS)[number]

/** The message that makes a Submission. */
export interface Posting {
  /** When, milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The author. */
  readonly by: string
  /** Whether they say it publicly. */
  readonly public: boolean
  /** The label: one of the {@link SUBMISSION_LABELS}. */
  readonly label: string
  /** The name of the rule that it is to become. */
  readonly title: string
  /** The text of the rule. */
  readonly text: string
  /**
   * What the text describes: one {@link GameDescription} in a Game Submission (`title` and `rule`
   * may be left out), one or more {@link EquipmentDescription} in the other. Any value may stand
   * here; it is checked.
   */
  readonly describes: readonly unknown[]
}

/** Whatever can happen to a Submission that stands. */
export type SubmissionEntry = Endorsement | Veto | SubmissionTime

/** Somebody endorses it. */
export interface Endorsement extends Pick<Posting, 'at' | 'by' | 'public'> {
  /** The kind of entry. */
  readonly what: 'endorse'
  /** Whether they are an Active Player at that moment. */
  readonly active: boolean
  /** How many Active Players there are at that moment. */
  readonly activePlayers: number
}

/** An office vetoes it. */
export interface Veto extends Pick<Posting, 'at' | 'by' | 'public'> {
  /** The kind of entry. */
  readonly what: 'veto'
  /** The office: one of the {@link VETOERS}. */
  readonly as: string
  /** Why; `null` where they say nothing, and the veto holds all the same. */
  readonly explanation: string | null
}

/** The clock: it is now `at`. */
export interface SubmissionTime {
  /** The kind of entry. */
  readonly what: 'time'
  /** The present time, milliseconds since the epoch, UTC. */
  readonly at: Timestamp
}

/** How far a Submission has come; `at` in milliseconds since the epoch, UTC. */
export type SubmissionStage =
  | { readonly stage: 'posted' }
  | { readonly stage: 'approved'; readonly at: Timestamp }
  | { readonly stage: 'accepted'; readonly at: Timestamp; readonly approved: Timestamp }
  | {
      readonly stage: 'rejected'
      readonly at: Timestamp
      readonly because: SubmissionRejectionReason
    }

/** Why a Submission is rejected: it is void, it was vetoed, or too few endorsed it. */
export type SubmissionRejectionReason =
  | { readonly reason: 'void'; readonly flaws: readonly DescriptionRejection[] }
  | { readonly reason: 'vetoed'; readonly as: Vetoer; readonly explanation: string | null }
  | { readonly reason: 'not endorsed' }

/** A Submission on its way through the procedure of 1250.1 V: immutable, plain JSON. */
export interface Submission extends Omit<Posting, 'public' | 'label' | 'describes'> {
  /** The label under which it was posted. */
  readonly label: SubmissionLabel
  /** What the text describes, as it was posted. */
  readonly describes: readonly Json[]
  /** The Game that a Game Submission describes; `null` if it is void, and for equipment. */
  readonly game: GameDescription | null
  /** The General Equipment that it describes; empty for a Game. */
  readonly equipment: readonly EquipmentDescription[]
  /** The endorsements and the veto, in order. */
  readonly log: readonly (Endorsement | Veto)[]
  /** The time of the last entry, milliseconds since the epoch, UTC. */
  readonly now: Timestamp
  /** How far it has come. */
  readonly stage: SubmissionStage
}
