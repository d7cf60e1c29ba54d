import { existsSync } from 'node:fs'
import { type FileHandle, open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
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

/** How a file is opened. {@link StoreDriver} flushes and checkpoints it. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'busy_timeout = 5000',
  'wal_autocheckpoint = 0',
]

/**
 * How long commits are only in the log at least, in milliseconds, so that many share a checkpoint.
 */
const CHECKPOINT_INTERVAL = 500

/**
 * Opens a store in a folder, or in memory if you name none. Only one process at a time can use a
 * folder. Data that the store has acknowledged is on disk.
 *
 * @param folder - the folder. It is created if it does not exist, and only its owner can read it
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
  const log = folder === undefined ? undefined : new WriteAheadLog(file)
  const database = cached(open(file))
  const openReader = log === undefined ? undefined : () => cached(open(file, true))
  const dialect = new StoreDialect(database, log, settle, openReader)
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
 * Frees the statements of a database that was closed. Only then is its file closed: libsql leaves
 * that to the garbage collector.
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

/** SQLite's log of a file, to which every commit is appended. */
class WriteAheadLog {
  readonly #path: string
  readonly #files = new Map<string, FileHandle>()
  #checkpointed = performance.now()
  #failure: unknown

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Flushes all commits, without keeping the process from other work meanwhile.
   *
   * @throws Error if the flush fails, now and from then on: what is on disk is unknown, and only
   * opening the store again can tell
   */
  flush(): Promise<void> {
    return this.#sync(`${this.#path}-wal`)
  }

  /**
   * Moves commits that were flushed from the log to the file, from time to time. Nobody may write
   * meanwhile: the log begins anew with the next commit, and the file must be on disk by then.
   */
  async checkpoint(writer: DatabaseConnection): Promise<void> {
    if (performance.now() - this.#checkpointed < CHECKPOINT_INTERVAL) return
    try {
      await writer.executeQuery(NO_FLUSH)
      await writer.executeQuery(CHECKPOINT)
    } catch {
      // The commits are safe in the log. If the disk is full, the next one tells.
      return
    } finally {
      await writer.executeQuery(FLUSH)
    }
    await this.#sync(this.#path)
    this.#checkpointed = performance.now()
  }

  async #sync(path: string): Promise<void> {
    this.check()
    try {
      const file = this.#files.get(path) ?? (await openFile(path, 'r+'))
      this.#files.set(path, file)
      await file.datasync()
    } catch (thrown) {
      this.#failure = thrown
      this.check()
    }
  }

  /** Whether a flush has failed. */
  get hasFailed(): boolean {
    return this.#failure !== undefined
  }

  /** Throws if a flush has failed. */
  check(): void {
    if (this.#failure === undefined) return
    const message = `The disk does not accept data: ${messageOf(this.#failure)}. Restart the host.`
    throw new Error(message, { cause: this.#failure })
  }

  async close(): Promise<void> {
    for (const file of this.#files.values()) await file.close()
  }
}

/** Kysely's dialect for SQLite, which flushes transactions and tells when one has ended. */
class StoreDialect extends SqliteDialect {
  readonly #parameters: ConstructorParameters<typeof StoreDriver>

  constructor(...parameters: ConstructorParameters<typeof StoreDriver>) {
    super({ database: parameters[0] })
    this.#parameters = parameters
  }

  override createAdapter(): SqliteAdapter {
    return new StoreAdapter()
  }

  override createDriver(): Driver {
    return new StoreDriver(...this.#parameters)
  }
}

/** SQLite can roll back changes of the schema, which Kysely does not make use of by itself. */
class StoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite would flush commits and checkpoints while the whole process waits. So it flushes nothing,
 * and the driver flushes afterwards, while others compute. Nobody reads what is not on disk: the
 * connection that writes is free only after the flush, and reads beside it wait for the flush.
 */
class StoreDriver extends SqliteDriver {
  readonly #log: WriteAheadLog | undefined
  readonly #settle: (isCommitted: boolean) => void
  readonly #openReader: (() => SqliteDatabase) | undefined
  #reader: SqliteDatabase | undefined
  #flushing: Promise<void> | undefined

  constructor(
    database: SqliteDatabase,
    log: WriteAheadLog | undefined,
    settle: (isCommitted: boolean) => void,
    openReader?: () => SqliteDatabase,
  ) {
    super({ database })
    this.#log = log
    this.#settle = settle
    this.#openReader = openReader
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new StoreConnection(
      () => this.#acquireWriter(),
      (writer, write) => this.#flush(writer, write),
      this.#openReader === undefined ? undefined : (query) => this.#read(query),
    )
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof StoreConnection && connection.isWriting)
      await super.releaseConnection()
  }

  async #acquireWriter(): Promise<DatabaseConnection> {
    const writer = await super.acquireConnection()
    try {
      this.#log?.check()
      return writer
    } catch (thrown) {
      await super.releaseConnection()
      throw thrown
    }
  }

  /** Commits something, and flushes it. */
  async #flush<Value>(writer: DatabaseConnection, commit: () => Promise<Value>): Promise<Value> {
    let flushed = (): void => undefined
    this.#flushing = new Promise((done) => {
      flushed = done
    })
    let value: Value
    try {
      value = await commit()
      await this.#log?.flush()
    } finally {
      this.#flushing = undefined
      flushed()
    }
    await this.#log?.checkpoint(writer)
    return value
  }

  /** Reads what is on the disk, while others write. */
  async #read({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    while (this.#flushing !== undefined) await this.#flushing
    this.#log?.check()
    this.#reader ??= this.#openReader?.()
    return { rows: [...(this.#reader?.prepare(text).all(parameters) ?? [])] }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#settle(true)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A commit whose flush failed cannot be taken back.
    if (this.#log?.hasFailed !== true) await super.rollbackTransaction(connection)
    this.#settle(false)
  }

  override async destroy(): Promise<void> {
    await this.#log?.close()
    // The connection that writes is closed last: it removes the log.
    this.#reader?.close()
    await super.destroy()
  }
}

/** A connection that reads beside those that write, until it writes itself. */
class StoreConnection implements DatabaseConnection {
  readonly #acquireWriter: () => Promise<DatabaseConnection>
  readonly #flush: <Value>(
    writer: DatabaseConnection,
    commit: () => Promise<Value>,
  ) => Promise<Value>
  readonly #read: ((query: CompiledQuery) => Promise<QueryResult<unknown>>) | undefined
  #writer: DatabaseConnection | undefined
  #isInTransaction = false

  constructor(
    acquireWriter: () => Promise<DatabaseConnection>,
    flush: <Value>(writer: DatabaseConnection, commit: () => Promise<Value>) => Promise<Value>,
    read: ((query: CompiledQuery) => Promise<QueryResult<unknown>>) | undefined,
  ) {
    this.#acquireWriter = acquireWriter
    this.#flush = flush
    this.#read = read
  }

  /** Whether it holds the only connection that writes. */
  get isWriting(): boolean {
    return this.#writer !== undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#writer === undefined && this.#read !== undefined && READ.test(query.sql))
      return (await this.#read(query)) as QueryResult<Row>
    this.#writer ??= await this.#acquireWriter()
    const writer = this.#writer
    if (BEGIN.test(query.sql)) this.#isInTransaction = true
    else if (END.test(query.sql)) this.#isInTransaction = false
    const run = () => writer.executeQuery<Row>(query)
    return this.#isInTransaction || READ.test(query.sql) ? run() : this.#flush(writer, run)
  }

  // biome-ignore lint/correctness/useYield: a store has no cursors.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new TypeError('A store has no cursors.')
  }
}

/** A statement that only reads. */
const READ = /^\s*select\b/iu

/** A statement that begins a transaction. */
const BEGIN = /^begin\b/iu

/** A statement that ends a transaction. */
const END = /^(?:commit|rollback)$/u

const NO_FLUSH = CompiledQuery.raw('pragma synchronous = off')

const CHECKPOINT = CompiledQuery.raw('pragma wal_checkpoint(passive)')

const FLUSH = CompiledQuery.raw('pragma synchronous = normal')
