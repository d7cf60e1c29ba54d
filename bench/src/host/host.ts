/**
 * Measures hosts over HTTP beside boardgame.io's server and beside a commit before, and prints tables.
 * Arguments: matches each, `--before=` and a commit, and `--write` to have them stand in
 * docs/project/host-speed.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { hours } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore, type Store, sqliteStore } from '@ackanomic/host'
import { hostClient } from '@ackanomic/host/client'
import { sql } from 'kysely'
import { Tables, told } from '../pages.js'
import { BEFORE, checkOut } from './before.js'
import { fill, startPostgres } from './fill.js'
import { loadBoardgameIo, loadOurs, type Measured } from './load.js'
import { profileHost } from './profile.js'
import { type Started, start } from './start.js'
import { watched } from './watchers.js'

const args = process.argv.slice(2)
const { many: matches, isWritten } = told(args, 64)
const [given] = args.filter((arg) => arg.startsWith('--before='))
const before = given?.slice('--before='.length) ?? BEFORE
const AT_ONCE = 32
/** How often each server is measured; others stand between its turns. */
const TURNS = 3
const OPEN = 10_000
const ALL = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
const games = mergeCatalogues(catalogue)
const tables = new Tables()
const print = (line: string): void => tables.print(line)
const shown = (figure: number, digits: number): string =>
  Number.isNaN(figure) ? '–' : figure.toFixed(digits)

const postgres = await startPostgres()

/** A turn of a server: what came of the load, and what a bid cost its own processes. */
interface Turn extends Measured {
  readonly processor: number
  readonly flushes: number
}

type Load = (count: number, atOnce: number, name: string) => Promise<Measured>

async function measure(servers: readonly Started[], load: Load): Promise<Turn> {
  // A server is compiled while it answers its first thousand bids.
  await load(matches, AT_ONCE, 'Warm')
  const used = servers.map(({ usage }) => usage())
  const measured = await load(matches, AT_ONCE, 'Match')
  const costs = servers.map(({ usage }, i) => ({
    processor: usage().processor - (used[i]?.processor ?? 0),
    flushes: usage().flushes - (used[i]?.flushes ?? 0),
  }))
  for (const server of servers) await server.stop()
  const eachBid = (name: 'processor' | 'flushes'): number =>
    costs.reduce((sum, cost) => sum + cost[name], 0) / measured.bids
  return { ...measured, processor: eachBid('processor'), flushes: eachBid('flushes') }
}

async function measureOurs(urls: readonly string[], filled = 0, file = 'server.ts'): Promise<Turn> {
  const started: Started[] = []
  for (const url of urls) started.push(await start(file, [url]))
  if (filled > 0) {
    const store = await postgresStore(urls[0] ?? '')
    const host = await hostOn(store)
    await host.open({
      ...{ match: 'First', by: 'Ann', idempotencyKey: '1', game: 'pure-skill', table: ALL },
      automated: { Dee: 'referee' },
    })
    const due = Date.now() + hours(24)
    await fill(store, { from: 'First', count: filled, due, apart: 1000, people: filled })
    await host.close()
  }
  return measure(started, (...load) => loadOurs(started, ...load))
}

async function measureBoardgameIo(...dir: readonly string[]): Promise<Turn> {
  const peer = await start('boardgame-io-server.ts', dir)
  return measure([peer], (count, atOnce) => loadBoardgameIo(peer, count, atOnce))
}

function hostOn(store: Store, now?: () => number): Promise<Host> {
  return openHost({
    games,
    secret: 'kept from the players',
    store,
    workers: 0,
    ...(now === undefined ? {} : { now }),
  })
}

const folder = mkdtempSync(join(tmpdir(), 'ackanomic-bench-'))
const serverBefore = checkOut(before)
const onPostgres = async (processes: number, ...more: readonly [] | readonly [number]) =>
  measureOurs(Array(processes).fill(await postgres.empty()), ...more)
