import { hours, type Timestamp } from '@ackanomic/core'
import { sql } from 'kysely'
import { transactFor } from '../auth/account-rows.js'
import type {
  DeadLetter,
  Delivery,
  SubscribeRequest,
  UnsubscribeRequest,
} from '../contract/delivery-types.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Notification } from '../contract/notification.js'
import { firstStep, readInbox } from '../matches/inbox.js'
import { shownEvents } from '../matches/shown-match.js'
import { skipLocked } from '../store/transact.js'
import type { JobContext } from './context.js'
import { PermanentDeliveryError, SubscriptionGoneError } from './delivery-errors.js'

/** The delays of the retries. After the last one, the delivery is given up. */
const RETRY_DELAYS: readonly number[] = [1 / 60, 5 / 60, 0.5, 2, 8, 24].map(hours)

/** The channel of a subscription, without its device. */
export const channelOf = (channel: string): string => channel.split('/')[0] ?? ''

/** The milliseconds for which a worker holds a delivery. */
const LEASE = 60_000

/** The most deliveries that a worker makes at once. */
const MAX_CONCURRENT = 50

const MAX_NOTIFICATIONS = 100

const MAX_DIGEST = 500

/** Subscribes a person to a channel, from now on. */
export async function subscribe(
  { store, channels }: JobContext,
  subscription: SubscribeRequest,
): AsyncResult<void> {
  const { person, channel, address } = subscription
  if (!Object.hasOwn(channels, channel))
    return refuse('noChannel', { channel, channels: Object.keys(channels) })
  return transactFor(store, person, async (tx) => {
    await sql`
      insert into subscriptions (person, channel, address, delivered, latest, attempts, next_attempt)
      select ${person}, ${channel}, ${address}, n, n, 0, null
      from (select coalesce((select latest from people where person = ${person}), 0) as n) as inbox
      where true
      on conflict (person, channel) do update set address = excluded.address`.execute(tx)
    return { ok: true, value: undefined }
  })
}

export async function unsubscribe(
  { store }: JobContext,
  { person, channel }: UnsubscribeRequest,
): Promise<void> {
  await store.db
    .deleteFrom('subscriptions')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .execute()
}

export interface DeliveryCounts {
  readonly delivered: number
  readonly failed: number
}

export type SubscriptionKey = Pick<SubscribeRequest, 'person' | 'channel'>

interface ClaimedSubscription extends SubscribeRequest {
  /** The last notification that was delivered. */
  readonly delivered: number
  /** The person's latest notification. */
  readonly latest: number
  readonly attempts: number
}

/**
 * Makes all due deliveries until `isOver`. A slow one delays no others, except those of its
 * subscription. `changed` resolves when more may have become due.
 */
export async function deliverDue(
  context: JobContext,
  isOver: () => boolean = () => false,
  changed: () => Promise<unknown> = () => new Promise(() => undefined),
): Promise<DeliveryCounts> {
  const counts = { delivered: 0, failed: 0 }
  const active = new Set<Promise<unknown>>()
  let failure: { readonly thrown: unknown } | undefined
  while (failure === undefined) {
    const free = isOver() ? 0 : MAX_CONCURRENT - active.size
    const claimed = free === 0 ? [] : await claim(context, free)
    for (const subscription of claimed) {
      const delivery = deliverNext(context, subscription)
        .then((isDelivered) => {
          if (isDelivered !== undefined) counts[isDelivered ? 'delivered' : 'failed'] += 1
        })
        .catch((thrown: unknown) => {
          failure = { thrown }
        })
        .finally(() => active.delete(delivery))
      active.add(delivery)
    }
    if (active.size === 0) break
    await Promise.race([...active, changed()])
  }
  await Promise.all(active)
  if (failure !== undefined) throw failure.thrown
  return counts
}

/**
 * Makes a person's next delivery by a channel. Returns whether it succeeded, or `undefined` if
 * nothing is delivered now.
 */
export async function deliverTo(
  context: JobContext,
  only: SubscriptionKey,
): Promise<boolean | undefined> {
  const [claimed] = await claim(context, 1, only)
  return claimed === undefined ? undefined : deliverNext(context, claimed)
}

/** Claims subscriptions whose next delivery is due. */
async function claim(
  context: JobContext,
  limit: number,
  only?: SubscriptionKey,
): Promise<ClaimedSubscription[]> {
  const now = context.now()
  const isWanted =
    only === undefined ? sql`` : sql`and person = ${only.person} and channel = ${only.channel}`
  const { rows } = await sql<ClaimedSubscription>`
    update subscriptions set next_attempt = ${now + LEASE}, waits = null
    where (person, channel) in (
      select person, channel from subscriptions where next_attempt <= ${now} ${isWanted}
      order by next_attempt limit ${limit} ${skipLocked(context.store)}
    ) returning person, channel, address, delivered, latest, attempts`.execute(context.store.db)
  return rows
}

