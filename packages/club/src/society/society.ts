import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { withStandIns } from '@ackanomic/host/modules'
import {
  endOfMonth,
  type NumberedSubmission,
  type Society,
  type SocietyEntry,
  submissionDeadline,
} from '@ackanomic/society'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import { showStandIns } from '../shown.js'
import { bookForAWhile } from './book-results.js'
import { closeMonth, closeMonths, countMatches, latestClosings } from './closings.js'
import { enactSubmission, passAndEnact } from './enact.js'
import { listProposedGames } from './offered-games.js'
import { readResults } from './results.js'
import { auditStoredBooks, readStatement, saveStoredBooks } from './society-books.js'
import { readSociety, writeLog } from './society-log.js'
import type { societyOperations } from './society-operations.js'
import type { EnactRequest } from './society-types.js'
import { isOpen, submissionHandlers, submissionView } from './submissions.js'

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
      const end = endOfMonth(month)
      if (end === undefined || end > now())
        return refuse('badRequest', { problem: 'Give a month that is over, as in "2026-11".' })
      return closeMonth(context, month)
    },
    exportBooks: async () => ok(await saveStoredBooks(context)),
    async exportSocietyLog() {
      const rows = await store.db.selectFrom('society_log').select('entry').orderBy('n').execute()
      const results = await readResults(store.db)
      return ok([
        ...rows.map(({ entry }): SocietyEntry => JSON.parse(entry)),
        ...results.map((record): SocietyEntry => ({ what: 'result', record })),
      ])
    },
    async auditSociety() {
      const { society } = await readSociety(context, store.db)
      const problems = await auditStoredBooks(context)
      const booked = await countMatches(store.db)
      const lost = latestClosings(society).flatMap(({ month, matches }) =>
        (booked.get(month) ?? 0) < matches
          ? [`The books have lost some of the ${matches} matches of ${month}.`]
          : [],
      )
      return ok([...problems, ...lost])
    },
  }
}

/**
 * Decides Submissions whose time has come, enacts accepted ones, books results, and closes months.
 */
export async function runSocietyJobs(context: ClubContext): Promise<void> {
  const { society } = await readSociety(context, context.store.db)
  if (dueSubmissions(context, society).length > 0)
    await writeLog(context, context.now(), async (log) => {
      for (const before of dueSubmissions(context, log.society)) {
        const done = await passAndEnact(context, log, before)
        if (done.ok) continue
        context.society.stuck.add(before.number)
        const during = `enacting Submission ${before.number}`
        context.onError({ match: null, during, problem: done.error.message })
      }
    })
  if (await bookForAWhile(context)) await closeMonths(context)
}

/** The Submissions that the clock changes, or that are to become rules. */
function dueSubmissions(
  context: ClubContext,
  { submissions }: Society,
): readonly NumberedSubmission[] {
  const now = context.now()
  return submissions.filter((each) => {
    const { stage } = submissionView(each, now, 0)
    const isEnactable =
      stage.stage === 'accepted' && each.rule === null && !context.society.stuck.has(each.number)
    return stage.stage !== each.submission.stage.stage || isEnactable
  })
}

export async function nextSubmissionDeadline(context: ClubContext): Promise<number | null> {
  const { society } = await readSociety(context, context.store.db)
  const open = society.submissions.filter(({ submission }) => isOpen(submission))
  const deadlines = open.flatMap(({ submission }) => submissionDeadline(submission) ?? [])
  return deadlines.length === 0 ? null : Math.min(...deadlines)
}
