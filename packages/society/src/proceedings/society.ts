import type { Err, ResultRecord, Timestamp } from '@ackanomic/core'
import { defineErrors, type ErrorCase, type ErrorIn, sanitizeText } from '@ackanomic/core/untrusted'
import type { Books } from '../books.js'
import type { BooksError } from '../books-errors.js'
import type { GeneralCitation } from '../clauses.js'
import type {
  Posting,
  Submission,
  SubmissionEntry,
  SubmissionError,
} from '../submission/submission.js'

/** A society with books, Submissions and closed months, as immutable JSON from its log. */
export interface Society {
  readonly books: Books
  /** The Submissions, in the order in which they were posted. */
  readonly submissions: readonly NumberedSubmission[]
  /** The closed months, in the order in which they were closed. */
  readonly closedMonths: readonly ClosedMonth[]
}

/** A Submission of a society. */
export interface NumberedSubmission {
  /** The number, from 1. */
  readonly number: number
  readonly submission: Submission
  /** The id of the engine that plays its Game, or `null`. */
  readonly engine: string | null
  /** The number of the rule that it has become, or `null`. */
  readonly rule: string | null
}

/** A month of which everybody has their statement. */
export interface ClosedMonth {
  /** The month (UTC), such as `'2026-11'`. */
  readonly month: string
  readonly at: Timestamp
  /** The number of its matches in the books then. */
  readonly matches: number
}

/**
 * An entry in the log of a society: a Submission is posted; an endorsement, a veto or time passes
 * for it (`procedure`); it becomes a rule (`enactment`); a `result` is recorded; a `month` is
 * closed.
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
  malformed: { readonly problem: string }
  noSubmission: { readonly submission: number }
  /** The month is not over, or is no month. */
  monthGoesOn: { readonly month: string }
}

/** An error of an entry in the log of a society, which does not change. */
export type SocietyError = ErrorIn<SocietyErrors, GeneralCitation> | SubmissionError | BooksError

export const refuse: (
  error: ErrorCase<SocietyErrors>,
) => Err<ErrorIn<SocietyErrors, GeneralCitation>> = /* @__PURE__ */ defineErrors<
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
