/** Measures a host on SQLite and on PostgreSQL, a floor, and boardgame.io's server, over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadBoardgameIo, loadFloor, loadOurs, type Measured } from './load.js'
import { type Started, start } from './start.js'

const MATCHES = 64
const AT_ONCE = 32
/** The turns of each server; others run in between. */
const TURNS = 3

/** A real PostgreSQL, as the tests of the servers start it. */
interface Postgres {
  empty(): Promise<string>
  stop(): Promise<void>
}

/** The results of a load, and the processor time of a bid in milliseconds. */
interface Turn extends Measured {
  readonly processor: number
}

type Load = (server: Started, count: number, atOnce: number, name: string) => Promise<Measured>

async function measure(server: Started, load: Load): Promise<Turn> {
  // A server is compiled while it answers its first thousand bids.
  await load(server, MATCHES, AT_ONCE, 'Warm')
  const before = server.processorTime()
  const measured = await load(server, MATCHES, AT_ONCE, 'Match')
  const processor = (server.processorTime() - before) / measured.bids
  await server.stop()
  return { ...measured, processor }
}

/** Measures two servers with one database; each gets half of the load. */
async function measureBoth(...both: readonly Started[]): Promise<Turn> {
  const halfLoad: Load = (server, count, atOnce, name) =>
    loadOurs(server, count / 2, atOnce / 2, `${name} on ${server.url.split(':').at(-1)}`)
  const turns = await Promise.all(both.map((server) => measure(server, halfLoad)))
  const sumOf = (name: keyof Turn): number => turns.reduce((sum, turn) => sum + turn[name], 0)
  const slowest = (name: keyof Turn): number => Math.max(...turns.map((turn) => turn[name]))
  return {
    rate: sumOf('rate'),
    bids: sumOf('bids'),
    processor: sumOf('processor') / both.length,
    p50: slowest('p50'),
    p99: slowest('p99'),
  }
}

const file = fileURLToPath(new URL('../../../tests/servers/postgres.ts', import.meta.url))
const servers: { startPostgres(): Promise<Postgres> } = await import(file)
const postgres = await servers.startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'ackanomic-bench-'))
const FLAT_FILE = 'boardgame.io 0.50.2, its server, on its FlatFile'
const turnsOf: Readonly<Record<string, () => Promise<Turn>>> = {
  'floor: HTTP, JSON and shared commits': async () =>
    measure(await start('floor-server.ts', [folder]), loadFloor),
  'boardgame.io 0.50.2, its server, in memory': async () =>
    measure(await start('boardgame-io-server.ts'), loadBoardgameIo),
  [FLAT_FILE]: async () =>
    measure(await start('boardgame-io-server.ts', [folder]), loadBoardgameIo),
  'host on SQLite': async () => measure(await start('server.ts'), loadOurs),
  'host on PostgreSQL': async () =>
    measure(await start('server.ts', [await postgres.empty()]), loadOurs),
  'host on PostgreSQL, two processes': async () => {
    const database = await postgres.empty()
    const first = await start('server.ts', [database])
    return measureBoth(first, await start('server.ts', [database]))
  },
}
const turns = new Map<string, Turn[]>()
// In turns, so that a slow phase of the machine affects all of them.
for (let i = 0; i < TURNS; i++)
  for (const [name, turn] of Object.entries(turnsOf))
    turns.set(name, [...(turns.get(name) ?? []), await turn()])
rmSync(folder, { recursive: true, force: true })
await postgres.stop()

function middle(server: string, name: keyof Turn): number {
  const figures = (turns.get(server) ?? []).map((turn) => turn[name])
  figures.sort((one, other) => one - other)
  return figures[TURNS >> 1] ?? Number.NaN
}

console.log(`The middle of ${TURNS} turns of ${MATCHES} matches of Pure Skill, ${AT_ONCE} at once; each bid is a request.

| | bids/s | × FlatFile | half answered in ms | 99 of 100 in ms | the server's processor time a bid, ms |
|---|---:|---:|---:|---:|---:|`)
for (const name of Object.keys(turnsOf)) {
  const rate = middle(name, 'rate')
  const figures = [
    ...[rate.toFixed(0), (rate / middle(FLAT_FILE, 'rate')).toFixed(2)],
    ...[middle(name, 'p50').toFixed(1), middle(name, 'p99').toFixed(1)],
    middle(name, 'processor').toFixed(2),
  ]
  console.log(`| ${name} | ${figures.join(' | ')} |`)
}
