import type { DeadLetterQuery, RetryReport, SubscribeRequest } from '../contract/delivery-types.js'
import type { AsyncResult } from '../contract/errors.js'
import { readInbox } from '../matches/inbox.js'
import type { Tables } from '../store/tables.js'
import type { JobContext } from './context.js'
import { deliveryOf, dropSubscription, tryDelivery } from './deliveries.js'

type DeadLetterRow = Tables['dead_letters']

/** The deliveries of a query that were given up, the oldest first. */
async function find(
  { store }: JobContext,
  { person, channel, from }: DeadLetterQuery,
): Promise<readonly DeadLetterRow[]> {
  return store.db
    .selectFrom('dead_letters')
    .selectAll()
    .where('person', '=', person)
    .$if(channel !== undefined, (some) => some.where('channel', '=', channel ?? ''))
    .$if(from !== undefined, (some) => some.where('from', '=', from ?? 0))
    .orderBy('from')
    .execute()
}

/** Repeats deliveries that were given up: each once, to the address that the person has now. */
export async function retryDeadLetters(
  context: JobContext,
  query: DeadLetterQuery,
): AsyncResult<RetryReport> {
  const counts = { delivered: 0, failed: 0 }
  for (const letter of await find(context, query))
    counts[(await retry(context, letter)) ? 'delivered' : 'failed'] += 1
  return { ok: true, value: counts }
}

/** Forgets deliveries that were given up. Returns how many. */
export async function discardDeadLetters(
  context: JobContext,
  query: DeadLetterQuery,
): AsyncResult<number> {
  const letters = await find(context, query)
  for (const letter of letters) await forget(context, letter)
  return { ok: true, value: letters.length }
}

const UNSUBSCRIBED = 'The person is no longer subscribed to this channel.'

async function retry(context: JobContext, letter: DeadLetterRow): Promise<boolean> {
  const { db } = context.store
  const { person, channel, from, to } = letter
  const subscription: SubscribeRequest | undefined = await db
    .selectFrom('subscriptions')
    .select(['person', 'channel', 'address'])
    .where('person', '=', person)
    .where('channel', '=', channel)
    .executeTakeFirst()
  if (subscription === undefined) {
    await keep(context, letter, UNSUBSCRIBED)
    return false
  }
  const inbox = await readInbox(context.modules, db, person, {
    after: from - 1,
    limit: to - from + 1,
  })
  const notifications = inbox.map(({ notification }) => notification).filter(({ n }) => n <= to)
  const isDigest = new Set(notifications.map(({ match }) => match)).size > 1
  const delivery = deliveryOf(subscription, notifications)
  const again = isDigest ? { ...delivery, isDigest } : delivery
  // It has been tried as often as any delivery.
  const attempt = await tryDelivery(context, again, Number.POSITIVE_INFINITY)
  if (attempt.result === 'givenUp') {
    await keep(context, letter, attempt.deadLetter.problem)
    return false
  }
  if (attempt.result === 'gone') await dropSubscription(context, subscription)
  await forget(context, letter)
  return attempt.result === 'delivered'
}

async function keep(
  { store, now }: JobContext,
  { person, channel, from }: DeadLetterRow,
  problem: string,
): Promise<void> {
  await store.db
    .updateTable('dead_letters')
    .set({ problem, at: now() })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('from', '=', from)
    .execute()
}

async function forget(
  { store }: JobContext,
  { person, channel, from }: DeadLetterRow,
): Promise<void> {
  await store.db
    .deleteFrom('dead_letters')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('from', '=', from)
    .execute()
}
