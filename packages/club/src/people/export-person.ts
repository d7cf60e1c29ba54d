import { type LogEntry, ok } from '@ackanomic/core'
import { senderOf } from '@ackanomic/core/proof'
import { findAccount, listNotifications, withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { readMessages } from '../messages/read-messages.js'
import { mutedBy } from '../moderation/mutes.js'
import { quotasOf } from '../moderation/quotas.js'
import { sanctionsInForce } from '../moderation/sanctions.js'
import { readSettings } from '../notices/notice-settings.js'
import { ratingHistory } from '../ratings/ratings.js'
import { readStatement } from '../society/society-books.js'
import { allSubmissions } from '../society/submissions.js'
import type {
  ExportedMatch,
  ExportedSociety,
  ExportedTable,
  ExportedTournament,
  PersonExport,
} from './export-types.js'
import { listPasskeys } from './passkeys.js'
import { listSessions } from './sessions.js'

/** More notifications than anybody has. */
const MAX_INBOX = 2_147_483_647

/** Exports everything that is kept about a person, as they may see it: nothing that others wrote about them. */
export async function exportPerson(
  context: ClubContext,
  person: string,
): AsyncResult<PersonExport> {
  const { store, now, standIns } = context
  const { db } = store
  const account = await findAccount(db, person)
  if (account === undefined) return refuse('noAccount', { person })
  const notifications = await listNotifications(context, { by: person, limit: MAX_INBOX })
  if (!notifications.ok) return notifications
  const messages = await readMessages(db, person, (copies) => copies.orderBy('message_copies.n'))
  const consents = await db
    .selectFrom('consents')
    .select('match')
    .where('person', '=', person)
    .orderBy('match')
    .execute()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['channel', 'address'])
    .where('person', '=', person)
    .orderBy('channel')
    .execute()
  const reports = await db
    .selectFrom('reports')
    .select(['reported as person', 'reason', 'at', 'decision'])
    .where('person', '=', person)
    .orderBy('at')
    .execute()
  const decisions = await db
    .selectFrom('decisions')
    .select(['n', 'person', 'decision', 'until', 'reason', 'at'])
    .where('person', '=', person)
    .orderBy('n')
    .execute()
  return ok({
    format: 'ackanomic person',
    version: 1,
    at: now(),
    person,
    account: { createdAt: account.created_at, mail: account.mail },
    passkeys: await listPasskeys(context, person),
    sessions: await listSessions(db, person),
    subscriptions,
    notices: await readSettings(db, person),
    matches: await matchesOf(context, person),
    tables: await tablesOf(context, person),
    tournaments: await tournamentsOf(context, person),
    consents: consents.map(({ match }) => match),
    messages: withStandIns(messages, await standIns.names()),
    muted: await mutedBy(db, person),
    reports: reports.map(({ decision, ...report }) => ({ ...report, settled: decision !== null })),
    decisions,
    sanctions: await sanctionsInForce(db, now(), person),
    quotas: await quotasOf(context, db, person),
    ratings: await ratingHistory(context, person),
    society: await societyOf(context, person),
    notifications: notifications.value,
  })
}

/** The matches in which a person took part, with what they have entered into the logs. */
async function matchesOf(
  { store: { db } }: ClubContext,
  person: string,
): Promise<readonly ExportedMatch[]> {
  const rows = await db
    .selectFrom('participants')
    .innerJoin('matches', 'matches.id', 'participants.match')
    .select(['matches.id', 'matches.game', 'matches.ended_at', 'participants.seat'])
    .where('participants.person', '=', person)
    .orderBy('matches.id')
    .execute()
  const matches: ExportedMatch[] = []
  for (const { id: match, game, seat, ended_at: endedAt } of rows) {
    const entries = await db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .orderBy('n')
      .execute()
    const actions = entries
      .map(({ entry }): LogEntry => JSON.parse(entry))
      .filter((entry) => senderOf(entry) === person)
    matches.push({ match, game, seat, endedAt, actions })
  }
  return matches
}

async function tablesOf(
  { store: { db } }: ClubContext,
  person: string,
): Promise<readonly ExportedTable[]> {
  const rows = await db
    .selectFrom('open_tables')
    .leftJoin('table_people', (join) =>
      join
        .onRef('table_people.table_id', '=', 'open_tables.id')
        .on('table_people.person', '=', person),
    )
    .select(['open_tables.id as table', 'open_tables.game', 'open_tables.opener'])
    .select(['table_people.role', 'table_people.state', 'table_people.contribution'])
    .where(({ eb, or }) =>
      or([eb('open_tables.opener', '=', person), eb('table_people.person', 'is not', null)]),
    )
    .orderBy('open_tables.id')
    .execute()
  return rows.map(({ opener, ...row }) => ({ ...row, opener: opener === person }))
}

async function tournamentsOf(
  { store: { db } }: ClubContext,
  person: string,
): Promise<readonly ExportedTournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .leftJoin('tournament_players', (join) =>
      join
        .onRef('tournament_players.tournament', '=', 'tournaments.id')
        .on('tournament_players.person', '=', person),
    )
    .select(['tournaments.id as tournament', 'tournaments.game', 'tournaments.opener'])
    .select('tournament_players.state')
    .where(({ eb, or }) =>
      or([eb('tournaments.opener', '=', person), eb('tournament_players.person', 'is not', null)]),
    )
    .orderBy('tournaments.id')
    .execute()
  return rows.map(({ opener, ...row }) => ({ ...row, opener: opener === person }))
}

/** What the society knows of a person. */
async function societyOf(context: ClubContext, person: string): Promise<ExportedSociety> {
  const all = await allSubmissions(context)
  return {
    submissions: all.filter(({ by }) => by === person),
    endorsed: all.filter(({ endorsers }) => endorsers.includes(person)).map(({ number }) => number),
    statement: await readStatement(context, person),
  }
}
