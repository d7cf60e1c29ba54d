import type { LogEntry } from '@ackanomic/core'
import { sql, type Transaction } from 'kysely'
import { book } from './bookkeeping.js'
import type { Change } from './change.js'
import { payloadOf } from './change-feed.js'
import type { MatchRow } from './match-cache.js'
import type { Tables } from './store/tables.js'

/** The room of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS = 5000

/**
 * Writes down what a step of a match came to, in the books too where it ends the match; its row is
 * locked, or was made in the same write. Gives what is new in the row.
 */
export async function writeChange(
  tx: Transaction<Tables>,
  { id: match, said: before }: Pick<MatchRow, 'id' | 'said'>,
  change: Change,
): Promise<Partial<MatchRow>> {
  const { recorded, entries, checkpoint, due, over, said, record } = change
  const bots = change.isForBots ? 0 : null
  const row = { entries, said: before + said.length, checkpoint, due, over, bots }
  await tx.updateTable('matches').set(row).where('id', '=', match).execute()
  await writeLog(tx, match, recorded, entries - recorded.length)
  const posts = said.map(({ at, clause, event, message }, i) => ({
    match,
    n: before + i,
    step: entries,
    at,
    clause,
    event: JSON.stringify(event),
    message,
  }))
  for (const rows of parts(posts)) await tx.insertInto('posts').values(rows).execute()
  const told = await writeTold(tx, match, before, change)
  if (change.isNews) await writeWanted(tx, match, change)
  await sql`select pg_notify('ackanomic', ${payloadOf(match, told)})`.execute(tx)
  if (record !== undefined) await book(tx, record)
  return row
}

/** Appends entries to a log, the first of which is its entry `from`. */
export async function writeLog(
  tx: Transaction<Tables>,
  match: string,
  recorded: readonly LogEntry[],
  from: number,
): Promise<void> {
  const log = recorded.map((entry, i) => {
    return { match, n: from + i, at: entry.at, entry: JSON.stringify(entry) }
  })
  for (const rows of parts(log)) await tx.insertInto('entries').values(rows).execute()
}

/** Tells everybody, each under the next number of their own. */
async function writeTold(
  tx: Transaction<Tables>,
  match: string,
  before: number,
  { said }: Change,
): Promise<readonly string[]> {
  const heard = new Map<string, number[]>()
  for (const [i, { to }] of said.entries()) {
    for (const person of to) heard.set(person, [...(heard.get(person) ?? []), before + i])
  }
  if (heard.size === 0) return []
  // Always in the order of the names, so that no two steps wait for each other.
  const people = [...heard].sort(([one], [other]) => (one < other ? -1 : 1))
  const counted = await tx
    .insertInto('people')
    .values(people.map(([person, posts]) => ({ person, told: posts.length })))
    .onConflict((clash) =>
      clash.column('person').doUpdateSet({ told: sql`people.told + excluded.told` }),
    )
    .returning(['person', 'told'])
    .execute()
  const last = new Map(counted.map(({ person, told }) => [person, told]))
  const told = people.flatMap(([person, posts]) => {
    const first = (last.get(person) ?? 0) - posts.length + 1
    return posts.map((post, i) => ({ person, n: first + i, match, post }))
  })
  for (const rows of parts(told)) await tx.insertInto('told').values(rows).execute()
  const names = people.map(([person]) => person)
  await tx
    .updateTable('subscriptions')
    .from('people')
    .whereRef('people.person', '=', 'subscriptions.person')
    .where('subscriptions.person', 'in', names)
    .set({
      told: sql`people.told`,
      due: sql`coalesce(subscriptions.due, 0)`,
    })
    .execute()
  return names
}

async function writeWanted(
  tx: Transaction<Tables>,
  match: string,
  { wanted }: Change,
): Promise<void> {
  await tx.deleteFrom('wanted').where('match', '=', match).execute()
  for (const rows of parts(wanted.map((each) => ({ match, ...each })))) {
    await tx.insertInto('wanted').values(rows).execute()
  }
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  const many: Row[][] = []
  for (let i = 0; i < rows.length; i += ROWS) many.push(rows.slice(i, i + ROWS))
  return many
}
