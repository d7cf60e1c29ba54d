import type { Timestamp } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { ANY_CHANGE } from '../change-feed.js'
import { MAX_NOTIFICATIONS } from '../jobs/deliveries.js'
import type { Notification } from '../notification.js'
import { firstStep } from '../queries/inbox.js'
import type { NotificationQuery, PendingMatchAction } from '../types.js'
import { ChunkedList, EMPTY } from './chunks.js'
import { OPTIONS, personName, type RestateContext, shardFor } from './context.js'
import type {
  ChangeFeedObject,
  ChannelState,
  DeliveryOutcome,
  InboxUpdate,
  NextDelivery,
  PersonData,
  PersonObject,
  RegistryObject,
  ScheduleChange,
  SchedulerObject,
  Seat,
  StoredInboxItem,
  Tail,
  TokenObject,
} from './objects.js'

const inbox = new ChunkedList<StoredInboxItem>('inbox')
type PendingByMatch = Record<string, readonly PendingMatchAction[]>
type Channels = Readonly<Record<string, ChannelState>>
type Seats = Record<string, readonly Seat[]>

/** The state of a person, without their pending actions and tokens. */
interface PersonState {
  readonly inbox: Tail<StoredInboxItem>
  readonly channels: Channels
}

const readPerson = (ctx: ObjectSharedContext): Promise<PersonState | null> =>
  ctx.get<PersonState>('person')

const newPerson: PersonState = { inbox: EMPTY, channels: {} }

/**
 * Prepares an update of the pending actions, which are stored by match. It requests them at once, and
 * writes them when you call the function that it returns.
 */
export function preparePendingUpdate(
  ctx: ObjectContext,
  { match, game, pendingActions }: Pick<InboxUpdate, 'match' | 'game' | 'pendingActions'>,
): () => Promise<void> {
  if (pendingActions === undefined) return async () => undefined
  const requested = ctx.get<PendingByMatch>('pendingActions')
  return async () => {
    const { [match]: _, ...kept } = (await requested) ?? {}
    const here = pendingActions.map(({ person: __, ...each }) => ({ match, game, ...each }))
    ctx.set('pendingActions', here.length === 0 ? kept : { ...kept, [match]: here })
  }
}

/** Reads the pending actions of a person or a role. */
export async function readPendingActions(
  ctx: ObjectSharedContext,
): Promise<readonly PendingMatchAction[]> {
  return Object.values((await ctx.get<PendingByMatch>('pendingActions')) ?? {}).flat()
}

