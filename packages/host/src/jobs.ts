import { playOne } from './bot-turns.js'
import type { House } from './context.js'
import { deliver, type Sent } from './deliveries.js'
import { clearOld } from './idempotency.js'
import { GameFault } from './incidents.js'
import { lockMatch, passTime } from './steps.js'
import type { JobReport } from './types.js'

/** Does all that is due, until nothing is left for now, or `isOver`. */
export async function work(house: House, isOver = (): boolean => false): Promise<JobReport> {
  const counts = { due: 0, bots: 0, delivered: 0, failed: 0 }
  while (!isOver() && (await fireOne(house))) counts.due += 1
  while (!isOver()) {
    const played = await playOne(house)
    if (played === undefined) break
    if (played) counts.bots += 1
  }
  while (!isOver()) {
    const sent: Sent = await deliver(house)
    counts.delivered += sent.delivered
    counts.failed += sent.failed
    if (sent.delivered + sent.failed === 0) break
  }
  if (!isOver()) await clearOld(house)
  return { ...counts, next: isOver() ? null : await nextWork(house) }
}

/** Lets happen what is due in the match whose deadline is the oldest; `false` when there is none. */
async function fireOne(house: House): Promise<boolean> {
  // Looked at once: a clock that is set back meanwhile must not unmake what is due.
  const now = house.now()
  try {
    return await house.store.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('matches')
        .select('id')
        .where('due', '<=', now)
        .where('fault', 'is', null)
        .orderBy('due')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (row === undefined) return false
      const hosted = await lockMatch(house, tx, row.id)
      if (!hosted.ok) throw new GameFault(row.id, hosted.error.message)
      // Brought up to date it may be due no more.
      const { due } = hosted.value
      if (due === null || due > now) return true
      const change = await passTime(house, tx, hosted.value, now)
      if (change === undefined) throw new GameFault(row.id, 'A deadline is due, and does not fall.')
      return true
    })
  } catch (thrown) {
    if (!(thrown instanceof GameFault)) throw thrown
    const { match, message, cause } = thrown
    house.onError({ match, during: 'a deadline', problem: cause })
    const { db } = house.store
    await db.updateTable('matches').set({ fault: message }).where('id', '=', match).execute()
    return true
  }
}

/** When there is something to do next. */
async function nextWork({ store: { db } }: House): Promise<number | null> {
  const { next } = await db
    .selectNoFrom(({ fn, selectFrom }) => [
      fn<number | null>('least', [
        selectFrom('matches')
          .select(({ fn }) => fn.min('due').as('due'))
          .where('fault', 'is', null)
          .where('due', 'is not', null),
        selectFrom('matches')
          .select(({ fn }) => fn.min('bots').as('bots'))
          .where('bots', 'is not', null),
        selectFrom('subscriptions')
          .select(({ fn }) => fn.min('due').as('due'))
          .where('due', 'is not', null),
      ]).as('next'),
    ])
    .executeTakeFirstOrThrow()
  return next
}
