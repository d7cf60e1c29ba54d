import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Store, Tables } from './tables.js'

/** The first line of a backup. */
export const HEADER = { format: 'ackanomic host', version: 1 } as const

/** How many rows one line holds. */
const ROWS_PER_LINE = 500

/** All tables, in the order in which they are written. */
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
  'open_tables',
  'table_people',
  'tournaments',
  'tournament_players',
  'tournament_pairings',
  'host_event_counts',
  'message_copies',
  'message_counts',
  'mutes',
  'reports',
  'decisions',
  'sanctions',
  'personal_quotas',
  'accounts',
  'passkeys',
  'society_log',
  'tokens',
  'challenges',
  'sign_in_links',
  'subscriptions',
  'notice_settings',
  'turn_notices',
  'dead_letters',
  'result_records',
  'settings',
]

/**
 * Backs up all data of a store, as it stands at one moment, in lines of JSON. Writes go on meanwhile,
 * even if `write` is slow. {@link restore} reads a backup into a store of any kind.
 *
 * @param write - writes a line, which includes the line break
 */
export async function backup(
  store: Store,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  if (store.kind === 'sqlite' && store.snapshot === undefined) {
    // The only connection must not wait for a slow reader.
    const lines: string[] = []
    await writeTables(store.db, 'sqlite', (line) => void lines.push(line))
    for (const line of lines) await write(line)
    return
  }
  const db = store.snapshot?.() ?? store.db
  try {
    await writeTables(db, store.kind, write)
  } finally {
    if (db !== store.db) await db.destroy()
  }
}

async function writeTables(
  db: Kysely<Tables>,
  kind: Store['kind'],
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  const { first, place } = PLACES[kind]
  const counts: Record<string, number> = {}
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await write(`${JSON.stringify(HEADER)}\n`)
      for (const table of TABLES) {
        let last: unknown = first
        counts[table] = 0
        for (;;) {
          const { rows } = await sql<
            Readonly<Record<string, unknown>> & { readonly at_row: unknown }
          >`
            select ${place} as at_row, * from ${sql.table(table)}
            where ${AFTER[kind](last)} limit ${ROWS_PER_LINE}`.execute(tx)
          const end = rows.at(-1)
          if (end === undefined) break
          last = end.at_row
          counts[table] += rows.length
          const data = rows.map(({ at_row: _, ...row }) => row)
          await write(`${JSON.stringify({ table, rows: data })}\n`)
        }
      }
      await write(`${JSON.stringify({ counts })}\n`)
    })
}

/** The physical place of a row, by which all tables can be read in parts. */
const PLACES = {
  postgresql: { first: '(0,0)', place: sql`ctid::text` },
  sqlite: { first: 0, place: sql`rowid` },
} as const

const AFTER: Readonly<Record<Store['kind'], (last: unknown) => RawBuilder<unknown>>> = {
  postgresql: (last) => sql`ctid > ${last}::tid order by ctid`,
  sqlite: (last) => sql`rowid > ${last} order by rowid`,
}

/**
 * Restores a backup into an empty store. If it fails, it changes nothing.
 *
 * @param lines - the lines of the backup
 * @returns the private files that the command stored in the backup, by name
 * @throws Error if the backup is unreadable or incomplete, or the store is not empty
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
  { db }: Store,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Readonly<Record<string, string>>> {
  return db.transaction().execute(async (tx) => {
    await assertEmpty(tx)
    await tx.deleteFrom('settings').execute()
    return readBackup(lines, async (table, rows) => {
      for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
        const part = rows.slice(i, i + ROWS_PER_STATEMENT)
        await tx
          .insertInto(table)
          .values(part as never)
          .execute()
      }
    })
  })
}

/** SQLite allows 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 2000

/**
 * Reads a backup to its end.
 *
 * @returns the private files that the command stored in it, by name
 * @throws Error if it is unreadable or incomplete
 */
export async function readBackup(
  lines: AsyncIterable<string> | Iterable<string>,
  onRows: (table: keyof Tables, rows: readonly unknown[]) => Promise<void>,
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
      const table = TABLES.find((each) => each === read.table)
      if (table === undefined || !Array.isArray(read.rows)) {
        throw new Error(`The backup contains the unknown table "${String(read.table)}".`)
      }
      await onRows(table, read.rows)
      counts[table] = (counts[table] ?? 0) + read.rows.length
    }
  }
  // A backup of an earlier version does not count the tables that came later.
  const isComplete =
    end !== undefined && TABLES.every((table) => (counts[table] ?? 0) === (Object(end)[table] ?? 0))
  if (!isComplete) throw new Error(DAMAGED)
  return files
}

const DAMAGED = 'The backup is incomplete or damaged. Use another one.'

async function assertEmpty(tx: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    if (table === 'settings') continue
    const found = await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
    if (found === undefined) continue
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
