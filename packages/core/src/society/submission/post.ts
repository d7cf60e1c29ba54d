import * as v from 'valibot'
import { freezePlain } from '../../plain.js'
import { ok, type Result } from '../../result.js'
import { checkRule, type DescriptionRejection } from '../description-check.js'
import { type EquipmentDescription, equipmentSchema } from '../equipment.js'
import { read, type SchemaOf } from '../schema.js'
import { postingSchema } from './entries.js'
import { refuse, type SubmissionRejection } from './rejections.js'
import {
  type Flaw,
  type Posting,
  SUBMISSION_FORMAT,
  SUBMISSION_LABELS,
  type Submission,
  type SubmissionLabel,
} from './submission.js'

const equipmentListSchema: SchemaOf<readonly EquipmentDescription[]> = /* @__PURE__ */ v.pipe(
  v.array(equipmentSchema),
  v.minLength(1, 'must describe one at least'),
)

/**
 * Posts a Submission (1250.1 V.b). A Game Submission that lacks an item of section III is void: it
 * exists, and is rejected from the start, with every flaw.
 *
 * Refuses with `malformed` (V.a(1)), `postNotPublic`, `notLabelled` or `noEquipment` (V.b(1)): such
 * a message is no Submission.
 *
 * @example
 * ```ts
 * import { postSubmission } from '@ackanomic/core/society'
 *
 * const posted = postSubmission({
 *   at: Date.UTC(2026, 10, 1),
 *   by: 'Ann',
 *   public: true,
 *   label: 'Game Submission',
 *   title: 'Snap',
 *   text: 'Snap is played as follows …',
 *   describes: [{
 *     equipment: 'none',
 *     players: { lower: 2, upper: 'none' },
 *     play: 'Shout first.',
 *     referees: 'none',
 *     winning: 'Hold all cards.',
 *     further: 'none',
 *     trophy: 'standard',
 *   }],
 * })
 * posted.ok && posted.value.stage // => { stage: 'posted' }
 * ```
 */
export function postSubmission(posting: Posting): Result<Submission, SubmissionRejection> {
  const parsed = read(postingSchema, posting)
  if (!parsed.ok) return refuse({ code: 'malformed', facts: { problem: parsed.error.says } })
  const { at, by, label, title, text, describes } = parsed.value
  if (!parsed.value.public) return refuse({ code: 'postNotPublic', facts: { by } })
  if (!isLabel(label)) return refuse({ code: 'notLabelled', facts: { label } })
  const submission: Submission = {
    format: SUBMISSION_FORMAT,
    label,
    by,
    at,
    title,
    text,
    game: null,
    equipment: [],
    log: [],
    now: at,
    stage: { stage: 'posted' },
  }
  if (label === 'General Equipment Submission') {
    const equipment = read(equipmentListSchema, describes)
    if (!equipment.ok) {
      return refuse({ code: 'noEquipment', facts: { problem: equipment.error.says } })
    }
    return ok(freezePlain({ ...submission, equipment: equipment.value }))
  }
  const checked = checkRule(describes.map((game) => entitled(game, title)))
  if (checked.ok) return ok(freezePlain({ ...submission, game: checked.value }))
  const because = { reason: 'void', flaws: checked.error.map(flawOf) } as const
  return ok(freezePlain({ ...submission, stage: { stage: 'rejected', at, because } }))
}

/** What a void Submission keeps of a flaw of its description. */
export function flawOf({ code, clause, says }: DescriptionRejection): Flaw {
  return { code, clause, says }
}

function isLabel(label: string): label is SubmissionLabel {
  return (SUBMISSION_LABELS as readonly string[]).includes(label)
}

function entitled(game: unknown, title: string): unknown {
  if (typeof game !== 'object' || game === null || Array.isArray(game)) return game
  return { ...game, title, rule: null }
}
