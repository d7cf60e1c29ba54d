import type { Kysely } from 'kysely'
import type { NotificationQuery } from '../contract/match-types.js'
import type { Notification } from '../contract/notification.js'
import type { Modules } from '../modules/modules.js'
import type { Tables } from '../store/tables.js'

/** A notification, and the step that caused it. */
export interface InboxItem {
  readonly step: number
  readonly notification: Notification
}

export async function readInbox(
  modules: Modules,
  db: Kysely<Tables>,
  person: string,
  { after = 0, match, limit = 100 }: NotificationQuery,
): Promise<readonly InboxItem[]> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('events', (join) =>
      join
        .onRef('events.match', '=', 'notifications.match')
        .onRef('events.n', '=', 'notifications.event'),
    )
    .leftJoin('matches', 'matches.id', 'notifications.match')
    .select(['events.step', 'events.at', 'events.clause', 'events.event', 'events.message'])
    .select(['notifications.n', 'notifications.match', 'matches.game as known'])
    .where('notifications.person', '=', person)
    .where('notifications.n', '>', after)
    .$if(match !== undefined, (query) => query.where('notifications.match', '=', match ?? ''))
    .orderBy('notifications.n')
    .limit(limit)
    .execute()
  const places = new Set(rows.flatMap(({ match: id, known }) => (known === null ? [id] : [])))
  const found = await modules.findPlaces(db, [...places])
  return rows.map(({ step, event, n, match: id, known, at, clause, message }) => {
    const game = known ?? found.get(id)?.game ?? ''
    return {
      step,
      notification: { n, match: id, game, at, clause, message, event: JSON.parse(event) },
    }
  })
}

/** The first notifications that come from the same step. */
export function firstStep(items: readonly InboxItem[]): readonly Notification[] {
  const [first] = items
  if (first === undefined) return []
  const other = items.findIndex(
    ({ step, notification }) =>
      step !== first.step || notification.match !== first.notification.match,
  )
  return items.slice(0, other === -1 ? items.length : other).map(({ notification }) => notification)
}
