import type { Rejection, Result } from '@ackanomic/core'
import { withStandIns } from '../../auth/stand-ins.js'
import type { ClubContext } from '../context.js'
import type { Report, ReportedMessage, ReportQuery } from './moderation-types.js'

/** Lists reports of messages and people. */
export async function listReports(
  { store: { db }, standIns }: ClubContext,
  query: ReportQuery,
): Promise<Result<readonly Report[], Rejection>> {
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
  return { ok: true, value: withStandIns(reports, await standIns.names()) }
}
