import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { House } from './context.js'
import { refuse } from './rejections.js'
import { personSchema, problemOf } from './schemas.js'
import type { SeatHolder, Session } from './types.js'

/** A week, in milliseconds: how long an invitation holds. */
export const WEEK = 604_800_000

/** A new invitation for a person. */
export async function invite(
  { store, now }: House,
  person: string,
  until: Timestamp = now() + WEEK,
): Promise<Result<string, Rejection>> {
  const problem = problemOf(personSchema, person)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const token = newToken()
  await store.db
    .insertInto('tokens')
    .values({ hash: hashOf(token), person, kind: 'invitation', until, match: null, salt: null })
    .execute()
  return { ok: true, value: token }
}

/** Takes an invitation: it is used up, and a bearer token stands in its place. */
export async function admit(
  { store, now }: House,
  invitation: string,
): Promise<Result<Session, Rejection>> {
  const token = newToken()
  const taken = await store.db
    .updateTable('tokens')
    .set({ hash: hashOf(token), kind: 'bearer', until: null })
    .where('hash', '=', hashOf(invitation))
    .where('kind', '=', 'invitation')
    .where('until', '>', now())
    .returning('person')
    .executeTakeFirst()
  if (taken === undefined) return refuse('noInvitation', {})
  return { ok: true, value: { person: taken.person, token } }
}

/** Whose bearer token it is. */
export async function authenticate({ store }: House, token: string): Promise<string | undefined> {
  const found = await store.db
    .selectFrom('tokens')
    .select('person')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'bearer')
    .executeTakeFirst()
  return found?.person
}

/** Makes all tokens of a person worthless. */
export async function revoke({ store }: House, person: string): Promise<void> {
  await store.db.deleteFrom('tokens').where('person', '=', person).execute()
}

/**
 * The token of somebody's place at a match, as it stands in their mails. The store has a salt and a
 * hash of it: without the host's secret they are worth nothing.
 */
export async function seatToken(
  { store, secret }: House,
  match: string,
  person: string,
): Promise<string> {
  const kept = await store.db
    .selectFrom('tokens')
    .select(['hash', 'salt'])
    .where('person', '=', person)
    .where('match', '=', match)
    .orderBy('hash')
    .execute()
  for (const { hash, salt } of kept) {
    const token = seatTokenOf(secret, salt ?? '')
    if (hashOf(token) === hash) return token
  }
  const salt = newToken()
  const token = seatTokenOf(secret, salt)
  await store.db
    .insertInto('tokens')
    .values({ hash: hashOf(token), person, kind: 'seat', until: null, match, salt })
    .execute()
  return token
}

/** Whose place at which match a token is for. */
export async function resolveSeatToken(
  { store }: House,
  token: string,
): Promise<SeatHolder | undefined> {
  const found = await store.db
    .selectFrom('tokens')
    .select(['person', 'match'])
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'seat')
    .executeTakeFirst()
  return found === undefined || found.match === null
    ? undefined
    : { match: found.match, person: found.person }
}

/** 128 bits, in signs that no mail program changes. */
export const seatTokenOf = (secret: string | Uint8Array, salt: string): string =>
  createHmac('sha256', secret).update(`seat ${salt}`).digest('hex').slice(0, 32)

/** 256 bits by chance, as a text that fits a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: enough to know it again, and not to use it. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
