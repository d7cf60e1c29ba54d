import type { Moment } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { WantedOf } from '../change.js'
import { LOOKED_AT } from '../deliveries.js'
import { ofOneStep, type Told } from '../told.js'
import type { Post, PostsRequest, Wanted } from '../types.js'
import type { AgendaObject, Moved } from './agenda.js'
import { Chunks, NONE, type Tail } from './chunks.js'
import type { HouseObject } from './house.js'
import { type Inside, OPTIONS, personOf, shardOf } from './inside.js'
import type { TokenObject } from './token.js'

/** What a step of a match has for a person. */
export interface Heard {
  readonly match: string
  readonly game: string
  readonly now: Moment
  /** What e is told, but for eir own numbers. */
  readonly posts: readonly {
    readonly step: number
    /** Its number among all that was announced in the match. */
    readonly place: number
    readonly post: Omit<Post, 'n'>
  }[]
  /** The channel by which e is answered with it, so that it is not delivered there. */
  readonly channel?: string | undefined
  /** What now awaits em in the match; `undefined` where that is as before. */
  readonly wanted?: readonly WantedOf[] | undefined
}

/** How far somebody has been told by a channel. */
export interface Subscribed {
  readonly address: string
  /** The number of the last post that was delivered, or given up. */
  readonly done: number
  /** How often the next one has failed. */
  readonly attempts: number
  /** When to try next; `null`, while there is nothing to tell. */
  readonly due: Moment | null
}

/** What is to be delivered next by a channel. */
export interface Next {
  readonly subscribed: Subscribed
  readonly posts: readonly Post[]
}

/** How a delivery went. */
export interface Settled {
  readonly channel: string
  /** The number up to which all was delivered before. */
  readonly before: number
  /** The number up to which all is delivered now, or given up. */
  readonly done: number
  /** When it is tried again; `null` where it need not be. */
  readonly again: Moment | null
  readonly now: Moment
}

/** The hash of a token of somebody's place at a match, and from what it is made. */
export interface Seat {
  readonly hash: string
  readonly salt: string
}

/** A person: all that e has been told, what awaits em, how e is told, and the hashes of eir tokens. */
export interface PersonObject {
  /** Tells em, and gives the number of the last post before. */
  hear(ctx: ObjectContext, heard: Heard): Promise<number>
  posts(ctx: ObjectSharedContext, request: PostsRequest): Promise<readonly Post[]>
  wanted(ctx: ObjectSharedContext): Promise<readonly Wanted[]>
  subscribe(ctx: ObjectContext, request: { channel: string; address: string }): Promise<void>
  unsubscribe(ctx: ObjectContext, request: { channel: string; now: Moment }): Promise<void>
  next(ctx: ObjectSharedContext, request: { channel: string; now: Moment }): Promise<Next | null>
  settle(ctx: ObjectContext, settled: Settled): Promise<void>
  /** Keeps the hash of a token that is eirs. */
  token(ctx: ObjectContext, hash: string): Promise<void>
  seats(ctx: ObjectSharedContext, match: string): Promise<readonly Seat[]>
  seat(ctx: ObjectContext, request: { match: string; seat: Seat }): Promise<void>
  /** Forgets all tokens. */
  revoke(ctx: ObjectContext): Promise<void>
  /** All of it, for a backup. */
  all(ctx: ObjectSharedContext): Promise<AllOfPerson>
}

/** All that is kept of a person. */
export interface AllOfPerson {
  readonly told: readonly Kept[]
  readonly subscribed: Readonly<Record<string, Subscribed>>
  readonly tokens: readonly string[]
}

const inbox = new Chunks<Kept>('inbox')
/** A post, and where it stands among those of its match. */
type Kept = Told & { readonly place: number }
type WantedBy = Record<string, readonly Wanted[]>
type Channels = Readonly<Record<string, Subscribed>>
type Seats = Record<string, readonly Seat[]>

/** What is kept of a person, besides what awaits em and eir tokens. */
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
export async function allWanted(ctx: ObjectSharedContext): Promise<readonly Wanted[]> {
  return Object.values((await ctx.get<WantedBy>('wanted')) ?? {}).flat()
}

/** The object of a person. */
export function personObject({ names }: Inside): VirtualObjectDefinition<string, PersonObject> {
  const agenda = async (ctx: ObjectContext, now: Moment, moved: readonly Moved[]) => {
    if (moved.length === 0) return
    const shard = shardOf(personOf(ctx.key))
    await ctx.objectClient<AgendaObject>({ name: names.agenda }, shard).move({ moved, now })
  }
  const moved = (ctx: ObjectContext, channel: string, was: Moment | null, at: Moment | null) => ({
    item: { kind: 'delivery', person: personOf(ctx.key), channel } as const,
    was,
    at,
  })

  /** Who e is; made known to the house, when e is first written down. */
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
        const told = posts.map(({ step, place, post }, i) => ({
          step,
          place,
          post: { n: before + i + 1, ...post },
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
          const posts: Post[] = []
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
