import { hours, ok } from '@ackanomic/core'
import type { From, Handlers, Tables } from '@ackanomic/host'
import { encodeRevocation, transact, withStandIns } from '@ackanomic/host/modules'
import { sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { moderationOperations } from './moderation-operations.js'
import type {
  Decision,
  DecisionQuery,
  DecisionRequest,
  Quotas,
  Report,
  ReportedMessage,
  ReportPersonRequest,
  ReportQuery,
  SetQuotasRequest,
} from './moderation-types.js'
import { EVERYBODY, quotasOf } from './quotas.js'
import { sanctionsInForce } from './sanctions.js'

/** The name by which an operator signs who gives none. */
export const OPERATOR = 'operator'

/** The functions behind the operations of moderation. `onBan` makes a person who is banned leave. */
export function moderationHandlers(
  context: ClubContext,
  onBan: (person: string) => Promise<void>,
): Handlers<typeof moderationOperations> {
  const { store, now, standIns } = context
  const answer = async (quotas: Promise<Quotas>): AsyncResult<Quotas> => ok(await quotas)
  return {
    reportPerson: (request) => reportPerson(context, request),
    listReports: (query) => listReports(context, query),
    decide: ({ by, ...request }) => decide(context, { ...request, by: by ?? OPERATOR }, onBan),
    listDecisions: (query) => listDecisions(context, query),
    listSanctions: async () => {
      const names = await standIns.names()
      return ok(withStandIns(await sanctionsInForce(store.db, now()), names))
    },
    quotasOf: ({ person }) => answer(quotasOf(context, store.db, person)),
    setQuotas: ({ by, ...request }) =>
      answer(setQuotas(context, { ...request, by: by ?? OPERATOR })),
    hostQuotas: () => answer(quotasOf(context, store.db, EVERYBODY)),
    setHostQuotas: ({ by, ...request }) =>
      answer(setQuotas(context, { ...request, by: by ?? OPERATOR, person: EVERYBODY })),
  }
}

/** Checks that a person may send one more report. Rejects with `quotaReached`. */
export async function checkReports(
  context: ClubContext,
  tx: Transaction<Tables>,
  person: string,
): AsyncResult<void> {
  const { reportsPerHour: most } = await quotasOf(context, tx, person)
  const { sent } = await tx
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('person', '=', person)
    .where('at', '>', context.now() - hours(1))
    .executeTakeFirstOrThrow()
  return Number(sent) < most
    ? ok(undefined)
    : refuse('quotaReached', { quota: 'reports of one person in an hour', most })
}

function reportPerson(context: ClubContext, request: From<ReportPersonRequest>): AsyncResult<void> {
  const { by, person, reason } = request
  if (by === person) {
    const problem = 'You cannot report yourself.'
    return Promise.resolve(refuse('badRequest', { problem }))
  }
  return transact(context.store, async (tx) => {
    const quota = await checkReports(context, tx, by)
    if (!quota.ok) return quota
    const row = { match: '', event: await nextNumber(tx, ''), decision: null }
    await tx
      .insertInto('reports')
      .values({ ...row, person: by, reported: person, reason, at: context.now() })
      .execute()
    return quota
  })
}

/** The next number of a series. Those of matches count the events of the host. */
async function nextNumber(tx: Transaction<Tables>, series: string): Promise<number> {
  const counted = await sql<{ readonly latest: number }>`
    insert into host_event_counts (match, latest) values (${series}, 1)
    on conflict (match) do update set latest = host_event_counts.latest + 1
    returning latest`.execute(tx)
  return counted.rows[0]?.latest ?? 1
}

/** The series that numbers decisions. No match has such a name. */
const DECISIONS = '/decisions'

/** Keeps a decision, under the next number. */
export async function addDecision(
  tx: Transaction<Tables>,
  { until = null, ...decision }: Omit<Decision, 'n' | 'until'> & Partial<Pick<Decision, 'until'>>,
): Promise<Decision> {
  const kept = { n: await nextNumber(tx, DECISIONS), until, ...decision }
  await tx.insertInto('decisions').values(kept).execute()
  return kept
}

async function decide(
  context: ClubContext,
  request: From<DecisionRequest>,
  onBan: (person: string) => Promise<void>,
): AsyncResult<Decision> {
  const { by, person, decision, until = null, reason } = request
  const { store, now, tokenCache } = context
  const at = now()
  const isBar = decision === 'mute' || decision === 'ban'
  const problem =
    (until !== null && !isBar ? 'Only a mute or a ban has an "until".' : undefined) ??
    (until !== null && until <= at ? '"until" must be a time to come.' : undefined)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const made = await transact(store, async (tx) => {
    const value = await addDecision(tx, { by, person, decision, until, reason, at })
    const { n } = value
    await tx
      .updateTable('reports')
      .set({ decision: n })
      .where('reported', '=', person)
      .where('decision', 'is', null)
      .execute()
    const kind = decision === 'mute' || decision === 'unmute' ? 'mute' : 'ban'
    if (decision !== 'dismiss')
      await tx
        .deleteFrom('sanctions')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .execute()
    if (isBar)
      await tx.insertInto('sanctions').values({ person, kind, until, decision: n }).execute()
    if (decision === 'ban') await store.notify(tx, encodeRevocation(person))
    return value
  })
  if (decision === 'ban') {
    tokenCache.revoke(person)
    await onBan(person)
  }
  return ok(made)
}

async function listDecisions(
  { store: { db }, standIns }: ClubContext,
  query: DecisionQuery,
): AsyncResult<readonly Decision[]> {
  const { person } = query
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .$if(person !== undefined, (some) => some.where('person', '=', person ?? ''))
    .orderBy('n', 'desc')
    .limit(1000)
    .execute()
  return ok(
    withStandIns(
      rows.map(({ decision, ...row }) => ({ ...row, decision: decision as Decision['decision'] })),
      await standIns.names(),
    ),
  )
}

async function setQuotas(context: ClubContext, request: From<SetQuotasRequest>): Promise<Quotas> {
  const { by, person, quotas, reason } = request
  const stored = JSON.stringify(quotas)
  return transact(context.store, async (tx) => {
    await addDecision(tx, { by, person, decision: 'quotas', reason, at: context.now() })
    await tx
      .insertInto('personal_quotas')
      .values({ person, quotas: stored })
      .onConflict((clash) => clash.column('person').doUpdateSet({ quotas: stored }))
      .execute()
    return quotasOf(context, tx, person)
  })
}

/** Lists reports of messages and people. */
async function listReports(
  { store: { db }, standIns }: ClubContext,
  query: ReportQuery,
): AsyncResult<readonly Report[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('events', (join) =>
      join.onRef('events.match', '=', 'reports.match').onRef('events.n', '=', 'reports.event'),
    )
    .select(['reports.person as by', 'reports.reported', 'reports.reason', 'reports.at'])
    .select(['reports.match', 'reports.decision', 'events.event'])
    .$if(query.all !== true, (some) => some.where('reports.decision', 'is', null))
    .orderBy('reports.at', 'desc')
    .limit(1000)
    .execute()
  const reports = rows.map(({ event, match, reported, ...row }): Report => {
    if (event === null) return { ...row, person: reported, message: null }
    const { from, to, text }: Omit<ReportedMessage, 'match'> & { readonly from: string } =
      JSON.parse(event)
    return { ...row, person: from, message: { match, to, text } }
  })
  return ok(withStandIns(reports, await standIns.names()))
}
