import { days, hours, type Timestamp } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { oldestUse } from '../auth/tokens.js'
import { refuse } from '../contract/errors.js'
import { OPERATOR_ROLES } from '../contract/operation.js'
import type { Tables } from '../store/tables.js'
import type { MatchContext } from './context.js'
import { hashJson } from './hashes.js'
import type { EarlierResult, SubmitResult } from './step-write.js'

/** The milliseconds for which a request's result is kept. */
const RETENTION: number = days(30)

/** The milliseconds between deletions of expired rows. */
const CLEANUP_INTERVAL = hours(1)

export interface RequestKey {
  readonly match: string
  readonly by: string
  readonly idempotencyKey: string
}

/** The result of an earlier request with the same key. */
export async function findResult(
  db: Kysely<Tables>,
  { match, by, idempotencyKey }: RequestKey,
): Promise<EarlierResult | undefined> {
  const found = await db
    .selectFrom('requests')
    .select(['result', 'hash'])
    .where('match', '=', match)
    .where('person', '=', by)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return found && { result: JSON.parse(found.result), hash: found.hash }
}

export const hashOfRequest = (asked: object): string => hashJson(JSON.parse(JSON.stringify(asked)))

/** An earlier request's result, or a refusal if that request had other contents. */
export const repeatedResult = ({ result, hash }: EarlierResult, now: string): SubmitResult =>
  hash === now ? result : refuse('idempotencyKeyReused', {})

const lastCleanup = new WeakMap<MatchContext, Timestamp>()

/**
 * Keeps the time every hour, and deletes old results, expired tokens and sessions, and what has
 * expired in modules.
 */
export async function deleteExpired(context: MatchContext): Promise<void> {
  const now = context.now()
  const last = lastCleanup.get(context)
  if (last !== undefined && now >= last && now < last + CLEANUP_INTERVAL) return
  lastCleanup.set(context, now)
  const { db } = context.store
  await context.clock.keep(db)
  await db
    .deleteFrom('requests')
    .where('at', '<', now - RETENTION)
    .execute()
  await db.deleteFrom('tokens').where('until', '<', now).execute()
  await db
    .deleteFrom('tokens')
    .where('kind', 'in', ['bearer', ...OPERATOR_ROLES])
    .where('used_at', '<=', oldestUse(now))
    .execute()
  await context.modules.deleteExpired(now)
}
