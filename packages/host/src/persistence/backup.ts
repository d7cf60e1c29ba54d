import { type Kysely, sql } from 'kysely'
import type { Store, Tables } from './tables.js'

/** The first line of a backup. */
export const HEADER = { format: 'ackanomic host', version: 1 } as const

/** How many rows one line holds. */
export const ROWS_PER_LINE = 500

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
  'tokens',
  'subscriptions',
  'dead_letters',
  'result_records',
]

/**
 * Backs up all data of a store, as it stands at one moment, in lines of JSON. Writes may go on
 * meanwhile. {@link restore} reads a backup into a store of any kind.
 *
 * @param write - writes a line, which includes the line break
 */
export async function backup(
  { db }: Store,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  const counts: Record<string, number> = {}
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await write(`${JSON.stringify(HEADER)}\n`)
      for (const table of TABLES) {
        let last = '(0,0)'
        counts[table] = 0
        for (;;) {
          const { rows } = await sql<
            Readonly<Record<string, unknown>> & { readonly at_row: string }
          >`
            select ctid::text as at_row, * from ${sql.table(table)}
            where ctid > ${last}::tid order by ctid limit ${ROWS_PER_LINE}`.execute(tx)
          const end = rows.at(-1)
          if (end === undefined) break
          last = end.at_row
          counts[table] += rows.length
          await write(
            `${JSON.stringify({ table, rows: rows.map(({ at_row: _, ...row }) => row) })}\n`,
          )
        }
      }
      await write(`${JSON.stringify({ counts })}\n`)
    })
}

/**
 * Restores a backup into an empty store. If it fails, it changes nothing.
 *
 * @param lines - the lines of the backup
 * @throws Error if the backup is unreadable or incomplete, or the store is not empty
 *
 * @example
 * ```ts no-run
 * import { createReadStream } from 'node:fs'
 * import { createInterface } from 'node:readline'
 * import { pgliteStore, restore } from '@ackanomic/host'
 *
 * const store = await pgliteStore('./restored')
 * await restore(store, createInterface(createReadStream('./backup.jsonl')))
 * ```
 */
export async function restore(
  { db }: Store,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await assertEmpty(tx)
    const counts: Record<string, number> = {}
    let head: unknown
    let end: unknown
    for await (const line of lines) {
      if (line === '') continue
      const read = parseLine(line)
      if (head === undefined) {
        head = read
        if (JSON.stringify(head) !== JSON.stringify(HEADER)) {
          throw new Error('This file is not a backup that this version of the host can read.')
        }
      } else if ('counts' in read) end = read.counts
      else await insertRows(tx, read, counts)
    }
    const isWhole = TABLES.every((table) => (counts[table] ?? 0) === Object(end)[table])
    if (!isWhole) throw new Error('The backup is incomplete or damaged. Use another one.')
  })
}

async function insertRows(
  tx: Kysely<Tables>,
  { table, rows }: Readonly<Record<string, unknown>>,
  counts: Record<string, number>,
): Promise<void> {
  const name = TABLES.find((each) => each === table)
  if (name === undefined || !Array.isArray(rows)) {
    throw new Error(`The backup contains the unknown table "${String(table)}".`)
  }
  await tx
    .insertInto(name)
    .values(rows as never)
    .execute()
  counts[name] = (counts[name] ?? 0) + rows.length
}

async function assertEmpty(tx: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const found = await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
    if (found === undefined) continue
    throw new Error('The store already contains data. Restore into an empty one.')
  }
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line))
  } catch {
    throw new Error('The backup is incomplete or damaged. Use another one.')
  }
}
