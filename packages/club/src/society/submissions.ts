import { type GameError, gameName, ok, type Result, type Timestamp } from '@ackanomic/core'
import type { From, Handlers, Tables } from '@ackanomic/host'
import { SOCIETY } from '@ackanomic/host/modules'
import {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  type NumberedSubmission,
  type Society,
  type SubmissionEntry,
  submissionDeadline,
  VETOERS,
} from '@ackanomic/society'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkCount } from '../moderation/quotas.js'
import { checkStanding, countActive, isActive } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import { countRows } from '../store/series.js'
import { type LogWriter, readSociety, writeLog } from './society-log.js'
import type { societyOperations } from './society-operations.js'
import type { HostedSubmission, PostSubmissionRequest, SubmissionRequest } from './society-types.js'

const PAGE_SIZE = 50

export function submissionHandlers(context: ClubContext) {
  const { db } = context.store
  return {
    async listSubmissions({ open = false, before = Infinity, limit = PAGE_SIZE }) {
      const listed = (await allSubmissions(context)).filter(
        (each) => each.number < before && (!open || isOpen(each)),
      )
      return ok(listed.slice(0, limit))
    },
    async getSubmission({ submission }) {
      const { society } = await readSociety(context, db)
      return viewOf(context, db, society, submission)
    },
    async postSubmission(request) {
      const described = describedBy(context, request)
      if (!described.ok) return described
      const { by, idempotencyKey, text, engine = null, label = 'Game Submission' } = request
      const { title, describes } = described.value
      const at = context.now()
      const posting = { at, by, public: true, label, title, text, describes }
      const key = JSON.stringify([by, idempotencyKey])
      return writeLog(context, at, async (log) => {
        const { tx } = log
        const known = await findPosted(tx, key)
        if (known !== undefined) return viewOf(context, tx, log.society, known)
        const allowed = await checkOpenSubmissions(context, tx, log.society, by)
        if (!allowed.ok) return allowed
        const posted = await log.append({ what: 'submission', posting, engine }, key)
        if (!posted.ok) return posted
        return viewOf(context, tx, posted.value, posted.value.submissions.length)
      })
    },
    endorseSubmission: (request) =>
      proceed(context, request, async (tx, { submission }) => {
        const { by } = request
        if (endorsersOf(submission).includes(by)) return undefined
        const active = await isActive(context, tx, by)
        const activePlayers = await countActive(context, tx)
        return { what: 'endorse', at: 0, by, public: true, active, activePlayers }
      }),
    async vetoSubmission(request) {
      const { by, as, explanation = null } = request
      const office = VETOERS.find((each) => each === as)
      if (office !== undefined && !(await context.hasRole(by, office)))
        return refuse('missingRole', { by, role: as })
      const veto = { what: 'veto', at: 0, by, as, public: true, explanation } as const
      return proceed(context, request, async () => veto)
    },
  } satisfies Partial<Handlers<typeof societyOperations>>
}

/** All Submissions, the latest first. */
export async function allSubmissions(context: ClubContext): Promise<readonly HostedSubmission[]> {
  const { db } = context.store
  const { society } = await readSociety(context, db)
  const active = await countActive(context, db)
  return society.submissions.map((each) => submissionView(each, context.now(), active)).toReversed()
}

/** A Submission as everybody sees it at a time. */
export function submissionView(
  { number, submission, engine, rule }: NumberedSubmission,
  now: Timestamp,
  activePlayers: number,
): HostedSubmission {
  const at = Math.max(now, submission.now)
  const passed = advanceSubmission(submission, { what: 'time', at })
  const current = passed.ok ? passed.value : submission
  const { label, by, title, text, game, equipment, stage } = current
  return {
    number,
    label,
    by,
    at: current.at,
    title,
    text,
    game,
    equipment,
    engine,
    stage,
    endorsers: endorsersOf(current),
    needed: endorsementsNeeded(activePlayers),
    deadline: submissionDeadline(current),
    rule,
  }
}

export const isOpen = ({ stage }: Pick<HostedSubmission, 'stage'>): boolean =>
  stage.stage === 'posted' || stage.stage === 'approved'

/** A Submission as everybody sees it. Rejects with `noSubmission`. */
export async function viewOf(
  context: ClubContext,
  db: Kysely<Tables>,
  society: Society,
  number: number,
): AsyncResult<HostedSubmission> {
  const found = findSubmission(society, number)
  return found.ok
    ? ok(submissionView(found.value, context.now(), await countActive(context, db)))
    : found
}

