import type { Timestamp } from '@ackanomic/core'
import type { Session, Tables } from '@ackanomic/host'
import { hashOf, newToken, sessionOfHash } from '@ackanomic/host/modules'
import type { Kysely, Selectable } from 'kysely'
import type { SessionInfo } from './types.js'

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
    ...{ session: sessionOfHash(hash), device, createdAt, usedAt },
  }))
}

/** The bearer tokens of a person, the latest first. */
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
