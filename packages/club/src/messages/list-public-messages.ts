import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { type FromAnybody, findMatch, withStandIns } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import type { PublicMessage, PublicMessageQuery } from './message-types.js'

/** How many messages are listed by default. */
const PAGE_SIZE = 100

/** What the event of a message has that everybody may read. */
export const PUBLIC = { public: true } as const

/** Lists the public messages of a match. Their numbers tell nothing of those in between. */
export async function listPublicMessages(
  context: ClubContext,
  { match, by, after, before, limit = PAGE_SIZE }: FromAnybody<PublicMessageQuery>,
): AsyncResult<readonly PublicMessage[]> {
  const hosted = await findMatch(context, match, by)
  if (!hosted.ok) return hosted
  const { store, standIns } = context
  const muted = by === null ? [] : await mutedBy(store.db, by)
  const all = (await publicEvents(store.db, match))
    .map(({ event, at }, i): PublicMessage => {
      const { from, text } = JSON.parse(event)
      return { n: i + 1, from, at, text }
    })
    .filter(({ from }) => !muted.includes(from))
  const shown =
    before === undefined
      ? all.filter(({ n }) => n > (after ?? 0)).slice(0, limit)
      : all.filter(({ n }) => n < before).slice(-limit)
  return ok(withStandIns(shown, await standIns.names()))
}

async function mutedBy(db: Kysely<Tables>, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
  return rows.map(({ muted }) => muted)
}

/** The events of public messages, in their order. A text cannot look like the mark, since its quotes are escaped. */
const publicEvents = (db: Kysely<Tables>, match: string) =>
  db
    .selectFrom('events')
    .select(['event', 'at'])
    .where('match', '=', match)
    .where('n', '<', 0)
    .where('event', 'like', `%${JSON.stringify(PUBLIC).slice(1, -1)}}`)
    .orderBy('n', 'desc')
    .execute()
