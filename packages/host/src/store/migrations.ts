import {
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  sql,
} from 'kysely'
import { messageOf } from './folder.js'
import { SCHEMA } from './schema.js'
import type { Store, Tables } from './tables.js'
import { withRetries } from './transact.js'

/** By name. They run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

export const migrations: Migrations = {
  '0001-schema': { up: (db) => runScript(db, SCHEMA) },
}

/** A module's tables, as migrations. */
export interface ModuleSchema {
  /** Its own: lower-case letters, digits and `-`. */
  readonly name: string
  /**
   * Creates the module's tables and changes them later. A host runs new ones before it starts the
   * module. Write SQL that SQLite and PostgreSQL share. A restore inserts into empty tables in any
   * order: use no sequences and no foreign keys, and put no rows into a new table. Default: no
   * tables.
   */
  readonly migrations?: Migrations
}

/**
 * Brings the host's schema up to date. Of two processes, one waits for the other. Throws if a newer
 * version of the host has written the store.
 */
export function migrate<T>(db: Kysely<T>, known = migrations): Promise<void> {
  return runMigrations(db, known, DEFAULT_MIGRATION_TABLE, 'host')
}

/**
 * Brings a module's tables up to date, and records which tables it has, for backups. Throws if its
 * name is malformed, or if a newer version of it has written the store.
 */
export async function migrateModule(
  store: Store,
  { name, migrations }: ModuleSchema,
): Promise<void> {
  if (!/^[a-z][a-z\d-]{0,39}$/u.test(name))
    throw new RangeError(`A module cannot be named "${name}". Use a-z, 0-9 and "-".`)
  if (migrations === undefined) return
  // The limits of the store's connections are too tight for a migration of many rows.
  const db = (store.kind === 'postgresql' ? store.snapshot?.() : undefined) ?? store.db
  const recording = Object.entries(migrations).map(([key, migration]) => [
    key,
    { up: (tx: Kysely<Tables>) => recordTables(tx, name, () => migration.up(tx)) },
  ])
  const known: Migrations = Object.fromEntries(recording)
  const table = `${DEFAULT_MIGRATION_TABLE}_${name}`
  try {
    await withRetries(() => runMigrations(db, known, table, 'module'))
  } catch (cause) {
    const message = `The store cannot be opened with the module "${name}": ${messageOf(cause)}`
    throw new Error(message, { cause })
  } finally {
    if (db !== store.db) await db.destroy()
  }
}

async function runMigrations<T>(
  db: Kysely<T>,
  known: Migrations,
  migrationTableName: string,
  owner: 'host' | 'module',
): Promise<void> {
  const unknown = (await appliedIn(db, migrationTableName)).find(
    (name) => !Object.hasOwn(known, name),
  )
  if (unknown !== undefined) {
    throw new Error(
      `a newer version of the ${owner} has written it (migration ${unknown}). Upgrade the ${owner}.`,
    )
  }
  const provider: MigrationProvider = { getMigrations: async () => ({ ...known }) }
  const { error } = await new Migrator({ db, provider, migrationTableName }).migrateToLatest()
  if (error !== undefined) throw error
}

async function appliedIn<T>(db: Kysely<T>, migrationTable: string): Promise<readonly string[]> {
  if (!(await tablesIn(db)).has(migrationTable)) return []
  const { rows } = await sql<{ readonly name: string }>`
    select name from ${sql.table(migrationTable)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Records the tables that a module's migration creates or drops. */
async function recordTables(
  tx: Kysely<Tables>,
  module: string,
  up: () => Promise<void>,
): Promise<void> {
  const before = await tablesIn(tx)
  await up()
  const after = await tablesIn(tx)
  for (const name of after)
    if (!before.has(name)) await tx.insertInto('module_tables').values({ name, module }).execute()
  for (const name of before)
    if (!after.has(name)) await tx.deleteFrom('module_tables').where('name', '=', name).execute()
}

async function tablesIn<T>(db: Kysely<T>): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return new Set(tables.filter(({ isView }) => !isView).map(({ name }) => name))
}

/** Runs a script's statements one after the other. */
export async function runScript(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of script.split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
}
