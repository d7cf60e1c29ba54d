import type { Timestamp } from '@ackanomic/core'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Store, Tables } from '../store/tables.js'
import { transact } from '../store/transact.js'
import { mailKeyOf, nameKeyOf } from './names.js'

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

/** The deleted ones of some people. None of the others is deleted until the transaction ends. */
export async function deletedAmong(
  { kind }: Store,
  tx: Transaction<Tables>,
  people: readonly string[],
): Promise<readonly string[]> {
  if (people.length === 0) return []
  const rows = await tx
    .selectFrom('accounts')
    .select(['person', 'deleted_at'])
    .where('person', 'in', people)
    .orderBy('person')
    // SQLite runs one transaction at a time.
    .$if(kind === 'postgresql', (query) => query.forShare())
    .execute()
  return rows.flatMap(({ person, deleted_at }) => (deleted_at === null ? [] : [person]))
}

/**
 * Checks in the transaction that writes for a person that they were not deleted meanwhile: their
 * traces are erased, so none may follow. Refuses with `noAccount`.
 */
export async function checkAccount(
  store: Store,
  tx: Transaction<Tables>,
  person: string,
): AsyncResult<void> {
  const deleted = await deletedAmong(store, tx, [person])
  return deleted.length > 0 ? refuse('noAccount', { person }) : { ok: true, value: undefined }
}

/** Writes for a person in a transaction, unless they were deleted. Refuses with `noAccount`. */
export function transactFor<Value>(
  store: Store,
  person: string,
  run: (tx: Transaction<Tables>) => AsyncResult<Value>,
): AsyncResult<Value> {
  return transact(store, async (tx) => {
    const checked = await checkAccount(store, tx, person)
    return checked.ok ? run(tx) : checked
  })
}

/** Lets a job take deleted people out of the matches that they join. */
export async function markLeaving(
  store: Store,
  tx: Transaction<Tables>,
  people: readonly string[],
): Promise<void> {
  const deleted = await deletedAmong(store, tx, people)
  if (deleted.length > 0)
    await tx.updateTable('accounts').set({ leaving: 1 }).where('person', 'in', deleted).execute()
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
      person,
      name_key: nameKeyOf(person),
      created_at: now,
      mail,
      mail_key: mail === null ? null : mailKeyOf(mail),
      leaving: 0,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('person')
    .executeTakeFirst()
  return added !== undefined
}
