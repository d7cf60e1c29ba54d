import { days, hours, type Rejection, type Result, type Timestamp } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { House } from './context.js'
import type { Tables } from './store/tables.js'
import type { SubmitReceipt } from './types.js'

/** What a sender is answered. */
export type Answer = Result<SubmitReceipt, Rejection>

/** For so long a request is known again by its key, milliseconds. */
export const KNOWN: number = days(30)

/** So often what is out of date is looked for, milliseconds. */
const PAUSE = hours(1)

/** A request, as its sender names it. */
export interface Asked {
  readonly match: string
  readonly by: string
  readonly idempotencyKey: string
}

/** How a request was answered that came before. */
export async function answerTo(
  tx: Transaction<Tables>,
  { match, by, idempotencyKey }: Asked,
): Promise<Answer | undefined> {
  const found = await tx
    .selectFrom('requests')
    .select('answer')
    .where('match', '=', match)
    .where('person', '=', by)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return found === undefined ? undefined : JSON.parse(found.answer)
}

/** Answers a request, and keeps the answer for when it comes again. */
export async function answer(
  { now }: House,
  tx: Transaction<Tables>,
  { match, by: person, idempotencyKey }: Asked,
  given: Answer,
): Promise<Answer> {
  await tx
    .insertInto('requests')
    .values({ match, person, key: idempotencyKey, at: now(), answer: JSON.stringify(given) })
    .execute()
  return given
}

const cleared = new WeakMap<House, Timestamp>()

/** Lets go of what nobody needs any more, once an hour: old answers, invitations that have expired. */
export async function clearOld(house: House): Promise<void> {
  const now = house.now()
  const last = cleared.get(house)
  if (last !== undefined && now >= last && now < last + PAUSE) return
  cleared.set(house, now)
  const { db } = house.store
  await db
    .deleteFrom('requests')
    .where('at', '<', now - KNOWN)
    .execute()
  await db.deleteFrom('tokens').where('until', '<', now).execute()
}
