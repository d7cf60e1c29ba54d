import { ok } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { withStandIns } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import type { Message, MessageQuery } from './message-types.js'

/** How many messages are listed by default. */
const PAGE_SIZE = 100

type CopiesQuery = ReturnType<typeof copiesOf>

function copiesOf(db: Kysely<Tables>, person: string) {
  return db
    .selectFrom('message_copies')
    .innerJoin('events', (join) =>
      join
        .onRef('events.match', '=', 'message_copies.match')
        .onRef('events.n', '=', 'message_copies.event'),
    )
    .select(['message_copies.n', 'message_copies.match', 'message_copies.seen'])
    .select(['message_copies.at', 'events.event'])
    .where('message_copies.person', '=', person)
}

/** Reads some messages of a person. */
export async function readMessages(
  db: Kysely<Tables>,
  person: string,
  choose: (copies: CopiesQuery) => CopiesQuery,
): Promise<readonly Message[]> {
  const rows = await choose(copiesOf(db, person)).execute()
  return rows.map(({ n, match, seen, at, event }) => {
    const told: Pick<Message, 'from' | 'to' | 'text'> & Partial<Message> = JSON.parse(event)
    const { from, to, text, public: isPublic = false } = told
    return { n, match, from, to, public: isPublic, at, text, read: seen === 1 }
  })
}

/** Lists a person's messages. */
export async function listMessages(
  { store: { db }, standIns }: ClubContext,
  { by, match, after, before, limit = PAGE_SIZE }: From<MessageQuery>,
): AsyncResult<readonly Message[]> {
  const isLast = before !== undefined
  const messages = await readMessages(db, by, (copies) =>
    copies
      .where('message_copies.n', isLast ? '<' : '>', before ?? after ?? 0)
      .$if(match !== undefined, (some) => some.where('message_copies.match', '=', match ?? ''))
      .orderBy('message_copies.n', isLast ? 'desc' : 'asc')
      .limit(limit),
  )
  const shown = withStandIns(messages, await standIns.names())
  return ok(isLast ? shown.toReversed() : shown)
}
