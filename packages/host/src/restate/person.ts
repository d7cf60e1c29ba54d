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
import { Chunks } from './chunks.js'
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
type Channels = Record<string, Subscribed>
type Seats = Record<string, readonly Seat[]>

const toldTo = async (ctx: ObjectSharedContext): Promise<number> =>
  (await ctx.get<number>('told')) ?? 0

const channelsOf = async (ctx: ObjectSharedContext): Promise<Channels> =>
  (await ctx.get<Channels>('channels')) ?? {}

/** What awaits somebody, an office too, is kept by the match. */
export async function keepWanted(
  ctx: ObjectContext,
  { match, game, wanted }: Pick<Heard, 'match' | 'game' | 'wanted'>,
): Promise<void> {
  if (wanted === undefined) return
  const { [match]: _, ...kept } = (await ctx.get<WantedBy>('wanted')) ?? {}
  const here = wanted.map(({ person: __, ...each }) => ({ match, game, ...each }))
  ctx.set('wanted', here.length === 0 ? kept : { ...kept, [match]: here })
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

  /** Makes em known to the house, when e is first written down. */
  const known = async (ctx: ObjectContext): Promise<void> => {
    if ((await ctx.get<boolean>('known')) === true) return
    ctx.set('known', true)
    ctx.objectSendClient<HouseObject>({ name: names.house }, 'house').met(personOf(ctx.key))
  }

  return object({
    name: names.person,
    options: OPTIONS,
    handlers: {
      async hear(ctx: ObjectContext, heard: Heard): Promise<number> {
        await known(ctx)
        await keepWanted(ctx, heard)
        const before = await toldTo(ctx)
        const { posts, match, now } = heard
        if (posts.length === 0) return before
        const told = posts.map(({ step, place, post }, i) => ({
          step,
          place,
          post: { n: before + i + 1, ...post },
        }))
        await inbox.append(ctx, before, told)
        const here = (await ctx.get<number[]>(`of ${match}`)) ?? []
        ctx.set(`of ${match}`, [...here, ...told.map(({ post }) => post.n)])
        ctx.set('told', before + posts.length)
        const channels = await channelsOf(ctx)
        const { [heard.channel ?? '']: answered } = channels
        if (heard.channel !== undefined && answered?.done === before && answered.due === null) {
          channels[heard.channel] = { ...answered, done: before + posts.length }
          ctx.set('channels', channels)
        }
        const idle = Object.entries(channels).filter(
          ([, { due, done }]) => due === null && done < before + posts.length,
        )
        if (idle.length === 0) return before
        for (const [channel, each] of idle) channels[channel] = { ...each, due: 0 }
        ctx.set('channels', channels)
        await agenda(
          ctx,
          now,
          idle.map(([channel]) => moved(ctx, channel, null, 0)),
        )
        return before
      },
      posts: handlers.object.shared(
        async (ctx: ObjectSharedContext, { after = 0, match, limit = 100 }: PostsRequest) => {
          const all = await toldTo(ctx)
          if (match === undefined) {
            const rows = await inbox.read(ctx, after, Math.min(all, after + limit))
            return rows.map(({ post }) => post)
          }
          const numbers = (await ctx.get<number[]>(`of ${match}`)) ?? []
          const wanted = numbers.filter((n) => n > after && n <= all).slice(0, limit)
          const posts: Post[] = []
          for (const [i, n] of wanted.entries()) {
            if (posts.length > i) continue
            // Numbers that follow each other are read at once.
            let end = i
            while (wanted[end + 1] === (wanted[end] ?? 0) + 1) end += 1
            const rows = await inbox.read(ctx, n - 1, wanted[end] ?? n)
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
        await known(ctx)
        const channels = await channelsOf(ctx)
        const fresh = { done: await toldTo(ctx), attempts: 0, due: null }
        ctx.set('channels', { ...channels, [channel]: { ...fresh, ...channels[channel], address } })
      },
      async unsubscribe(
        ctx: ObjectContext,
        { channel, now }: Parameters<PersonObject['unsubscribe']>[1],
      ) {
        const { [channel]: gone, ...channels } = await channelsOf(ctx)
        if (gone === undefined) return
        ctx.set('channels', channels)
        if (gone.due !== null) await agenda(ctx, now, [moved(ctx, channel, gone.due, null)])
      },
      next: handlers.object.shared(
        async (
          ctx: ObjectSharedContext,
          { channel, now }: Parameters<PersonObject['next']>[1],
        ): Promise<Next | null> => {
          const { [channel]: subscribed } = await channelsOf(ctx)
          if (subscribed === undefined || subscribed.due === null || subscribed.due > now) {
            return null
          }
          const { done } = subscribed
          const rows = await inbox.read(ctx, done, Math.min(await toldTo(ctx), done + LOOKED_AT))
          return { subscribed, posts: ofOneStep(rows) }
        },
      ),
      async settle(ctx: ObjectContext, { channel, before, done, again, now }: Settled) {
        const channels = await channelsOf(ctx)
        const subscribed = channels[channel]
        if (subscribed === undefined || subscribed.done !== before) return
        const due = again ?? ((await toldTo(ctx)) > done ? 0 : null)
        const attempts = again === null ? 0 : subscribed.attempts + 1
        ctx.set('channels', { ...channels, [channel]: { ...subscribed, done, attempts, due } })
        await agenda(ctx, now, [moved(ctx, channel, subscribed.due, due)])
      },
      async token(ctx: ObjectContext, hash: string) {
        await known(ctx)
        ctx.set('tokens', [...((await ctx.get<string[]>('tokens')) ?? []), hash])
      },
      seats: handlers.object.shared(
        async (ctx: ObjectSharedContext, match: string) =>
          (await ctx.get<Seats>('seats'))?.[match] ?? [],
      ),
      async seat(ctx: ObjectContext, { match, seat }: Parameters<PersonObject['seat']>[1]) {
        await known(ctx)
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
      all: handlers.object.shared(async (ctx: ObjectSharedContext) => ({
        told: await inbox.read(ctx, 0, await toldTo(ctx)),
        subscribed: await channelsOf(ctx),
        tokens: (await ctx.get<string[]>('tokens')) ?? [],
      })),
    },
  }) as VirtualObjectDefinition<string, PersonObject>
}
