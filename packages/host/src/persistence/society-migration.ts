import type { Kysely } from 'kysely'

/** The log of the society: its Submissions, its rules, and the months that are closed. */
export async function addSociety({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('society_log')
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('entry', 'text', (column) => column.notNull())
    .execute()
}
