import { ok } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import { sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { withoutMuting } from '../moderation/mutes.js'
import { checkMessages } from '../moderation/quotas.js'
import { checkSilence } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import { readMessages } from './list-messages.js'
import { PUBLIC } from './list-public-messages.js'
import type { Message, MessagePermissions, SendMessageRequest } from './message-types.js'
import { findTalkPlace } from './talk-place.js'

/** Sends a message. */
export async function sendMessage(
  context: ClubContext,
  { match, by, to, text, idempotencyKey, public: isPublic = false }: From<SendMessageRequest>,
): AsyncResult<Message> {
  const place = await findTalkPlace(context, match, by)
  if (!place.ok) return place
  const { people, policy, isWatched } = place.value
  const { store } = context
  // The name of a match has no slash.
  const key = `${match}/${idempotencyKey}`
  return transact(store, async (tx) => {
    // One after another in each match, so that a repeated request finds the first.
    await sql`insert into host_event_counts (match, latest) values (${match}, 0)
      on conflict (match) do update set latest = host_event_counts.latest`.execute(tx)
    const [sent] = await readMessages(tx, by, (copies) =>
      copies.where('message_copies.key', '=', key),
    )
    if (sent !== undefined) return ok(sent)
    if (to !== undefined && (to === by || !people.includes(to)))
      return refuse('noRecipient', { person: to, match })
    if (policy === 'none' || (policy === 'open' && to !== undefined))
      return refuse('noMessages', { policy })
    if (isPublic && !isWatched) return refuse('noSpectators', { match })
    const allowed = await checkSilence(context, tx, by)
    if (!allowed.ok) return allowed
    const quota = await checkMessages(context, tx, by)
    if (!quota.ok) return quota
    const wanted = to === undefined ? people.filter((person) => person !== by) : [to]
    const recipients = await withoutMuting(tx, wanted, by)
    const at = context.now()
    const told = { type: 'message', from: by, to: to ?? null, text }
    const event: { type: string } = isPublic ? { ...told, ...PUBLIC } : told
    const message = `${by}${to !== undefined ? ', in private' : isPublic ? ', to everybody' : ''}: ${text}`
    const number = await notifyPeople(store, tx, { match, at, event, message, recipients })
    const n = await addCopies(
      tx,
      [by, ...recipients],
      { match, event: number, sender: by, at },
      key,
    )
    const sentTo = { to: to ?? null, public: isPublic }
    return ok({ n, match, from: by, ...sentTo, at, text, read: true })
  })
}

/** What messages a person may write in a match now. */
export async function getMessagePermissions(
  context: ClubContext,
  { match, by }: { readonly match: string; readonly by: string },
): AsyncResult<MessagePermissions> {
  const place = await findTalkPlace(context, match, by)
  if (!place.ok) return place
  const { people, policy, isWatched } = place.value
  const others = policy === 'private' ? people.filter((each) => each !== by) : []
  return ok({ policy, people: others, public: policy !== 'none' && isWatched })
}

/** Stores the copies of a message, numbered for each person. Returns the number of the sender's. */
async function addCopies(
  tx: Transaction<Tables>,
  people: readonly string[],
  message: Pick<Tables['message_copies'], 'match' | 'event' | 'sender' | 'at'>,
  key: string,
): Promise<number> {
  let mine = 0
  // Sorted, so that two transactions cannot deadlock.
  for (const person of people.toSorted((one, other) => (one < other ? -1 : 1))) {
    const counted = await sql<{ readonly latest: number }>`
      insert into message_counts (person, latest) values (${person}, 1)
      on conflict (person) do update set latest = message_counts.latest + 1
      returning latest`.execute(tx)
    const n = counted.rows[0]?.latest ?? 1
    const isSender = person === message.sender
    if (isSender) mine = n
    const copy = { person, n, ...message, seen: isSender ? 1 : 0, key: isSender ? key : null }
    await tx.insertInto('message_copies').values(copy).execute()
  }
  return mine
}
