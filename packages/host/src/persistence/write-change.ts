import type { LogEntry } from '@ackanomic/core'
import { sql, type Transaction } from 'kysely'
import { encodeChange } from '../change-feed.js'
import type { MatchChange } from '../commands/match-change.js'
import { saveResult } from './books.js'
import type { HostedMatch, MatchRow } from './match-cache.js'
import type { Store, Tables } from './tables.js'

/** SQLite allows 32,766 parameters in a statement, PostgreSQL 65,535. */
const ROWS_PER_STATEMENT = 4000

/**
 * Writes the change that a step made, and the result if the match ended. The row is locked, or was
 * inserted in the same transaction. Returns the changed columns of the row.
 */
export async function writeChange(
  store: Store,
  tx: Transaction<Tables>,
  { id: match, eventCount }: Pick<HostedMatch, 'id' | 'eventCount'>,
  change: MatchChange,
): Promise<Partial<MatchRow>> {
  const { appended, entries, snapshot, nextDeadline, endedAt, events, resultRecord } = change
  const row = {
    entry_count: entries,
    event_count: eventCount + events.length,
    snapshot,
    next_deadline: nextDeadline,
    bots_due: change.botsPending ? 0 : null,
    ended_at: endedAt,
  }
  await tx.updateTable('matches').set(row).where('id', '=', match).execute()
  await writeLog(tx, match, appended, entries - appended.length)
  const eventRows = events.map(({ at, clause, event, message }, i) => ({
    match,
    n: eventCount + i,
    step: entries,
    at,
    clause,
    event: JSON.stringify(event),
    message,
  }))
  for (const rows of chunks(eventRows)) await tx.insertInto('events').values(rows).execute()
  const recipients = await writeNotifications(tx, match, eventCount, change)
  if (change.pendingChanged) await writePendingActions(tx, match, change)
  await store.notify(tx, encodeChange(match, recipients))
  if (resultRecord !== undefined) await saveResult(tx, resultRecord)
  return row
}

/** Appends entries to a log. The first of them gets the number `from`. */
export async function writeLog(
  tx: Transaction<Tables>,
  match: string,
  entries: readonly LogEntry[],
  from: number,
): Promise<void> {
  const rows = entries.map((entry, i) => {
    return { match, n: from + i, at: entry.at, entry: JSON.stringify(entry) }
  })
  for (const part of chunks(rows)) await tx.insertInto('entries').values(part).execute()
}

/** Writes everybody's notifications, numbered for each person. Returns the recipients. */
async function writeNotifications(
  tx: Transaction<Tables>,
  match: string,
  firstEvent: number,
  { events }: MatchChange,
): Promise<readonly string[]> {
  const received = new Map<string, number[]>()
  for (const [i, { recipients }] of events.entries()) {
    for (const person of recipients)
      received.set(person, [...(received.get(person) ?? []), firstEvent + i])
  }
  if (received.size === 0) return []
  // Sorted by name, so that two transactions cannot deadlock.
  const people = [...received].sort(([one], [other]) => (one < other ? -1 : 1))
  const counted = await tx
    .insertInto('people')
    .values(people.map(([person, numbers]) => ({ person, latest: numbers.length })))
    .onConflict((clash) =>
      clash.column('person').doUpdateSet({ latest: sql`people.latest + excluded.latest` }),
    )
    .returning(['person', 'latest'])
    .execute()
  const latest = new Map(counted.map((row) => [row.person, row.latest]))
  const rows = people.flatMap(([person, numbers]) => {
    const first = (latest.get(person) ?? 0) - numbers.length + 1
    return numbers.map((event, i) => ({ person, n: first + i, match, event }))
  })
  for (const part of chunks(rows)) await tx.insertInto('notifications').values(part).execute()
  const names = people.map(([person]) => person)
  await tx
    .updateTable('subscriptions')
    .from('people')
    .whereRef('people.person', '=', 'subscriptions.person')
    .where('subscriptions.person', 'in', names)
    .set({
      latest: sql`people.latest`,
      next_attempt: sql`coalesce(subscriptions.next_attempt, 0)`,
    })
    .execute()
  return names
}

async function writePendingActions(
  tx: Transaction<Tables>,
  match: string,
  { pendingActions }: MatchChange,
): Promise<void> {
  await tx.deleteFrom('pending_actions').where('match', '=', match).execute()
  for (const rows of chunks(pendingActions.map((each) => ({ match, ...each })))) {
    await tx.insertInto('pending_actions').values(rows).execute()
  }
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT)
    parts.push(rows.slice(i, i + ROWS_PER_STATEMENT))
  return parts
}
