import { ok } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { withoutMuting } from '../moderation/mutes.js'
import { checkQuota } from '../moderation/quotas.js'
import { checkSilence } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import { lockSeries, nextNumber } from '../store/series.js'
import type { Message, SendMessageRequest } from './message-types.js'
import { readMessages } from './read-messages.js'
import { findTalkPlace } from './talk-place.js'

/** The mark of a message that everybody may read. */
export const PUBLIC = { public: true } as const

export async function sendMessage(
  context: ClubContext,
  { match, by, to, text, idempotencyKey, public: isPublic = false }: From<SendMessageRequest>,
): AsyncResult<Message> {
  const place = await findTalkPlace(context, match, by)
  if (!place.ok) return place
  const { people, policy, isWatched, personOf } = place.value
  const from = place.value.nameOf(by)
  const { store } = context
  // The name of a match has no slash.
  const key = `${match}/${idempotencyKey}`
  return transact(store, async (tx) => {
    // One after another in each match, so that a repeated request finds the first.
    await lockSeries(tx, match)
    const [sent] = await readMessages(tx, by, (copies) =>
      copies.where('message_copies.key', '=', key),
    )
    if (sent !== undefined) return ok(sent)
    if (to !== undefined && (to === from || !people.includes(to)))
      return refuse('noRecipient', { person: to, match })
    if (policy === 'none' || (policy === 'open' && to !== undefined))
      return refuse('noMessages', { policy })
    if (isPublic && !isWatched) return refuse('noSpectators', { match })
    const allowed = await checkSilence(context, tx, by)
    if (!allowed.ok) return allowed
    const quota = await checkQuota(context, tx, by, 'messagesPerHour')
    if (!quota.ok) return quota
    const wanted = to === undefined ? people.filter((name) => name !== from) : [to]
    // By the visible name: mutes by another name would reveal whose it is.
    const recipients = await withoutMuting(tx, wanted.map(personOf), from)
    const at = context.now()
    const told = { type: 'message', from, to: to ?? null, text }
    const event: { type: string } = isPublic ? { ...told, ...PUBLIC } : told
    const message = `${from}${to !== undefined ? ', in private' : isPublic ? ', to everybody' : ''}: ${text}`
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

/** Stores a message's copies, numbered for each person. Returns the sender's number. */
async function addCopies(
  tx: Transaction<Tables>,
  people: readonly string[],
  message: Pick<Tables['message_copies'], 'match' | 'event' | 'sender' | 'at'>,
  key: string,
): Promise<number> {
  let mine = 0
  // Sorted, so that two transactions cannot deadlock.
  for (const person of people.toSorted((one, other) => (one < other ? -1 : 1))) {
    const n = await nextNumber(tx, person, 'message_counts')
    const isSender = person === message.sender
    if (isSender) mine = n
    const copy = { person, n, ...message, seen: isSender ? 1 : 0, key: isSender ? key : null }
    await tx.insertInto('message_copies').values(copy).execute()
  }
  return mine
}
