import { hours, ok, type Timestamp } from '@ackanomic/core'
import type { Session, Tables } from '@ackanomic/host'
import { findAccount, hashOf, newToken, sessionOfHash } from '@ackanomic/host/modules'
import type { Kysely, Selectable } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { countRows } from '../store/series.js'
import type { SessionInfo } from './types.js'

export async function addSession(
  db: Kysely<Tables>,
  now: Timestamp,
  person: string,
  device: string | undefined,
): Promise<Session> {
  const token = newToken()
  await db
    .insertInto('tokens')
    .values({
      hash: hashOf(token),
      person,
      kind: 'bearer',
      created_at: now,
      used_at: now,
      device: device ?? null,
    })
    .execute()
  return { person, token }
}

export async function listSessions(
  db: Kysely<Tables>,
  person: string,
): Promise<readonly SessionInfo[]> {
  const rows = await bearersOf(db, person)
  return rows.map(({ hash, device, created_at: createdAt, used_at: usedAt }) => ({
    session: sessionOfHash(hash),
    device,
    createdAt,
    usedAt,
  }))
}

/** A person's bearer tokens, the latest first. */
export function bearersOf(
  db: Kysely<Tables>,
  person: string,
): Promise<readonly Selectable<Tables['tokens']>[]> {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('person', '=', person)
    .where('kind', '=', 'bearer')
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()
}

/** The milliseconds after signing in within which a person may change how they sign in. */
const FRESH = hours(0.25)

/** The sender and their session; `null` if a program calls for them. */
interface Sender {
  readonly by: string
  readonly currentSession: string | null
}

/**
 * Checks that a person signed in just now, so that a found token gives nobody an account for good.
 * An account without a passkey and an address is nothing but its token, and passes. Rejects with
 * `noAccount` and `signInAgain`.
 */
export async function checkFresh(
  { store: { db }, accounts, now }: ClubContext,
  { by, currentSession }: Sender,
): AsyncResult<void> {
  const account = await findAccount(db, by)
  if (account === undefined) return refuse('noAccount', { person: by })
  // A program that calls for a person answers for them.
  if (currentSession === null) return ok(undefined)
  const sessions = await listSessions(db, by)
  const current = sessions.find(({ session }) => session === currentSession)
  if (current !== undefined && current.createdAt > now() - FRESH) return ok(undefined)
  const hasMail = account.mail !== null && accounts.sendMail !== undefined
  const passkeys = await countRows(db.selectFrom('passkeys').where('person', '=', by))
  return hasMail || passkeys > 0 ? refuse('signInAgain', {}) : ok(undefined)
}
