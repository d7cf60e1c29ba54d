import type { Rejection, Result } from '@ackanomic/core'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { House } from './context.js'
import { refuse } from './rejections.js'
import { matchSchema, problemOf } from './schemas.js'
import type { Tables } from './store/tables.js'
import type { Health } from './types.js'

/** How a host is. */
export async function healthOf({ store: { db }, now }: House): Promise<Health> {
  const [all, over, faults] = await Promise.all([
    countOf(db, sql`matches`),
    countOf(db, sql`matches where over is not null`),
    countOf(db, sql`matches where fault is not null`),
  ])
  const { due } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.min('due').as('due'))
    .where('due', 'is not', null)
    .where('fault', 'is', null)
    .executeTakeFirstOrThrow()
  const { waiting } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('due', 'is not', null)
    .executeTakeFirstOrThrow()
  const { letters } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .executeTakeFirstOrThrow()
  const late = due === null ? 0 : Math.max(0, now() - due)
  const open = Math.max(0, all - over)
  return { open, over, faults, late, waiting, deadLetters: letters }
}

/** How many rows are counted one by one. */
const COUNTED = 10_000

/** How many rows there are: from so many on, what the database reckons, which costs it nothing. */
async function countOf(db: Kysely<Tables>, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ n: number }>`
    select count(*)::integer as n from (select 1 from ${rows} limit ${COUNTED}) as counted`.execute(
    db,
  )
  const n = counted.rows[0]?.n ?? 0
  if (n < COUNTED) return n
  const reckoned = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select 1 from ${rows}`.execute(db)
  return Math.max(n, reckoned.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0)
}

/** Has a match go on that a fault had stopped. */
export async function resume(
  { store: { db } }: House,
  match: string,
): Promise<Result<void, Rejection>> {
  if (problemOf(matchSchema, match) !== undefined) return refuse('noMatch', { match })
  const found = await db
    .updateTable('matches')
    .set({ fault: null })
    .where('id', '=', match)
    .returning('id')
    .executeTakeFirst()
  return found === undefined ? refuse('noMatch', { match }) : { ok: true, value: undefined }
}
