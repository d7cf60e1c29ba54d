import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { WriteAheadLog } from './write-ahead-log.js'

/** Kysely's dialect for SQLite, which flushes transactions and tells when they end. */
export class SqliteStoreDialect extends SqliteDialect {
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

/** SQLite can roll back changes of the schema, which Kysely does not use by itself. */
class StoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite would flush commits and checkpoints while the whole process waits. So it flushes nothing,
 * and the driver flushes afterwards, while others compute. Nobody reads what is not on disk: the
 * writing connection is free only after the flush, and other reads wait for it.
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

  /** Reads what is on disk, while others write. */
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
    // The writing connection is closed last: it removes the log.
    this.#reader?.close()
    await super.destroy()
  }
}

/** A connection that reads beside writing ones until it writes itself. */
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

const READ = /^\s*select\b/iu

const BEGIN = /^begin\b/iu

const END = /^(?:commit|rollback)$/u
