import { days, hours, type Timestamp } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.js'
import type { MatchContext } from './context.js'
import type { SubmitResult } from './step-write.js'

/** How long the result of a request is kept, in milliseconds. */
const RETENTION: number = days(30)

/** How often expired rows are deleted, in milliseconds. */
const CLEANUP_INTERVAL = hours(1)

/** What identifies a request. */
export interface RequestKey {
  readonly match: string
  readonly by: string
  readonly idempotencyKey: string
}

/** The result of an earlier request with the same key. */
export async function findResult(
  db: Kysely<Tables>,
  { match, by, idempotencyKey }: RequestKey,
): Promise<SubmitResult | undefined> {
  const found = await db
    .selectFrom('requests')
    .select('result')
    .where('match', '=', match)
    .where('person', '=', by)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return found === undefined ? undefined : JSON.parse(found.result)
}

const lastCleanup = new WeakMap<MatchContext, Timestamp>()

/** Deletes old results, expired invitations and what modules have, every hour. */
export async function deleteExpired(context: MatchContext): Promise<void> {
  const now = context.now()
  const last = lastCleanup.get(context)
  if (last !== undefined && now >= last && now < last + CLEANUP_INTERVAL) return
  lastCleanup.set(context, now)
  const { db } = context.store
  await db
    .deleteFrom('requests')
    .where('at', '<', now - RETENTION)
    .execute()
  await db.deleteFrom('tokens').where('until', '<', now).execute()
  await context.modules.deleteExpired(now)
}
