import { GameFailure } from '../contract/game-failure.js'
import type { JobReport } from '../contract/match-types.js'
import { deleteExpired } from '../matches/idempotency.js'
import { fireDeadlines } from '../matches/step-match.js'
import { BotQueues, playNextBot } from './bot-turns.js'
import type { JobContext } from './context.js'
import { deliverDue } from './deliveries.js'
import { JOB_KINDS, type JobKind } from './executor.js'

/** Whether a run of jobs is to stop. */
type IsOver = () => boolean

const never: IsOver = () => false

/** Runs all due jobs, until none is left. */
export async function runDueJobs(context: JobContext): Promise<JobReport> {
  let deadlines = await fireDueDeadlines(context)
  let botMoves = await playDueBots(context)
  await runModuleJobs(context)
  // The jobs of modules start matches.
  deadlines += await fireDueDeadlines(context)
  botMoves += await playDueBots(context)
  const deliveries = await deliverDue(context)
  await deleteExpired(context)
  const next = await nextDueTime(context, JOB_KINDS)
  return { deadlines, botMoves, ...deliveries, next }
}

/** Runs the jobs of modules. */
export async function runModuleJobs(
  { modules, telemetry }: JobContext,
  isOver = never,
): Promise<void> {
  for (const job of modules.jobs)
    if (!isOver()) await telemetry.measure('module', {}, () => job.run())
}

/** How many matches fire their deadlines at once. Their steps are written in one commit. */
const MAX_CONCURRENT = 32

/** Fires all due deadlines, the oldest first. Returns in how many matches. */
export async function fireDueDeadlines(context: JobContext, isOver = never): Promise<number> {
  let fired = 0
  while (!isOver()) {
    // Read once: if the clock is set back meanwhile, the deadline stays due.
    const now = context.now()
    const due = await context.store.db
      .selectFrom('matches')
      .select('id')
      .where('next_deadline', '<=', now)
      .where('suspended', 'is', null)
      .orderBy('next_deadline')
      .limit(MAX_CONCURRENT)
      .execute()
    if (due.length === 0) break
    const done = await Promise.all(due.map(({ id }) => fireOrSuspend(context, id, now)))
    fired += done.filter((isFired) => isFired).length
  }
  return fired
}

/** Fires the deadlines of a match. If its game fails, the match is suspended. */
export async function fireOrSuspend(
  context: JobContext,
  id: string,
  now: number,
): Promise<boolean> {
  try {
    const done = await context.telemetry.measure('deadline', { match: id }, () =>
      fireDeadlines(context, id, now),
    )
    if (!done.ok) throw new GameFailure(id, done.error.message)
    if (done.value.due === 'stuck')
      throw new GameFailure(id, 'A deadline is due, but did not fire.')
    return done.value.due === 'fired'
  } catch (thrown) {
    if (!(thrown instanceof GameFailure)) throw thrown
    const { message, cause } = thrown
    context.onError({ match: id, during: 'firing a deadline', problem: cause })
    const { db } = context.store
    await db.updateTable('matches').set({ suspended: message }).where('id', '=', id).execute()
    return true
  }
}

/** Lets bots act until none is due. Returns how many moves they made. */
export async function playDueBots(context: JobContext, isOver = never): Promise<number> {
  const queues = new BotQueues(context)
  let moves = 0
  while (!isOver() && context.botThread !== undefined) {
    const turns = await queues.take()
    if (turns.length === 0) break
    for (const match of turns)
      if (!isOver() && (await playNextBot(context, match)) === true) moves += 1
  }
  return moves
}

/** When the next job of some kinds is due; `null` if none is known. */
export async function nextDueTime(
  context: JobContext,
  kinds: readonly JobKind[],
): Promise<number | null> {
  const { db } = context.store
  const due = {
    deadline: () =>
      db
        .selectFrom('matches')
        .select(({ fn }) => fn.min('next_deadline').as('at'))
        .where('suspended', 'is', null)
        .where('next_deadline', 'is not', null)
        .executeTakeFirstOrThrow(),
    bot: () =>
      db
        .selectFrom('matches')
        .select(({ fn }) => fn.min('bots_due').as('at'))
        .where('bots_due', 'is not', null)
        .where('suspended', 'is', null)
        .executeTakeFirstOrThrow(),
    delivery: () =>
      db
        .selectFrom('subscriptions')
        .select(({ fn }) => fn.min('next_attempt').as('at'))
        .where('next_attempt', 'is not', null)
        .executeTakeFirstOrThrow(),
  }
  let next: number | null = null
  for (const job of kinds.includes('deadline') ? context.modules.jobs : []) {
    const at = (await job.nextDue?.()) ?? null
    if (at !== null && (next === null || at < next)) next = at
  }
  for (const kind of kinds) {
    const { at } = await due[kind]()
    if (at !== null && (next === null || at < next)) next = at
  }
  return next
}