/** Rejects with `noSubmission`. */
export function findSubmission(
  { submissions }: Society,
  number: number,
): Result<NumberedSubmission, GameError> {
  const found = Number.isSafeInteger(number) ? submissions[number - 1] : undefined
  return found === undefined ? refuse('noSubmission', { submission: String(number) }) : ok(found)
}

/** The subject of a request. An engine has its own description. */
function describedBy(
  { games }: ClubContext,
  { engine, title, describes, label }: PostSubmissionRequest,
): Result<{ readonly title: string; readonly describes: readonly unknown[] }, GameError> {
  const bad = (problem: string) => refuse('badRequest', { problem })
  if (engine === undefined)
    return title === undefined || describes === undefined
      ? bad('Give "title" and "describes", or the "engine" of a game.')
      : ok({ title, describes })
  if (!Object.hasOwn(games, engine))
    return refuse('noGame', { game: engine, games: Object.keys(games) })
  const description = games[engine]?.description
  if (description === undefined || label === 'General Equipment Submission')
    return bad('An engine plays a Game. Label it as a Game Submission.')
  if (describes !== undefined)
    return bad('Leave "describes" out: the engine has a description of its own.')
  if (description.rule !== null)
    return bad(`The engine plays rule ${description.rule}, which exists already.`)
  if (title !== undefined && title !== description.title)
    return bad(`The engine calls its game "${gameName(description)}". Leave "title" out.`)
  return ok({ title: description.title, describes: [description] })
}

async function findPosted(tx: Transaction<Tables>, key: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('society_log')
    .select('n')
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const posted = tx.selectFrom('society_log').where('key', 'is not', null)
  return countRows(posted.where('n', '<=', row.n))
}

/** Checks that a person may post a Submission. Rejects with `banned` and `quotaReached`. */
async function checkOpenSubmissions(
  context: ClubContext,
  tx: Transaction<Tables>,
  { submissions }: Society,
  by: string,
): AsyncResult<void> {
  const allowed = await checkStanding(context, tx, by)
  if (!allowed.ok) return allowed
  const own = submissions.filter(({ submission }) => submission.by === by)
  const open = own.filter((each) => isOpen(submissionView(each, context.now(), 0)))
  return checkCount(context, tx, by, 'openSubmissions', open.length + 1)
}

/** Enters something into a Submission's procedure, now. */
function proceed(
  context: ClubContext,
  { submission: number, by }: From<SubmissionRequest>,
  make: (
    tx: Transaction<Tables>,
    found: NumberedSubmission,
  ) => Promise<SubmissionEntry | undefined>,
): AsyncResult<HostedSubmission> {
  const now = context.now()
  return writeLog(context, now, async (log) => {
    const { tx } = log
    const found = findSubmission(log.society, number)
    if (!found.ok) return found
    const allowed = await checkStanding(context, tx, by)
    if (!allowed.ok) return allowed
    const made = await make(tx, found.value)
    if (made === undefined) return viewOf(context, tx, log.society, number)
    const at = Math.max(now, found.value.submission.now)
    const entry = { ...made, at }
    const done = await log.append({ what: 'procedure', submission: number, entry })
    if (!done.ok) return done
    await announce(context, log, found.value)
    return viewOf(context, tx, log.society, number)
  })
}

/** Tells a Submission's poster and endorsers of a new stage. */
export async function announce(
  context: ClubContext,
  { society, tx }: LogWriter,
  before: NumberedSubmission,
): Promise<void> {
  const after = society.submissions[before.number - 1]
  if (after === undefined) return
  const { submission, number, rule } = after
  const { stage, title, by } = submission
  if (stage.stage === before.submission.stage.stage && rule === before.rule) return
  const event = { type: 'submission', submission: number, stage: stage.stage, rule }
  await notifyPeople(context.store, tx, {
    match: SOCIETY,
    at: context.now(),
    event,
    message: `Submission ${number}, "${title}", ${outcomeText(after)}`,
    recipients: [by, ...endorsersOf(submission)],
  })
}

function outcomeText({ submission: { stage }, rule }: NumberedSubmission): string {
  if (rule !== null) return `has become rule ${rule}.`
  if (stage.stage !== 'rejected') return `is ${stage.stage}.`
  const { because } = stage
  if (because.reason === 'not endorsed') return 'is rejected: too few have endorsed it in a week.'
  if (because.reason === 'void') return 'is void: its description is incomplete.'
  const why = because.explanation === null ? '.' : `: ${because.explanation}`
  return `is vetoed by the ${because.as}${why}`
}
