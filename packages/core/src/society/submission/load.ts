import * as v from 'valibot'
import { freezePlain } from '../../plain.js'
import { err, ok, type Result } from '../../result.js'
import {
  anythingSchema,
  type LoadProblem,
  momentSchema,
  read,
  readSave,
  type SchemaOf,
  samePlain,
  textSchema,
} from '../schema.js'
import { advanceSubmission } from './advance.js'
import { submissionEntrySchema } from './entries.js'
import { postSubmission } from './post.js'
import {
  type Flaw,
  SUBMISSION_FORMAT,
  type Submission,
  type SubmissionEntry,
} from './submission.js'

interface SavedSubmission {
  readonly format: number
  readonly label: string
  readonly by: string
  readonly at: number
  readonly title: string
  readonly text: string
  readonly game: unknown
  readonly equipment: readonly unknown[]
  readonly log: readonly SubmissionEntry[]
  readonly now: number
  readonly stage: unknown
}

const submissionSchema: SchemaOf<SavedSubmission> = /* @__PURE__ */ v.strictObject({
  format: v.literal(SUBMISSION_FORMAT),
  label: v.string(),
  by: textSchema,
  at: momentSchema,
  title: textSchema,
  text: textSchema,
  game: anythingSchema,
  equipment: v.array(anythingSchema),
  log: v.array(submissionEntrySchema),
  now: momentSchema,
  stage: anythingSchema,
})

const voidSchema: SchemaOf<{
  readonly stage: 'rejected'
  readonly at: number
  readonly because: { readonly reason: 'void'; readonly flaws: readonly Flaw[] }
}> = /* @__PURE__ */ v.strictObject({
  stage: v.literal('rejected'),
  at: momentSchema,
  because: v.strictObject({
    reason: v.literal('void'),
    flaws: v.pipe(
      v.array(v.strictObject({ code: textSchema, clause: textSchema, says: textSchema })),
      v.minLength(1, 'must name a flaw at least'),
    ),
  }),
})

/**
 * Loads a Submission from the text of a save, or from its parsed JSON, and checks it by going through
 * the procedure again.
 *
 * @example
 * ```ts
 * import { loadSubmission } from '@ackanomic/core/society'
 *
 * const nothing = loadSubmission({ format: 1 })
 * nothing.ok ? '' : nothing.error.code // => 'malformed'
 * ```
 */
export function loadSubmission(save: unknown): Result<Submission, LoadProblem> {
  const saved = readSave(submissionSchema, SUBMISSION_FORMAT, save)
  if (!saved.ok) return saved
  const { label, by, at, title, text, game, equipment, log, now } = saved.value
  const problem = (path: string, says: string) => err({ code: 'inconsistent', path, says } as const)
  const describes = label === 'Game Submission' ? [game] : equipment
  const posted = postSubmission({ at, by, public: true, label, title, text, describes })
  if (!posted.ok) return problem('', posted.error.says)
  let submission = posted.value
  if (submission.stage.stage === 'rejected') {
    const stage = read(voidSchema, saved.value.stage)
    if (!stage.ok || game !== null) return problem('game', 'The Game is not described in full.')
    if (stage.value.at !== at)
      return problem('stage.at', 'What is void is rejected as it is posted.')
    submission = { ...submission, stage: stage.value }
  }
  for (const [index, entry] of [...log, { what: 'time', at: now } as const].entries()) {
    const next = advanceSubmission(submission, entry)
    if (!next.ok) return problem(`log.${index}`, next.error.says)
    submission = next.value
  }
  return samePlain(submission, saved.value)
    ? ok(freezePlain(submission))
    : problem('stage', 'The stage is not the one to which the log leads.')
}
