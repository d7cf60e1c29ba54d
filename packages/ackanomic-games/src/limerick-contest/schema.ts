import { isName } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { type Move, type Options, REVISIONS } from './types.js'
import { MOST_CHARACTERS, textProblem, tidied } from './written.js'

const flag = v.optional(v.boolean(), false)

/** A name as a table can carry it. */
export const nameSchema: v.GenericSchema<unknown, string> = v.custom<string>(isName, 'Send a name')

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  revisions: v.optional(v.picklist(REVISIONS), 'first'),
  electorate: v.optional(v.nullable(v.array(nameSchema)), null),
  publishVotes: flag,
  offences: flag,
})

/** A text that people write; what is far too long is not even tidied. */
const text = v.pipe(
  v.string(),
  v.maxLength(2 * MOST_CHARACTERS, `Send ${MOST_CHARACTERS} characters at most`),
  v.transform(tidied),
  v.check(
    (written) => textProblem(written) === undefined,
    ({ input }) => textProblem(input) ?? '',
  ),
)

/** The seat of a contestant. */
export const contestantSchema: v.GenericSchema<unknown, 0 | 1> = v.picklist([0, 1])

/** What moves may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('post'), limerick: text }),
  v.strictObject({
    type: v.literal('vote'),
    for: contestantSchema,
  }),
  v.strictObject({
    type: v.literal('praise'),
    of: contestantSchema,
    text,
  }),
  v.strictObject({ type: v.literal('find'), of: contestantSchema }),
])

/** Who is Poet Laureate. */
export const laureateSchema: v.GenericSchema<unknown, string | null> = v.nullable(nameSchema)
