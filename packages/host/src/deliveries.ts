import { hours, type Rejection, type Result, type Timestamp } from '@ackanomic/core'
import { sql, type Transaction } from 'kysely'
import type { House, Household } from './context.js'
import { ofOneStep, toldTo } from './inbox.js'
import { refuse } from './rejections.js'
import { problemOf, subscriptionSchema } from './schemas.js'
import type { Tables } from './store/tables.js'
import type { DeadLetter, Delivery, Subscription } from './types.js'

/** Thrown by a channel: to try again is no use, as where an address does not exist. */
export class PermanentDeliveryError extends Error {
  /** Tells it from other errors. */
  override readonly name = 'PermanentDeliveryError'
}

/** The pauses before each new try, milliseconds: a minute, then longer; given up after the last. */
const PAUSES: readonly number[] = [1 / 60, 5 / 60, 0.5, 2, 8, 24].map(hours)

/** For how long a delivery belongs to the worker that makes it, milliseconds. */
const LEASE = 60_000

/** So many subscriptions are served at once. */
const AT_ONCE = 10

/** So many posts are looked at to find those of one step. */
export const LOOKED_AT = 100

/** Has a person told by a channel, of all that comes from now on. */
export async function subscribe(
  { store, channels }: House,
  subscription: Subscription,
): Promise<Result<void, Rejection>> {
  const fit = unfitSubscription(channels, subscription)
  if (!fit.ok) return fit
  const { person, channel, address } = subscription
  await sql`
    insert into subscriptions (person, channel, address, done, told, attempts, due)
    select ${person}, ${channel}, ${address}, n, n, 0, null
    from (select coalesce((select told from people where person = ${person}), 0) as n) as heard
    on conflict (person, channel) do update set address = excluded.address`.execute(store.db)
  return { ok: true, value: undefined }
}

/** Whether somebody can be told so. Refuses with `badRequest` or `noChannel`. */
export function unfitSubscription(
  channels: Household['channels'],
  subscription: Subscription,
): Result<void, Rejection> {
  const problem = problemOf(subscriptionSchema, subscription)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { channel } = subscription
  return Object.hasOwn(channels, channel)
    ? { ok: true, value: undefined }
    : refuse('noChannel', { channel, channels: Object.keys(channels) })
}

/** Has a person told no more by a channel. */
export async function unsubscribe(
  { store }: House,
  person: string,
  channel: string,
): Promise<void> {
  await store.db
    .deleteFrom('subscriptions')
    .where('person', '=', person)
    .where('channel', '=', channel)
    .execute()
}

/**
 * Takes what a person was told last as delivered by a channel, by which they are answered with it; unless
 * something older still waits there, for order is kept.
 */
export async function passOver(
  tx: Transaction<Tables>,
  person: string,
  channel: string,
  count: number,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ done: sql`told`, due: null, attempts: 0 })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('done', '=', sql<number>`told - ${count}::integer`)
    .execute()
}

/** How many deliveries went out, and how many failed. */
export interface Sent {
  readonly delivered: number
  readonly failed: number
}

interface Claimed extends Subscription {
  readonly done: number
  readonly attempts: number
}

/** Makes the deliveries that are due, one for each subscription; none is left when both are 0. */
export async function deliver(house: House): Promise<Sent> {
  const now = house.now()
  const { rows } = await sql<Claimed>`
    update subscriptions set due = ${now + LEASE}
    where (person, channel) in (
      select person, channel from subscriptions where due <= ${now}
      order by due limit ${AT_ONCE} for update skip locked
    ) returning person, channel, address, done, attempts`.execute(house.store.db)
  const sent = await Promise.all(rows.map((claimed) => deliverNext(house, claimed)))
  return {
    delivered: sent.filter((one) => one === true).length,
    failed: sent.filter((one) => one === false).length,
  }
}

/** Makes the next delivery of a subscription; `undefined` where there is nothing to tell. */
async function deliverNext(house: House, claimed: Claimed): Promise<boolean | undefined> {
  const { person, channel, address, done } = claimed
  const found = await toldTo(house.store.db, person, { after: done, limit: LOOKED_AT })
  const notifications = ofOneStep(found)
  const [first] = notifications
  const last = notifications.at(-1)
  if (first === undefined || last === undefined) {
    await settle(house, claimed, done)
    return undefined
  }
  const { match, game, n } = first
  const key = `${channel}/${person}/${n}`
  const delivery = {
    person,
    channel,
    address,
    match,
    game,
    idempotencyKey: key,
    notifications,
  }
  const tried = await tryDelivery(house, delivery, claimed.attempts)
  if (tried.what === 'again') {
    await settle(house, claimed, done, tried.at)
    return false
  }
  if (tried.what === 'given up')
    await house.store.db.insertInto('letters').values(tried.letter).execute()
  await settle(house, claimed, last.n)
  return tried.what === 'out'
}

/** What became of a try: it went out, is to be tried again, or is given up. */
export type Tried =
  | { readonly what: 'out' }
  | { readonly what: 'again'; readonly at: Timestamp }
  | { readonly what: 'given up'; readonly letter: DeadLetter }

/** Tries to make a delivery that has failed so often before. */
export async function tryDelivery(
  house: Household,
  delivery: Delivery,
  attempts: number,
): Promise<Tried> {
  const problem = await problemWith(house, delivery)
  if (problem === undefined) return { what: 'out' }
  const pause = problem instanceof PermanentDeliveryError ? undefined : PAUSES[attempts]
  const at = house.now()
  if (pause !== undefined) return { what: 'again', at: at + pause }
  const { person, channel, address, match, notifications } = delivery
  house.onError({ match, during: `a delivery to ${person} by ${channel}`, problem })
  const [from, to] = [notifications[0]?.n ?? 0, notifications.at(-1)?.n ?? 0]
  const letter = { person, channel, address, match, from, to, problem: problem.message, at }
  return { what: 'given up', letter }
}

/** Writes down how far a subscription has come, unless another worker has brought it further. */
async function settle(
  { store }: House,
  { person, channel, done: before, attempts }: Claimed,
  done: number,
  again?: Timestamp,
): Promise<void> {
  await store.db
    .updateTable('subscriptions')
    .set({
      done,
      attempts: again === undefined ? 0 : attempts + 1,
      due: again ?? sql`case when told > ${done} then 0 end`,
    })
    .where('person', '=', person)
    .where('channel', '=', channel)
    .where('done', '=', before)
    .execute()
}

async function problemWith(house: Household, delivery: Delivery): Promise<Error | undefined> {
  try {
    const channel = house.channels[delivery.channel]
    if (channel === undefined)
      throw new PermanentDeliveryError('The host has no such channel any more.')
    await channel(delivery, AbortSignal.timeout(LEASE / 2))
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}
