import { hours, ok, type Result } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Quotas } from './moderation-types.js'

/** The default quotas. */
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

/** In place of a person, for the quotas of everybody. No person has such a name. */
export const EVERYBODY = ''

/**
 * The quotas of a person: those of the host, unless an operator has set others for everybody or for the
 * person.
 */
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

const FINE: Result<void, never> = ok(undefined)

/** Checks that a person may open one more table. Rejects with `quotaReached`. */
export async function checkOpenTables(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const { openTables: most } = await quotasOf(context, db, person)
  const open = await db
    .selectFrom('open_tables')
    .select('id')
    .where('opener', '=', person)
    .where('stage', '=', 'open')
    .where('expires_at', '>', context.now())
    .limit(most)
    .execute()
  return open.length < most
    ? FINE
    : refuse('quotaReached', { quota: 'open tables of one person', most })
}

/** Checks that a person may take one more seat. Rejects with `quotaReached`. */
export async function checkTableSeats(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const { tableSeats: most } = await quotasOf(context, db, person)
  const taken = await db
    .selectFrom('table_people')
    .innerJoin('open_tables', 'open_tables.id', 'table_people.table_id')
    .select('open_tables.id')
    .where('table_people.person', '=', person)
    .where('table_people.state', '=', 'accepted')
    .where('open_tables.stage', '=', 'open')
    .where('open_tables.expires_at', '>', context.now())
    .limit(most)
    .execute()
  return taken.length < most
    ? FINE
    : refuse('quotaReached', { quota: 'seats of one person at open tables', most })
}

/** Checks that a person may open one more tournament. Rejects with `quotaReached`. */
export async function checkOpenTournaments(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const { openTournaments: most } = await quotasOf(context, db, person)
  const open = await db
    .selectFrom('tournaments')
    .select('id')
    .where('opener', '=', person)
    .where(({ eb, and, or }) =>
      or([
        eb('stage', '=', 'running'),
        and([eb('stage', '=', 'open'), eb('expires_at', '>', context.now())]),
      ]),
    )
    .limit(most)
    .execute()
  return open.length < most
    ? FINE
    : refuse('quotaReached', { quota: 'tournaments of one person', most })
}

/** Checks that a person may enter one more tournament. Rejects with `quotaReached`. */
export async function checkEntries(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const { tournamentEntries: most } = await quotasOf(context, db, person)
  const entered = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament')
    .select('tournaments.id')
    .where('tournament_players.person', '=', person)
    .where('tournament_players.state', '=', 'entered')
    .where('tournaments.stage', 'in', ['open', 'running'])
    .limit(most)
    .execute()
  return entered.length < most
    ? FINE
    : refuse('quotaReached', { quota: 'tournaments in which one person takes part', most })
}

/** Checks that a table may have so many invitations. Rejects with `quotaReached`. */
export async function checkInvitations(
  context: ClubContext,
  db: Kysely<Tables>,
  opener: string,
  count: number,
): AsyncResult<void> {
  const { invitations: most } = await quotasOf(context, db, opener)
  return count <= most ? FINE : refuse('quotaReached', { quota: 'invitations to one table', most })
}

/** Checks that a person may send one more message. Rejects with `quotaReached`. */
export async function checkMessages(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const { messagesPerHour: most } = await quotasOf(context, db, person)
  const { sent } = await db
    .selectFrom('message_copies')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('person', '=', person)
    .where('sender', '=', person)
    .where('key', 'is not', null)
    .where('at', '>', context.now() - hours(1))
    .executeTakeFirstOrThrow()
  return Number(sent) < most
    ? FINE
    : refuse('quotaReached', { quota: 'messages of one person in an hour', most })
}
