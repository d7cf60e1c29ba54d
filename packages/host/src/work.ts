import { deliver, type Sent } from './deliveries.js'
import type { House } from './house.js'
import { hostedOf, passTime } from './steps.js'
import type { Worked } from './types.js'

/** Does all that is due, until nothing is left for now. */
export async function work(house: House): Promise<Worked> {
  const counts = { due: 0, bots: 0, delivered: 0, failed: 0 }
  while (await fireOne(house)) counts.due += 1
  for (;;) {
    const sent: Sent = await deliver(house)
    counts.delivered += sent.delivered
    counts.failed += sent.failed
    if (sent.delivered + sent.failed === 0) break
  }
  return { ...counts, next: await nextWork(house) }
}

/** Lets happen what is due in the match whose deadline is the oldest; `false` when there is none. */
async function fireOne(house: House): Promise<boolean> {
  return house.store.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('matches')
      .selectAll()
      .where('due', '<=', house.now())
      .where('fault', 'is', null)
      .orderBy('due')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row === undefined) return false
    const hosted = await hostedOf(house, row.id, row)
    const change = hosted.ok ? await passTime(house, tx, hosted.value) : undefined
    if (change !== undefined) return true
    const fault = hosted.ok ? 'A deadline is due, and nothing happens.' : hosted.error.says
    await tx.updateTable('matches').set({ fault }).where('id', '=', row.id).execute()
    return true
  })
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
        selectFrom('subscriptions')
          .select(({ fn }) => fn.min('due').as('due'))
          .where('due', 'is not', null),
      ]).as('next'),
    ])
    .executeTakeFirstOrThrow()
  return next
}
