import type { Timestamp } from '@ackanomic/core'
import type { Ingress } from '@restatedev/restate-sdk-clients'
import type { JobReport } from '../types.js'
import { type Names, shards } from './context.js'
import type { AgendaObject, BotsObject, DeliveryObject, Due, Item, MatchObject } from './objects.js'

/** So many things are done at once. */
const AT_ONCE = 20

/** What is due in all parts of the agenda. */
export async function allDue(ingress: Ingress, names: Names, now: Timestamp): Promise<Due> {
  const parts = await Promise.all(
    shards.map((shard) =>
      ingress.objectClient<AgendaObject>({ name: names.agenda }, shard).due(now),
    ),
  )
  return {
    items: parts.flatMap(({ items }) => items),
    next: soonest(parts.map(({ next }) => next)),
    deadline: soonest(parts.map(({ deadline }) => deadline)),
    waiting: parts.reduce((sum, { waiting }) => sum + waiting, 0),
  }
}

/** Does all that is due, whoever else does it too: deadlines, then bots, then deliveries. */
export async function work(
  ingress: Ingress,
  names: Names,
  now: () => Timestamp,
): Promise<JobReport> {
  const counts = { due: 0, bots: 0, delivered: 0, failed: 0 }
  const fire = async (item: Item, at: Timestamp): Promise<boolean> => {
    switch (item.kind) {
      case 'deadline': {
        const fell = await ingress
          .objectClient<MatchObject>({ name: names.match }, item.match)
          .fire(at)
        if (fell) counts.due += 1
        return fell
      }
      case 'bot': {
        const played = await ingress
          .objectClient<BotsObject>({ name: names.bots }, item.match)
          .play()
        if (played) counts.bots += 1
        return played
      }
      case 'delivery': {
        const key = JSON.stringify([item.person, item.channel])
        const sent = await ingress
          .objectClient<DeliveryObject>({ name: names.delivery }, key)
          .deliver()
        if (sent !== null) counts[sent ? 'delivered' : 'failed'] += 1
        return sent !== null
      }
    }
  }
  for (;;) {
    const at = now()
    const { items, next } = await allDue(ingress, names, at)
    const kind = (['deadline', 'bot', 'delivery'] as const).find((each) =>
      items.some((item) => item.kind === each),
    )
    const first = items.filter((item) => item.kind === kind).slice(0, AT_ONCE)
    const done = await Promise.all(first.map((item) => fire(item, at)))
    if (!done.includes(true)) return { ...counts, next }
  }
}

function soonest(moments: readonly (Timestamp | null)[]): Timestamp | null {
  const known = moments.filter((each) => each !== null)
  return known.length === 0 ? null : Math.min(...known)
}
