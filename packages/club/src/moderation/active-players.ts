import type { Tables } from '@ackanomic/host'
import { ACCOUNT_KINDS, hasAccount } from '@ackanomic/host/modules'
import { type Kysely, sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { bannedPeople, checkBan } from './sanctions.js'

/** Whether a person is an Active Player: they have an account, and are not banned. */
export async function isActive(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): Promise<boolean> {
  return (await hasAccount(db, person)) && (await checkBan(context, db, person)).ok
}

export async function countActive(
  { now }: Pick<ClubContext, 'now'>,
  db: Kysely<Tables>,
): Promise<number> {
  const { rows } = await sql<{ readonly people: number }>`
    select count(*) as people from (
      select person from tokens where kind in (${sql.join(ACCOUNT_KINDS)})
      union select person from accounts where deleted_at is null
    ) as known where person not in ${bannedPeople(now())}`.execute(db)
  return Number(rows[0]?.people)
}
