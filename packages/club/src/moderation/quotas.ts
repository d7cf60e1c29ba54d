import { hours, ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Quotas } from './moderation-types.js'

export const DEFAULT_QUOTAS: Quotas = {
  openTables: 10,
  tableSeats: 20,
  openTournaments: 3,
  tournamentEntries: 20,
  invitations: 20,
  messagesPerHour: 120,
  reportsPerHour: 20,
  openSubmissions: 3,
}

/** The person of everybody's quotas. Nobody has such a name. */
export const EVERYBODY = ''

/** A person's quotas: the host's, unless an operator has set others for everybody or for them. */
export async function quotasOf(
  { quotas }: ClubContext,
  db: Kysely<Tables>,
  person: string,
): Promise<Quotas> {
  const rows = await db
    .selectFrom('personal_quotas')
    .selectAll()
    .where('person', 'in', [EVERYBODY, person])
    .execute()
  const set = (name: string): Partial<Quotas> =>
    JSON.parse(rows.find((row) => row.person === name)?.quotas ?? '{}')
  return { ...quotas, ...set(EVERYBODY), ...set(person) }
}

/** The names of quotas, to follow their numbers. */
const NAMES: Readonly<Record<keyof Quotas, string>> = {
  openTables: 'open tables of one person',
  tableSeats: 'seats of one person at open tables',
  openTournaments: 'tournaments of one person',
  tournamentEntries: 'tournaments in which one person takes part',
  invitations: 'invitations to one table',
  messagesPerHour: 'messages of one person in an hour',
  reportsPerHour: 'reports of one person in an hour',
  openSubmissions: 'Submissions of one person that are not decided',
}

type CountedQuota = Exclude<keyof Quotas, 'invitations' | 'openSubmissions'>

const rowsOf = (person: string, now: number): Record<CountedQuota, RawBuilder<unknown>> => ({
  openTables: sql`open_tables
    where opener = ${person} and stage = 'open' and expires_at > ${now}`,
  tableSeats: sql`table_people p join open_tables t on t.id = p.table_id
    where p.person = ${person} and p.state = 'accepted'
      and t.stage = 'open' and t.expires_at > ${now}`,
  openTournaments: sql`tournaments
    where opener = ${person} and (stage = 'running' or (stage = 'open' and expires_at > ${now}))`,
  tournamentEntries: sql`tournament_players p join tournaments t on t.id = p.tournament
    where p.person = ${person} and p.state = 'entered' and t.stage in ('open', 'running')`,
  messagesPerHour: sql`message_copies
    where person = ${person} and sender = ${person} and "key" is not null
      and at > ${now - hours(1)}`,
  reportsPerHour: sql`reports where person = ${person} and at > ${now - hours(1)}`,
})

/** Checks that a person may have one more. Rejects with `quotaReached`. */
export async function checkQuota(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
  quota: CountedQuota,
): AsyncResult<void> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from ${rowsOf(person, context.now())[quota]}`.execute(db)
  return checkCount(context, db, person, quota, Number(rows[0]?.count) + 1)
}

/** Checks that a person may have a count. Rejects with `quotaReached`. */
export async function checkCount(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
  quota: keyof Quotas,
  count: number,
): AsyncResult<void> {
  const most = (await quotasOf(context, db, person))[quota]
  return count <= most ? ok(undefined) : refuse('quotaReached', { quota: NAMES[quota], most })
}
