import * as v from 'valibot'
import { anythingSchema, countSchema, momentSchema, type SchemaOf, textSchema } from '../schema.js'
import type { Posting, SubmissionEntry } from './submission.js'

/** Checks the form of a posting that comes from outside; what it describes is checked later. */
export const postingSchema: SchemaOf<Posting> = /* @__PURE__ */ v.strictObject({
  at: momentSchema,
  by: textSchema,
  public: v.boolean(),
  label: v.string(),
  title: textSchema,
  text: textSchema,
  describes: v.array(anythingSchema),
})

/** Checks the form of an entry that comes from outside. */
export const submissionEntrySchema: SchemaOf<SubmissionEntry> = /* @__PURE__ */ v.variant('what', [
  v.strictObject({
    what: v.literal('endorse'),
    at: momentSchema,
    by: textSchema,
    public: v.boolean(),
    active: v.boolean(),
    activePlayers: countSchema,
  }),
  v.strictObject({
    what: v.literal('veto'),
    at: momentSchema,
    by: textSchema,
    as: v.string(),
    public: v.boolean(),
    explanation: v.nullable(v.string()),
  }),
  v.strictObject({ what: v.literal('time'), at: momentSchema }),
])
