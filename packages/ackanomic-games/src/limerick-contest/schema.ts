import { isName } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { type Move, type Options, REVISIONS } from './types.js'
import { MOST_CHARACTERS, textProblem, tidied } from './written.js'

const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)

/** A name as a table can carry it. */
export const nameSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.custom<string>(
  isName,
  'Send a name',
)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  revisions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(REVISIONS), 'first'),
  electorate: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(nameSchema)),
    null,
  ),
  publishVotes: flag,
  offences: flag,
})

/** A text that people write; what is far too long is not even tidied. */
const text = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(2 * MOST_CHARACTERS, `Send ${MOST_CHARACTERS} characters at most`),
  /* @__PURE__ */ v.transform(tidied),
  /* @__PURE__ */ v.check(
    (written) => textProblem(written) === undefined,
    ({ input }) => textProblem(input) ?? '',
  ),
)

/** The seat of a contestant. */
export const contestantSchema: v.GenericSchema<unknown, 0 | 1> = /* @__PURE__ */ v.picklist([0, 1])

/** What moves may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('post'), limerick: text }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('vote'),
    for: contestantSchema,
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('praise'),
    of: contestantSchema,
    text,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('find'), of: contestantSchema }),
])

/** Who is Poet Laureate. */
export const laureateSchema: v.GenericSchema<unknown, string | null> = /* @__PURE__ */ v.nullable(
  nameSchema,
)
