import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Store, Tables } from './tables.js'
import { withRetries } from './transact.js'

/** Reads a setting of the store, by its name. */
export async function readSetting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return kept?.value
}

/** Keeps a setting of the store, in place of its earlier value. */
export async function writeSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((clash) => clash.column('name').doUpdateSet({ value }))
    .execute()
}

/** Adds a setting unless it is there. */
export async function addSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/**
 * Checks that a store keeps its first secret. With another one the cards to come would change, and
 * the seat tokens in mails would be invalid. Throws if the secret is another one.
 */
export function checkSecret({ db }: Store, secret: string | Uint8Array): Promise<void> {
  // The fingerprint does not reveal the secret.
  const value = createHmac('sha256', secret).update('ackanomic host').digest('base64url')
  return withRetries(async () => {
    await addSetting(db, 'secret', value)
    if ((await readSetting(db, 'secret')) !== value)
      throw new Error(
        'This store belongs to another secret. Use the secret with which it was created.',
      )
  })
}
