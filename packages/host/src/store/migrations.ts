import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'

/** The one set of migrations, by name, in order. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: createTables },
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) }

/** Brings the tables up to date; two processes that do it at once do it one after the other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('said', 'integer', (column) => column.notNull())
    .addColumn('checkpoint', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('automated', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('bots', 'bigint')
    .addColumn('over', 'bigint')
    .addColumn('fault', 'text')
    .execute()
  for (const column of ['due', 'bots'] as const) {
    await schema
      .createIndex(`matches_${column}`)
      .on('matches')
      .column(column)
      .where(column as never, 'is not', null)
      .execute()
  }
  // Few are stopped, and those that are over are counted: both without looking at all the others.
  for (const column of ['over', 'fault'] as const) {
    await schema
      .createIndex(`matches_${column}`)
      .on('matches')
      .column('id')
      .where(column as never, 'is not', null)
      .execute()
  }
  await schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
    .execute()
  await schema
    .createTable('posts')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('clause', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('posts_key', ['match', 'n'])
    .execute()
  await schema
    .createTable('told')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('post', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['person', 'n'])
    .execute()
  await schema.createIndex('told_match').on('told').columns(['person', 'match', 'n']).execute()
  await schema
    .createTable('people')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('wanted')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('role', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('need', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('prompt', 'integer')
    .execute()
  for (const column of ['match', 'person', 'role'] as const) {
    await schema.createIndex(`wanted_${column}`).on('wanted').column(column).execute()
  }
  await schema
    .createTable('requests')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_key', ['match', 'person', 'key'])
    .execute()
  await schema.createIndex('requests_at').on('requests').column('at').execute()
  await schema
    .createTable('willing')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('willing_key', ['match', 'person'])
    .execute()
  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('match', 'text')
    .addColumn('salt', 'text')
    .execute()
  await schema.createIndex('tokens_person').on('tokens').columns(['person', 'match']).execute()
  await schema
    .createTable('subscriptions')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addPrimaryKeyConstraint('subscriptions_key', ['person', 'channel'])
    .execute()
  await schema
    .createIndex('subscriptions_due')
    .on('subscriptions')
    .column('due')
    .where('due' as never, 'is not', null)
    .execute()
  await schema
    .createTable('letters')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('from', 'integer', (column) => column.notNull())
    .addColumn('to', 'integer', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('records')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute()
}
