import type { Timestamp } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { currentTime, OPTIONS, type RestateContext } from './context.js'
import type {
  BotsObject,
  DeliveryObject,
  DueJobs,
  Job,
  MatchObject,
  SchedulerObject,
} from './objects.js'

/** The times of jobs, by their names. */
type SchedulePage = Record<string, Timestamp>

/** An hour, in milliseconds. The jobs of one hour share a page. */
const HOUR = 3_600_000

/**
 * The longest delay of an alarm, in milliseconds, since the clocks of Restate and the host may differ
 * or jump.
 */
const LONGEST = 60_000

/** The page of the jobs that have been started. */
const RUNNING = 'running'

const pageName = (at: Timestamp): string => `hour ${Math.floor(at / HOUR)}`

const hourOf = (page: string): number => Number(page.slice('hour '.length))

/** The virtual object of one shard of the schedule. */
export function createSchedulerObject(
  restate: RestateContext,
): VirtualObjectDefinition<string, SchedulerObject> {
  const { names, runsJobs } = restate

  const setAlarm = (ctx: ObjectContext, at: Timestamp, now: Timestamp): void => {
    ctx.set('alarm', at)
    const delay = Math.min(LONGEST, Math.max(0, at - now))
    ctx.objectSendClient<SchedulerObject>({ name: names.scheduler }, ctx.key, { delay }).wake(at)
  }

  const start = (ctx: ObjectContext, job: Job, now: Timestamp): void => {
    switch (job.kind) {
      case 'deadline':
        ctx.objectSendClient<MatchObject>({ name: names.match }, job.match).fireDeadline(now)
        return
      case 'bot':
        ctx.objectSendClient<BotsObject>({ name: names.bots }, job.match).play()
        return
      case 'delivery': {
        const { person, channel } = job
        const key = JSON.stringify([person, channel])
        ctx.objectSendClient<DeliveryObject>({ name: names.delivery }, key).deliver()
      }
    }
  }

  return object({
    name: names.scheduler,
    options: OPTIONS,
    handlers: {
      async reschedule(
        ctx: ObjectContext,
        { changes, now }: Parameters<SchedulerObject['reschedule']>[1],
      ) {
        const touched = changes.flatMap(({ from, to }) => [from, to]).filter((at) => at !== null)
        const names = [...new Set([RUNNING, ...touched.map(pageName)])]
        // Request everything at once, then wait in order.
        const requested = names.map((name) => ctx.get<SchedulePage>(name))
        const requestedAlarm = ctx.get<Timestamp>('alarm')
        const requestedPending = ctx.get<number>('pending deliveries')
        const pages = new Map<string, SchedulePage>()
        for (const [i, name] of names.entries()) pages.set(name, (await requested[i]) ?? {})
        const alarm = await requestedAlarm
        const pending = (await requestedPending) ?? 0
        const page = (name: string): SchedulePage => pages.get(name) ?? {}
        let more = 0
        for (const { job, from, to } of changes) {
          const name = JSON.stringify(job)
          delete page(RUNNING)[name]
          if (from !== null) delete page(pageName(from))[name]
          if (to !== null) page(pageName(to))[name] = to
          if (job.kind === 'delivery') more += Number(to !== null) - Number(from !== null)
        }
        for (const [name, kept] of pages) {
          if (Object.keys(kept).length === 0) ctx.clear(name)
          else ctx.set(name, kept)
        }
        if (more !== 0) ctx.set('pending deliveries', pending + more)
        const next = Math.min(...changes.map(({ to }) => to ?? Number.POSITIVE_INFINITY))
        if (!runsJobs || next === Number.POSITIVE_INFINITY) return
        if (alarm === null || next < alarm) setAlarm(ctx, next, now)
      },
      async wake(ctx: ObjectContext, alarm: Timestamp) {
        if ((await ctx.get<Timestamp>('alarm')) !== alarm) return
        const now = await currentTime(ctx, restate)
        if (now < alarm) return setAlarm(ctx, alarm, now)
        const running = (await ctx.get<SchedulePage>(RUNNING)) ?? {}
        let next: Timestamp | undefined
        for (const name of await pagesIn(ctx)) {
          const page = (await ctx.get<SchedulePage>(name)) ?? {}
          const later: SchedulePage = {}
          for (const [item, at] of inOrder(page)) {
            if (at > now) {
              later[item] = at
              next = Math.min(next ?? at, at)
            } else {
              running[item] = at
              start(ctx, JSON.parse(item), now)
            }
          }
          if (Object.keys(later).length === 0) ctx.clear(name)
          else ctx.set(name, later)
          if (next !== undefined) break
        }
        ctx.set(RUNNING, running)
        ctx.clear('alarm')
        if (next !== undefined) setAlarm(ctx, next, now)
      },
      async restart(ctx: ObjectContext) {
        if (!runsJobs) return
        const running = (await ctx.get<SchedulePage>(RUNNING)) ?? {}
        const now = await currentTime(ctx, restate)
        for (const item of Object.keys(running)) start(ctx, JSON.parse(item), now)
        const [first] = await pagesIn(ctx)
        const [earliest] =
          first === undefined ? [] : inOrder((await ctx.get<SchedulePage>(first)) ?? {})
        const alarm = await ctx.get<Timestamp>('alarm')
        if (earliest !== undefined && earliest[1] !== alarm) setAlarm(ctx, earliest[1], now)
      },
      due: handlers.object.shared(
        async (ctx: ObjectSharedContext, now: Timestamp): Promise<DueJobs> => {
          const pendingDeliveries = (await ctx.get<number>('pending deliveries')) ?? 0
          const jobs: Job[] = []
          let next: Timestamp | null = null
          let deadline: Timestamp | null = null
          for (const name of [RUNNING, ...(await pagesIn(ctx))]) {
            for (const [text, at] of inOrder((await ctx.get<SchedulePage>(name)) ?? {})) {
              const job: Job = JSON.parse(text)
              if (at <= now) jobs.push(job)
              next = Math.min(next ?? at, at)
              if (job.kind === 'deadline') deadline = Math.min(deadline ?? at, at)
            }
            // Of later jobs only the next deadline matters.
            if (name !== RUNNING && hourOf(name) * HOUR > now && deadline !== null) break
          }
          return { jobs, next, deadline, pendingDeliveries }
        },
      ),
    },
  }) as VirtualObjectDefinition<string, SchedulerObject>
}

/** The names of all pages, the earliest first. */
async function pagesIn(ctx: ObjectSharedContext): Promise<readonly string[]> {
  const keys = await ctx.stateKeys()
  return keys
    .filter((key) => key.startsWith('hour '))
    .sort((one, other) => hourOf(one) - hourOf(other))
}

function inOrder(page: SchedulePage): readonly (readonly [string, Timestamp])[] {
  return Object.entries(page).sort(([, one], [, other]) => one - other)
}
