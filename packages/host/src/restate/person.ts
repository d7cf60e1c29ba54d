import type { Timestamp } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { LOOKED_AT } from '../deliveries.js'
import { ofOneStep } from '../inbox.js'
import type { Notification, PendingMatchAction, PostsRequest } from '../types.js'
import { Chunks, NONE } from './chunks.js'
import { type Inside, OPTIONS, personOf, shardOf } from './context.js'
import type {
  AgendaObject,
  AllOfPerson,
  Heard,
  HouseObject,
  Kept,
  Moved,
  Next,
  PersonObject,
  Seat,
  Settled,
  Subscribed,
  Tail,
  TokenObject,
} from './objects.js'

const inbox = new Chunks<Kept>('inbox')
type WantedBy = Record<string, readonly PendingMatchAction[]>
type Channels = Readonly<Record<string, Subscribed>>
type Seats = Record<string, readonly Seat[]>

/** What is kept of a person, besides what awaits them and their tokens. */
interface Self {
  readonly told: Tail<Kept>
  readonly channels: Channels
}

const selfOf = (ctx: ObjectSharedContext): Promise<Self | null> => ctx.get<Self>('self')

const stranger: Self = { told: NONE, channels: {} }

/**
 * What awaits somebody, or an office, is kept by the match. It is asked for at once, and written when
 * what this gives is called.
 */
export function keepsWanted(
  ctx: ObjectContext,
  { match, game, wanted }: Pick<Heard, 'match' | 'game' | 'wanted'>,
): () => Promise<void> {
  if (wanted === undefined) return async () => undefined
  const asked = ctx.get<WantedBy>('wanted')
  return async () => {
    const { [match]: _, ...kept } = (await asked) ?? {}
    const here = wanted.map(({ person: __, ...each }) => ({ match, game, ...each }))
    ctx.set('wanted', here.length === 0 ? kept : { ...kept, [match]: here })
  }
}

/** All that awaits somebody, or an office. */
export async function allWanted(ctx: ObjectSharedContext): Promise<readonly PendingMatchAction[]> {
  return Object.values((await ctx.get<WantedBy>('wanted')) ?? {}).flat()
}

