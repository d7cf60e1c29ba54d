import type { Err } from '@ackanomic/core'
import { type Refusal, type RejectionOf, rejectWith, sanitizeText } from '@ackanomic/core/untrusted'
import type { BooksRejection } from '../books-rejections.js'
import type { GeneralCitation } from '../clauses.js'
import type { SubmissionRejection } from '../submission/rejections.js'

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
