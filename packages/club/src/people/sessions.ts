import { ok, type Timestamp } from '@ackanomic/core'
import type { From, Session, Tables } from '@ackanomic/host'
import {
  encodeRevocation,
  hashOf,
  newToken,
  sessionOfHash,
  transact,
} from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { SessionInfo } from './credential-types.js'
import type { EndSessionRequest } from './types.js'

/** Signs a person in on a device. */
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
      ...{ hash: hashOf(token), person, kind: 'bearer', until: null, match: null, salt: null },
      ...{ created_at: now, used_at: now, device: device ?? null },
    })
    .execute()
  return { person, token }
}

/** Lists the sessions of a person. */
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

/** Ends a session of a person, and tells all processes. */
export async function endSession(
  { store, tokenCache }: ClubContext,
  { by, session }: From<EndSessionRequest>,
): AsyncResult<void> {
  const ended = await transact(store, async (tx) => {
    const bearers = await bearersOf(tx, by)
    const found = bearers.find(({ hash }) => sessionOfHash(hash) === session)
    if (found === undefined) return false
    await tx.deleteFrom('tokens').where('hash', '=', found.hash).execute()
    await store.notify(tx, encodeRevocation(by, session))
    return true
  })
  if (!ended) return refuse('noSession', { session })
  // The news reaches this process too, but perhaps later than the answer to this call.
  tokenCache.revoke(by)
  return ok(undefined)
}

function bearersOf(db: Kysely<Tables>, person: string) {
  return db
    .selectFrom('tokens')
    .select(['hash', 'device', 'created_at', 'used_at'])
    .where('person', '=', person)
    .where('kind', '=', 'bearer')
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute()
}
