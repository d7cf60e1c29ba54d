import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'

export async function mutedBy(db: Kysely<Tables>, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .orderBy('muted')
    .execute()
  return rows.map(({ muted }) => muted)
}

/** The people who want a sender's messages. */
export async function withoutMuting(
  db: Kysely<Tables>,
  people: readonly string[],
  sender: string,
): Promise<readonly string[]> {
  if (people.length === 0) return people
  const muting = await db
    .selectFrom('mutes')
    .select('person')
    .where('muted', '=', sender)
    .where('person', 'in', people)
    .execute()
  return people.filter((person) => !muting.some((each) => each.person === person))
}
