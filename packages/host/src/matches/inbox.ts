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
  const rows = await inboxQuery(db, person)
    .where('notifications.n', '>', after)
    .$if(match !== undefined, (query) => query.where('notifications.match', '=', match ?? ''))
    .limit(limit)
    .execute()
  const places = rows.flatMap(({ match: id, game }) => (game === null ? [id] : []))
  const found = await modules.findPlaces(db, [...new Set(places)])
  return rows.map((row) =>
    inboxItem({ ...row, game: row.game ?? found.get(row.match)?.game ?? '' }),
  )
}

function inboxQuery(db: Kysely<Tables>, person: string) {
  return db
    .selectFrom('notifications')
    .innerJoin('events', (join) =>
      join
        .onRef('events.match', '=', 'notifications.match')
        .onRef('events.n', '=', 'notifications.event'),
    )
    .leftJoin('matches', 'matches.id', 'notifications.match')
    .select(['events.step', 'events.at', 'events.clause', 'events.event', 'events.message'])
    .select(['notifications.n', 'notifications.match', 'matches.game'])
    .where('notifications.person', '=', person)
    .orderBy('notifications.n')
}

type Row = Omit<Notification, 'event'> & {
  readonly step: number
  readonly event: string
}

function inboxItem({ step, event, n, match, game, at, clause, message }: Row): InboxItem {
  return {
    step,
    notification: { n, match, game, at, clause, message, event: JSON.parse(event) },
  }
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
