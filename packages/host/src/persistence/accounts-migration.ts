import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { nameKeyOf } from '../accounts/name-key.js'

/** Accounts, their passkeys, and what signs people in once. */
export async function addAccounts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const column of ['created_at', 'used_at'] as const)
    await schema.alterTable('tokens').addColumn(column, 'bigint').execute()
  await schema.alterTable('tokens').addColumn('device', 'text').execute()
  await schema
    .createTable('accounts')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('mail', 'text')
    .addColumn('mail_key', 'text', (column) => column.unique())
    .addColumn('deleted_at', 'bigint')
    .addColumn('stand_in', 'text', (column) => column.unique())
    .addColumn('leaving', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('accounts_created').on('accounts').column('created_at').execute()
  await schema
    .createIndex('accounts_deleted')
    .on('accounts')
    .column('person')
    .where('deleted_at' as never, 'is not', null)
    .execute()
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema.createIndex('passkeys_person').on('passkeys').column('person').execute()
  await schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sign_in_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('mail_key', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('sign_in_links_mail')
    .on('sign_in_links')
    .columns(['mail_key', 'at'])
    .execute()
  await addStoredAccounts(db)
}

/** Adds the accounts of people who were invited by a version that kept only their tokens. */
export async function addStoredAccounts(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ readonly person: string }>`
    select distinct person from tokens
    where kind <> 'seat' and not exists (select 1 from accounts where accounts.person = tokens.person)
    order by person`.execute(db)
  const { rows: known } = await sql<{ readonly name_key: string }>`
    select name_key from accounts`.execute(db)
  const keys = new Set(known.map(({ name_key }) => name_key))
  for (const { person } of rows) {
    const wanted = nameKeyOf(person)
    // Names that look alike were possible. No key of a name has a line break.
    const key = keys.has(wanted) ? `${wanted}\n${person}` : wanted
    keys.add(key)
    await sql`insert into accounts (person, name_key, created_at, leaving)
      values (${person}, ${key}, 0, 0)`.execute(db)
  }
}
