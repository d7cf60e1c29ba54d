import type { Err, ResultRecord, Timestamp } from '@ackanomic/core'
import { type Refusal, type RejectionOf, rejectWith, sanitizeText } from '@ackanomic/core/untrusted'
import type { Books } from '../books.js'
import type { BooksRejection } from '../books-rejections.js'
import type { GeneralCitation } from '../clauses.js'
import type {
  Posting,
  Submission,
  SubmissionEntry,
  SubmissionRejection,
} from '../submission/submission.js'

/**
 * A society that plays: its books, its Submissions and the months that are closed, as immutable, plain
 * JSON. It follows from its log alone.
 */
export interface Society {
  /** The books. */
  readonly books: Books
  /** The Submissions, in the order in which they were posted. */
  readonly submissions: readonly NumberedSubmission[]
  /** The months that are closed, in the order in which they were closed. */
  readonly closedMonths: readonly ClosedMonth[]
}

/** A Submission of a society. */
export interface NumberedSubmission {
  /** Its number, from 1. */
  readonly number: number
  /** The Submission. */
  readonly submission: Submission
  /** The id of the engine that plays its Game, or `null` if none is named. */
  readonly engine: string | null
  /** The number of the rule that it has become, or `null`. */
  readonly rule: string | null
}

/** A month that is closed: everybody has their statement of it. */
export interface ClosedMonth {
  /** The month (UTC), as in `'2026-11'`. */
  readonly month: string
  /** When it was closed. */
  readonly at: Timestamp
  /** How many of its matches were in the books then. */
  readonly matches: number
}

/**
 * An entry in the log of a society.
 *
 * - `submission`: somebody posts a Submission.
 * - `procedure`: an endorsement, a veto or the time, for a Submission.
 * - `enactment`: an accepted Submission becomes a rule.
 * - `result`: a finished match is recorded in the books.
 * - `month`: a month is closed.
 */
export type SocietyEntry =
  | { readonly what: 'submission'; readonly posting: Posting; readonly engine: string | null }
  | {
      readonly what: 'procedure'
      readonly submission: number
      readonly entry: SubmissionEntry
    }
  | { readonly what: 'enactment'; readonly submission: number; readonly rule: string }
  | { readonly what: 'result'; readonly record: ResultRecord }
  | ({ readonly what: 'month' } & ClosedMonth)

/** The errors of the log of a society, with their details. */
export interface SocietyErrors {
  /** The entry does not have a valid form. */
  malformed: { readonly problem: string }
  /** There is no Submission with this number. */
  noSubmission: { readonly submission: number }
  /** The month is not over, or it is no month. */
  monthGoesOn: { readonly month: string }
}

/** A refusal of an entry in the log of a society. The society does not change. */
export type SocietyRejection =
  | RejectionOf<SocietyErrors, GeneralCitation>
  | SubmissionRejection
  | BooksRejection

/** The refused case, with clause and sentence. */
export const refuse: (
  refusal: Refusal<SocietyErrors>,
) => Err<RejectionOf<SocietyErrors, GeneralCitation>> = /* @__PURE__ */ rejectWith<
  SocietyErrors,
  GeneralCitation
>({
  malformed: [
    '1250.1/V.a(1)',
    ({ problem }) => `This is not an entry in the log of a society. ${problem}`,
  ],
  noSubmission: [
    '1250.1/V.a(1)',
    ({ submission }) => `There is no Submission ${submission}. Check its number.`,
  ],
  monthGoesOn: [
    '1250.1/IV.c(3)',
    ({ month }) =>
      `"${sanitizeText(month)}" is not a month that is over. Give one as in "2026-11", and wait for its end.`,
  ],
})
