import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely'
import Database from 'libsql'
import { type FolderLock, lockFolder, messageOf, preparePrivateFile, syncFolder } from './folder.js'
import { migrate } from './migrations.js'
import type { Store, Tables } from './tables.js'

/** How a file is opened: every commit is on disk before it is acknowledged. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 5000',
  'wal_autocheckpoint = 1000',
]

/**
 * Opens a store in a folder, or in memory without one. One process at a time can use a folder. What
 * the store acknowledges is on disk.
 *
 * @param folder - created if there is none; only its owner can read it
 * @throws Error if the folder is in use, cannot be written, or was written by a newer version
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
  const db = new Kysely<Tables>({ dialect: new StoreDialect(cached(open(file)), settle) })
  await migrate(db).catch(async (thrown: unknown) => {
    await db.destroy()
    throw new Error(`The store ${file} cannot be opened: ${messageOf(thrown)}`, { cause: thrown })
  })
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
      if (folder !== undefined) await sql`pragma wal_checkpoint(truncate)`.execute(db)
      await db.destroy()
      if (folder !== undefined) await collectStatements()
      lock?.release()
    },
  }
}

function open(file: string, readonly = false): Database.Database {
  const database = new Database(file, { readonly })
  try {
    if (!readonly) for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`)
  } catch (cause) {
    database.close()
    throw new Error(`The store ${file} cannot be opened: ${messageOf(cause)}.`, { cause })
  }
  return database
}

/**
 * Frees the statements of a database that was closed. Only then is its file closed: libsql leaves that
 * to the garbage collector.
 */
async function collectStatements(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // What is collected is freed after the current task.
  for (let i = 0; i < 2; i++) {
    await new Promise((passed) => setImmediate(passed))
    collect()
  }
  await new Promise((passed) => setImmediate(passed))
}

/** How many prepared statements are kept. */
const STATEMENTS = 200

/** A database that keeps the statements that it prepared most recently. */
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

/** Kysely's dialect for SQLite, which also tells when a transaction has ended. */
class StoreDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #settle: (isCommitted: boolean) => void

  constructor(database: SqliteDatabase, settle: (isCommitted: boolean) => void) {
    super({ database })
    this.#database = database
    this.#settle = settle
  }

  override createAdapter(): SqliteAdapter {
    return new StoreAdapter()
  }

  override createDriver(): Driver {
    return new StoreDriver(this.#database, this.#settle)
  }
}

/** SQLite can roll back changes of the schema, which Kysely does not make use of by itself. */
class StoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class StoreDriver extends SqliteDriver {
  readonly #settle: (isCommitted: boolean) => void

  constructor(database: SqliteDatabase, settle: (isCommitted: boolean) => void) {
    super({ database })
    this.#settle = settle
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#settle(true)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection)
    this.#settle(false)
  }
}
