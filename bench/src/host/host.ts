/**
 * Measures hosts over HTTP beside boardgame.io's server, and prints tables. Arguments: matches each,
 * and `--write` to have them stand in docs/project/host-speed.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { hours } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore, type Store, sqliteStore } from '@ackanomic/host'
import { sql } from 'kysely'
import { Tables, told } from '../pages.js'
import { fill, startPostgres } from './fill.js'
import { loadBoardgameIo, loadOurs, type Measured } from './load.js'
import { type Started, start } from './start.js'

const { many: matches, isWritten } = told(process.argv.slice(2), 32)
const AT_ONCE = 32
const ALL = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
const games = mergeCatalogues(catalogue)
const tables = new Tables()
const print = (line: string): void => tables.print(line)
const row = (name: string, { rate, p50, p99 }: Measured): void =>
  print(`| ${name} | ${Math.round(rate)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`)

print(`\n### ${matches} matches of Pure Skill, ${AT_ONCE} at once, over HTTP on one machine\n`)
print('| | bids/s | half answered in ms | 99 of 100 in ms |\n|---|---:|---:|---:|')

const postgres = await startPostgres()

async function measureOurs(name: string, urls: readonly string[], filled = 0): Promise<void> {
  const started: Started[] = []
  for (const url of urls) started.push(await start('server.ts', url))
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
  await loadOurs(started, 4, 4, 'Warm')
  row(name, await loadOurs(started, matches, AT_ONCE, 'Match'))
  for (const each of started) await each.stop()
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

await measureOurs('host on SQLite, one process', [''])
for (const count of [1, 2, 4]) {
  const url = await postgres.empty()
  const name = `host on PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`
  await measureOurs(name, Array(count).fill(url))
}
await measureOurs(
  'the same, 1 process, beside 10,000 open matches',
  [await postgres.empty()],
  10_000,
)
const folder = mkdtempSync(join(tmpdir(), 'ackanomic-bench-'))
for (const [where, ...dir] of [['in memory'], ['on its FlatFile', folder]] as const) {
  const peer = await start('boardgame-io-server.ts', ...dir)
  await loadBoardgameIo(peer, 4, 4)
  row(`boardgame.io 0.50.2, its server, ${where}`, await loadBoardgameIo(peer, matches, AT_ONCE))
  await peer.stop()
}
rmSync(folder, { recursive: true, force: true })

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
