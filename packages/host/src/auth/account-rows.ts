import type { Timestamp } from '@ackanomic/core'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../store/tables.js'
import { mailKeyOf, nameKeyOf } from './names.js'

/** The row of an account. */
export type AccountRow = Selectable<Tables['accounts']>

/** The account of a person, unless it was deleted. */
export function findAccount(db: Kysely<Tables>, person: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('person', '=', person)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Adds an account. Returns whether it did: the name or the address may be taken. */
export async function addAccount(
  db: Kysely<Tables>,
  now: Timestamp,
  person: string,
  mail: string | null = null,
): Promise<boolean> {
  const added = await db
    .insertInto('accounts')
    .values({
      ...{ person, name_key: nameKeyOf(person), created_at: now, mail },
      ...{ mail_key: mail === null ? null : mailKeyOf(mail), leaving: 0 },
      ...{ deleted_at: null, stand_in: null },
    })
    .onConflict((clash) => clash.doNothing())
    .returning('person')
    .executeTakeFirst()
  return added !== undefined
}
