import { deleteExpired } from '../commands/idempotency.js'
import { fireDeadlines, lockMatch } from '../commands/submit.js'
import type { StoreContext } from '../context.js'
import { GameError } from '../errors.js'
import { transact } from '../persistence/transact.js'
import type { JobReport } from '../types.js'
import { playNextBot } from './bot-turns.js'
import { deliverDue } from './deliveries.js'

/** Whether a run of jobs is to stop. */
type IsOver = () => boolean

const never: IsOver = () => false

/** Runs all due jobs, until none is left. */
export async function runDueJobs(context: StoreContext): Promise<JobReport> {
  const deadlines = await fireDueDeadlines(context)
  const botMoves = await playDueBots(context)
  const deliveries = await deliverDue(context)
  await deleteExpired(context)
  const next = await nextDueTime(context, KINDS)
  return { deadlines, botMoves, ...deliveries, next }
}

/** Fires all due deadlines. Returns how many. */
export async function fireDueDeadlines(context: StoreContext, isOver = never): Promise<number> {
  let fired = 0
  while (!isOver() && (await fireNextDeadline(context))) fired += 1
  return fired
}

/** Lets bots act until none is due. Returns how many moves they made. */
export async function playDueBots(context: StoreContext, isOver = never): Promise<number> {
  let moves = 0
  while (!isOver()) {
    const played = await playNextBot(context)
    if (played === undefined) break
    if (played) moves += 1
  }
  return moves
}

/** Fires the oldest due deadline. Returns `false` if there is none. */
async function fireNextDeadline(context: StoreContext): Promise<boolean> {
  // Read once: if the clock is set back meanwhile, the deadline stays due.
  const now = context.now()
  try {
    return await transact(context.store, async (tx) => {
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

/** The kinds of jobs. */
export type JobKind = 'deadline' | 'bot' | 'delivery'

const KINDS: readonly JobKind[] = ['deadline', 'bot', 'delivery']

/** When the next job of some kinds is due; `null` if none is known. */
export async function nextDueTime(
  { store: { db } }: StoreContext,
  kinds: readonly JobKind[],
): Promise<number | null> {
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
        .executeTakeFirstOrThrow(),
    delivery: () =>
      db
        .selectFrom('subscriptions')
        .select(({ fn }) => fn.min('next_attempt').as('at'))
        .where('next_attempt', 'is not', null)
        .executeTakeFirstOrThrow(),
  }
  let next: number | null = null
  for (const kind of kinds) {
    const { at } = await due[kind]()
    if (at !== null && (next === null || at < next)) next = at
  }
  return next
}
