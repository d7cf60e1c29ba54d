import { hours, ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'

/** Checks that somebody may make one more account. Rejects with `quotaReached`. */
export async function checkAccounts(
  { accounts, now }: ClubContext,
  db: Kysely<Tables>,
): AsyncResult<void> {
  const { accountsPerHour: most = 100 } = accounts
  const { made } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('created_at', '>', now() - hours(1))
    .executeTakeFirstOrThrow()
  return Number(made) < most
    ? ok(undefined)
    : refuse('quotaReached', { quota: 'new accounts in an hour', most })
}
