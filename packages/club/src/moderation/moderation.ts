import { ok } from '@ackanomic/core'
import type { Handlers, Tables } from '@ackanomic/host'
import { encodeRevocation, transact, transactFor } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import { nextNumber } from '../store/series.js'
import type { moderationOperations } from './moderation-operations.js'
import type { Decision, Quotas, Report, ReportedMessage } from './moderation-types.js'
import { checkQuota, EVERYBODY, quotasOf } from './quotas.js'
import { sanctionsInForce } from './sanctions.js'

/** The name of an operator who gives none. */
export const OPERATOR = 'operator'

/** The functions behind the operations. `onBan` makes a banned person leave. */
export function moderationHandlers(
  context: ClubContext,
  onBan: (person: string) => Promise<void>,
): Handlers<typeof moderationOperations> {
  const { store, now, tokenCache, standIns } = context
  const { db } = store
  return {
    async reportPerson({ by, person, reason }) {
      if (by === person) return refuse('badRequest', { problem: 'You cannot report yourself.' })
      const reported = await standIns.personBehind(person)
      return transactFor(store, by, async (tx) => {
        const quota = await checkQuota(context, tx, by, 'reportsPerHour')
        if (!quota.ok) return quota
        const event = await nextNumber(tx, '')
        const row = { match: '', event, person: by, reported, reason, at: now() }
        await tx.insertInto('reports').values(row).execute()
        return quota
      })
    },
    async listReports({ all }) {
      const rows = await db
        .selectFrom('reports')
        .leftJoin('events', (join) =>
          join.onRef('events.match', '=', 'reports.match').onRef('events.n', '=', 'reports.event'),
        )
        .select(['reports.person as by', 'reports.reported', 'reports.reason', 'reports.at'])
        .select(['reports.match', 'reports.decision', 'events.event'])
        .$if(all !== true, (some) => some.where('reports.decision', 'is', null))
        .orderBy('reports.at', 'desc')
        .limit(1000)
        .execute()
      return ok(
        rows.map(({ event, match, reported, ...row }): Report => {
          if (event === null) return { ...row, person: reported, message: null }
          const { to, text }: Omit<ReportedMessage, 'match'> = JSON.parse(event)
          return { ...row, person: reported, message: { match, to, text } }
        }),
      )
    },
    async decide({ by, person: name, decision, until = null, reason }) {
      const at = now()
      const person = await standIns.personBehind(name)
      const isBar = decision === 'mute' || decision === 'ban'
      if (until !== null && !isBar)
        return refuse('badRequest', { problem: 'Only a mute or a ban has an "until".' })
      if (until !== null && until <= at)
        return refuse('badRequest', { problem: '"until" must be a time to come.' })
      const made = await transact(store, async (tx) => {
        const facts = { person, decision, until, reason, at }
        const value = await addDecision(tx, { by: by ?? OPERATOR, ...facts })
        await tx
          .updateTable('reports')
          .set({ decision: value.n })
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
        const bar = { person, kind, until, decision: value.n } as const
        if (isBar) await tx.insertInto('sanctions').values(bar).execute()
        if (decision === 'ban') await store.notify(tx, encodeRevocation(person))
        return value
      })
      if (decision === 'ban') {
        tokenCache.revoke(person)
        await onBan(person)
      }
      return ok(made)
    },
    async listDecisions({ person: name }) {
      const person = name === undefined ? undefined : await standIns.personBehind(name)
      const rows = await db
        .selectFrom('decisions')
        .selectAll()
        .$if(person !== undefined, (some) => some.where('person', '=', person ?? ''))
        .orderBy('n', 'desc')
        .limit(1000)
        .execute()
      return ok(rows)
    },
    listSanctions: async () => ok(await sanctionsInForce(db, now())),
    quotasOf: async ({ person }) => ok(await quotasOf(context, db, person)),
    setQuotas: async ({ by, person, quotas, reason }) =>
      ok(await setQuotas(context, by, person, quotas, reason)),
    hostQuotas: async () => ok(await quotasOf(context, db, EVERYBODY)),
    setHostQuotas: async ({ by, quotas, reason }) =>
      ok(await setQuotas(context, by, EVERYBODY, quotas, reason)),
  }
}

/** Keeps a decision under the next number. No match has the name of the series. */
export async function addDecision(
  tx: Transaction<Tables>,
  { until = null, ...decision }: Omit<Decision, 'n' | 'until'> & Partial<Pick<Decision, 'until'>>,
): Promise<Decision> {
  const kept = { n: await nextNumber(tx, '/decisions'), until, ...decision }
  await tx.insertInto('decisions').values(kept).execute()
  return kept
}

function setQuotas(
  context: ClubContext,
  by: string | null,
  person: string,
  set: Partial<Quotas>,
  reason: string,
): Promise<Quotas> {
  const quotas = JSON.stringify(set)
  const decision = { by: by ?? OPERATOR, person, decision: 'quotas', reason } as const
  return transact(context.store, async (tx) => {
    await addDecision(tx, { ...decision, at: context.now() })
    await tx
      .insertInto('personal_quotas')
      .values({ person, quotas })
      .onConflict((clash) => clash.column('person').doUpdateSet({ quotas }))
      .execute()
    return quotasOf(context, tx, person)
  })
}
