import { SUBMISSION_LABELS } from '@ackanomic/society'
import * as v from 'valibot'
import { keySchema, line, personSchema, wholeNumber } from '../schemas.js'

/** A text of several lines. */
const prose = (name: string, most: number): v.GenericSchema<string> => {
  const wrong = `${name} must be a string of 1 to ${most} characters.`
  return v.pipe(
    v.string(wrong),
    v.check((text) => text.trim() !== '' && text.length <= most, wrong),
    v.check(
      (text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text),
      `${name} must have no control characters but line breaks.`,
    ),
  )
}

/** The body of a request to post a Submission. */
export const postSubmissionBodySchema = v.strictObject({
  idempotencyKey: keySchema,
  label: v.optional(
    v.picklist(SUBMISSION_LABELS, `"label" must be ${SUBMISSION_LABELS.join(' or ')}.`),
  ),
  title: v.optional(line('"title"', 100)),
  text: prose('"text"', 20_000),
  describes: v.optional(
    v.pipe(
      v.array(v.unknown(), '"describes" must be a list.'),
      v.maxLength(20, '"describes" must have 20 items or fewer.'),
    ),
  ),
  engine: v.optional(v.string('"engine" must be the id of a game.')),
})

/** A request to post a Submission. */
export const postSubmissionSchema = v.strictObject({
  ...postSubmissionBodySchema.entries,
  by: personSchema,
})

const submission = wholeNumber('"submission"', 1, 2_147_483_647)

/** A request about a Submission. */
export const submissionRequestSchema = v.strictObject({ submission, by: personSchema })

/** The body of a veto. */
export const vetoBodySchema = v.strictObject({
  as: line('"as"', 100),
  explanation: v.optional(prose('"explanation"', 1000)),
})

/** A veto. */
export const vetoSchema = v.strictObject({
  ...submissionRequestSchema.entries,
  ...vetoBodySchema.entries,
})

/** The body of a request to enact a Submission. */
export const enactBodySchema = v.strictObject({ rule: v.optional(line('"rule"', 40)) })

/** A request to enact a Submission. */
export const enactSchema = v.strictObject({ submission, ...enactBodySchema.entries })

/** What Submissions to list. */
export const submissionQuerySchema = v.strictObject({
  open: v.optional(v.boolean('"open" must be true or false.')),
  before: v.optional(wholeNumber('"before"', 1, 2_147_483_647)),
  limit: v.optional(wholeNumber('"limit"', 1, 100)),
})
