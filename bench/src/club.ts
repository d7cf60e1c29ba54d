/** How long the lobby and an inbox take, with many open tables and messages. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, type Store, sqliteStore } from '@ackanomic/host'
import { Tables } from './pages.js'

const TABLES = 10_000
const MESSAGES = 100_000
const PEOPLE = 1000
const BATCH = 500
const TRIES = 200

const games = ['pure-skill', 'spades', 'diplomacy', 'ghost'] as const
const person = (i: number): string => `Person ${i % PEOPLE}`

/** Calls back with the numbers from 0 in batches. */
async function inBatches(
  count: number,
  write: (numbers: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH)
    await write(Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => first + i))
}

/** Fills a store with open tables and messages. */
async function fill({ db }: Store, now: number): Promise<void> {
  await inBatches(TABLES, (numbers) =>
    db
      .insertInto('open_tables')
      .values(
        numbers.map((i) => ({
          ...{ id: `table ${i}`, opener: person(i), game: games[i % games.length] ?? '' },
          ...{ title: null, options: 'null', census: '{}', seats: 7, bots: '[]' },
          ...{ admits: 'anybody', listed: 1, spectators: 1, messages: null, rematch_of: null },
          ...{ stage: 'open', seating: null, opened_at: now - i, expires_at: now + 1e9 },
        })),
      )
      .execute(),
  )
  await inBatches(TABLES * 3, (numbers) =>
    db
      .insertInto('table_people')
      .values(
        numbers.map((i) => ({
          ...{ table_id: `table ${i % TABLES}`, person: person(i * 7 + Math.floor(i / TABLES)) },
          ...{ role: 'player', state: 'accepted', n: Math.floor(i / TABLES), contribution: null },
        })),
      )
      .execute(),
  )
  await inBatches(MESSAGES, async (numbers) => {
    const event = { type: 'message', from: 'Person 1', to: null, text: 'Shall we attack?' }
    await db
      .insertInto('events')
      .values(
        numbers.map((i) => ({
          ...{ match: `match ${i % 100}`, n: -1 - i, step: 0, at: now, clause: 'host' },
          ...{ event: JSON.stringify(event), message: event.text },
        })),
      )
      .execute()
    await db
      .insertInto('message_copies')
      .values(
        numbers.map((i) => ({
          ...{ person: 'Person 2', n: i + 1, match: `match ${i % 100}`, event: -1 - i },
          ...{ sender: 'Person 1', at: now, seen: i % 2, key: null },
        })),
      )
      .execute()
  })
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The middle of many times, and the one that 99 of 100 do not exceed. */
function middleAndMost(times: readonly number[]): readonly [number, number] {
  const sorted = times.toSorted((one, other) => one - other)
  return [sorted[TRIES / 2] ?? 0, sorted[Math.floor(TRIES * 0.99)] ?? 0]
}

/** How long a request takes in milliseconds: the middle and the most of 99 in 100, by the clock and of the processor. */
async function timesOf(ask: () => Promise<{ readonly ok: boolean }>): Promise<readonly number[]> {
  const waited: number[] = []
  const worked: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const [start, before] = [performance.now(), processorTime()]
    const answer = await ask()
    waited.push(performance.now() - start)
    worked.push(processorTime() - before)
    if (!answer.ok) throw new Error('The host refused what is measured.')
  }
  return [...middleAndMost(waited), ...middleAndMost(worked)]
}

async function measure(host: Host, tables: Tables): Promise<void> {
  const inbox = { before: 2_147_483_647 }
  const asked: Readonly<Record<string, () => Promise<{ readonly ok: boolean }>>> = {
    'the lobby, 50 tables': () => host.tables.list(null),
    'the lobby of one game': () => host.tables.list(null, { game: 'ghost' }),
    'the tables of one person': () => host.tables.list('Person 3', { mine: true }),
    'an inbox of 100,000 messages, the last 100': () => host.messages.list('Person 2', inbox),
    'the same, of one match': () => host.messages.list('Person 2', { ...inbox, match: 'match 7' }),
  }
  tables.print('| | half answered in ms | 99 of 100 | processor time in ms, half | 99 of 100 |')
  tables.print('|---|---:|---:|---:|---:|')
  for (const [name, ask] of Object.entries(asked)) {
    const times = await timesOf(ask)
    tables.print(`| ${name} | ${times.map((each) => each.toFixed(1)).join(' | ')} |`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'club-'))
const store = await sqliteStore(folder)
const now = Date.now()
await fill(store, now)
const host = await openHost({
  games: mergeCatalogues(catalogue),
  secret: 'kept from the players',
  store,
  workers: 0,
})
const tables = new Tables()
await measure(host, tables)
await host.close()
rmSync(folder, { recursive: true })
if (argv.includes('--write')) tables.writeTo('project/host-speed.md', 'club')
