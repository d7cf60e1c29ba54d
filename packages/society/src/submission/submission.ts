import type { Err, GameDescription, Timestamp } from '@ackanomic/core'
import { defineErrors, type ErrorCase, type ErrorIn, type Json } from '@ackanomic/core/untrusted'
import type { GeneralCitation } from '../clauses.js'
import type { DescriptionError } from '../description-check.js'
import type { EquipmentDescription } from '../equipment/general-equipment.js'

/** The labels of a Submission, which determine its type. */
export const SUBMISSION_LABELS = ['Game Submission', 'General Equipment Submission'] as const

/** One of the {@link SUBMISSION_LABELS}. */
export type SubmissionLabel = (typeof SUBMISSION_LABELS)[number]

/** The offices that may veto a Submission. */
export const VETOERS = ['speaker', 'president', 'senate'] as const

/** One of the {@link VETOERS}. */
export type Vetoer = (typeof VETOERS)[number]

/** The message that posts a Submission. */
export interface Posting {
  readonly at: Timestamp
  readonly by: string
  readonly public: boolean
  /** One of the {@link SUBMISSION_LABELS}. */
  readonly label: string
  /** The name of the proposed rule. */
  readonly title: string
  readonly text: string
  /** A Game's description, or some of General Equipment. Any value may be here; it is checked. */
  readonly describes: readonly unknown[]
}

/** An entry in the procedure of a Submission. */
export type SubmissionEntry = Endorsement | Veto | SubmissionTime

/** An endorsement of the Submission. */
export interface Endorsement extends Pick<Posting, 'at' | 'by' | 'public'> {
  readonly what: 'endorse'
  /** Whether the person is an Active Player at that time. */
  readonly active: boolean
  /** The number of Active Players at that time. */
  readonly activePlayers: number
}

/** A veto of the Submission by an office. */
export interface Veto extends Pick<Posting, 'at' | 'by' | 'public'> {
  readonly what: 'veto'
  /** One of the {@link VETOERS}. */
  readonly as: string
  /** The explanation, or `null`. The veto counts in either case. */
  readonly explanation: string | null
}

/** The passing of time up to `at`. */
export interface SubmissionTime {
  readonly what: 'time'
  readonly at: Timestamp
}

/** The stage of a Submission; `at` is its start. */
export type SubmissionStage =
  | { readonly stage: 'posted' }
  | { readonly stage: 'approved'; readonly at: Timestamp }
  | { readonly stage: 'accepted'; readonly at: Timestamp; readonly approved: Timestamp }
  | {
      readonly stage: 'rejected'
      readonly at: Timestamp
      readonly because: SubmissionErrorReason
    }

/** Why a Submission is rejected: it is void, it was vetoed, or it had too few endorsements. */
export type SubmissionErrorReason =
  | { readonly reason: 'void'; readonly flaws: readonly DescriptionError[] }
  | { readonly reason: 'vetoed'; readonly as: Vetoer; readonly explanation: string | null }
  | { readonly reason: 'not endorsed' }

/** A Submission in the procedure of 1250.1 V, as immutable, plain JSON. */
export interface Submission extends Omit<Posting, 'public' | 'label' | 'describes'> {
  readonly label: SubmissionLabel
  /** The subject of the text, as it was posted. */
  readonly describes: readonly Json[]
  /** The Game that it describes, or `null` if it is void, and for equipment. */
  readonly game: GameDescription | null
  /** The General Equipment that it describes. Empty for a Game. */
  readonly equipment: readonly EquipmentDescription[]
  readonly log: readonly (Endorsement | Veto)[]
  /** The time of the last entry. */
  readonly now: Timestamp
  readonly stage: SubmissionStage
}

/** The errors of the procedure, with their details. */
export interface SubmissionErrors {
  malformed: { readonly problem: string }
  notPublic: { readonly what: 'Submission' | 'endorsement' | 'veto' }
  notLabelled: { readonly label: string }
  noEquipment: { readonly problem: string }
  outOfOrder: { readonly at: Timestamp; readonly now: Timestamp }
  closed: { readonly stage: SubmissionStage['stage']; readonly at: Timestamp }
  /** The person posted the Submission, is not active, or has endorsed it before. */
  mayNotEndorse: { readonly by: string; readonly because: 'own' | 'not active' | 'before' }
  endorsementTooLate: { readonly at: Timestamp; readonly until: Timestamp }
  mayNotVeto: { readonly as: string }
  vetoTooLate: { readonly at: Timestamp; readonly accepted: Timestamp }
}

/** An error of the procedure. The Submission does not change. */
export type SubmissionError = ErrorIn<SubmissionErrors, GeneralCitation>

const WANT_PUBLICITY = {
  Submission: '1250.1/V.b(1)',
  endorsement: '1250.1/V.d(1)',
  veto: '1250.1/V.c(1)',
} as const

const NO_ENDORSERS = {
  own: 'the person who posted it cannot endorse it',
  'not active': 'only Active Players can endorse',
  before: 'each player counts once',
} as const

export const refuse: (error: ErrorCase<SubmissionErrors>) => Err<SubmissionError> =
  /* @__PURE__ */ defineErrors<SubmissionErrors, GeneralCitation>({
    malformed: [
      '1250.1/V.a(1)',
      ({ problem }) => `This is not an entry of the procedure. ${problem}`,
    ],
    notPublic: [
      ({ what }) => WANT_PUBLICITY[what],
      ({ what }) => `The ${what} is not public and does not count; make it in public.`,
    ],
    notLabelled: [
      '1250.1/V.b(1)',
      ({ label }) =>
        `The message is labelled "${label}"; label it ${SUBMISSION_LABELS.join(' or ')}.`,
    ],
    noEquipment: [
      '1250.1/V.b(1)',
      ({ problem }) => `The message does not describe General Equipment. ${problem}`,
    ],
    outOfOrder: [
      '1250.1/V.d(3)',
      ({ at, now }) =>
        `The entry has the time ${when(at)}, before the last one of ${when(now)}; send entries in order.`,
    ],
    closed: [
      '1250.1/V.a(1)',
      ({ stage, at }) => `The Submission was ${stage} at ${when(at)}; the procedure is over.`,
    ],
    mayNotEndorse: [
      '1250.1/V.d(1)',
      ({ by, because }) => `The endorsement of ${by} does not count: ${NO_ENDORSERS[because]}.`,
    ],
    endorsementTooLate: [
      '1250.1/V.d(3)',
      ({ until }) => `The week for endorsements ended at ${when(until)}.`,
    ],
    mayNotVeto: [
      '1250.1/V.c(1)',
      ({ as }) => `The ${as} cannot veto a Submission; only these can: ${VETOERS.join(', ')}.`,
    ],
    vetoTooLate: [
      '1250.1/V.c(2)',
      ({ accepted }) =>
        `The Submission was accepted at ${when(accepted)}; a veto must come before.`,
    ],
  })

function when(at: Timestamp): string {
  return new Date(at).toISOString()
}
