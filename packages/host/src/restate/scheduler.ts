import type { Timestamp } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { type Inside, momentIn, OPTIONS } from './context.js'
import type { AgendaObject, BotsObject, DeliveryObject, Due, Item, MatchObject } from './objects.js'

/** When items are to be done, by their names. */
type Page = Record<string, Timestamp>

/** An hour, in milliseconds: what is to be done in the same one stands on one page. */
const HOUR = 3_600_000

/**
 * No alarm is set for longer than this, milliseconds: the clock of Restate and the host's may differ,
 * and jump.
 */
const LONGEST = 60_000

/** The page of what has been handed on, and is being done. */
const HANDED = 'handed on'

const playerView = (at: Timestamp): string => `hour ${Math.floor(at / HOUR)}`

const hourOf = (page: string): number => Number(page.slice('hour '.length))

/** The object of a part of the agenda. */
export function agendaObject(inside: Inside): VirtualObjectDefinition<string, AgendaObject> {
  const { names, wakes } = inside

  const setAlarm = (ctx: ObjectContext, at: Timestamp, now: Timestamp): void => {
    ctx.set('alarm', at)
    const delay = Math.min(LONGEST, Math.max(0, at - now))
    ctx.objectSendClient<AgendaObject>({ name: names.agenda }, ctx.key, { delay }).wake(at)
  }

  const handOn = (ctx: ObjectContext, item: Item, now: Timestamp): void => {
    switch (item.kind) {
      case 'deadline':
        ctx.objectSendClient<MatchObject>({ name: names.match }, item.match).fire(now)
        return
      case 'bot':
        ctx.objectSendClient<BotsObject>({ name: names.bots }, item.match).play()
        return
      case 'delivery': {
        const { person, channel } = item
        const key = JSON.stringify([person, channel])
        ctx.objectSendClient<DeliveryObject>({ name: names.delivery }, key).deliver()
      }
    }
  }

  return object({
    name: names.agenda,
    options: OPTIONS,
    handlers: {
      async move(ctx: ObjectContext, { moved, now }: Parameters<AgendaObject['move']>[1]) {
        const touched = moved.flatMap(({ was, at }) => [was, at]).filter((at) => at !== null)
        const names = [...new Set([HANDED, ...touched.map(playerView)])]
        // All is asked for at once, and waited for in order.
        const asked = names.map((name) => ctx.get<Page>(name))
        const [askedAlarm, askedWaiting] = [ctx.get<Timestamp>('alarm'), ctx.get<number>('waiting')]
        const pages = new Map<string, Page>()
        for (const [i, name] of names.entries()) pages.set(name, (await asked[i]) ?? {})
        const alarm = await askedAlarm
        const waited = (await askedWaiting) ?? 0
        const page = (name: string): Page => pages.get(name) ?? {}
        let waiting = 0
        for (const { item, was, at } of moved) {
          const name = JSON.stringify(item)
          delete page(HANDED)[name]
          if (was !== null) delete page(playerView(was))[name]
          if (at !== null) page(playerView(at))[name] = at
          if (item.kind === 'delivery') waiting += Number(at !== null) - Number(was !== null)
        }
        for (const [name, kept] of pages) {
          if (Object.keys(kept).length === 0) ctx.clear(name)
          else ctx.set(name, kept)
        }
        if (waiting !== 0) ctx.set('waiting', waited + waiting)
        const next = Math.min(...moved.map(({ at }) => at ?? Number.POSITIVE_INFINITY))
        if (!wakes || next === Number.POSITIVE_INFINITY) return
        if (alarm === null || next < alarm) setAlarm(ctx, next, now)
      },
      async wake(ctx: ObjectContext, alarm: Timestamp) {
        if ((await ctx.get<Timestamp>('alarm')) !== alarm) return
        const now = await momentIn(ctx, inside)
        if (now < alarm) return setAlarm(ctx, alarm, now)
        const handed = (await ctx.get<Page>(HANDED)) ?? {}
        let next: Timestamp | undefined
        for (const name of await pagesIn(ctx)) {
          const page = (await ctx.get<Page>(name)) ?? {}
          const later: Page = {}
          for (const [item, at] of inOrder(page)) {
            if (at > now) {
              later[item] = at
              next = Math.min(next ?? at, at)
            } else {
              handed[item] = at
              handOn(ctx, JSON.parse(item), now)
            }
          }
          if (Object.keys(later).length === 0) ctx.clear(name)
          else ctx.set(name, later)
          if (next !== undefined) break
        }
        ctx.set(HANDED, handed)
        ctx.clear('alarm')
        if (next !== undefined) setAlarm(ctx, next, now)
      },
      async rouse(ctx: ObjectContext) {
        if (!wakes) return
        const handed = (await ctx.get<Page>(HANDED)) ?? {}
        const now = await momentIn(ctx, inside)
        for (const item of Object.keys(handed)) handOn(ctx, JSON.parse(item), now)
        const [first] = await pagesIn(ctx)
        const [soonest] = first === undefined ? [] : inOrder((await ctx.get<Page>(first)) ?? {})
        const alarm = await ctx.get<Timestamp>('alarm')
        if (soonest !== undefined && soonest[1] !== alarm) setAlarm(ctx, soonest[1], now)
      },
      due: handlers.object.shared(
        async (ctx: ObjectSharedContext, now: Timestamp): Promise<Due> => {
          const waiting = (await ctx.get<number>('waiting')) ?? 0
          const items: Item[] = []
          let next: Timestamp | null = null
          let deadline: Timestamp | null = null
          for (const name of [HANDED, ...(await pagesIn(ctx))]) {
            for (const [text, at] of inOrder((await ctx.get<Page>(name)) ?? {})) {
              const item: Item = JSON.parse(text)
              if (at <= now) items.push(item)
              next = Math.min(next ?? at, at)
              if (item.kind === 'deadline') deadline = Math.min(deadline ?? at, at)
            }
            // Of what comes later only the next deadline is wanted.
            if (name !== HANDED && hourOf(name) * HOUR > now && deadline !== null) break
          }
          return { items, next, deadline, waiting }
        },
      ),
    },
  }) as VirtualObjectDefinition<string, AgendaObject>
}

/** The names of the pages that there are, the earliest first. */
async function pagesIn(ctx: ObjectSharedContext): Promise<readonly string[]> {
  const keys = await ctx.stateKeys()
  return keys
    .filter((key) => key.startsWith('hour '))
    .sort((one, other) => hourOf(one) - hourOf(other))
}

function inOrder(page: Page): readonly (readonly [string, Timestamp])[] {
  return Object.entries(page).sort(([, one], [, other]) => one - other)
}