/** The object of a person. */
export function personObject({ names }: Inside): VirtualObjectDefinition<string, PersonObject> {
  const agenda = async (ctx: ObjectContext, now: Timestamp, moved: readonly Moved[]) => {
    if (moved.length === 0) return
    const shard = shardOf(personOf(ctx.key))
    await ctx.objectClient<AgendaObject>({ name: names.agenda }, shard).move({ moved, now })
  }
  const moved = (
    ctx: ObjectContext,
    channel: string,
    was: Timestamp | null,
    at: Timestamp | null,
  ) => ({
    item: { kind: 'delivery', person: personOf(ctx.key), channel } as const,
    was,
    at,
  })

  /** Who they are; made known to the house, when they are first written down. */
  const met = async (ctx: ObjectContext): Promise<Self> => {
    const self = await selfOf(ctx)
    if (self !== null) return self
    ctx.set('self', stranger)
    ctx.objectSendClient<HouseObject>({ name: names.house }, 'house').met(personOf(ctx.key))
    return stranger
  }

  return object({
    name: names.person,
    options: OPTIONS,
    handlers: {
      async hear(ctx: ObjectContext, heard: Heard): Promise<number> {
        const { posts, match, now } = heard
        // Asked for at once, and waited for in order.
        const asked = posts.length === 0 ? undefined : ctx.get<number[]>(`of ${match}`)
        const wanting = keepsWanted(ctx, heard)
        const self = await met(ctx)
        const here = await asked
        await wanting()
        const { length: before } = self.told
        if (posts.length === 0) return before
        const told = posts.map(({ step, place, event }, i) => ({
          step,
          place,
          post: { n: before + i + 1, ...event },
        }))
        ctx.set(`of ${match}`, [...(here ?? []), ...told.map(({ post }) => post.n)])
        const length = before + posts.length
        const channels: Record<string, Subscribed> = { ...self.channels }
        const { [heard.channel ?? '']: answered } = channels
        if (heard.channel !== undefined && answered?.done === before && answered.due === null) {
          channels[heard.channel] = { ...answered, done: length }
        }
        const idle = Object.entries(channels).filter(
          ([, { due, done }]) => due === null && done < length,
        )
        for (const [channel, each] of idle) channels[channel] = { ...each, due: 0 }
        ctx.set('self', { told: inbox.append(ctx, self.told, told), channels } satisfies Self)
        await agenda(
          ctx,
          now,
          idle.map(([channel]) => moved(ctx, channel, null, 0)),
        )
        return before
      },
      posts: handlers.object.shared(
        async (ctx: ObjectSharedContext, { after = 0, match, limit = 100 }: PostsRequest) => {
          const told = ((await selfOf(ctx)) ?? stranger).told
          if (after >= told.length) return []
          if (match === undefined) {
            const rows = await inbox.read(ctx, told, after, Math.min(told.length, after + limit))
            return rows.map(({ post }) => post)
          }
          const numbers = (await ctx.get<number[]>(`of ${match}`)) ?? []
          const wanted = numbers.filter((n) => n > after && n <= told.length).slice(0, limit)
          const posts: Notification[] = []
          for (const [i, n] of wanted.entries()) {
            if (posts.length > i) continue
            // Numbers that follow each other are read at once.
            let end = i
            while (wanted[end + 1] === (wanted[end] ?? 0) + 1) end += 1
            const rows = await inbox.read(ctx, told, n - 1, wanted[end] ?? n)
            posts.push(...rows.map(({ post }) => post))
          }
          return posts
        },
      ),
      wanted: handlers.object.shared(allWanted),
      async subscribe(
        ctx: ObjectContext,
        { channel, address }: Parameters<PersonObject['subscribe']>[1],
      ) {
        const self = await met(ctx)
        const { told, channels } = self
        const fresh = { done: told.length, attempts: 0, due: null }
        const subscribed = { ...fresh, ...channels[channel], address }
        ctx.set('self', {
          ...self,
          channels: { ...channels, [channel]: subscribed },
        } satisfies Self)
      },
      async unsubscribe(
        ctx: ObjectContext,
        { channel, now }: Parameters<PersonObject['unsubscribe']>[1],
      ) {
        const self = await selfOf(ctx)
        const { [channel]: gone, ...channels } = (self ?? stranger).channels
        if (self === null || gone === undefined) return
        ctx.set('self', { ...self, channels } satisfies Self)
        if (gone.due !== null) await agenda(ctx, now, [moved(ctx, channel, gone.due, null)])
      },
      next: handlers.object.shared(
        async (
          ctx: ObjectSharedContext,
          { channel, now }: Parameters<PersonObject['next']>[1],
        ): Promise<Next | null> => {
          const { told, channels } = (await selfOf(ctx)) ?? stranger
          const { [channel]: subscribed } = channels
          if (subscribed === undefined || subscribed.due === null || subscribed.due > now) {
            return null
          }
          const { done } = subscribed
          const rows = await inbox.read(ctx, told, done, Math.min(told.length, done + LOOKED_AT))
          return { subscribed, posts: ofOneStep(rows) }
        },
      ),
      async settle(ctx: ObjectContext, { channel, before, done, again, now }: Settled) {
        const self = (await selfOf(ctx)) ?? stranger
        const { told, channels } = self
        const subscribed = channels[channel]
        if (subscribed === undefined || subscribed.done !== before) return
        const due = again ?? (told.length > done ? 0 : null)
        const attempts = again === null ? 0 : subscribed.attempts + 1
        const settled = { ...subscribed, done, attempts, due }
        ctx.set('self', { ...self, channels: { ...channels, [channel]: settled } } satisfies Self)
        await agenda(ctx, now, [moved(ctx, channel, subscribed.due, due)])
      },
      async token(ctx: ObjectContext, hash: string) {
        await met(ctx)
        ctx.set('tokens', [...((await ctx.get<string[]>('tokens')) ?? []), hash])
      },
      seats: handlers.object.shared(
        async (ctx: ObjectSharedContext, match: string) =>
          (await ctx.get<Seats>('seats'))?.[match] ?? [],
      ),
      async seat(ctx: ObjectContext, { match, seat }: Parameters<PersonObject['seat']>[1]) {
        await met(ctx)
        const seats = (await ctx.get<Seats>('seats')) ?? {}
        ctx.set('seats', { ...seats, [match]: [...(seats[match] ?? []), seat] })
        ctx.set('tokens', [...((await ctx.get<string[]>('tokens')) ?? []), seat.hash])
        const kept = { kind: 'seat', person: personOf(ctx.key), match, until: null } as const
        await ctx
          .objectClient<TokenObject>({ name: names.token }, seat.hash)
          .keep({ ...kept, salt: seat.salt })
      },
      async revoke(ctx: ObjectContext) {
        for (const hash of (await ctx.get<string[]>('tokens')) ?? []) {
          await ctx.objectClient<TokenObject>({ name: names.token }, hash).forget()
        }
        ctx.clear('tokens')
        ctx.clear('seats')
      },
      all: handlers.object.shared(async (ctx: ObjectSharedContext): Promise<AllOfPerson> => {
        const { told, channels } = (await selfOf(ctx)) ?? stranger
        return {
          told: await inbox.read(ctx, told),
          subscribed: channels,
          tokens: (await ctx.get<string[]>('tokens')) ?? [],
        }
      }),
    },
  }) as VirtualObjectDefinition<string, PersonObject>
}