const servers = {
  sqlite: { name: 'host on SQLite, one process', turn: () => measureOurs(['']) },
  flatFile: {
    name: 'boardgame.io 0.50.2, its server, on its FlatFile',
    turn: () => measureBoardgameIo(folder),
  },
  memory: {
    name: 'boardgame.io 0.50.2, its server, in memory',
    turn: () => measureBoardgameIo(),
  },
  postgres: { name: 'host on PostgreSQL, 1 process', turn: () => onPostgres(1) },
  before: {
    name: `the same before (commit \`${before}\`)`,
    turn: async () => measureOurs([await postgres.empty()], 0, serverBefore),
  },
  filled: {
    name: `host on PostgreSQL, 1 process, beside ${OPEN.toLocaleString('en')} open matches`,
    turn: () => onPostgres(1, OPEN),
  },
  two: { name: 'host on PostgreSQL, 2 processes', turn: () => onPostgres(2) },
  four: { name: 'host on PostgreSQL, 4 processes', turn: () => onPostgres(4) },
}
type Server = keyof typeof servers
const turns = new Map<Server, Turn[]>()
// In turns, so that a machine that others slow down for a while wrongs none of them.
for (let i = 0; i < TURNS; i++) {
  for (const [server, { turn }] of Object.entries(servers) as [Server, (typeof servers)[Server]][])
    turns.set(server, [...(turns.get(server) ?? []), await turn()])
}
rmSync(folder, { recursive: true, force: true })

/** The middle of the turns of a server. */
function middle(server: Server, name: keyof Turn): number {
  const figures = (turns.get(server) ?? []).map((turn) => turn[name])
  figures.sort((one, other) => one - other)
  return figures[TURNS >> 1] ?? Number.NaN
}

print(
  `\n### ${matches} matches of Pure Skill, ${AT_ONCE} at once, over HTTP on one machine\n\nThe middle of ${TURNS} turns.\n`,
)
print(
  "| | bids/s | half answered in ms | 99 of 100 in ms | the server's processor time in ms a bid | its flushes a bid |\n|---|---:|---:|---:|---:|---:|",
)
for (const [server, { name }] of Object.entries(servers) as [Server, (typeof servers)[Server]][]) {
  const figures = [
    ...[shown(middle(server, 'rate'), 0), shown(middle(server, 'p50'), 1)],
    ...[shown(middle(server, 'p99'), 1), shown(middle(server, 'processor'), 2)],
    // What a database flushes is not seen here.
    server === 'sqlite' || server === 'flatFile' ? shown(middle(server, 'flushes'), 3) : '–',
  ]
  print(`| ${name} | ${figures.join(' | ')} |`)
}
const times = (one: Server, other: Server, name: keyof Turn): string =>
  (middle(one, name) / middle(other, name)).toFixed(2)
print(
  `\nOne process on PostgreSQL answers ${times('postgres', 'before', 'rate')} times as many bids a second as before, and each takes ${times('postgres', 'before', 'processor')} times the processor time. On SQLite it answers ${times('sqlite', 'flatFile', 'rate')} times as many as boardgame.io's server on its FlatFile.`,
)

print('\n### A step, by the number of people who watch\n')
print(
  "| watchers | a bid that they don't see: the host's processor time in ms | a bid that shows a round: the same | until the last has it, ms |\n|---:|---:|---:|---:|",
)
for (const watchers of [1, 600]) {
  const server = await start('server.ts')
  await watched(server, watchers + 1)
  const { secret, seen } = await watched(server, watchers)
  const figures = [secret.processor, seen.processor, seen.last].map((figure) => shown(figure, 1))
  print(`| ${watchers} | ${figures.join(' | ')} |`)
  await server.stop()
}

