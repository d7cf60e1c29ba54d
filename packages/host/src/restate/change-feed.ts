import {
  type Context,
  type ObjectContext,
  object,
  type ServiceDefinition,
  service,
  TimeoutError,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { ChangeEvent } from '../types.js'
import { type Inside, OPTIONS } from './context.js'
import type { EarService, NewsObject, Since } from './objects.js'

/** So much news is kept for those who were not listening. */
const KEPT = 50

const nothing: Since = { last: 0, news: [] }

/** For so long an ear waits: others close a connection on which nothing comes. */
const WAIT = { seconds: 25 }

/** The object of a part of the news. */
export function newsObject({ names }: Inside): VirtualObjectDefinition<string, NewsObject> {
  const call = async (ctx: ObjectContext): Promise<void> => {
    for (const ear of (await ctx.get<string[]>('ears')) ?? []) ctx.resolveAwakeable(ear, null)
    ctx.clear('ears')
  }
  return object({
    name: names.news,
    options: OPTIONS,
    handlers: {
      async tell(ctx: ObjectContext, news: ChangeEvent) {
        const { last, news: kept } = (await ctx.get<Since>('kept')) ?? nothing
        ctx.set('kept', { last: last + 1, news: [...kept, news].slice(-KEPT) } satisfies Since)
        await call(ctx)
      },
      async hear(ctx: ObjectContext, { after, ear }: Parameters<NewsObject['hear']>[1]) {
        const { last, news: kept } = (await ctx.get<Since>('kept')) ?? nothing
        if (after === null) return { last, news: [] }
        if (last === after) {
          ctx.set('ears', [...((await ctx.get<string[]>('ears')) ?? []), ear])
          return null
        }
        const missed = last < after || last - after > kept.length
        return {
          last,
          news: missed ? [{ match: null, recipients: null }] : kept.slice(after - last),
        }
      },
      stir: call,
    },
  }) as VirtualObjectDefinition<string, NewsObject>
}

/** The service of those who wait for news. */
export function earService({ names }: Inside): ServiceDefinition<string, EarService> {
  const { enableLazyState: _, ...options } = OPTIONS
  // The waiting process is gone; another one waits anew.
  const retryPolicy = {
    maxAttempts: 30,
    maxInterval: { seconds: 1 },
    onMaxAttempts: 'kill',
  } as const
  return service({
    name: names.ear,
    options: { ...options, retryPolicy },
    handlers: {
      async wait(ctx: Context, { shard, after }: Parameters<EarService['wait']>[1]) {
        const { id, promise } = ctx.awakeable<null>()
        const news = ctx.objectClient<NewsObject>({ name: names.news }, shard)
        const known = await news.hear({ after, ear: id })
        if (known !== null) return known
        try {
          await promise.orTimeout(WAIT)
        } catch (thrown) {
          if (!(thrown instanceof TimeoutError)) throw thrown
        }
        return { last: after ?? 0, news: [] }
      },
    },
  }) as ServiceDefinition<string, EarService>
}
