import { type Kysely, sql } from 'kysely'
import type { Store, Tables } from './store/tables.js'

/** The head of a backup. */
export const HEAD = { format: 'ackanomic host', version: 1 } as const

/** So many rows stand in one line. */
export const ROWS = 500

/** All tables, in the order in which they are written down. */
export const TABLES: readonly (keyof Tables)[] = [
  'matches',
  'entries',
  'posts',
  'told',
  'people',
  'wanted',
  'requests',
  'willing',
  'tokens',
  'subscriptions',
  'letters',
  'records',
]

/**
 * All that a store keeps, as lines of JSON, from one moment, while others go on writing: to be kept
 * elsewhere, or brought into a store of another kind by {@link restore}.
 *
 * @param write - takes a line, with its end
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
      await write(`${JSON.stringify(HEAD)}\n`)
      for (const table of TABLES) {
        let last = '(0,0)'
        counts[table] = 0
        for (;;) {
          const { rows } = await sql<
            Readonly<Record<string, unknown>> & { readonly at_row: string }
          >`
            select ctid::text as at_row, * from ${sql.table(table)}
            where ctid > ${last}::tid order by ctid limit ${ROWS}`.execute(tx)
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
 * Brings a backup into an empty store, whole or not at all.
 *
 * @param lines - the lines of the backup
 * @throws Error where it is none, is not whole, or the store is not empty; the message is a sentence
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
    await mustBeEmpty(tx)
    const counts: Record<string, number> = {}
    let head: unknown
    let end: unknown
    for await (const line of lines) {
      if (line === '') continue
      const read = parsed(line)
      if (head === undefined) {
        head = read
        if (JSON.stringify(head) !== JSON.stringify(HEAD)) {
          throw new Error('This is no backup of a host that this version can read.')
        }
      } else if ('counts' in read) end = read.counts
      else await bringRows(tx, read, counts)
    }
    const isWhole = TABLES.every((table) => (counts[table] ?? 0) === Object(end)[table])
    if (!isWhole) throw new Error('The backup is not whole; use another one.')
  })
}

async function bringRows(
  tx: Kysely<Tables>,
  { table, rows }: Readonly<Record<string, unknown>>,
  counts: Record<string, number>,
): Promise<void> {
  const name = TABLES.find((each) => each === table)
  if (name === undefined || !Array.isArray(rows)) {
    throw new Error(`The backup has something of "${String(table)}", which there is not here.`)
  }
  await tx
    .insertInto(name)
    .values(rows as never)
    .execute()
  counts[name] = (counts[name] ?? 0) + rows.length
}

async function mustBeEmpty(tx: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const found = await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
    if (found === undefined) continue
    throw new Error('There is something in the store already; restore into an empty one.')
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line))
  } catch {
    throw new Error('The backup is not whole; use another one.')
  }
}
