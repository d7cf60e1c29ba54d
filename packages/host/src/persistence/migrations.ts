import {
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  type QueryExecutorProvider,
  sql,
} from 'kysely'
import { countActions, NO_ACTIONS } from '../proof/action-counts.js'
import { addAccounts } from './accounts-migration.js'
import { addContributions, addMessages, addTables } from './club-migration.js'
import { addModeration } from './moderation-migration.js'
import { addNotices } from './notice-migration.js'
import { addSociety } from './society-migration.js'
import { addTournaments } from './tournament-migration.js'

/** All migrations, by name, in order. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: createTables },
  '0002-versions': { up: addVersions },
  '0003-action-counts': { up: addActionCounts },
  '0004-tables': { up: addTables },
  '0005-messages': { up: addMessages },
  '0006-contributions': { up: addContributions },
  '0007-moderation': { up: addModeration },
  '0008-notices': { up: addNotices },
  '0009-accounts': { up: addAccounts },
  '0010-society': { up: addSociety },
  '0011-tournaments': { up: addTournaments },
}

/** The names of all migrations, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) }

/**
 * Brings the schema up to date. If two processes do so at once, one waits for the other.
 *
 * @throws Error if a newer version of the host has written the store
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider })
  const applied = await appliedIn(db)
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new Error(
      `a newer version of the host has written it (migration ${unknown}). Upgrade the host.`,
    )
  }
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The migrations that the store has had; none if it is new. */
async function appliedIn<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ readonly name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('entry_count', 'integer', (column) => column.notNull())
    .addColumn('event_count', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('checkpoint', 'text')
    .addColumn('automated', 'text', (column) => column.notNull())
    .addColumn('next_deadline', 'bigint')
    .addColumn('bots_due', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('suspended', 'text')
    .execute()
  for (const column of ['next_deadline', 'bots_due'] as const) {
    await schema
      .createIndex(`matches_${column}`)
      .on('matches')
      .column(column)
      .where(column as never, 'is not', null)
      .execute()
  }
  // Suspended matches are rare, and ended ones are counted: neither needs to scan the others.
  for (const column of ['ended_at', 'suspended'] as const) {
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
    .createTable('events')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('clause', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['match', 'n'])
    .execute()
  await schema
    .createTable('notifications')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('event', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notifications_key', ['person', 'n'])
    .execute()
  await schema
    .createIndex('notifications_match')
    .on('notifications')
    .columns(['person', 'match', 'n'])
    .execute()
  await schema
    .createTable('people')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('latest', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('pending_actions')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('role', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('need', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('prompt', 'integer')
    .execute()
  for (const column of ['match', 'person', 'role'] as const) {
    await schema
      .createIndex(`pending_actions_${column}`)
      .on('pending_actions')
      .column(column)
      .execute()
  }
  await schema
    .createTable('requests')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_key', ['match', 'person', 'key'])
    .execute()
  await schema.createIndex('requests_at').on('requests').column('at').execute()
  await schema
    .createTable('consents')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_key', ['match', 'person'])
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
    .addColumn('delivered', 'integer', (column) => column.notNull())
    .addColumn('latest', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt', 'bigint')
    .addPrimaryKeyConstraint('subscriptions_key', ['person', 'channel'])
    .execute()
  await schema
    .createIndex('subscriptions_next_attempt')
    .on('subscriptions')
    .column('next_attempt')
    .where('next_attempt' as never, 'is not', null)
    .execute()
  await schema
    .createTable('dead_letters')
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
    .createTable('result_records')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

/** A step is written only if the match still has the version that it was computed from. */
async function addVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Receipts are numbered by the actions of their person. */
async function addActionCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('action_counts', 'text', (column) => column.notNull().defaultTo(NO_ACTIONS))
    .execute()
  await countStoredActions(db)
}

/** Counts the actions in matches that were stored by a version that did not count them. */
export async function countStoredActions(db: QueryExecutorProvider): Promise<void> {
  const { rows: matches } = await sql<{ readonly id: string }>`
    select id from matches where action_counts = ${NO_ACTIONS}`.execute(db)
  for (const { id } of matches) {
    const { rows } = await sql<{ readonly entry: string }>`
      select entry from entries where match = ${id} order by n`.execute(db)
    const counts = countActions(
      NO_ACTIONS,
      rows.map(({ entry }) => JSON.parse(entry)),
    )
    await sql`update matches set action_counts = ${counts} where id = ${id}`.execute(db)
  }
}
