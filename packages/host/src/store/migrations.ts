import {
  DEFAULT_MIGRATION_TABLE,
  type Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  sql,
} from 'kysely'
import { SCHEMA } from './schema.js'

/** All migrations, by name, in order. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-schema': { up: createSchema },
}

/**
 * Brings the schema up to date. If two processes do so at once, one waits for the other.
 *
 * @throws Error if a newer version of the host has written the store
 */
export async function migrate<T>(db: Kysely<T>, known = migrations): Promise<void> {
  const applied = await appliedIn(db)
  const unknown = applied.find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) {
    throw new Error(
      `a newer version of the host has written it (migration ${unknown}). Upgrade the host.`,
    )
  }
  const provider: MigrationProvider = { getMigrations: async () => ({ ...known }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
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

async function createSchema(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
}
