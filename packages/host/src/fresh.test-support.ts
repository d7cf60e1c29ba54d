import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { sql } from 'kysely'
import { openHost } from './host.js'
import type { HostOptions } from './options.js'
import { pgliteStore } from './persistence/pglite.js'
import type { Store } from './persistence/tables.js'
import type { Host, OpenRequest } from './types.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = join(here, '../../../.cache')

/** A prepared data folder, made once for each shape of the tables: a first open takes seconds. */
let prepared: Promise<Blob> | undefined

async function prepare(): Promise<Blob> {
  const tables = readFileSync(join(here, 'persistence/migrations.ts'))
  const pglite = readFileSync(join(here, '../package.json'))
  const shape = createHash('sha256').update(tables).update(pglite).digest('hex').slice(0, 16)
  const file = join(cache, `host-${shape}.tar.gz`)
  if (!existsSync(file)) {
    const store = await pgliteStore()
    const dump = await store.dump()
    await store.close()
    mkdirSync(cache, { recursive: true })
    const half = `${file}.${process.pid}-${Math.random()}`
    writeFileSync(half, Buffer.from(await dump.arrayBuffer()))
    renameSync(half, file)
  }
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' })
}

/** Stores that were closed, and emptied: another PGlite takes longer than most tests. */
const idle: Store[] = []

/** An empty store in memory. */
export async function freshStore(): Promise<Store> {
  prepared ??= prepare()
  const store = idle.pop() ?? (await pgliteStore(undefined, await prepared))
  return { ...store, close: () => emptied(store).then((empty) => void idle.push(empty)) }
}

async function emptied(store: Store): Promise<Store> {
  const tables = await store.db.introspection.getTables()
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await sql`truncate ${names} restart identity`.execute(store.db)
  return store
}

/** When the worlds of the tests begin. */
export const START: number = Date.UTC(2026, 10, 22)

/** A host with a clock that a test sets. */
export interface World {
  now: number
  readonly host: Host
  readonly faults: unknown[]
}

/** A host in an empty store. */
export async function world(options: Partial<HostOptions> = {}): Promise<World> {
  const made = { now: START, faults: [] as unknown[] }
  const host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store: await freshStore(),
    now: () => made.now,
    onError: (fault) => made.faults.push(fault),
    workers: 0,
    ...options,
  })
  return Object.assign(made, { host })
}

/** Three play Pure Skill; a program referees. */
export const pureSkillMatch: OpenRequest = {
  match: 'GPS 1',
  by: 'Ann',
  idempotencyKey: 'open',
  game: 'pure-skill',
  table: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
  automated: { Dee: 'referee' },
}
