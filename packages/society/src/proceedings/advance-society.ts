import { ok, type Result, type Timestamp } from '@ackanomic/core'
import { countSchema, deepFreeze, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import type { Books } from '../books.js'
import { monthOf } from '../ledger.js'
import { recordResult } from '../record-result.js'
import { anythingSchema, momentSchema, textSchema } from '../schema.js'
import { advanceSubmission, submissionEntrySchema } from '../submission/advance.js'
import { postSubmission } from '../submission/post.js'
import type { Posting, SubmissionEntry } from '../submission/submission.js'
import { enactSubmission } from '../suite.js'
import { defineAwardedTrophies } from '../trophy-collection.js'
import {
  type ClosedMonth,
  type NumberedSubmission,
  refuse,
  type Society,
  type SocietyEntry,
  type SocietyError,
} from './society.js'

type ParsedEntry =
  | { readonly what: 'submission'; readonly posting: unknown; readonly engine: string | null }
  | { readonly what: 'procedure'; readonly submission: number; readonly entry: SubmissionEntry }
  | { readonly what: 'enactment'; readonly submission: number; readonly rule: string }
  | { readonly what: 'result'; readonly record: unknown }
  | ({ readonly what: 'month' } & ClosedMonth)

const entrySchema: SchemaOf<ParsedEntry> = /* @__PURE__ */ v.variant('what', [
  v.strictObject({
    what: v.literal('submission'),
    posting: anythingSchema,
    engine: v.nullable(textSchema),
  }),
  v.strictObject({
    what: v.literal('procedure'),
    submission: countSchema,
    entry: submissionEntrySchema,
  }),
  v.strictObject({ what: v.literal('enactment'), submission: countSchema, rule: textSchema }),
  v.strictObject({ what: v.literal('result'), record: anythingSchema }),
  v.strictObject({
    what: v.literal('month'),
    month: textSchema,
    at: momentSchema,
    matches: countSchema,
  }),
])

/**
 * Creates a society with these books, and no Submissions yet.
 *
 * @example
 * ```ts
 * import { createBooks, createSociety } from '@ackanomic/society'
 *
 * createSociety(createBooks()).submissions // => []
 * ```
 */
export function createSociety(books: Books): Society {
  return deepFreeze({ books, submissions: [], closedMonths: [] })
}

/**
 * Applies an entry to a society. It refuses as `postSubmission`, `advanceSubmission`,
 * `enactSubmission` and `recordResult` do, or with `malformed` (1250.1 V.a(1)), `noSubmission` or
 * `monthGoesOn`.
 *
 * @example
 * ```ts
 * import { advanceSociety, createBooks, createSociety } from '@ackanomic/society'
 *
 * const die = { name: 'Die', definition: 'It has twelve sides.' }
 * const said = { title: 'A die', text: 'There is a die of twelve sides.', describes: [die] }
 * const posting = { at: 0, by: 'Ann', public: true, label: 'General Equipment Submission', ...said }
 * const entry = { what: 'submission', posting, engine: null } as const
 * const next = advanceSociety(createSociety(createBooks()), entry)
 * next.ok && next.value.submissions.map(({ number }) => number) // => [1]
 * ```
 */
export function advanceSociety(
  society: Society,
  entry: SocietyEntry,
): Result<Society, SocietyError> {
  const parsed = parseUntrusted(entrySchema, entry)
  if (!parsed.ok) return refuse({ code: 'malformed', details: { problem: parsed.error } })
  const made = parsed.value
  switch (made.what) {
    case 'submission': {
      const posted = postSubmission(made.posting as Posting)
      if (!posted.ok) return posted
      const number = society.submissions.length + 1
      const added = { number, submission: posted.value, engine: made.engine, rule: null }
      return next(society, { submissions: [...society.submissions, added] })
    }
    case 'procedure': {
      const found = numbered(society, made.submission)
      if (found === undefined) return noSubmission(made.submission)
      const advanced = advanceSubmission(found.submission, made.entry)
      return advanced.ok
        ? next(society, withSubmission(society, { ...found, submission: advanced.value }))
        : advanced
    }
    case 'enactment': {
      const found = numbered(society, made.submission)
      if (found === undefined) return noSubmission(made.submission)
      const { submission, engine } = found
      const also = engine === null ? [] : [engine]
      const books = enactSubmission(society.books, submission, made.rule, also)
      const enacted = withSubmission(society, { ...found, rule: made.rule })
      if (books.ok) return next(society, { ...enacted, books: books.value })
      // The first books may have the rule already.
      const { error } = books
      const isThere =
        found.rule === null && error.code === 'enactedBefore' && error.details.rule === made.rule
      return isThere ? next(society, enacted) : books
    }
    case 'result': {
      const record = made.record as Extract<SocietyEntry, { what: 'result' }>['record']
      const checked = recordResult(society.books, record)
      // A Trophy that nobody has defined is the Game's own.
      const recorded =
        !checked.ok && checked.error.code === 'unknownTrophy'
          ? recordResult(defineAwardedTrophies(society.books, record), record)
          : checked
      return recorded.ok ? next(society, { books: recorded.value.books }) : recorded
    }
    case 'month': {
      const { what: _, ...closed } = made
      if (!isOver(closed.month, closed.at))
        return refuse({ code: 'monthGoesOn', details: { month: closed.month } })
      return next(society, { closedMonths: [...society.closedMonths, closed] })
    }
  }
}

function next(society: Society, changes: Partial<Society>): Result<Society, never> {
  return ok(deepFreeze({ ...society, ...changes }))
}

function numbered({ submissions }: Society, number: number): NumberedSubmission | undefined {
  return submissions[number - 1]
}

function withSubmission(
  { submissions }: Society,
  changed: NumberedSubmission,
): Pick<Society, 'submissions'> {
  return { submissions: submissions.with(changed.number - 1, changed) }
}

function noSubmission(submission: number): Result<never, SocietyError> {
  return refuse({ code: 'noSubmission', details: { submission } })
}

/**
 * Returns the time at which a calendar month (UTC) ends, or `undefined` for an invalid month.
 *
 * @example
 * ```ts
 * import { endOfMonth } from '@ackanomic/society'
 *
 * endOfMonth('2026-11') // => Date.UTC(2026, 11, 1)
 * ```
 */
export function endOfMonth(month: string): Timestamp | undefined {
  const read = /^(\d{4})-(\d{2})$/u.exec(month)
  if (read === null) return undefined
  const [year, number] = [Number(read[1]), Number(read[2])]
  // `Date.UTC` takes years before 100 as those of the twentieth century.
  if (year < 1970 || number < 1 || number > 12) return undefined
  return Date.UTC(year, number, 1)
}

function isOver(month: string, at: Timestamp): boolean {
  const end = endOfMonth(month)
  return end !== undefined && at >= end && monthOf(end - 1) === month
}
