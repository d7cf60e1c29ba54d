import { days, ok, type Result, type Timestamp } from '@ackanomic/core'
import { countSchema, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import { castDraft, type Draft } from 'immer'
import * as v from 'valibot'
import { change } from '../change.js'
import { momentSchema, textSchema } from '../schema.js'
import {
  type Endorsement,
  refuse,
  type Submission,
  type SubmissionEntry,
  type SubmissionError,
  type SubmissionStage,
  VETOERS,
  type Veto,
  type Vetoer,
} from './submission.js'

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

/**
 * Returns the endorsements that approve a Submission (1250.1 V.d): a tenth of the Active Players,
 * at least 4.
 *
 * @example
 * ```ts
 * import { endorsementsNeeded } from '@ackanomic/society'
 *
 * endorsementsNeeded(41) // => 5
 * ```
 */
export function endorsementsNeeded(activePlayers: number): number {
  return Math.max(4, Math.ceil(activePlayers / 10))
}

/**
 * Returns the people who have endorsed a Submission, in order.
 *
 * @example
 * ```ts
 * import { endorsersOf } from '@ackanomic/society'
 *
 * const said = { what: 'endorse', at: 1, public: true, active: true, activePlayers: 12 } as const
 * endorsersOf({ log: [{ ...said, by: 'Bob' }] }) // => ['Bob']
 * ```
 */
export function endorsersOf(submission: Pick<Submission, 'log'>): readonly string[] {
  return submission.log.filter(({ what }) => what === 'endorse').map(({ by }) => by)
}

/**
 * Returns the next deadline of a Submission: a week after the posting, or three days if approved;
 * `null` after the end.
 *
 * @example
 * ```ts
 * import { submissionDeadline } from '@ackanomic/society'
 *
 * submissionDeadline({ at: 0, stage: { stage: 'posted' } }) // => 604_800_000
 * ```
 */
export function submissionDeadline({
  at,
  stage,
}: Pick<Submission, 'at' | 'stage'>): Timestamp | null {
  if (stage.stage === 'posted') return at + days(7)
  return stage.stage === 'approved' ? Math.max(stage.at, at + days(3)) : null
}

/**
 * Applies an endorsement, a veto or the time to a Submission (1250.1 V.c to V.e), after earlier
 * deadlines. A week is exactly 168 hours. It refuses with `malformed`, `closed` (V.a(1)),
 * `outOfOrder`, `endorsementTooLate` (V.d(3)), `mayNotEndorse` (V.d(1)), `mayNotVeto` (V.c(1)),
 * `vetoTooLate` (V.c(2)) or `notPublic` (V.d(1), V.c(1)).
 *
 * @example
 * ```ts
 * import { advanceSubmission, postSubmission } from '@ackanomic/society'
 *
 * const die = { name: 'Die', definition: 'It has twelve sides.' }
 * const said = { title: 'A die', text: 'There is a die of twelve sides.', describes: [die] }
 * const label = 'General Equipment Submission'
 * const posted = postSubmission({ at: 0, by: 'Ann', public: true, label, ...said })
 * if (!posted.ok) throw new Error(posted.error.message)
 * const bob = { at: 1, by: 'Bob', public: true, active: true, activePlayers: 12 }
 * const next = advanceSubmission(posted.value, { what: 'endorse', ...bob })
 * next.ok && next.value.log.length // => 1
 * ```
 */
export function advanceSubmission(
  submission: Submission,
  entry: SubmissionEntry,
): Result<Submission, SubmissionError> {
  const parsed = parseUntrusted(submissionEntrySchema, entry)
  if (!parsed.ok) return refuse({ code: 'malformed', details: { problem: parsed.error } })
  const { at } = parsed.value
  const { now } = submission
  if (at < now) return refuse({ code: 'outOfOrder', details: { at, now } })
  const current = passTime(submission, at)
  return take(current, parsed.value)
}

function passTime(submission: Submission, now: Timestamp): Submission {
  const due = submissionDeadline(submission)
  const { stage } = submission
  const next = (due: Timestamp): Draft<SubmissionStage> =>
    stage.stage === 'approved'
      ? { stage: 'accepted', at: due, approved: stage.at }
      : { stage: 'rejected', at: due, because: { reason: 'not endorsed' } }
  return change(submission, (draft) => {
    draft.now = now
    if (due !== null && now >= due) draft.stage = next(due)
  })
}

function take(submission: Submission, entry: SubmissionEntry): Result<Submission, SubmissionError> {
  if (entry.what === 'time') return ok(submission)
  const { stage } = submission
  if (stage.stage === 'accepted' || stage.stage === 'rejected') return tooLate(stage, entry)
  return entry.what === 'endorse' ? endorse(submission, entry) : veto(submission, entry)
}

function tooLate(
  stage: Extract<
    SubmissionStage,
    { readonly at: Timestamp; readonly stage: 'accepted' | 'rejected' }
  >,
  entry: Endorsement | Veto,
): Result<never, SubmissionError> {
  const { at } = entry
  if (stage.stage === 'accepted' && entry.what === 'veto') {
    return refuse({ code: 'vetoTooLate', details: { at, accepted: stage.at } })
  }
  const lapsed = stage.stage === 'rejected' && stage.because.reason === 'not endorsed'
  if (lapsed && entry.what === 'endorse') {
    return refuse({ code: 'endorsementTooLate', details: { at, until: stage.at } })
  }
  return refuse({ code: 'closed', details: { stage: stage.stage, at: stage.at } })
}

function endorse(submission: Submission, entry: Endorsement): Result<Submission, SubmissionError> {
  const { by, at } = entry
  const mayNot = (because: 'own' | 'not active' | 'before') =>
    refuse({ code: 'mayNotEndorse', details: { by, because } })
  if (!entry.public) return refuse({ code: 'notPublic', details: { what: 'endorsement' } })
  if (by === submission.by) return mayNot('own')
  if (!entry.active) return mayNot('not active')
  if (endorsersOf(submission).includes(by)) return mayNot('before')
  const next = change(submission, ({ log }) => void log.push(castDraft(entry)))
  const approved =
    submission.stage.stage === 'posted' &&
    endorsersOf(next).length >= endorsementsNeeded(entry.activePlayers)
  if (!approved) return ok(next)
  const voted = change(next, (draft) => {
    draft.stage = { stage: 'approved', at }
  })
  return ok(passTime(voted, at))
}

function veto(submission: Submission, entry: Veto): Result<Submission, SubmissionError> {
  const { as, at, explanation } = entry
  if (!isVetoer(as)) return refuse({ code: 'mayNotVeto', details: { as } })
  if (!entry.public) return refuse({ code: 'notPublic', details: { what: 'veto' } })
  const because = { reason: 'vetoed', as, explanation } as const
  return ok(
    change(submission, (draft) => {
      draft.log.push(castDraft(entry))
      draft.stage = { stage: 'rejected', at, because }
    }),
  )
}

function isVetoer(office: string): office is Vetoer {
  return (VETOERS as readonly string[]).includes(office)
}
