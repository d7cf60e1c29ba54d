import { deleteExpired } from '../commands/idempotency.js'
import { fireDeadlines, lockMatch } from '../commands/submit.js'
import type { StoreContext } from '../context.js'
import { GameError } from '../errors.js'
import type { JobReport } from '../types.js'
import { playNextBot } from './bot-turns.js'
import { type DeliveryCounts, deliverBatch } from './deliveries.js'

/** Runs all due jobs, until none is left or `isOver`. */
export async function runDueJobs(
  context: StoreContext,
  isOver = (): boolean => false,
): Promise<JobReport> {
  const counts = { deadlines: 0, botMoves: 0, delivered: 0, failed: 0 }
  while (!isOver() && (await fireNextDeadline(context))) counts.deadlines += 1
  while (!isOver()) {
    const played = await playNextBot(context)
    if (played === undefined) break
    if (played) counts.botMoves += 1
  }
  while (!isOver()) {
    const sent: DeliveryCounts = await deliverBatch(context)
    counts.delivered += sent.delivered
    counts.failed += sent.failed
    if (sent.delivered + sent.failed === 0) break
  }
  if (!isOver()) await deleteExpired(context)
  return { ...counts, next: isOver() ? null : await nextDueTime(context) }
}

/** Fires the oldest due deadline. Returns `false` if there is none. */
async function fireNextDeadline(context: StoreContext): Promise<boolean> {
  // Read once: if the clock is set back meanwhile, the deadline stays due.
  const now = context.now()
  try {
    return await context.store.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('matches')
        .select('id')
        .where('next_deadline', '<=', now)
        .where('suspended', 'is', null)
        .orderBy('next_deadline')
        .limit(1)
        .$if(context.store.kind === 'postgresql', (query) => query.forUpdate().skipLocked())
        .executeTakeFirst()
      if (row === undefined) return false
      const hosted = await lockMatch(context, tx, row.id)
      if (!hosted.ok) throw new GameError(row.id, hosted.error.message)
      // After a migration the deadline may be later.
      const { nextDeadline } = hosted.value
      if (nextDeadline === null || nextDeadline > now) return true
      const change = await fireDeadlines(context, tx, hosted.value, now)
      if (change === undefined) throw new GameError(row.id, 'A deadline is due, but did not fire.')
      return true
    })
  } catch (thrown) {
    if (!(thrown instanceof GameError)) throw thrown
    const { match, message, cause } = thrown
    context.onError({ match, during: 'firing a deadline', problem: cause })
    const { db } = context.store
    await db.updateTable('matches').set({ suspended: message }).where('id', '=', match).execute()
    return true
  }
}

/** When the next job is due. */
async function nextDueTime({ store: { db } }: StoreContext): Promise<number | null> {
  const due = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('matches')
        .select(({ fn }) => fn.min('next_deadline').as('at'))
        .where('suspended', 'is', null)
        .where('next_deadline', 'is not', null)
        .as('deadline'),
      selectFrom('matches')
        .select(({ fn }) => fn.min('bots_due').as('at'))
        .where('bots_due', 'is not', null)
        .as('bot'),
      selectFrom('subscriptions')
        .select(({ fn }) => fn.min('next_attempt').as('at'))
        .where('next_attempt', 'is not', null)
        .as('delivery'),
    ])
    .executeTakeFirstOrThrow()
  const times = Object.values(due).filter((at) => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}
