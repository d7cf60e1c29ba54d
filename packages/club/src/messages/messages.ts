import { ok } from '@ackanomic/core'
import type { Handlers, Tables } from '@ackanomic/host'
import { findMatch, transactFor } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import { mutedBy } from '../moderation/mutes.js'
import { checkQuota } from '../moderation/quotas.js'
import type { messageOperations } from './message-operations.js'
import type { PublicMessage } from './message-types.js'
import { readMessages } from './read-messages.js'
import { PUBLIC, sendMessage } from './send-message.js'
import { findTalkPlace } from './talk-place.js'

const PAGE_SIZE = 100

export function messageHandlers(context: ClubContext): Handlers<typeof messageOperations> {
  const { store } = context
  const { db } = store
  return {
    sendMessage: (request) => sendMessage(context, request),
    async listMessages({ by, match, after, before, limit = PAGE_SIZE }) {
      const isLast = before !== undefined
      const listed = await readMessages(db, by, (copies) =>
        copies
          .where('message_copies.n', isLast ? '<' : '>', before ?? after ?? 0)
          .$if(match !== undefined, (some) => some.where('message_copies.match', '=', match ?? ''))
          .orderBy('message_copies.n', isLast ? 'desc' : 'asc')
          .limit(limit),
      )
      return ok(isLast ? listed.toReversed() : listed)
    },
    async listPublicMessages({ match, by, after = 0, before, limit = PAGE_SIZE }) {
      const hosted = await findMatch(context, match, by)
      if (!hosted.ok) return hosted
      const muted = by === null ? [] : await mutedBy(db, by)
      // The numbers tell nothing about messages in between.
      const all = (await publicEvents(db, match))
        .map(({ event, at }, i): PublicMessage => {
          const { from, text } = JSON.parse(event)
          return { n: i + 1, from, at, text }
        })
        .filter(({ from }) => !muted.includes(from))
      return ok(
        before === undefined
          ? all.filter(({ n }) => n > after).slice(0, limit)
          : all.filter(({ n }) => n < before).slice(-limit),
      )
    },
    async getMessagePermissions({ match, by }) {
      const place = await findTalkPlace(context, match, by)
      if (!place.ok) return place
      const { people, policy, isWatched, nameOf } = place.value
      const others = policy === 'private' ? people.filter((each) => each !== nameOf(by)) : []
      return ok({ policy, people: others, public: policy !== 'none' && isWatched })
    },
    async markMessagesRead({ by, upTo, match }) {
      await db
        .updateTable('message_copies')
        .set({ seen: 1 })
        .where('person', '=', by)
        .where('seen', '=', 0)
        .where('n', '<=', upTo)
        .$if(match !== undefined, (some) => some.where('match', '=', match ?? ''))
        .execute()
      return ok(undefined)
    },
    async mutePerson({ by, person }) {
      if (by === person) return refuse('badRequest', { problem: 'You cannot mute yourself.' })
      return transactFor(store, by, async (tx) => {
        await tx
          .insertInto('mutes')
          .values({ person: by, muted: person })
          .onConflict((clash) => clash.doNothing())
          .execute()
        return ok(undefined)
      })
    },
    async unmutePerson({ by, person }) {
      if (by === person) return refuse('badRequest', { problem: 'You cannot mute yourself.' })
      await db.deleteFrom('mutes').where('person', '=', by).where('muted', '=', person).execute()
      return ok(undefined)
    },
    listMutedPeople: async ({ by }) => ok(await mutedBy(db, by)),
    reportMessage: ({ by: person, message, reason }) =>
      transactFor(store, person, async (tx) => {
        const copy = await tx
          .selectFrom('message_copies')
          .select(['match', 'event', 'sender as reported'])
          .where('person', '=', person)
          .where('n', '=', message)
          .where('sender', '<>', person)
          .executeTakeFirst()
        if (copy === undefined) return refuse('noMessage', { message })
        const quota = await checkQuota(context, tx, person, 'reportsPerHour')
        if (!quota.ok) return quota
        await tx
          .insertInto('reports')
          .values({ ...copy, person, reason, at: context.now() })
          .onConflict((clash) => clash.doNothing())
          .execute()
        return ok(undefined)
      }),
  }
}

/**
 * The events of public messages, in order. No text can look like the mark, since its quotes are
 * escaped.
 */
const publicEvents = (db: Kysely<Tables>, match: string) =>
  db
    .selectFrom('events')
    .select(['event', 'at'])
    .where('match', '=', match)
    .where('n', '<', 0)
    .where('event', 'like', `%${JSON.stringify(PUBLIC).slice(1, -1)}}`)
    .orderBy('n', 'desc')
    .execute()
