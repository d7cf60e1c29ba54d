import { type RawBuilder, sql } from 'kysely'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Health } from '../contract/match-types.js'
import { matchSchema, problemOf } from '../contract/schemas.js'
import type { Store } from '../store/tables.js'
import type { MatchContext } from './context.js'

export async function readHealth({ store, now, clock, stepWriter }: MatchContext): Promise<Health> {
  const { db } = store
  const [all, finished, suspended, pendingDeliveries, deadLetters] = await Promise.all([
    countRows(store, sql`matches`),
    countRows(store, sql`matches where ended_at is not null`),
    countRows(store, sql`matches where suspended is not null`),
    countRows(store, sql`subscriptions where next_attempt is not null`),
    countRows(store, sql`dead_letters`),
  ])
  const { deadline } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.min('next_deadline').as('deadline'))
    .where('next_deadline', 'is not', null)
    .where('suspended', 'is', null)
    .executeTakeFirstOrThrow()
  const bots = await db
    .selectFrom('matches')
    .select(({ fn }) => [fn.min('bots_due').as('since'), fn.countAll<number>().as('count')])
    .where('bots_due', '<=', now())
    .where('suspended', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    open: Math.max(0, all - finished),
    finished,
    suspended,
    deadlineLag: deadline === null ? 0 : Math.max(0, now() - deadline),
    botsDue: Number(bots.count),
    botLag: bots.since === null ? 0 : now() - bots.since,
    stepsWaiting: stepWriter.waiting,
    clockAhead: clock.ahead,
    pendingDeliveries,
    deadLetters,
  }
}

/** The rows up to which a count is exact. */
const COUNT_LIMIT = 10_000

/** Counts rows. From {@link COUNT_LIMIT} on, PostgreSQL estimates, which costs nothing. */
async function countRows({ db, kind }: Store, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ n: number }>`
    select cast(count(*) as integer) as n from (select 1 from ${rows} limit ${COUNT_LIMIT}) as counted`.execute(
    db,
  )
  const n = counted.rows[0]?.n ?? 0
  if (n < COUNT_LIMIT) return n
  if (kind === 'sqlite') {
    const all = await sql<{ n: number }>`select count(*) as n from ${rows}`.execute(db)
    return all.rows[0]?.n ?? n
  }
  const estimate = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select 1 from ${rows}`.execute(db)
  return Math.max(n, estimate.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0)
}

export async function resumeMatch(
  { store: { db } }: MatchContext,
  match: string,
): AsyncResult<void> {
  if (problemOf(matchSchema, match) !== undefined) return refuse('noMatch', { match })
  const found = await db
    .updateTable('matches')
    .set({ suspended: null })
    .where('id', '=', match)
    .returning('id')
    .executeTakeFirst()
  return found === undefined ? refuse('noMatch', { match }) : { ok: true, value: undefined }
}
