import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ModuleSchema, migrateModule } from './migrations.js'
import type { Store, Tables } from './tables.js'
import { readSnapshot } from './transact.js'

export const HEADER = { format: 'ackanomic host', version: 1 } as const

type Row = Readonly<Record<string, unknown>>

const ROWS_PER_LINE = 500

/** The host's tables in the order in which they are written. Those of modules follow. */
export const TABLES: readonly (keyof Tables)[] = [
  'matches',
  'entries',
  'events',
  'notifications',
  'people',
  'pending_actions',
  'requests',
  'consents',
  'participants',
  'accounts',
  'person_keys',
  'tokens',
  'subscriptions',
  'dead_letters',
  'result_records',
  'settings',
]

/**
 * Backs up all data as it is at one moment, in lines of JSON with their line breaks. Writes go on
 * meanwhile, even if `write` is slow. {@link restore} reads it into a store of any kind.
 */
export async function backup(
  store: Store,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  if (store.kind === 'sqlite' && store.snapshot === undefined) {
    // The only connection must not wait for a slow reader.
    const lines: string[] = []
    await writeTables(store, (line) => void lines.push(line))
    for (const line of lines) await write(line)
  } else await writeTables(store, write)
}

async function writeTables(
  store: Store,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  const { kind } = store
  const { first, place } = PLACES[kind]
  const counts: Record<string, number> = {}
  await readSnapshot(store, async (tx) => {
    await write(`${JSON.stringify(HEADER)}\n`)
    for (const { name: table, module } of await allTables(tx)) {
      let last: unknown = first
      counts[table] = 0
      for (;;) {
        const { rows } = await sql<Row & { readonly at_row: unknown }>`
            select ${place} as at_row, * from ${sql.table(table)}
            where ${AFTER[kind](last)} limit ${ROWS_PER_LINE}`.execute(tx)
        const end = rows.at(-1)
        if (end === undefined) break
        last = end.at_row
        counts[table] += rows.length
        const data = rows.map(({ at_row: _, ...row }) => row)
        await write(`${JSON.stringify({ table, module, rows: data })}\n`)
      }
    }
    await write(`${JSON.stringify({ counts })}\n`)
  })
}

async function allTables(
  tx: Kysely<Tables>,
): Promise<readonly { readonly name: string; readonly module?: string }[]> {
  const ofModules = await tx.selectFrom('module_tables').selectAll().orderBy('name').execute()
  return [...TABLES.map((name) => ({ name })), ...ofModules]
}

/** The physical place of a row, by which any table can be read in parts. */
const PLACES = {
  postgresql: { first: '(0,0)', place: sql`ctid::text` },
  sqlite: { first: 0, place: sql`rowid` },
} as const

const AFTER: Readonly<Record<Store['kind'], (last: unknown) => RawBuilder<unknown>>> = {
  postgresql: (last) => sql`ctid > ${last}::tid order by ctid`,
  sqlite: (last) => sql`rowid > ${last} order by rowid`,
}

/**
 * Restores a backup into an empty store, with the tables of `modules`. Returns the private files
 * that the command stored in it, by name. It throws, and changes nothing, if the backup is
 * incomplete, contains tables of other modules, or the store is not empty.
 *
 * @example
 * ```ts no-run
 * import { createReadStream } from 'node:fs'
 * import { createInterface } from 'node:readline'
 * import { restore, sqliteStore } from '@ackanomic/host'
 *
 * const store = await sqliteStore('./restored')
 * await restore(store, createInterface(createReadStream('./backup.jsonl')))
 * ```
 */
export async function restore(
  store: Store,
  lines: AsyncIterable<string> | Iterable<string>,
  modules: readonly ModuleSchema[] = [],
): Promise<Readonly<Record<string, string>>> {
  const reading = startReading(lines)
  for (const module of modules) await migrateModule(store, module)
  return store.db.transaction().execute(async (tx) => {
    const tables = await allTables(tx)
    await assertEmpty(tx, tables)
    await tx.deleteFrom('settings').execute()
    const rowsOf = tx.withTables<Record<string, Row>>()
    return readBackup(reading, async (table, rows, module) => {
      if (!tables.some((each) => each.name === table && each.module === module))
        throw new Error(unknownTable(table, module))
      for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
        const part = rows.slice(i, i + ROWS_PER_STATEMENT)
        await rowsOf.insertInto(table).values(part).execute()
      }
    })
  })
}

/** Starts to read at once: `readline` drops lines that come before somebody reads. */
function startReading(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<string> | Iterable<string> {
  if (!(Symbol.asyncIterator in lines)) return lines
  const iterator = lines[Symbol.asyncIterator]()
  return { [Symbol.asyncIterator]: () => iterator }
}

function unknownTable(table: string, module: string | undefined): string {
  return module === undefined
    ? `The backup contains the unknown table "${table}".`
    : `The backup contains the table "${table}" of the module "${module}". Restore it with that module, in a version that has the table.`
}

/** SQLite allows 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 2000

/**
 * Reads a backup to its end. Returns the private files in it, by name. Throws if it is unreadable
 * or incomplete.
 */
export async function readBackup(
  lines: AsyncIterable<string> | Iterable<string>,
  onRows: (table: string, rows: readonly Row[], module: string | undefined) => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  const counts: Record<string, number> = {}
  let files: Readonly<Record<string, string>> = {}
  let hasHeader = false
  let end: unknown
  for await (const line of lines) {
    if (line === '') continue
    const read = parseLine(line)
    if (!hasHeader) {
      if (JSON.stringify(read) !== JSON.stringify(HEADER)) {
        throw new Error('This file is not a backup that this version of the host can read.')
      }
      hasHeader = true
    } else if ('counts' in read) end = read.counts
    else if ('files' in read) files = Object(read.files)
    else {
      const { rows } = read
      const table = String(read.table)
      const module = typeof read.module === 'string' ? read.module : undefined
      const isKnown = module !== undefined || TABLES.some((name) => name === table)
      if (!isKnown || !Array.isArray(rows)) throw new Error(unknownTable(table, module))
      await onRows(table, rows, module)
      counts[table] = (counts[table] ?? 0) + rows.length
    }
  }
  // A backup of an earlier version does not count later tables.
  const expected: Readonly<Record<string, unknown>> = Object(end)
  const isComplete =
    end !== undefined &&
    Object.keys({ ...counts, ...expected }).every(
      (table) => (counts[table] ?? 0) === (expected[table] ?? 0),
    )
  if (!isComplete) throw new Error(DAMAGED)
  return files
}

const DAMAGED = 'The backup is incomplete or damaged. Use another one.'

async function assertEmpty(
  tx: Kysely<Tables>,
  tables: readonly { readonly name: string }[],
): Promise<void> {
  for (const { name } of tables) {
    if (name === 'settings') continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length === 0) continue
    throw new Error('The store already contains data. Restore into an empty one.')
  }
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line))
  } catch {
    throw new Error(DAMAGED)
  }
}
