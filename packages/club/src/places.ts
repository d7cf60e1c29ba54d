import type { Place, Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'

/**
 * Whether a person opened, joined or declined a table or a tournament. A name that was only invited
 * is free: its person gets the invitation.
 */
export async function hasName(db: Kysely<Tables>, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('table_people')
    .select('person')
    .where('person', '=', person)
    .where('state', 'in', ['accepted', 'declined'])
    .union(db.selectFrom('tournament_players').select('person').where('person', '=', person))
    .union(db.selectFrom('open_tables').select('opener as person').where('opener', '=', person))
    .union(db.selectFrom('tournaments').select('opener as person').where('opener', '=', person))
    .executeTakeFirst()
  return found !== undefined
}

export async function findPlaces(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const tables = await db
    .selectFrom('open_tables')
    .select(['id', 'game', 'opener'])
    .where('id', 'in', ids)
    .execute()
  const seated = await db
    .selectFrom('table_people')
    .select(['table_id', 'person'])
    .where('table_id', 'in', ids)
    .execute()
  const tournaments = await db
    .selectFrom('tournaments')
    .select(['id', 'game'])
    .where('id', 'in', ids)
    .execute()
  const places = new Map<string, { game: string; people: string[] }>()
  for (const { id, game } of tournaments) places.set(id, { game, people: [] })
  for (const { id, game, opener } of tables) places.set(id, { game, people: [opener] })
  for (const { table_id, person } of seated) places.get(table_id)?.people.push(person)
  return places
}
