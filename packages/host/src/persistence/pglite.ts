import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { migrate } from './migrations.js'
import type { Store, Tables } from './tables.js'

/** The object id of PostgreSQL's type `bigint`. Timestamps fit a JavaScript number. */
const BIGINT = 20

/** A store in the process. */
export interface PgliteStore extends Store {
  /** The data folder as a file, from which another store can begin. */
  dump(): Promise<Blob>
}

/**
 * A store in the process, nothing to install: PGlite, in a folder, or in memory without one.
 *
 * @param folder - where the data are kept; made when there is none
 * @param dumped - the data folder to begin with, as `dump` gave it: a first open takes seconds without
 *
 * @example
 * ```ts no-run
 * import { catalogue } from '@ackanomic/games'
 * import { openHost, pgliteStore } from '@ackanomic/host'
 *
 * const store = await pgliteStore('./matches')
 * const host = await openHost({ games: catalogue, secret: 'kept from the players', store })
 * await host.close()
 * ```
 */
export async function pgliteStore(folder?: string, dumped?: Blob): Promise<PgliteStore> {
  const lite = await PGlite.create({
    ...(dumped === undefined ? {} : { loadDataDir: dumped }),
    dataDir: folder ?? 'memory://',
    parsers: { [BIGINT]: Number },
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onePool(lite) }) })
  await migrate(db)
  return {
    db,
    dump: () => lite.dumpDataDir('gzip'),
    listen: (listener) => lite.listen('ackanomic', listener),
    async close() {
      await db.destroy()
    },
  }
}

/** PGlite as a pool of one connection, which one after another may have. */
function onePool(lite: PGlite) {
  let last: Promise<void> = Promise.resolve()
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = last
    let release = (): void => undefined
    last = new Promise((free) => {
      release = free
    })
    await before
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows = 0 } = await lite.query(sql, [...parameters])
      return { rows, rowCount: affectedRows, command: 'UPDATE' as const }
    }
    return { query: query as PostgresPoolClient['query'], release }
  }
  return { connect, end: () => lite.close() }
}
