import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** Decisions about people, the mutes and bans in force, and quotas of single people. */
export async function addModeration(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('reports').addColumn('reported', 'text').execute()
  await schema.alterTable('reports').addColumn('decision', 'integer').execute()
  await schema
    .createIndex('reports_open')
    .on('reports')
    .columns(['reported'])
    .where('decision' as never, 'is', null)
    .execute()
  await schema.createIndex('reports_person').on('reports').columns(['person', 'at']).execute()
  await schema
    .createTable('decisions')
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('decisions_person').on('decisions').columns(['person', 'n']).execute()
  await schema
    .createTable('sanctions')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('decision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sanctions_key', ['person', 'kind'])
    .execute()
  await schema
    .createTable('personal_quotas')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('quotas', 'text', (column) => column.notNull())
    .execute()
  await nameReported(db)
}

/** Names the people of reports that were stored by a version that did not name them. */
export async function nameReported(db: QueryExecutorProvider): Promise<void> {
  await sql`update reports set reported = (
    select min(sender) from message_copies
    where message_copies.match = reports.match and message_copies.event = reports.event
  ) where reported is null`.execute(db)
}
