import type { Rejection, Result } from '@ackanomic/core'
import type { HostContext } from '../context.js'
import { transact } from '../persistence/transact.js'
import { refuse } from '../rejections.js'
import { problemOf } from '../schemas.js'
import { listMessages } from './list-messages.js'
import { listPublicMessages } from './list-public-messages.js'
import type { HostMessages, MarkReadRequest, ReportRequest } from './message-types.js'
import { checkReports } from './moderation.js'
import { listMuted, setMuted } from './mutes.js'
import { markReadSchema, reportSchema } from './schemas.js'
import { messageRules, sendMessage } from './send-message.js'

/** The messages of a host that uses a store. */
export function createMessages(context: HostContext): HostMessages {
  return {
    send: (request) => sendMessage(context, request),
    list: (person, query = {}) => listMessages(context, person, query),
    listPublic: (match, person, query = {}) => listPublicMessages(context, match, person, query),
    rules: (match, person) => messageRules(context, match, person),
    markRead: (request) => markRead(context, request),
    mute: (request) => setMuted(context, request, true),
    unmute: (request) => setMuted(context, request, false),
    listMuted: (person) => listMuted(context, person),
    report: (request) => report(context, request),
  }
}

const DONE: Result<void, never> = { ok: true, value: undefined }

async function markRead(
  { store: { db } }: HostContext,
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
  context: HostContext,
  request: ReportRequest,
): Promise<Result<void, Rejection>> {
  const problem = problemOf(reportSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by: person, message, reason } = request
  return transact(context.store, async (tx) => {
    const copy = await tx
      .selectFrom('message_copies')
      .select(['match', 'event', 'sender'])
      .where('person', '=', person)
      .where('n', '=', message)
      .where('sender', '<>', person)
      .executeTakeFirst()
    if (copy === undefined) return refuse('noMessage', { message })
    const quota = await checkReports(context, tx, person)
    if (!quota.ok) return quota
    const { sender: reported, ...place } = copy
    await tx
      .insertInto('reports')
      .values({ ...place, person, reported, reason, at: context.now(), decision: null })
      .onConflict((clash) => clash.doNothing())
      .execute()
    return DONE
  })
}
