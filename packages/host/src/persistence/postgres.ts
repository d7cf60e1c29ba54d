import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { messageOf } from './folder.js'
import { migrate } from './migrations.js'
import type { Store, Tables } from './tables.js'

/** The object id of PostgreSQL's type `bigint`. Timestamps fit a JavaScript number. */
const BIGINT = 20

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig

/** The options of {@link postgresStore}. */
export interface PostgresOptions {
  /** The most connections to open. Default 10. */
  readonly connections?: number | undefined
  /** Called with errors of database connections. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** How long to wait before listening again after the connection was lost, in milliseconds. */
const AGAIN = 1000

/**
 * Opens a store in PostgreSQL. Several processes may share it.
 *
 * @param url - such as `postgres://user:password@localhost:5432/ackanomic`
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
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db).catch(async (thrown: unknown) => {
    await db.destroy()
    throw new Error(`The database cannot be opened: ${messageOf(thrown)}`, { cause: thrown })
  })
  return {
    db,
    kind: 'postgresql',
    async notify(tx, payload) {
      await sql`select pg_notify('ackanomic', ${payload})`.execute(tx)
    },
    snapshot: undefined,
    listen: (listener) => listen(url, listener, onError),
    close: () => db.destroy(),
  }
}

/** Listens on a connection of its own, and opens another one when that is lost. */
async function listen(
  url: string,
  listener: (payload: string) => void,
  onError: (problem: unknown) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    client = next
    next.on('notification', ({ payload }) => listener(payload ?? ''))
    next.on('error', onError)
    next.on('end', again)
    await next.connect()
    await next.query('listen ackanomic')
    // Notifications that were sent meanwhile are lost, so everything must be refreshed.
    listener('')
  }
  const again = (): void => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().catch((problem: unknown) => {
        onError(problem)
        again()
      })
    }, AGAIN)
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
