import {
  type Context,
  type ObjectContext,
  object,
  type ServiceDefinition,
  service,
  TimeoutError,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { ANY_CHANGE } from '../change-feed.js'
import type { ChangeEvent } from '../types.js'
import { OPTIONS, type RestateContext } from './context.js'
import type { ChangeFeedObject, ChangesSince, ListenerService } from './objects.js'

/** How many changes are kept for listeners that were away. */
const BUFFER = 50

const emptyFeed: ChangesSince = { last: 0, changes: [] }

/** How long a listener waits, since proxies close idle connections. */
const POLL_TIMEOUT = { seconds: 25 }

/** The virtual object of one shard of the change feed. */
export function createChangeFeedObject({
  names,
}: RestateContext): VirtualObjectDefinition<string, ChangeFeedObject> {
  const wakeAll = async (ctx: ObjectContext): Promise<void> => {
    for (const id of (await ctx.get<string[]>('listeners')) ?? []) ctx.resolveAwakeable(id, null)
    ctx.clear('listeners')
  }
  return object({
    name: names.changes,
    options: OPTIONS,
    handlers: {
      async publish(ctx: ObjectContext, change: ChangeEvent) {
        const { last, changes: kept } = (await ctx.get<ChangesSince>('changes')) ?? emptyFeed
        ctx.set('changes', {
          last: last + 1,
          changes: [...kept, change].slice(-BUFFER),
        } satisfies ChangesSince)
        await wakeAll(ctx)
      },
      async read(ctx: ObjectContext, { after, listener }: Parameters<ChangeFeedObject['read']>[1]) {
        const { last, changes: kept } = (await ctx.get<ChangesSince>('changes')) ?? emptyFeed
        if (after === null) return { last, changes: [] }
        if (last === after) {
          ctx.set('listeners', [...((await ctx.get<string[]>('listeners')) ?? []), listener])
          return null
        }
        const missed = last < after || last - after > kept.length
        return {
          last,
          changes: missed ? [ANY_CHANGE] : kept.slice(after - last),
        }
      },
      wakeAll,
    },
  }) as VirtualObjectDefinition<string, ChangeFeedObject>
}

/** The service that waits for changes. */
export function createListenerService({
  names,
}: RestateContext): ServiceDefinition<string, ListenerService> {
  const { enableLazyState: _, ...options } = OPTIONS
  // If the waiting process has ended, another one waits anew.
  const retryPolicy = {
    maxAttempts: 30,
    maxInterval: { seconds: 1 },
    onMaxAttempts: 'kill',
  } as const
  return service({
    name: names.listener,
    options: { ...options, retryPolicy },
    handlers: {
      async wait(ctx: Context, { shard, after }: Parameters<ListenerService['wait']>[1]) {
        const { id, promise } = ctx.awakeable<null>()
        const feed = ctx.objectClient<ChangeFeedObject>({ name: names.changes }, shard)
        const known = await feed.read({ after, listener: id })
        if (known !== null) return known
        try {
          await promise.orTimeout(POLL_TIMEOUT)
        } catch (thrown) {
          if (!(thrown instanceof TimeoutError)) throw thrown
        }
        return { last: after ?? 0, changes: [] }
      },
    },
  }) as ServiceDefinition<string, ListenerService>
}
