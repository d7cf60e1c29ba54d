import { hours, type Rejection, type Result } from '@ackanomic/core'
import { sql, type Transaction } from 'kysely'
import { withStandIns } from '../accounts/stand-ins.js'
import { hashOf } from '../auth/session-id.js'
import { encodeRevocation } from '../change-feed.js'
import type { HostContext } from '../context.js'
import type { Tables } from '../persistence/tables.js'
import { transact } from '../persistence/transact.js'
import { refuse } from '../rejections.js'
import { personSchema, problemOf } from '../schemas.js'
import { leaveTables } from './leave-tables.js'
import { listReports } from './list-reports.js'
import { listTables } from './list-tables.js'
import type {
  CloseTableRequest,
  Decision,
  DecisionQuery,
  DecisionRequest,
  HostModeration,
  ReportPersonRequest,
  Sanction,
  SetQuotasRequest,
} from './moderation-types.js'
import { EVERYBODY, quotasOf } from './quotas.js'
import { sanctionsInForce } from './sanctions.js'
import {
  closeTableSchema,
  decisionQuerySchema,
  decisionSchema,
  reportPersonSchema,
  setHostQuotasSchema,
  setQuotasSchema,
} from './schemas.js'
import { closeTable } from './seats.js'
import { readTable, tableView } from './table-state.js'
import type { OpenTable, Quotas } from './types.js'

/** The moderation of a host that uses a store. */
export function createModeration(context: HostContext): HostModeration {
  const { store, now, standIns } = context
  return {
    report: (request) => reportPerson(context, request),
    listReports: (query = {}) => listReports(context, query),
    decide: (request) => decide(context, request),
    listDecisions: (query = {}) => listDecisions(context, query),
    listSanctions: async () => {
      const names = await standIns.names()
      return { ok: true, value: withStandIns(await sanctionsInForce(store.db, now()), names) }
    },
    banOf: (token) => banOf(context, token),
    setQuotas: async (request) => {
      const problem = problemOf(setQuotasSchema, request)
      return problem === undefined ? setQuotas(context, request) : refuse('badRequest', { problem })
    },
    async setHostQuotas(request) {
      const problem = problemOf(setHostQuotasSchema, request)
      return problem === undefined
        ? setQuotas(context, { ...request, person: EVERYBODY })
        : refuse('badRequest', { problem })
    },
    hostQuotas: async () => ({ ok: true, value: await quotasOf(context, store.db, EVERYBODY) }),
    listTables: async (query = {}) => {
      const listed = await listTables(context, 'all', { ...query, by: null })
      return listed.ok ? withStandIns(listed, await standIns.names()) : listed
    },
    closeTable: (request) => closeAnyTable(context, request),
    async quotasOf(person) {
      const problem = problemOf(personSchema, person)
      return problem === undefined
        ? { ok: true, value: await quotasOf(context, store.db, person) }
        : refuse('badRequest', { problem })
    },
  }
}

/** Checks that a person may send one more report. Rejects with `quotaReached`. */
export async function checkReports(
  context: HostContext,
  tx: Transaction<Tables>,
  person: string,
): Promise<Result<void, Rejection>> {
  const { reportsPerHour: most } = await quotasOf(context, tx, person)
  const { sent } = await tx
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('person', '=', person)
    .where('at', '>', context.now() - hours(1))
    .executeTakeFirstOrThrow()
  return Number(sent) < most
    ? { ok: true, value: undefined }
    : refuse('quotaReached', { quota: 'reports of one person in an hour', most })
}

function reportPerson(
  context: HostContext,
  request: ReportPersonRequest,
): Promise<Result<void, Rejection>> {
  const { by, person, reason } = request
  const problem =
    problemOf(reportPersonSchema, request) ??
    (by === person ? 'You cannot report yourself.' : undefined)
  if (problem !== undefined) return Promise.resolve(refuse('badRequest', { problem }))
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

async function decide(
  context: HostContext,
  request: DecisionRequest,
): Promise<Result<Decision, Rejection>> {
  const { by, person, decision, until = null, reason } = request
  const { store, now, tokenCache } = context
  const at = now()
  const isBar = decision === 'mute' || decision === 'ban'
  const problem =
    problemOf(decisionSchema, request) ??
    (until !== null && !isBar ? 'Only a mute or a ban has an "until".' : undefined) ??
    (until !== null && until <= at ? '"until" must be a time to come.' : undefined)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const made = await transact(store, async (tx) => {
    const n = await nextNumber(tx, DECISIONS)
    const value = { n, by, person, decision, until, reason, at }
    await tx.insertInto('decisions').values(value).execute()
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
    await leaveTables(context, person)
  }
  return { ok: true, value: made }
}

async function listDecisions(
  { store: { db }, standIns }: HostContext,
  query: DecisionQuery,
): Promise<Result<readonly Decision[], Rejection>> {
  const problem = problemOf(decisionQuerySchema, query)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { person } = query
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .$if(person !== undefined, (some) => some.where('person', '=', person ?? ''))
    .orderBy('n', 'desc')
    .limit(1000)
    .execute()
  return {
    ok: true,
    value: withStandIns(
      rows.map(({ decision, ...row }) => ({ ...row, decision: decision as Decision['decision'] })),
      await standIns.names(),
    ),
  }
}

async function banOf(
  { store: { db }, now }: HostContext,
  token: string,
): Promise<Result<Sanction | null, Rejection>> {
  const holder = await db
    .selectFrom('tokens')
    .select('person')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'bearer')
    .executeTakeFirst()
  if (holder === undefined) return { ok: true, value: null }
  const sanctions = await sanctionsInForce(db, now(), holder.person)
  return { ok: true, value: sanctions.find(({ kind }) => kind === 'ban') ?? null }
}

/** Closes a table for its opener, and keeps the decision. */
async function closeAnyTable(
  context: HostContext,
  request: CloseTableRequest,
): Promise<Result<OpenTable, Rejection>> {
  const problem = problemOf(closeTableSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by, table, reason } = request
  const { store, now } = context
  const found = await readTable(store, store.db, table)
  if (found === undefined) return refuse('noTable', { table })
  const { opener: person } = found.row
  const closed = await closeTable(context, { table, by: person }, 'The operator')
  if (!closed.ok) return closed
  await transact(store, async (tx) => {
    const n = await nextNumber(tx, DECISIONS)
    const decision = { n, by, person, decision: 'closeTable', until: null, reason, at: now() }
    await tx.insertInto('decisions').values(decision).execute()
  })
  return {
    ok: true,
    value: tableView(context, { ...found, row: { ...found.row, stage: 'closed' } }, null),
  }
}

async function setQuotas(
  context: HostContext,
  request: SetQuotasRequest,
): Promise<Result<Quotas, Rejection>> {
  const { by, person, quotas, reason } = request
  const stored = JSON.stringify(quotas)
  return transact(context.store, async (tx) => {
    const n = await nextNumber(tx, DECISIONS)
    const decision = { n, by, person, decision: 'quotas', until: null, reason, at: context.now() }
    await tx.insertInto('decisions').values(decision).execute()
    await tx
      .insertInto('personal_quotas')
      .values({ person, quotas: stored })
      .onConflict((clash) => clash.column('person').doUpdateSet({ quotas: stored }))
      .execute()
    return { ok: true, value: await quotasOf(context, tx, person) }
  })
}
