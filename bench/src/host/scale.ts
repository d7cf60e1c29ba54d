/**
 * Fills a PostgreSQL with open matches and their deadlines, and prints what it costs to find what is
 * due, what is wanted of somebody, to look, and to book a match that is over, beside the same with a
 * thousand. Arguments: how many, and `--write` to have it stand in docs/project/scale.md.
 */
import { performance } from 'node:perf_hooks'
import { hours } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { openHost, postgresStore } from '@ackanomic/host'
import { sql } from 'kysely'
import { Tables, told } from '../pages.js'
import { book, fill, startPostgres } from './fill.js'

const { many, isWritten } = told(process.argv.slice(2), 1_000_000)
const tables = new Tables()
const TIMES = 200
const games = mergeCatalogues(catalogue)
const postgres = await startPostgres()

/** The middle of many, milliseconds. */
async function middle(work: (n: number) => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let n = 1; n <= TIMES; n++) {
    const began = performance.now()
    await work(n)
    times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return (times[TIMES / 2] ?? 0).toFixed(2)
}

tables.print(
  '\n| matches open, and as many over | filled in s | MB | kB a match | find one that is due, ms | fire it, ms | `wanted`, ms | `look`, ms | take up one that is over, and book it, ms |\n|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
)
for (const count of [1000, many]) {
  let now = Date.now()
  const store = await postgresStore(await postgres.empty())
  const secret = 'kept from the players'
  const host = await openHost({ games, secret, store, workers: 0, now: () => now })
  const opening = {
    ...{ by: 'Ann', idempotencyKey: '1', game: 'pure-skill', automated: { Dee: 'referee' } },
    table: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
  }
  await host.open({ match: 'Over', ...opening })
  now += hours(24 * 40)
  await host.runDueJobs()
  const over = await host.exportMatch('Over')
  const save = over.ok ? over.value : ''
  await host.open({ match: 'First', ...opening })
  const { next_deadline: due } = await store.db
    .selectFrom('matches')
    .select('next_deadline')
    .where('id', '=', 'First')
    .executeTakeFirstOrThrow()
  const first = Number(due)
  // As many deadlines a day as there are matches, from the first match's own on.
  const apart = Math.max(1, Math.floor(hours(24) / count))
  const began = performance.now()
  await fill(store, { from: 'First', count, due: first, apart, people: count })
  await book(store, count)
  const filled = (performance.now() - began) / 1000
  const { size } = await sql<{ size: number }>`
    select sum(pg_total_relation_size(oid))::bigint as size from pg_class
    where relname in ('matches', 'pending_actions', 'result_records')`
    .execute(store.db)
    .then(({ rows: [row] }) => row ?? { size: 0 })
  const find = await middle(() =>
    store.db
      .selectFrom('matches')
      .select('id')
      .where('next_deadline', '<=', first + apart)
      .where('suspended', 'is', null)
      .orderBy('next_deadline')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .execute(),
  )
  const wanted = await middle((n) => host.listPendingActions(`Player ${n}`))
  const look = await middle((n) => host.getMatch(`Copy ${Math.floor((n * count) / TIMES)}`, null))
  const ends = await middle((n) => host.importMatch({ match: `Ended ${n}`, save }))
  now = first + apart / 2
  await host.runDueJobs()
  const fire = await middle(() => {
    now += apart
    return host.runDueJobs()
  })
  const cells = [count, filled.toFixed(0), Math.round(size / 1e6), (size / count / 1e3).toFixed(2)]
  tables.print(`| ${[...cells, find, fire, wanted, look, ends].join(' | ')} |`)
  await host.close()
}
await postgres.stop()
if (isWritten) tables.writeTo('project/scale.md', 'measured')
