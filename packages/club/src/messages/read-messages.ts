import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'
import type { Message } from './message-types.js'

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
    .select(['message_copies.at', 'message_copies.sender', 'events.event'])
    .where('message_copies.person', '=', person)
}

export async function readMessages(
  db: Kysely<Tables>,
  person: string,
  choose: (copies: CopiesQuery) => CopiesQuery,
): Promise<readonly Message[]> {
  const rows = await choose(copiesOf(db, person)).execute()
  return rows.map(({ n, match, seen, at, sender, event }) => {
    const told: Pick<Message, 'from' | 'to' | 'text'> & Partial<Message> = JSON.parse(event)
    const { to, text, public: isPublic = false } = told
    // During an anonymous match, others see the name of the sender's seat.
    const from = sender === person ? person : told.from
    return { n, match, from, to, public: isPublic, at, text, read: seen === 1 }
  })
}
