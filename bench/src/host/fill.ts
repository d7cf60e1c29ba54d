import { fileURLToPath } from 'node:url'
import type { Store } from '@ackanomic/host'
import { sql } from 'kysely'

/** A real PostgreSQL, as the tests of the servers start it. */
export interface Postgres {
  empty(): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL; it stands with what it needs, in a folder with a lock of its own. */
export async function startPostgres(): Promise<Postgres> {
  const file = fileURLToPath(new URL('../../../tests/servers/postgres.ts', import.meta.url))
  const servers: { startPostgres(): Promise<Postgres> } = await import(file)
  return servers.startPostgres()
}

/** How a store is filled. */
export interface Fill {
  /** The match that is copied. */
  readonly from: string
  /** How many copies. */
  readonly count: number
  /** When the first falls due, milliseconds UTC. */
  readonly due: number
  /** How much later each next one does, milliseconds. */
  readonly apart: number
  /** By how many people they are played, three a match. */
  readonly people: number
}

/** Fills a store with copies of a match, each with a deadline and with what it waits for. */
export async function fill(
  { db }: Store,
  { from, count, due, apart, people }: Fill,
): Promise<void> {
  // In the words that SQLite and PostgreSQL share.
  const copies = sql`with recursive copies (i) as (
    select 1 union all select i + 1 from copies where i < cast(${count} as integer))`
  await sql`
    insert into matches (id, game, revision, entry_count, event_count, snapshot, checkpoint, automated, next_deadline, bots_due, ended_at, suspended)
    ${copies} select 'Copy ' || i, game, revision, entry_count, event_count, snapshot, checkpoint, automated, cast(${due} as bigint) + i * cast(${apart} as bigint), bots_due, ended_at, suspended
    from matches, copies where id = ${from}`.execute(db)
  await sql`
    insert into pending_actions (match, person, role, action, need, deadline, prompt)
    ${copies} select 'Copy ' || i, 'Player ' || ((i * 3 + seat) % cast(${people} as integer)), null, 'bid', 'required', cast(${due} as bigint) + i * cast(${apart} as bigint), null
    from copies, (select 0 as seat union select 1 union select 2) as seats`.execute(db)
  await sql`analyze`.execute(db)
}

/** Books as many matches again, all of one month, from the record of the one that is called `Over`. */
export async function book({ db }: Store, count: number): Promise<void> {
  await sql`
    insert into result_records (match, record)
    select 'Booked ' || i, replace(record, '"Over"', '"Booked ' || i || '"')
    from result_records, generate_series(1, ${count}::int) as i where match = 'Over'`.execute(db)
  await sql`analyze`.execute(db)
}
