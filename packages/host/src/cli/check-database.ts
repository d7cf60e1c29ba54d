import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { Settings } from './settings.js'

const MAX_FAULTS = 10

/**
 * Checks each page of the SQLite database of a data folder, while a host may use it. Returns a
 * sentence, and throws if the database is damaged.
 */
export function checkDatabase({
  data,
  database,
}: Pick<Settings, 'data' | 'database'>): readonly string[] {
  if (database !== undefined)
    throw new Error('PostgreSQL checks itself: use its command pg_amcheck.')
  const file = join(data, 'matches.db')
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Does --data name the folder?`)
  const faults = faultsIn(file)
  if (faults.length === 0) return [`The database ${file} is sound.`]
  throw new Error(
    [
      `The database ${file} is damaged. Stop the host, move the file away, and restore a backup.`,
      ...faults,
    ].join('\n'),
  )
}

function faultsIn(file: string): readonly string[] {
  const reader = new Database(file, { readonly: true })
  try {
    const rows = reader.prepare(`pragma quick_check(${MAX_FAULTS})`).all()
    return rows.map((row) => String(Object(row).quick_check)).filter((fault) => fault !== 'ok')
  } catch (thrown) {
    return [thrown instanceof Error ? thrown.message : String(thrown)]
  } finally {
    reader.close()
  }
}
