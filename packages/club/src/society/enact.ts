import { type GameError, ok, type Result } from '@ackanomic/core'
import type { NumberedSubmission, Society } from '@ackanomic/society'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { type LogWriter, writeLog } from './society-log.js'
import type { EnactRequest, HostedSubmission } from './society-types.js'
import { announce, findSubmission, submissionView, viewOf } from './submissions.js'

export function enactSubmission(
  context: ClubContext,
  request: EnactRequest,
): AsyncResult<HostedSubmission> {
  return writeLog(context, context.now(), async (log) => {
    const found = findSubmission(log.society, request.submission)
    if (!found.ok) return found
    const rule = request.rule ?? nextRule(context, log.society)
    const done = await passAndEnact(context, log, found.value, rule)
    return done.ok ? viewOf(context, log.tx, log.society, request.submission) : done
  })
}

/** Lets time pass for a Submission, and makes it a rule if it can. */
export async function passAndEnact(
  context: ClubContext,
  log: LogWriter,
  before: NumberedSubmission,
  rule?: string,
): AsyncResult<Society> {
  const { number, submission } = before
  const now = context.now()
  const view = submissionView(before, now, 0)
  let done: Result<Society, GameError> = ok(log.society)
  if (view.stage.stage !== submission.stage.stage) {
    const entry = { what: 'time', at: Math.max(now, submission.now) } as const
    done = await log.append({ what: 'procedure', submission: number, entry })
  }
  const enacts = rule ?? (view.stage.stage === 'accepted' ? nextRule(context, log.society) : null)
  if (done.ok && enacts !== null)
    done = await log.append({ what: 'enactment', submission: number, rule: enacts })
  await announce(context, log, before)
  return done
}

/** The next number of the suite that is free of rules and games. */
function nextRule({ games }: ClubContext, { books }: Society): string {
  const taken = [
    ...books.suite.map(({ rule }) => rule),
    ...Object.values(games).map(({ description }) => description.rule ?? ''),
  ]
  const numbers = taken.map((rule) => Number(/^1250\.(\d{1,6})$/u.exec(rule)?.[1] ?? 0))
  return `1250.${Math.max(...numbers, 3) + 1}`
}
