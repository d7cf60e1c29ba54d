import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import Database from 'libsql'
import { type FolderLock, lockFolder, messageOf, preparePrivateFile, syncFolder } from './folder.js'
import { migrate } from './migrations.js'
import { SqliteStoreDialect } from './sqlite-driver.js'
import type { Store, Tables } from './tables.js'
import { WriteAheadLog } from './write-ahead-log.js'

/** {@link SqliteStoreDialect} flushes and checkpoints the file. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'busy_timeout = 5000',
  'wal_autocheckpoint = 0',
]

/**
 * Opens a store in a folder, or in memory if you name none. It creates the folder, which only its
 * owner can read, and which one process can use at a time. Data that the store has acknowledged is
 * on disk. It throws if the folder is in use, cannot be written, or was written by a newer version.
 *
 * @example
 * ```ts no-run
 * import { catalogue } from '@ackanomic/games'
 * import { openHost, sqliteStore } from '@ackanomic/host'
 *
 * const store = await sqliteStore('./matches')
 * const host = await openHost({ games: catalogue, secret: 'kept from the players', store })
 * await host.close()
 * ```
 */
export async function sqliteStore(folder?: string): Promise<Store> {
  const lock = folder === undefined ? undefined : lockFolder(folder)
  try {
    return await openDatabase(folder, lock)
  } catch (thrown) {
    lock?.release()
    throw thrown
  }
}

async function openDatabase(
  folder: string | undefined,
  lock: FolderLock | undefined,
): Promise<Store> {
  const file = folder === undefined ? ':memory:' : join(folder, 'matches.db')
  if (folder !== undefined) {
    // SQLite gives its other files the mode of this one.
    for (const path of [file, `${file}-wal`, `${file}-shm`])
      if (path === file || existsSync(path)) preparePrivateFile(path)
    syncFolder(folder)
  }
  const listeners = new Set<(payload: string) => void>()
  let pending: string[] = []
  const settle = (isCommitted: boolean): void => {
    const payloads = pending
    pending = []
    if (!isCommitted) return
    for (const payload of payloads) for (const listener of listeners) listener(payload)
  }
  const log = folder === undefined ? undefined : new WriteAheadLog(file)
  const database = cached(open(file))
  const openReader = log === undefined ? undefined : () => cached(open(file, true))
  const dialect = new SqliteStoreDialect(database, log, settle, openReader)
  const db = new Kysely<Tables>({ dialect })
  await migrate(db).catch(async (thrown: unknown) => {
    await db.destroy()
    throw new Error(`The store ${file} cannot be opened: ${messageOf(thrown)}`, { cause: thrown })
  })
  if (folder !== undefined) syncFolder(folder)
  const snapshot = () => {
    const dialect = new SqliteDialect({ database: open(file, true) })
    return new Kysely<Tables>({ dialect })
  }
  return {
    db,
    kind: 'sqlite',
    async notify(_, payload) {
      pending.push(payload)
    },
    async listen(listener) {
      listeners.add(listener)
      return async () => void listeners.delete(listener)
    },
    snapshot: folder === undefined ? undefined : snapshot,
    async close() {
      if (log?.hasFailed === false) await sql`pragma wal_checkpoint(truncate)`.execute(db)
      await db.destroy()
      if (folder !== undefined) await collectStatements()
      lock?.release()
    },
  }
}

function open(file: string, readonly = false): Database.Database {
  const database = new Database(file)
  try {
    // libsql has no option for this.
    const pragmas = readonly ? ['query_only = on'] : PRAGMAS
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`)
  } catch (cause) {
    database.close()
    throw new Error(`The store ${file} cannot be opened: ${messageOf(cause)}.`, { cause })
  }
  return database
}

/**
 * Frees the statements of a closed database: libsql closes its file only when they are collected as
 * garbage.
 */
async function collectStatements(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // Collected statements are freed after the current task.
  for (let i = 0; i < 2; i++) {
    await new Promise((passed) => setImmediate(passed))
    collect()
  }
  await new Promise((passed) => setImmediate(passed))
}

const STATEMENTS = 200

/** A database that keeps its most recent prepared statements. */
function cached(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const statement = statements.get(text) ?? database.prepare(text)
      statements.delete(text)
      statements.set(text, statement)
      const [oldest] = statements.keys()
      if (statements.size > STATEMENTS && oldest !== undefined) statements.delete(oldest)
      return statement
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}
