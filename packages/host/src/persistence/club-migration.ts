import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** Tables at which people sit down, matches without spectators, and who takes part in what. */
export async function addTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('matches')
    .addColumn('spectators', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('participants')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addPrimaryKeyConstraint('participants_key', ['match', 'person'])
    .execute()
  await schema
    .createIndex('participants_person')
    .on('participants')
    .columns(['person', 'match'])
    .execute()
  await schema
    .createTable('open_tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('opener', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('census', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('bots', 'text', (column) => column.notNull())
    .addColumn('admits', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('rematch_of', 'text')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('seating', 'text')
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('open_tables_listed')
    .on('open_tables')
    .columns(['opened_at', 'id'])
    .where(sql<boolean>`stage = 'open' and listed = 1`)
    .execute()
  await schema
    .createIndex('open_tables_opener')
    .on('open_tables')
    .columns(['opener', 'stage'])
    .execute()
  await schema
    .createIndex('open_tables_starting')
    .on('open_tables')
    .column('id')
    .where(sql<boolean>`stage = 'starting'`)
    .execute()
  await schema
    .createIndex('open_tables_rematch')
    .on('open_tables')
    .column('rematch_of')
    .where('rematch_of' as never, 'is not', null)
    .execute()
  await schema
    .createTable('table_people')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_people_key', ['table_id', 'person'])
    .execute()
  await schema
    .createIndex('table_people_person')
    .on('table_people')
    .columns(['person', 'table_id'])
    .execute()
  await schema
    .createTable('host_event_counts')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('latest', 'integer', (column) => column.notNull())
    .execute()
  await addStoredParticipants(db)
}

/** Messages between people who take part in a match. */
export async function addMessages(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const table of ['matches', 'open_tables'])
    await schema.alterTable(table).addColumn('messages', 'text').execute()
  await schema
    .createTable('message_copies')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('event', 'integer', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('message_copies_key', ['person', 'n'])
    .execute()
  await schema
    .createIndex('message_copies_match')
    .on('message_copies')
    .columns(['person', 'match', 'n'])
    .execute()
  await schema
    .createIndex('message_copies_unseen')
    .on('message_copies')
    .columns(['person', 'match'])
    .where(sql<boolean>`seen = 0`)
    .execute()
  await schema
    .createIndex('message_copies_sent')
    .on('message_copies')
    .columns(['person', 'key'])
    .where('key' as never, 'is not', null)
    .unique()
    .execute()
  await schema
    .createTable('message_counts')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('latest', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('mutes')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('muted', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute()
  await schema
    .createTable('reports')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('event', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['match', 'event', 'person'])
    .execute()
}

/** People at a table contribute to the chance of its match. */
export async function addContributions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('table_people').addColumn('contribution', 'text').execute()
}

/** Adds the participants of matches that were stored by a version that did not keep them. */
export async function addStoredParticipants(db: QueryExecutorProvider): Promise<void> {
  const { rows: matches } = await sql<{ readonly id: string; readonly snapshot: string }>`
    select id, snapshot from matches m
    where not exists (select 1 from participants p where p.match = m.id)`.execute(db)
  for (const { id, snapshot } of matches) {
    const { players }: { readonly players: readonly string[] } = JSON.parse(snapshot).table
    for (const [seat, person] of players.entries())
      await sql`insert into participants (match, person, seat) values (${id}, ${person}, ${seat})`.execute(
        db,
      )
    // All others who ever took part were told something.
    await sql`insert into participants (match, person)
      select distinct match, person from notifications where match = ${id}
      on conflict do nothing`.execute(db)
  }
}
