import type { Rejection, Result } from '@ackanomic/core'
import type { StoreContext } from '../context.js'
import { refuse } from '../rejections.js'
import { problemOf } from '../schemas.js'
import { listMessages } from './list-messages.js'
import type {
  HostMessages,
  MarkReadRequest,
  Message,
  MessageReport,
  ReportRequest,
} from './message-types.js'
import { listMuted, setMuted } from './mutes.js'
import { markReadSchema, reportSchema } from './schemas.js'
import { messageRules, sendMessage } from './send-message.js'

/** The messages of a host that uses a store. */
export function createMessages(context: StoreContext): HostMessages {
  return {
    send: (request) => sendMessage(context, request),
    list: (person, query = {}) => listMessages(context, person, query),
    rules: (match, person) => messageRules(context, match, person),
    markRead: (request) => markRead(context, request),
    mute: (request) => setMuted(context, request, true),
    unmute: (request) => setMuted(context, request, false),
    listMuted: (person) => listMuted(context, person),
    report: (request) => report(context, request),
    listReports: () => listReports(context),
  }
}

const DONE: Result<void, never> = { ok: true, value: undefined }

async function markRead(
  { store: { db } }: StoreContext,
  request: MarkReadRequest,
): Promise<Result<void, Rejection>> {
  const problem = problemOf(markReadSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by, upTo, match } = request
  await db
    .updateTable('message_copies')
    .set({ seen: 1 })
    .where('person', '=', by)
    .where('seen', '=', 0)
    .where('n', '<=', upTo)
    .$if(match !== undefined, (some) => some.where('match', '=', match ?? ''))
    .execute()
  return DONE
}

async function report(
  { store: { db }, now }: StoreContext,
  request: ReportRequest,
): Promise<Result<void, Rejection>> {
  const problem = problemOf(reportSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by: person, message, reason } = request
  const copy = await db
    .selectFrom('message_copies')
    .select(['match', 'event'])
    .where('person', '=', person)
    .where('n', '=', message)
    .where('sender', '<>', person)
    .executeTakeFirst()
  if (copy === undefined) return refuse('noMessage', { message })
  await db
    .insertInto('reports')
    .values({ ...copy, person, reason, at: now() })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return DONE
}

async function listReports({
  store: { db },
}: StoreContext): Promise<Result<readonly MessageReport[], Rejection>> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('events', (join) =>
      join.onRef('events.match', '=', 'reports.match').onRef('events.n', '=', 'reports.event'),
    )
    .select(['reports.person as by', 'reports.reason', 'reports.at', 'reports.match'])
    .select('events.event')
    .orderBy('reports.at', 'desc')
    .limit(1000)
    .execute()
  const reports = rows.map(({ event, ...row }) => {
    const { from, to, text }: Pick<Message, 'from' | 'to' | 'text'> = JSON.parse(event)
    return { ...row, from, to, text }
  })
  return { ok: true, value: reports }
}
