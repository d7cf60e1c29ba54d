import type { Tables } from '@ackanomic/host'
import { ACCOUNT_KINDS, hasAccount } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { checkBan } from './sanctions.js'

/** Whether a person is an Active Player: they have an account, and are not banned. */
export async function isActive(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): Promise<boolean> {
  return (await hasAccount(db, person)) && (await checkBan(context, db, person)).ok
}

/** The number of Active Players. */
export async function countActive(
  { now }: Pick<ClubContext, 'now'>,
  db: Kysely<Tables>,
): Promise<number> {
  const at = now()
  const { people } = await db
    .selectFrom(
      db
        .selectFrom('tokens')
        .select('person')
        .where('kind', 'in', ACCOUNT_KINDS)
        .union(db.selectFrom('accounts').select('person').where('deleted_at', 'is', null))
        .as('known'),
    )
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('known.person', 'not in', (banned) =>
      banned
        .selectFrom('sanctions')
        .select('sanctions.person')
        .where('sanctions.kind', '=', 'ban')
        .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', at)])),
    )
    .executeTakeFirstOrThrow()
  return Number(people)
}
