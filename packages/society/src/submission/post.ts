import { ok, type Result } from '@ackanomic/core'
import {
  copyUntrusted,
  deepFreeze,
  type Json,
  parseUntrusted,
  SAVE_BOUNDS,
  type SchemaOf,
} from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { checkRule, entitled } from '../description-check.js'
import { anythingSchema, momentSchema, textSchema } from '../schema.js'
import { equipmentSchema } from '../suite.js'
import {
  type Posting,
  refuse,
  SUBMISSION_LABELS,
  type Submission,
  type SubmissionError,
  type SubmissionLabel,
} from './submission.js'

const equipmentsSchema = /* @__PURE__ */ v.pipe(v.array(equipmentSchema), v.nonEmpty('is empty'))

/** `describes` is checked later. */
const postingSchema: SchemaOf<Posting> = /* @__PURE__ */ v.strictObject({
  at: momentSchema,
  by: textSchema,
  public: v.boolean(),
  label: v.string(),
  title: textSchema,
  text: textSchema,
  describes: v.array(
    v.pipe(
      anythingSchema,
      v.check((described) => copyUntrusted(described, SAVE_BOUNDS).ok, 'must be plain JSON'),
    ),
  ),
})

/**
 * Posts a Submission (1250.1 V.b). A Game Submission that lacks an item of section III is void: it
 * is rejected from the start, with all flaws. It refuses a message that is no Submission with
 * `malformed` (V.a(1)), `notPublic`, `notLabelled` or `noEquipment` (V.b(1)).
 *
 * @example
 * ```ts
 * import { postSubmission } from '@ackanomic/society'
 *
 * const die = { name: 'Die', definition: 'It has twelve sides.' }
 * const said = { title: 'A die', text: 'There is a die of twelve sides.', describes: [die] }
 * const label = 'General Equipment Submission'
 * const posted = postSubmission({ at: 0, by: 'Ann', public: true, label, ...said })
 * if (!posted.ok) throw new Error(posted.error.message)
 * posted.value.stage // => { stage: 'posted' }
 * ```
 */
export function postSubmission(posting: Posting): Result<Submission, SubmissionError> {
  const parsed = parseUntrusted(postingSchema, posting)
  if (!parsed.ok) return refuse({ code: 'malformed', details: { problem: parsed.error } })
  const { at, by, label, title, text } = parsed.value
  const describes = parsed.value.describes as readonly Json[]
  if (!parsed.value.public) return refuse({ code: 'notPublic', details: { what: 'Submission' } })
  if (!isLabel(label)) return refuse({ code: 'notLabelled', details: { label } })
  const submission: Submission = {
    label,
    by,
    at,
    title,
    text,
    describes,
    game: null,
    equipment: [],
    log: [],
    now: at,
    stage: { stage: 'posted' },
  }
  if (label === 'General Equipment Submission') {
    const equipment = parseUntrusted(equipmentsSchema, describes)
    if (!equipment.ok) {
      return refuse({ code: 'noEquipment', details: { problem: equipment.error } })
    }
    return ok(deepFreeze({ ...submission, equipment: equipment.value }))
  }
  const checked = checkRule(describes.map((game) => entitled(game, title)))
  if (checked.ok) return ok(deepFreeze({ ...submission, game: checked.value }))
  const unknown = checked.error.find(({ code }) => code === 'unknownField')
  if (unknown !== undefined)
    return refuse({ code: 'malformed', details: { problem: unknown.message } })
  const because = { reason: 'void', flaws: checked.error } as const
  return ok(deepFreeze({ ...submission, stage: { stage: 'rejected', at, because } }))
}

function isLabel(label: string): label is SubmissionLabel {
  return (SUBMISSION_LABELS as readonly string[]).includes(label)
}