/** The virtual object of a person. */
export function createPersonObject({
  names,
}: RestateContext): VirtualObjectDefinition<string, PersonObject> {
  const reschedule = async (
    ctx: ObjectContext,
    now: Timestamp,
    changes: readonly ScheduleChange[],
  ) => {
    if (changes.length === 0) return
    const shard = shardFor(personName(ctx.key))
    await ctx
      .objectClient<SchedulerObject>({ name: names.scheduler }, shard)
      .reschedule({ changes, now })
  }
  const deliveryChange = (
    ctx: ObjectContext,
    channel: string,
    from: Timestamp | null,
    to: Timestamp | null,
  ): ScheduleChange => ({
    job: { kind: 'delivery', person: personName(ctx.key), channel },
    from,
    to,
  })

  /** The state of the person. A new person is added to the registry. */
  const readOrCreate = async (ctx: ObjectContext): Promise<PersonState> => {
    const self = await readPerson(ctx)
    if (self !== null) return self
    ctx.set('person', newPerson)
    ctx
      .objectSendClient<RegistryObject>({ name: names.registry }, 'registry')
      .addPerson(personName(ctx.key))
    return newPerson
  }

  return object({
    name: names.person,
    options: OPTIONS,
    handlers: {
      async receive(ctx: ObjectContext, update: InboxUpdate): Promise<number> {
        const { items, match, now } = update
        // Request everything at once, then wait in order.
        const requested = items.length === 0 ? undefined : ctx.get<number[]>(`of ${match}`)
        const updatePending = preparePendingUpdate(ctx, update)
        const self = await readOrCreate(ctx)
        const numbers = await requested
        await updatePending()
        const { length: before } = self.inbox
        if (items.length === 0) return before
        const added = items.map(({ step, eventNumber, event }, i) => ({
          step,
          eventNumber,
          notification: { n: before + i + 1, ...event },
        }))
        const more = added.map(({ notification }) => notification.n)
        ctx.set(`of ${match}`, [...(numbers ?? []), ...more])
        const length = before + items.length
        const channels: Record<string, ChannelState> = { ...self.channels }
        const { [update.channel ?? '']: answered } = channels
        if (
          update.channel !== undefined &&
          answered?.delivered === before &&
          answered.nextAttempt === null
        ) {
          channels[update.channel] = { ...answered, delivered: length }
        }
        const idle = Object.entries(channels).filter(
          ([, { nextAttempt, delivered }]) => nextAttempt === null && delivered < length,
        )
        for (const [channel, each] of idle) channels[channel] = { ...each, nextAttempt: 0 }
        ctx.set('person', {
          inbox: inbox.append(ctx, self.inbox, added),
          channels,
        } satisfies PersonState)
        await reschedule(
          ctx,
          now,
          idle.map(([channel]) => deliveryChange(ctx, channel, null, 0)),
        )
        return before
      },
      listNotifications: handlers.object.shared(
        async (ctx: ObjectSharedContext, { after = 0, match, limit = 100 }: NotificationQuery) => {
          const tail = ((await readPerson(ctx)) ?? newPerson).inbox
          if (after >= tail.length) return []
          if (match === undefined) {
            const rows = await inbox.read(ctx, tail, after, Math.min(tail.length, after + limit))
            return rows.map(({ notification }) => notification)
          }
          const numbers = (await ctx.get<number[]>(`of ${match}`)) ?? []
          const listed = numbers.filter((n) => n > after && n <= tail.length).slice(0, limit)
          const notifications: Notification[] = []
          for (const [i, n] of listed.entries()) {
            if (notifications.length > i) continue
            // Consecutive numbers are read at once.
            let end = i
            while (listed[end + 1] === (listed[end] ?? 0) + 1) end += 1
            const rows = await inbox.read(ctx, tail, n - 1, listed[end] ?? n)
            notifications.push(...rows.map(({ notification }) => notification))
          }
          return notifications
        },
      ),
      listPendingActions: handlers.object.shared(readPendingActions),
      async subscribe(
        ctx: ObjectContext,
        { channel, address }: Parameters<PersonObject['subscribe']>[1],
      ) {
        const self = await readOrCreate(ctx)
        const { inbox, channels } = self
        const fresh = { delivered: inbox.length, attempts: 0, nextAttempt: null }
        const subscribed = { ...fresh, ...channels[channel], address }
        ctx.set('person', {
          ...self,
          channels: { ...channels, [channel]: subscribed },
        } satisfies PersonState)
      },
      async unsubscribe(
        ctx: ObjectContext,
        { channel, now }: Parameters<PersonObject['unsubscribe']>[1],
      ) {
        const self = await readPerson(ctx)
        const { [channel]: gone, ...channels } = (self ?? newPerson).channels
        if (self === null || gone === undefined) return
        ctx.set('person', { ...self, channels } satisfies PersonState)
        const { nextAttempt } = gone
        if (nextAttempt === null) return
        await reschedule(ctx, now, [deliveryChange(ctx, channel, nextAttempt, null)])
      },
      nextDelivery: handlers.object.shared(
        async (
          ctx: ObjectSharedContext,
          { channel, now }: Parameters<PersonObject['nextDelivery']>[1],
        ): Promise<NextDelivery | null> => {
          const { inbox: tail, channels } = (await readPerson(ctx)) ?? newPerson
          const { [channel]: channelState } = channels
          if (channelState === undefined) return null
          const { delivered, nextAttempt } = channelState
          if (nextAttempt === null || nextAttempt > now) return null
          const end = Math.min(tail.length, delivered + MAX_NOTIFICATIONS)
          const rows = await inbox.read(ctx, tail, delivered, end)
          return { channelState, notifications: firstStep(rows) }
        },
      ),
      async settleDelivery(
        ctx: ObjectContext,
        { channel, before, delivered, retryAt, now }: DeliveryOutcome,
      ) {
        const self = (await readPerson(ctx)) ?? newPerson
        const { inbox, channels } = self
        const subscribed = channels[channel]
        if (subscribed === undefined || subscribed.delivered !== before) return
        const nextAttempt = retryAt ?? (inbox.length > delivered ? 0 : null)
        const attempts = retryAt === null ? 0 : subscribed.attempts + 1
        const settled = { ...subscribed, delivered, attempts, nextAttempt }
        ctx.set('person', {
          ...self,
          channels: { ...channels, [channel]: settled },
        } satisfies PersonState)
        const change = deliveryChange(ctx, channel, subscribed.nextAttempt, nextAttempt)
        await reschedule(ctx, now, [change])
      },
      async addToken(ctx: ObjectContext, hash: string) {
        await readOrCreate(ctx)
        ctx.set('tokens', [...((await ctx.get<string[]>('tokens')) ?? []), hash])
      },
      listSeats: handlers.object.shared(
        async (ctx: ObjectSharedContext, match: string) =>
          (await ctx.get<Seats>('seats'))?.[match] ?? [],
      ),
      async addSeat(ctx: ObjectContext, { match, seat }: Parameters<PersonObject['addSeat']>[1]) {
        await readOrCreate(ctx)
        const seats = (await ctx.get<Seats>('seats')) ?? {}
        ctx.set('seats', { ...seats, [match]: [...(seats[match] ?? []), seat] })
        ctx.set('tokens', [...((await ctx.get<string[]>('tokens')) ?? []), seat.hash])
        const kept = { kind: 'seat', person: personName(ctx.key), match, until: null } as const
        await ctx
          .objectClient<TokenObject>({ name: names.token }, seat.hash)
          .put({ ...kept, salt: seat.salt })
      },
      hasAccount: handlers.object.shared(async (ctx: ObjectSharedContext) => {
        const tokens = (await ctx.get<string[]>('tokens')) ?? []
        const seats = Object.values((await ctx.get<Seats>('seats')) ?? {}).flat()
        return tokens.length > seats.length
      }),
      async revoke(ctx: ObjectContext) {
        for (const hash of (await ctx.get<string[]>('tokens')) ?? []) {
          await ctx.objectClient<TokenObject>({ name: names.token }, hash).delete()
        }
        ctx.clear('tokens')
        ctx.clear('seats')
        const revoked = personName(ctx.key)
        await ctx
          .objectClient<ChangeFeedObject>({ name: names.changes }, shardFor(revoked))
          .publish({ ...ANY_CHANGE, revoked })
      },
      all: handlers.object.shared(async (ctx: ObjectSharedContext): Promise<PersonData> => {
        const { inbox: tail, channels } = (await readPerson(ctx)) ?? newPerson
        return {
          inbox: await inbox.read(ctx, tail),
          channels,
          tokens: (await ctx.get<string[]>('tokens')) ?? [],
        }
      }),
    },
  }) as VirtualObjectDefinition<string, PersonObject>
}
