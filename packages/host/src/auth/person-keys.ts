import type { Timestamp } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { AsyncResult } from '../contract/errors.js'
import type { PersonKey } from '../contract/match-types.js'
import type { Store, Tables } from '../store/tables.js'
import { transactFor } from './account-rows.js'

const MAX_KEYS = 20

/** Lists a person's keys, the oldest first. */
export async function listKeys(db: Kysely<Tables>, person: string): Promise<readonly PersonKey[]> {
  const rows = await db
    .selectFrom('person_keys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('added_at')
    .orderBy('key')
    .execute()
  return rows.map(({ key, device, added_at }) => ({ key, device, addedAt: added_at }))
}

/** Adds a key unless the person has it. Of more than twenty, the oldest is forgotten. */
export function addKey(
  store: Store,
  now: Timestamp,
  person: string,
  key: string,
  device: string | undefined,
): AsyncResult<void> {
  return transactFor(store, person, async (tx) => {
    await tx
      .insertInto('person_keys')
      .values({ person, key, device: device ?? null, added_at: now })
      .onConflict((clash) => clash.doNothing())
      .execute()
    const keys = await listKeys(tx, person)
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_KEYS)))
      await removeKey(tx, person, old.key)
    return { ok: true, value: undefined }
  })
}

export async function removeKey(db: Kysely<Tables>, person: string, key: string): Promise<void> {
  await db.deleteFrom('person_keys').where('person', '=', person).where('key', '=', key).execute()
}

/** The public keys of a person, the oldest first. */
export const keysOf = async (db: Kysely<Tables>, person: string): Promise<readonly string[]> =>
  (await listKeys(db, person)).map(({ key }) => key)

/** The keys of people by name. People without a key are left out. */
export async function keysByPerson(
  db: Kysely<Tables>,
  people: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (people.length === 0) return {}
  const rows = await db
    .selectFrom('person_keys')
    .select(['person', 'key'])
    .where('person', 'in', people)
    .orderBy('person')
    .orderBy('added_at')
    .orderBy('key')
    .execute()
  const keys = new Map<string, string[]>()
  for (const { person, key } of rows) keys.set(person, [...(keys.get(person) ?? []), key])
  return Object.fromEntries(keys)
}
