import type { Kysely } from 'kysely'

/** How people want to be notified, and for what their deliveries wait. */
export async function addNotices(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('subscriptions').addColumn('waits', 'text').execute()
  await schema
    .createTable('notice_settings')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('turn_notices')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('awaits', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('turn_notices_key', ['person', 'channel', 'match'])
    .execute()
}
