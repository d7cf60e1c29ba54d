import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'

import pg from 'pg'
import { answeringSocket } from './answering-socket.js'
import { messageOf } from './folder.js'
import { migrate } from './migrations.js'
import type { Store, Tables } from './tables.js'
import { withRetries } from './transact.js'
import { WRITE_STEPS } from './write-steps-sql.js'

/** PostgreSQL's type `bigint`. Timestamps fit a JavaScript number. */
const BIGINT = 20

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig

/** The options of {@link postgresStore}. */
export interface PostgresOptions {
  /** The most connections. Default: 10. */
  readonly connections?: number | undefined
  /** Called with errors of connections. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** The milliseconds before a lost connection listens again. */
const RECONNECT_DELAY = 1000

/**
 * Opens a store in PostgreSQL, which several processes may share. The URL is, for example,
 * `postgres://user:password@localhost:5432/ackanomic`.
 *
 * @example
 * ```ts no-run
 * import { catalogue } from '@ackanomic/games'
 * import { openHost, postgresStore } from '@ackanomic/host'
 *
 * const store = await postgresStore('postgres://user:password@localhost:5432/ackanomic')
 * const host = await openHost({ games: catalogue, secret: 'kept from the players', store })
 * await host.close()
 * ```
 */
export async function postgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { connections = 10, onError = () => undefined } = options
  const connect = (max: number, limits: pg.PoolConfig): Kysely<Tables> => {
    const pool = new pg.Pool({ connectionString: url, max, types, ...CONNECTION, ...limits })
    pool.on('error', onError)
    // Without a listener, a connection that ends while in use would end the process.
    pool.on('connect', (client) => {
      client.on('error', onError)
      // Compiling the statement that writes steps takes a hundred times as long as running it.
      client.query('set jit = off').catch(onError)
    })
    const preparing = {
      connect: async () => new PreparingClient(await pool.connect()),
      end: () => pool.end(),
    }
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing }) })
  }
  const unlimited = connect(1, {})
  await withRetries(() => migrate(unlimited))
    .catch((thrown: unknown) => {
      throw new Error(`The database cannot be opened: ${messageOf(thrown)}`, { cause: thrown })
    })
    .finally(() => unlimited.destroy())
  const db = connect(connections, { ...LIMITS, stream: () => answeringSocket(ANSWER_LIMIT) })
  return {
    db,
    kind: 'postgresql',
    async notify(tx, payload) {
      await sql`select pg_notify('ackanomic', ${payload})`.execute(tx)
    },
    // The reader of a backup may be slow.
    snapshot: () => connect(1, {}),
    listen: (listener) => listen(url, listener, onError),
    close: () => db.destroy(),
  }
}

/**
 * Prepares the statement that writes steps: parsing and planning it take longer than running it.
 */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('A store has no cursors.')
    const prepared = text === WRITE_STEPS ? { name: 'write_steps' } : {}
    return this.#client.query({ ...prepared, text, values: [...values] })
  }

  release(): void {
    this.#client.release()
  }
}

/** A connection notices a dead peer. */
const CONNECTION = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const

/**
 * The limits of the host's connections, in milliseconds. PostgreSQL ends the transaction of a
 * process that is paused or cut off, so that it holds up the others only briefly.
 */
const LIMITS = {
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 5000,
  statement_timeout: 30_000,
} as const

/**
 * The milliseconds that a server may be silent: longer than a statement takes, and than the pool
 * keeps an unused connection.
 */
const ANSWER_LIMIT = LIMITS.statement_timeout + 5000

/** Listens on a connection of its own, and opens another one when that is lost. */
async function listen(
  url: string,
  listener: (payload: string) => void,
  onError: (problem: unknown) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, ...CONNECTION })
    next.on('error', onError)
    try {
      await next.connect()
      await next.query('listen ackanomic')
    } catch (thrown) {
      await next.end().catch(() => undefined)
      throw thrown
    }
    client = next
    next.on('notification', ({ payload }) => listener(payload ?? ''))
    next.on('end', reconnect)
    // Notifications that came meanwhile are lost, so everything must be refreshed.
    listener('')
  }
  const reconnect = (): void => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().catch((problem: unknown) => {
        onError(problem)
        reconnect()
      })
    }, RECONNECT_DELAY)
  }
  await withRetries(connect)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(onError)
  }
}