print(`\n### Memory of a host in MB\n`)
print(
  `| | started | with ${OPEN.toLocaleString('en')} open matches, all opened over HTTP | a minute later |\n|---|---:|---:|---:|`,
)
for (const [name, url] of [
  ['SQLite', ''],
  ['PostgreSQL', await postgres.empty()],
] as const) {
  const server = await start('server.ts', [url])
  const memory = (): string => shown(server.usage().memory, 0)
  const started = memory()
  const client = hostClient({ url: server.url, token: server.tokens[0] })
  let opened = 0
  const opens = async (): Promise<void> => {
    while (opened < OPEN) {
      const match = `Open ${opened++}`
      const automated = { Dee: 'referee' }
      const done = await client.open({ match, game: 'pure-skill', table: ALL, automated })
      if (!done.ok) throw new Error(done.error.message)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opens))
  const full = memory()
  await delay(60_000)
  print(`| ${name} | ${started} | ${full} | ${memory()} |`)
  await server.stop()
}

print('\n### Where the processor time of a host goes\n')
const profiles = [
  await profileHost('', matches, AT_ONCE),
  await profileHost(await postgres.empty(), matches, AT_ONCE),
]
const parts = [...new Set(profiles.flatMap((profile) => [...profile.keys()]))]
parts.sort((one, other) => (profiles[0]?.get(other) ?? 0) - (profiles[0]?.get(one) ?? 0))
print('| | on SQLite | on PostgreSQL |\n|---|---:|---:|')
for (const part of parts) {
  const shares = profiles.map((profile) => `${Math.round(100 * (profile.get(part) ?? 0))} %`)
  print(`| ${part} | ${shares.join(' | ')} |`)
}

print('\n### 1,000 deadlines due in one second\n')
print('| | ms for all |\n|---|---:|')
for (const [name, store] of [
  ['SQLite', await sqliteStore()],
  ['PostgreSQL', await postgresStore(await postgres.empty())],
] as const) {
  let now = Date.now()
  const host = await hostOn(store, () => now)
  await host.open({
    ...{ match: 'First', by: 'Ann', idempotencyKey: '1', game: 'pure-skill', table: ALL },
    automated: { Dee: 'referee' },
  })
  const { next_deadline: due } = await store.db
    .selectFrom('matches')
    .select('next_deadline')
    .executeTakeFirstOrThrow()
  await fill(store, { from: 'First', count: 1000, due: Number(due), apart: 1, people: 1000 })
  now = Number(due) + 1000
  const began = performance.now()
  await host.runDueJobs()
  print(`| ${name}, one worker | ${Math.round(performance.now() - began)} |`)
  await host.close()
}

print('\n### A step, by the length of the log\n')
print('| entries before it | ms, the middle of 101 |\n|---:|---:|')
const store = await postgresStore(await postgres.empty())
const host = await hostOn(store)
for (const length of [10, 1000, 10_000]) {
  const match = `Long ${length}`
  await host.open({
    ...{ match, by: 'Ann', idempotencyKey: '1', game: 'pure-skill', table: ALL },
    automated: { Dee: 'referee' },
  })
  await sql`
    insert into entries (match, n, at, entry)
    select match, n + i, at, entry from entries, generate_series(2, ${length}::int) as i
    where match = ${match} and n = 0`.execute(store.db)
  const { snapshot } = await store.db
    .selectFrom('matches')
    .select('snapshot')
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  const longer = JSON.parse(snapshot)
  longer.checkpoint.entries += length
  await store.db
    .updateTable('matches')
    .set({ entry_count: longer.checkpoint.entries, snapshot: JSON.stringify(longer) })
    .where('id', '=', match)
    .execute()
  const times: number[] = []
  // Who comes and goes makes an entry like any other, as often as they like.
  for (let i = 0; i < 101; i++) {
    const began = performance.now()
    const event = { type: 'activity', person: 'Ann', active: i % 2 === 1 } as const
    const done = await host.submit({
      match,
      by: 'Ann',
      idempotencyKey: `k ${i}`,
      action: { kind: 'roster', event },
    })
    if (!done.ok) throw new Error(done.error.message)
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  print(`| ${length} | ${(times[50] ?? 0).toFixed(2)} |`)
}
await host.close()
await postgres.stop()
if (isWritten) tables.writeTo('project/host-speed.md', 'host')
