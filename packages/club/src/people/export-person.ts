import { type LogEntry, ok } from '@ackanomic/core'
import type { Plan } from '@ackanomic/core/commands'
import { senderOf } from '@ackanomic/core/proof'
import type { Notification } from '@ackanomic/host'
import { findAccount, listNotifications, withStandIns } from '@ackanomic/host/modules'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Message } from '../messages/message-types.js'
import { readMessages } from '../messages/read-messages.js'
import { mutedBy } from '../moderation/mutes.js'
import { quotasOf } from '../moderation/quotas.js'
import { sanctionsInForce } from '../moderation/sanctions.js'
import { readSettings } from '../notices/notice-settings.js'
import { ratingHistory } from '../ratings/ratings.js'
import { readStatement } from '../society/society-books.js'
import { allSubmissions } from '../society/submissions.js'
import { PAGE, Pauses, readPages } from '../store/pauses.js'
import type {
  ExportedMatch,
  ExportedTable,
  ExportedTournament,
  PersonExport,
} from './export-types.js'
import { listPasskeys } from './passkeys.js'
import { listSessions } from './sessions.js'

type Opened<Row> = Omit<Row, 'opener'> & { readonly opener: string }

/**
 * Exports everything that is kept about a person, as they may see it: nothing that others wrote
 * about them.
 */
export async function exportPerson(
  context: ClubContext,
  person: string,
): AsyncResult<PersonExport> {
  const { store, now, standIns } = context
  const { db } = store
  const account = await findAccount(db, person)
  if (account === undefined) return refuse('noAccount', { person })
  const notifications = await readPages<Notification>(async (last) => {
    const page = await listNotifications(context, { by: person, after: last?.n ?? 0, limit: PAGE })
    return page.ok ? page.value : []
  })
  const messages = await readPages<Message>((last) =>
    readMessages(db, person, (copies) =>
      copies
        .where('message_copies.n', '>', last?.n ?? 0)
        .orderBy('message_copies.n')
        .limit(PAGE),
    ),
  )
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
    .leftJoin('events', (join) =>
      join.onRef('events.match', '=', 'reports.match').onRef('events.n', '=', 'reports.event'),
    )
    .select(['reported', 'reason', 'reports.at', 'decision', 'events.event'])
    .where('person', '=', person)
    .orderBy('reports.at')
    .execute()
  const decisions = await db
    .selectFrom('decisions')
    .select(['n', 'person', 'decision', 'until', 'reason', 'at'])
    .where('person', '=', person)
    .orderBy('n')
    .execute()
  const { rows: tables } = await sql<Opened<ExportedTable>>`
    select t.id as "table", t.game, t.opener, p.role, p.state, p.contribution
    from open_tables t left join table_people p on p.table_id = t.id and p.person = ${person}
    where t.id in (select id from open_tables where opener = ${person}
      union select table_id from table_people where person = ${person}) order by t.id`.execute(db)
  const { rows: tournaments } = await sql<Opened<ExportedTournament>>`
    select t.id as tournament, t.game, t.opener, p.state
    from tournaments t left join tournament_players p on p.tournament = t.id and p.person = ${person}
    where t.id in (select id from tournaments where opener = ${person}
      union select tournament from tournament_players where person = ${person})
    order by t.id`.execute(db)
  const submissions = await allSubmissions(context)
  return ok({
    format: 'ackanomic person',
    version: 1,
    at: now(),
    person,
    account: { createdAt: account.created_at, mail: account.mail },
    passkeys: await listPasskeys(db, person),
    sessions: await listSessions(db, person),
    subscriptions,
    notices: await readSettings(db, person),
    matches: await matchesOf(context, person),
    tables: tables.map((row) => ({ ...row, opener: row.opener === person })),
    tournaments: tournaments.map((row) => ({ ...row, opener: row.opener === person })),
    consents: consents.map(({ match }) => match),
    messages: withStandIns(messages, await standIns.names()),
    muted: await mutedBy(db, person),
    // The person knows the name that is in the message.
    reports: reports.map(({ reported, event, decision, ...report }) => ({
      person: event === null ? reported : String(JSON.parse(event).from),
      ...report,
      settled: decision !== null,
    })),
    decisions,
    sanctions: await sanctionsInForce(db, now(), person),
    quotas: await quotasOf(context, db, person),
    ratings: await ratingHistory(context, person),
    society: {
      submissions: submissions.filter(({ by }) => by === person),
      endorsed: submissions.flatMap((each) => (each.endorsers.includes(person) ? each.number : [])),
      statement: await readStatement(context, person),
    },
    notifications,
  })
}

async function matchesOf(
  { store: { db } }: ClubContext,
  person: string,
): Promise<readonly ExportedMatch[]> {
  const rows = await db
    .selectFrom('participants')
    .innerJoin('matches', 'matches.id', 'participants.match')
    .select(['matches.id', 'matches.game', 'matches.ended_at'])
    .select(['matches.plans', 'participants.seat', 'participants.mask'])
    .where('participants.person', '=', person)
    .orderBy('matches.id')
    .execute()
  const pauses = new Pauses()
  const matches: ExportedMatch[] = []
  for (const { id: match, game, seat, mask, ended_at: endedAt, plans } of rows) {
    const entries = await db
      .selectFrom('entries')
      .select('entry')
      .where('match', '=', match)
      .orderBy('n')
      .execute()
    const actions = entries
      .map(({ entry }): LogEntry => JSON.parse(entry))
      .filter((entry) => senderOf(entry) === (mask ?? person))
    const plan = Object.entries<Plan>(JSON.parse(plans)).find(([name]) => name === (mask ?? person))
    matches.push({ match, game, seat, endedAt, actions, plan: plan?.[1].text ?? null })
    await pauses.pause()
  }
  return matches
}