/** Makes the next delivery of a subscription. Returns `undefined` if nothing is delivered now. */
async function deliverNext(
  context: JobContext,
  claimed: ClaimedSubscription,
): Promise<boolean | undefined> {
  const { db } = context.store
  const { person, delivered } = claimed
  const inbox = await readInbox(context.modules, db, person, {
    after: delivered,
    limit: MAX_DIGEST,
  })
  if (inbox.length === 0) {
    await saveProgress(context, claimed, delivered)
    return undefined
  }
  const all = inbox.map(({ notification }) => notification)
  const step = firstStep(inbox.slice(0, MAX_NOTIFICATIONS))
  const plan = await context.modules.planDelivery(claimed, { all, step })
  if (plan.type === 'skip') {
    await saveProgress(context, claimed, plan.upTo)
    return undefined
  }
  if (plan.type === 'wait') {
    await postpone(context, claimed, plan)
    return undefined
  }
  const notifications = await shownEvents(context, plan.isDigest ? all : step)
  const last = notifications.at(-1)?.n ?? delivered
  const delivery: Delivery = {
    ...deliveryOf(claimed, notifications),
    ...(plan.isDigest ? { isDigest: true } : {}),
    ...(plan.awaits === undefined ? {} : { awaits: plan.awaits }),
  }
  const attempt = await context.telemetry.measure('delivery', { channel: claimed.channel }, () =>
    tryDelivery(context, delivery, claimed.attempts),
  )
  if (attempt.result === 'gone') {
    await dropSubscription(context, claimed)
    return false
  }
  if (attempt.result === 'retry') {
    await saveProgress(context, claimed, delivered, attempt.at)
    return false
  }
  if (attempt.result === 'givenUp')
    await db.insertInto('dead_letters').values(attempt.deadLetter).execute()
  await plan.onSettled?.()
  await saveProgress(context, claimed, last)
  return attempt.result === 'delivered'
}

export function deliveryOf(
  { person, channel, address }: SubscribeRequest,
  notifications: readonly Notification[],
): Delivery {
  const { match = '', game = '', n = 0 } = notifications[0] ?? {}
  const idempotencyKey = `${channel}/${person}/${n}`
  return { person, channel, address, match, game, idempotencyKey, notifications }
}

/** Lets a subscription wait, unless news may end the wait. */
async function postpone(
  { store }: JobContext,
  { person, channel, delivered, latest }: ClaimedSubscription,
  { until, for: waits }: { readonly until: Timestamp; readonly for: string },
): Promise<void> {
  await store.db
    .updateTable('subscriptions')
    .set({
      next_attempt: sql`case when latest > ${latest} then 0 else cast(${until} as bigint) end`,
      waits,
    })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('delivered', '=', delivered)
    .execute()
}

/** Ends a subscription whose address is gone, and forgets what modules kept for it. */
export async function dropSubscription(
  { store, modules }: JobContext,
  { person, channel, address }: SubscribeRequest,
): Promise<void> {
  await store.db
    .deleteFrom('subscriptions')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .execute()
  await modules.onUnsubscribe(person, channel)
}

export type DeliveryAttempt =
  | { readonly result: 'delivered' }
  | { readonly result: 'gone' }
  | { readonly result: 'retry'; readonly at: Timestamp }
  | { readonly result: 'givenUp'; readonly deadLetter: DeadLetter }

/** Attempts a delivery, which has failed `attempts` times before. */
export async function tryDelivery(
  context: JobContext,
  delivery: Delivery,
  attempts: number,
): Promise<DeliveryAttempt> {
  const problem = await attemptDelivery(context, delivery)
  if (problem === undefined) return { result: 'delivered' }
  if (problem instanceof SubscriptionGoneError) return { result: 'gone' }
  const delay = problem instanceof PermanentDeliveryError ? undefined : RETRY_DELAYS[attempts]
  const at = context.now()
  if (delay !== undefined) return { result: 'retry', at: at + delay }
  const { person, channel, address, match, notifications } = delivery
  context.onError({ match, during: `a delivery to ${person} by ${channel}`, problem })
  const [from, to] = [notifications[0]?.n ?? 0, notifications.at(-1)?.n ?? 0]
  const deadLetter = { person, channel, address, match, from, to, problem: problem.message, at }
  return { result: 'givenUp', deadLetter }
}

/** Saves how far a subscription has come, unless another worker brought it further. */
async function saveProgress(
  { store }: JobContext,
  { person, channel, delivered: before, attempts }: ClaimedSubscription,
  delivered: number,
  retryAt?: Timestamp,
): Promise<void> {
  await store.db
    .updateTable('subscriptions')
    .set({
      delivered,
      attempts: retryAt === undefined ? 0 : attempts + 1,
      next_attempt: retryAt ?? sql`case when latest > ${delivered} then 0 end`,
    })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('delivered', '=', before)
    .execute()
}

/** Calls a channel. Waits no longer than the limit, even if the channel ignores the signal. */
async function attemptDelivery(
  { channels, deliveryTimeout }: JobContext,
  delivery: Delivery,
): Promise<Error | undefined> {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  try {
    const channel = channels[channelOf(delivery.channel)]
    if (channel === undefined)
      throw new PermanentDeliveryError(`The host no longer has a channel "${delivery.channel}".`)
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => {
        failed(new Error(`The channel did not finish within ${deliveryTimeout} milliseconds.`))
        abort.abort()
      }, deliveryTimeout)
    })
    await Promise.race([channel(delivery, abort.signal), late])
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  } finally {
    clearTimeout(timer)
  }
}
