import { createHash, createHmac } from 'node:crypto'
import { hours, ok } from '@ackanomic/core'
import type { PendingMatchAction } from '@ackanomic/host'
import { hashOf, listPendingActions, newToken, transactFor } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'

const KIND = 'calendar'

/**
 * 128 bits. The store has only the salt and the hash, which are useless without the host's secret.
 */
const tokenOf = (secret: string | Uint8Array, salt: string): string =>
  createHmac('sha256', secret).update(`calendar ${salt}`).digest('hex').slice(0, 32)

export async function calendarToken(
  { store, secret }: ClubContext,
  person: string,
): Promise<string | null> {
  const kept = await store.db
    .selectFrom('tokens')
    .select('salt')
    .where('person', '=', person)
    .where('kind', '=', KIND)
    .orderBy('hash')
    .executeTakeFirst()
  return kept === undefined ? null : tokenOf(secret, kept.salt ?? '')
}

/** Ends the address of a calendar, and makes a new one if it is wanted. */
export function renewCalendar(
  { store, secret, now }: ClubContext,
  person: string,
  isWanted: boolean,
): AsyncResult<void> {
  return transactFor(store, person, async (tx) => {
    await tx.deleteFrom('tokens').where('person', '=', person).where('kind', '=', KIND).execute()
    if (!isWanted) return ok(undefined)
    const salt = newToken()
    const hash = hashOf(tokenOf(secret, salt))
    await tx
      .insertInto('tokens')
      .values({ hash, person, kind: KIND, salt, created_at: now() })
      .execute()
    return ok(undefined)
  })
}

/** A token's calendar as text of iCalendar. Rejects with `noCalendar`. */
export async function readCalendar(context: ClubContext, token: string): AsyncResult<string> {
  const { db } = context.store
  const found = await db
    .selectFrom('tokens')
    .select('person')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', KIND)
    .executeTakeFirst()
  if (found === undefined || !(await context.modules.checkPerson(db, found.person)).ok)
    return refuse('noCalendar', {})
  const { person } = found
  const pending = await listPendingActions(context, person)
  return ok(await calendarText(person, pending, context.now()))
}

const NEEDS = {
  required: 'Play waits for you.',
  oneOf: 'One of several actions is enough.',
  optional: 'You need not do this.',
} as const

async function calendarText(
  person: string,
  pending: readonly PendingMatchAction[],
  stamp: number,
): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const calendar = ical({
    name: 'Games',
    prodId: { company: 'ackanomic', product: 'host', language: 'EN' },
    ttl: hours(1) / 1000,
  })
  const ids = new Map<string, number>()
  for (const { match, game, action, need, deadline, prompt, role } of pending) {
    if (deadline === null) continue
    // It stays when the deadline moves, so that the entry moves too.
    const key = JSON.stringify([person, match, action, prompt, role])
    const before = ids.get(key) ?? 0
    ids.set(key, before + 1)
    const id = createHash('sha256').update(`${key} ${before}`).digest('hex').slice(0, 32)
    calendar.createEvent({
      id: `${id}@ackanomic`,
      start: new Date(deadline),
      stamp: new Date(stamp),
      summary: `${match}: ${action}`,
      description: `${game}. ${NEEDS[need]}`,
    })
  }
  // The library leaves the last line open.
  return `${calendar.toString()}\r\n`
}
