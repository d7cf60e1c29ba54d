import { createHmac } from 'node:crypto'
import type { Store } from './tables.js'
import { withRetries } from './transact.js'

/**
 * Checks that a store keeps its first secret. With another one the cards to come would change, and
 * the seat tokens in mails would be invalid. Throws if the secret is another one.
 */
export function checkSecret(store: Store, secret: string | Uint8Array): Promise<void> {
  return withRetries(() => compareSecret(store, secret))
}

async function compareSecret({ db }: Store, secret: string | Uint8Array): Promise<void> {
  // The fingerprint does not reveal the secret.
  const value = createHmac('sha256', secret).update('ackanomic host').digest('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  if (kept.value !== value)
    throw new Error(
      'This store belongs to another secret. Use the secret with which it was created.',
    )
}
