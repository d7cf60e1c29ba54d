import { ok, type Result } from '@ackanomic/core'
import { type SchemaOf, serializeSave } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { damaged, readSave, type SaveError } from '../saves.js'
import { anythingSchema, momentSchema } from '../schema.js'
import { advanceSubmission, submissionEntrySchema } from './advance.js'
import { postSubmission } from './post.js'
import type { Posting, Submission, SubmissionEntry } from './submission.js'

const FORMAT = 'ackanomic submission'

interface Saved {
  readonly posting: unknown
  readonly log: readonly SubmissionEntry[]
  readonly now: number
}

const savedSchema: SchemaOf<Saved> = /* @__PURE__ */ v.strictObject({
  posting: anythingSchema,
  log: v.array(submissionEntrySchema),
  now: momentSchema,
})

/**
 * Saves a Submission as JSON text: the posting, the entries, and the time.
 *
 * @example
 * ```ts
 * import { loadSubmission, postSubmission, saveSubmission } from '@ackanomic/society'
 *
 * const die = { name: 'Die', definition: 'It has twelve sides.' }
 * const said = { title: 'A die', text: 'There is a die of twelve sides.', describes: [die] }
 * const label = 'General Equipment Submission'
 * const posted = postSubmission({ at: 0, by: 'Ann', public: true, label, ...said })
 * if (!posted.ok) throw new Error(posted.error.message)
 * loadSubmission(saveSubmission(posted.value)) // => posted
 * ```
 */
export function saveSubmission(submission: Submission): string {
  const { at, by, label, title, text, describes, log, now } = submission
  const posting: Posting = { at, by, public: true, label, title, text, describes }
  return serializeSave(FORMAT, { posting, log, now })
}

/**
 * Loads a Submission from the text of a save, or from its parsed JSON, and repeats its procedure.
 * It refuses with `notJson`, `notASave`, `newerFormat` or `damaged`.
 *
 * @example
 * ```ts
 * import { loadSubmission } from '@ackanomic/society'
 *
 * const nothing = loadSubmission('{"format": 1}')
 * nothing.ok ? '' : nothing.error.code // => 'notASave'
 * ```
 */
export function loadSubmission(save: unknown): Result<Submission, SaveError> {
  const saved = readSave(FORMAT, savedSchema, save)
  if (!saved.ok) return saved
  const { posting, log, now } = saved.value
  const posted = postSubmission(posting as Posting)
  if (!posted.ok) return damaged(posted.error.message)
  let submission = posted.value
  for (const entry of [...log, { what: 'time', at: now } as const]) {
    const next = advanceSubmission(submission, entry)
    if (!next.ok) return damaged(next.error.message)
    submission = next.value
  }
  return ok(submission)
}
