import type { Tables } from '@ackanomic/host'
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'

/** The next number of a series, from 1. Those of matches count the host's events. */
export async function nextNumber(
  tx: Transaction<Tables>,
  series: string,
  counter: 'host_event_counts' | 'message_counts' | 'people' = 'host_event_counts',
): Promise<number> {
  const key = sql.ref(counter === 'host_event_counts' ? 'match' : 'person')
  const { rows } = await sql<{ readonly latest: number }>`
    insert into ${sql.table(counter)} (${key}, latest) values (${series}, 1)
    on conflict (${key}) do update set latest = ${sql.table(counter)}.latest + 1
    returning latest`.execute(tx)
  return rows[0]?.latest ?? 1
}

/** Waits for all other transactions that hold a series. */
export async function lockSeries(tx: Transaction<Tables>, series: string): Promise<void> {
  await sql`insert into host_event_counts (match, latest) values (${series}, 0)
    on conflict (match) do update set latest = host_event_counts.latest`.execute(tx)
}

export async function countRows<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
