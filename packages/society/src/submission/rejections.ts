import type { Err, Timestamp } from '@ackanomic/core'
import { type Refusal, type RejectionOf, rejectWith } from '@ackanomic/core/untrusted'
import type { GeneralCitation } from '../clauses.js'
import { SUBMISSION_LABELS, type SubmissionStage, VETOERS } from './submission.js'

/** The errors of the procedure, with their details. */
export interface SubmissionErrors {
  /** The entry does not have a valid form. */
  malformed: { readonly problem: string }
  /** The message is not public, so it does not count. */
  notPublic: { readonly what: 'Submission' | 'endorsement' | 'veto' }
  /** The message is not labelled as a Submission. */
  notLabelled: { readonly label: string }
  /** The message describes no General Equipment. */
  noEquipment: { readonly problem: string }
  /** The entry is earlier than the last one. */
  outOfOrder: { readonly at: Timestamp; readonly now: Timestamp }
  /** The procedure is over. */
  closed: { readonly stage: SubmissionStage['stage']; readonly at: Timestamp }
  /**
   * The person may not endorse: they posted the Submission, are not active, or have endorsed it
   * before.
   */
  mayNotEndorse: { readonly by: string; readonly because: 'own' | 'not active' | 'before' }
  /** The week for endorsements is over. */
  endorsementTooLate: { readonly at: Timestamp; readonly until: Timestamp }
  /** The person does not hold an office that may veto. */
  mayNotVeto: { readonly as: string }
  /** The Submission has been accepted already. */
  vetoTooLate: { readonly at: Timestamp; readonly accepted: Timestamp }
}

/** A refusal by the procedure. The Submission does not change. */
export type SubmissionRejection = RejectionOf<SubmissionErrors, GeneralCitation>

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

/** The refused case, with clause and sentence. */
export const refuse: (refusal: Refusal<SubmissionErrors>) => Err<SubmissionRejection> =
  /* @__PURE__ */ rejectWith<SubmissionErrors, GeneralCitation>({
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
