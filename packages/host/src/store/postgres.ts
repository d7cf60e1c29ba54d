import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.js'
import type { Store, Tables } from './tables.js'

/** The type number of PostgreSQL's `bigint`: moments, which fit a number. */
const BIGINT = 20

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig

/** How a PostgreSQL is used. */
export interface PostgresOptions {
  /** How many connections at most. Default 10. */
  readonly connections?: number | undefined
  /** Is told what became of a connection that nobody was using. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** How long to wait before listening again, when the connection is gone: milliseconds. */
const AGAIN = 1000

/**
 * A store in a PostgreSQL, which many processes may share.
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
  await migrate(db)
  return {
    db,
    listen: (heard) => listen(url, heard, onError),
    close: () => db.destroy(),
  }
}

/** Listens on a connection of its own, and on another one when that is cut. */
async function listen(
  url: string,
  heard: (payload: string) => void,
  onError: (problem: unknown) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    client = next
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', onError)
    next.on('end', again)
    await next.connect()
    await next.query('listen ackanomic')
    // What was told meanwhile is not told again: whoever listens looks at everything.
    heard('')
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
