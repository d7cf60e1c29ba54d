import { ok, type Result } from '@ackanomic/core'
import type { From, Handlers } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkReports } from '../moderation/moderation.js'
import { listMutedPeople, setMuted } from '../moderation/mutes.js'
import { listMessages } from './list-messages.js'
import { listPublicMessages } from './list-public-messages.js'
import type { messageOperations } from './message-operations.js'
import type { MarkReadRequest, ReportMessageRequest } from './message-types.js'
import { getMessagePermissions, sendMessage } from './send-message.js'

/** The functions behind the operations on messages. */
export function messageHandlers(context: ClubContext): Handlers<typeof messageOperations> {
  return {
    sendMessage: (request) => sendMessage(context, request),
    listMessages: (request) => listMessages(context, request),
    listPublicMessages: (request) => listPublicMessages(context, request),
    getMessagePermissions: (request) => getMessagePermissions(context, request),
    markMessagesRead: (request) => markMessagesRead(context, request),
    mutePerson: (request) => setMuted(context, request, true),
    unmutePerson: (request) => setMuted(context, request, false),
    listMutedPeople: ({ by }) => listMutedPeople(context, by),
    reportMessage: (request) => reportMessage(context, request),
  }
}

const DONE: Result<void, never> = ok(undefined)

async function markMessagesRead(
  { store: { db } }: ClubContext,
  { by, upTo, match }: From<MarkReadRequest>,
): AsyncResult<void> {
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

function reportMessage(
  context: ClubContext,
  { by: person, message, reason }: From<ReportMessageRequest>,
): AsyncResult<void> {
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
