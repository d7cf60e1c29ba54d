import type { Logger } from 'pino'
import { postgresStore } from '../store/postgres.js'
import { sqliteStore } from '../store/sqlite.js'
import type { Store } from '../store/tables.js'
import type { Settings } from './settings.js'

export async function openStore(
  { database, databaseConnections, data }: Settings,
  logger?: Logger,
): Promise<Store> {
  if (database === undefined) return sqliteStore(data)
  return postgresStore(database, {
    connections: databaseConnections,
    onError: (problem) => logger?.warn({ err: problem }, 'database'),
  })
}
