import type { Timestamp } from '@ackanomic/core'
import type { Store, Tables } from '@ackanomic/host'
import { encodeNews, storableJson } from '@ackanomic/host/modules'
import { sql, type Transaction } from 'kysely'
import { nextNumber } from '../store/series.js'

/** An event of the host itself, and of no game, in a match or at a table. */
export interface HostEvent {
  readonly match: string
  readonly at: Timestamp
  readonly event: { readonly type: string; readonly [field: string]: unknown }
  /** The event as a sentence. */
  readonly message: string
  readonly recipients: readonly string[]
}

/** Notifies people in a transaction. Returns the event's number. */
export async function notifyPeople(
  store: Store,
  tx: Transaction<Tables>,
  event: HostEvent,
): Promise<number> {
  const n = await addNotices(tx, event)
  await store.notify(tx, encodeNews(event.match, [...new Set(event.recipients)]))
  return n
}

/** Adds an event to people's inboxes. The caller publishes it. */
export async function addNotices(
  tx: Transaction<Tables>,
  { match, at, event, message, recipients }: HostEvent,
): Promise<number> {
  // The events of the game have the other numbers.
  const n = -(await nextNumber(tx, match))
  const stored = { event: storableJson(event), message: message.replaceAll('\0', '\ufffd') }
  await tx
    .insertInto('events')
    .values({ match, n, step: n, at, clause: 'host', ...stored })
    .execute()
  // Sorted, so that two transactions cannot deadlock.
  const people = [...new Set(recipients)].sort()
  for (const person of people) {
    const latest = await nextNumber(tx, person, 'people')
    await tx.insertInto('notifications').values({ person, n: latest, match, event: n }).execute()
    await sql`update subscriptions set latest = ${latest},
      next_attempt = case when waits = 'quiet' then 0 else coalesce(next_attempt, 0) end
      where person = ${person}`.execute(tx)
  }
  return n
}
