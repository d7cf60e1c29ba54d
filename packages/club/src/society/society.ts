import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { withStandIns } from '@ackanomic/host/modules'
import { saveBooks, submissionDeadline } from '@ackanomic/society'
import type { ClubContext } from '../context.js'
import { showStandIns } from '../shown.js'
import { enactSubmission, passAndEnact } from './enact.js'
import { listProposedGames } from './offered-games.js'
import {
  audit,
  checkMonth,
  closeMonth,
  closeMonths,
  readBooks,
  readLog,
  readStatement,
} from './society-books.js'
import { readSociety, writeLog } from './society-log.js'
import type { societyOperations } from './society-operations.js'
import type { EnactRequest } from './society-types.js'
import { isOpen, submissionView } from './submission-view.js'
import { submissionHandlers } from './submissions.js'

/** The functions behind the operations on the society. */
export function societyHandlers(context: ClubContext): Handlers<typeof societyOperations> {
  const { store, now, standIns } = context
  return {
    ...showStandIns(context, {
      ...submissionHandlers(context),
      enactSubmission: (request: EnactRequest) => enactSubmission(context, request),
    }),
    async listRules() {
      const { society } = await readSociety(context, store.db)
      return ok(withStandIns(society.books.suite, await standIns.names()))
    },
    listProposedGames: async () => ok(await listProposedGames(context)),
    getMyStatement: async ({ by }) => ok(await readStatement(context, by)),
    statementOf: async ({ person }) => ok(await readStatement(context, person)),
    async listClosedMonths() {
      const { society } = await readSociety(context, store.db)
      return ok(society.closedMonths)
    },
    async closeMonth({ month }) {
      const valid = checkMonth(month, now())
      return valid.ok ? closeMonth(context, month) : valid
    },
    exportBooks: async () => ok(saveBooks(await readBooks(context, store.db))),
    exportSocietyLog: async () => ok(await readLog(context)),
    auditSociety: async () => ok(await audit(context)),
  }
}

/** Decides the Submissions whose time has come, enacts those that are accepted, and closes months. */
export async function runSocietyJobs(context: ClubContext): Promise<void> {
  if ((await dueSubmissions(context)).length > 0)
    await writeLog(context, context.now(), async (tx, log) => {
      for (const number of await dueSubmissions(context, log.society)) {
        const before = log.society.submissions[number - 1]
        if (before === undefined) continue
        const done = await passAndEnact(context, tx, log, before)
        if (done.ok) continue
        context.society.stuck.add(number)
        const during = `enacting Submission ${number}`
        context.onError({ match: null, during, problem: done.error.message })
      }
    })
  await closeMonths(context)
}

/** The numbers of the Submissions that the clock changes, or that are to become rules. */
async function dueSubmissions(
  context: ClubContext,
  society?: Awaited<ReturnType<typeof readSociety>>['society'],
): Promise<readonly number[]> {
  const { submissions } = society ?? (await readSociety(context, context.store.db)).society
  const now = context.now()
  return submissions
    .filter((each) => {
      const { stage } = submissionView(each, now, 0)
      const isEnactable =
        stage.stage === 'accepted' && each.rule === null && !context.society.stuck.has(each.number)
      return stage.stage !== each.submission.stage.stage || isEnactable
    })
    .map(({ number }) => number)
}

/** When the clock changes a Submission next; `null` if it changes none. */
export async function nextSubmissionDeadline(context: ClubContext): Promise<number | null> {
  const { society } = await readSociety(context, context.store.db)
  const open = society.submissions.filter(({ submission }) => isOpen(submission))
  const deadlines = open.flatMap(({ submission }) => submissionDeadline(submission) ?? [])
  return deadlines.length === 0 ? null : Math.min(...deadlines)
}
