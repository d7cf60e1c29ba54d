import type { Timestamp } from '@ackanomic/core'
import { GameFailure } from '../contract/game-failure.js'
import type { JobReport } from '../contract/match-types.js'
import { deleteExpired } from '../matches/idempotency.js'
import { fireDeadlines } from '../matches/step-match.js'
import { BotQueues, playNextBot } from './bot-turns.js'
import type { JobContext } from './context.js'
import { deliverDue } from './deliveries.js'
import { JOB_KINDS, type JobKind } from './executor.js'

type IsOver = () => boolean

const never: IsOver = () => false

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

export async function runModuleJobs(
  { modules, telemetry }: JobContext,
  isOver = never,
): Promise<void> {
  for (const job of modules.jobs)
    if (!isOver()) await telemetry.measure('module', {}, () => job.run())
}

/** The most matches that fire their deadlines at once, in one commit. */
const MAX_CONCURRENT = 32

/** Fires all due deadlines, the oldest first. Returns the number of matches. */
export async function fireDueDeadlines(context: JobContext, isOver = never): Promise<number> {
  let fired = 0
  while (!isOver()) {
    // Read once: if the clock is set back meanwhile, the deadline stays due.
    const now = context.now()
    const due = await dueMatches(context, 'deadline', now, MAX_CONCURRENT)
    if (due.length === 0) break
    const done = await Promise.all(due.map(({ id }) => fireOrSuspend(context, id, now)))
    fired += done.filter((isFired) => isFired).length
  }
  return fired
}

/** Fires a match's deadlines. If its game fails, the match is suspended. */
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

/** Lets bots act until none is due. Returns the number of moves. */
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

/** The columns that say when jobs of matches are due. */
const DUE = { deadline: 'next_deadline', bot: 'bots_due' } as const

/** Finds matches with a job that is due, the oldest first. */
export function dueMatches(
  { store }: JobContext,
  kind: keyof typeof DUE,
  until: Timestamp,
  limit: number,
) {
  return store.db
    .selectFrom('matches')
    .select(['id', 'version', ({ ref }) => ref(DUE[kind]).as('at')])
    .where(DUE[kind], '<=', until)
    .where('suspended', 'is', null)
    .orderBy(DUE[kind])
    .limit(limit)
    .execute()
}

/** The time of the next job of some kinds; `null` if none is known. */
export async function nextDueTime(
  { store: { db }, modules }: JobContext,
  kinds: readonly JobKind[],
): Promise<Timestamp | null> {
  const times: (Timestamp | null)[] = []
  for (const job of kinds.includes('deadline') ? modules.jobs : [])
    times.push((await job.nextDue?.()) ?? null)
  for (const kind of kinds) {
    const next =
      kind === 'delivery'
        ? db
            .selectFrom('subscriptions')
            .select(({ fn }) => fn.min('next_attempt').as('at'))
            .where('next_attempt', 'is not', null)
        : db
            .selectFrom('matches')
            .select(({ fn }) => fn.min(DUE[kind]).as('at'))
            .where('suspended', 'is', null)
            .where(DUE[kind], 'is not', null)
    times.push((await next.executeTakeFirstOrThrow()).at)
  }
  const known = times.filter((at) => at !== null)
  return known.length === 0 ? null : Math.min(...known)
}
