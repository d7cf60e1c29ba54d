import { createHash, randomBytes } from 'node:crypto'
import type { Moment, Rejection, Result } from '@ackanomic/core'
import type { House } from './house.js'
import { refuse } from './rejections.js'
import { personSchema, problemOf } from './schemas.js'
import type { Admitted } from './types.js'

/** A week, in milliseconds: how long an invitation holds. */
const WEEK = 604_800_000

/** A new invitation for a person. */
export async function invite(
  { store, now }: House,
  person: string,
  until: Moment = now() + WEEK,
): Promise<Result<string, Rejection>> {
  const problem = problemOf(personSchema, person)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const token = newToken()
  await store.db
    .insertInto('tokens')
    .values({ hash: hashOf(token), person, kind: 'invitation', until })
    .execute()
  return { ok: true, value: token }
}

/** Takes an invitation: it is used up, and a bearer token stands in its place. */
export async function admit(
  { store, now }: House,
  invitation: string,
): Promise<Result<Admitted, Rejection>> {
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
export async function whoIs({ store }: House, token: string): Promise<string | undefined> {
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

/** 256 bits by chance, as a text that fits a link. */
const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: enough to know it again, and not to use it. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
