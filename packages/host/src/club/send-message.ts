import { type MessagePolicy, messagePolicyAt, type Rejection, type Result } from '@ackanomic/core'
import { sql, type Transaction } from 'kysely'
import type { StoreContext } from '../context.js'
import { runGame } from '../errors.js'
import type { HostedMatch } from '../persistence/match-cache.js'
import type { Tables } from '../persistence/tables.js'
import { transact } from '../persistence/transact.js'
import { findMatch } from '../queries/reads.js'
import { refuse } from '../rejections.js'
import { problemOf } from '../schemas.js'
import { readMessages } from './list-messages.js'
import type { Message, MessagePermissions, SendMessageRequest } from './message-types.js'
import { withoutMuting } from './mutes.js'
import { notifyPeople } from './notify.js'
import { checkMessages } from './quotas.js'
import { checkSilence } from './sanctions.js'
import { sendMessageSchema } from './schemas.js'

/** Sends a message. */
export async function sendMessage(
  context: StoreContext,
  request: SendMessageRequest,
): Promise<Result<Message, Rejection>> {
  const problem = problemOf(sendMessageSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { match, by, to, text, idempotencyKey } = request
  const hosted = await findMatch(context, match, by)
  if (!hosted.ok) return hosted
  const people = peopleIn(hosted.value)
  if (!people.includes(by)) return refuse('notInMatch', { by, match })
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
    if (sent !== undefined) return { ok: true, value: sent }
    if (to !== undefined && (to === by || !people.includes(to)))
      return refuse('noRecipient', { person: to, match })
    const policy = policyIn(hosted.value)
    if (policy === 'none' || (policy === 'open' && to !== undefined))
      return refuse('noMessages', { policy })
    const allowed = await checkSilence(context, tx, by)
    if (!allowed.ok) return allowed
    const quota = await checkMessages(context, tx, by)
    if (!quota.ok) return quota
    const wanted = to === undefined ? people.filter((person) => person !== by) : [to]
    const recipients = await withoutMuting(tx, wanted, by)
    const at = context.now()
    const event = { type: 'message', from: by, to: to ?? null, text } as { type: string }
    const message = to === undefined ? `${by}: ${text}` : `${by}, in private: ${text}`
    const number = await notifyPeople(store, tx, { match, at, event, message, recipients })
    const n = await addCopies(
      tx,
      [by, ...recipients],
      { match, event: number, sender: by, at },
      key,
    )
    return { ok: true, value: { n, match, from: by, to: to ?? null, at, text, read: true } }
  })
}

/** What messages a person may write in a match now. */
export async function messageRules(
  context: StoreContext,
  match: string,
  person: string,
): Promise<Result<MessagePermissions, Rejection>> {
  const hosted = await findMatch(context, match, person)
  if (!hosted.ok) return hosted
  const people = peopleIn(hosted.value)
  if (!people.includes(person)) return refuse('notInMatch', { by: person, match })
  const policy = policyIn(hosted.value)
  const others = policy === 'private' ? people.filter((each) => each !== person) : []
  return { ok: true, value: { policy, people: others } }
}

/** The people who take part in a match now, without programs. */
function peopleIn({ id, game, match, automated }: HostedMatch): readonly string[] {
  const { seats, referees } = runGame(id, () => game.status(match.state)).table
  const all = [...seats.flatMap(({ player, holder }) => [player, holder ?? player]), ...referees]
  return [...new Set(all)].filter((person) => !Object.hasOwn(automated, person))
}

/** What messages a match allows now. When it is over, at least those to the table. */
function policyIn({ id, game, match, messages }: HostedMatch): MessagePolicy {
  return runGame(id, () => {
    const { description } = game
    const view: unknown =
      description.messages?.stages === undefined ? null : game.view(match.state, 'public')
    // The stage that everybody sees: who may talk tells nobody what is secret.
    const stage: unknown = Object(Object(view).shared).stage
    const policy = messagePolicyAt(description, typeof stage === 'string' ? stage : null, messages)
    return policy === 'none' && game.outcome(match.state) !== undefined ? 'open' : policy
  })
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
