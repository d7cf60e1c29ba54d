import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'

/** Whether a person does not want what another one sends. */
export async function isMuted(
  db: Kysely<Tables>,
  person: string,
  sender: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .where('muted', '=', sender)
    .executeTakeFirst()
  return found !== undefined
}

/** Those of some people who want what a person sends. */
export async function withoutMuting(
  db: Kysely<Tables>,
  people: readonly string[],
  sender: string,
): Promise<readonly string[]> {
  if (people.length === 0) return people
  const muting = await db
    .selectFrom('mutes')
    .select('person')
    .where('muted', '=', sender)
    .where('person', 'in', people)
    .execute()
  return people.filter((person) => !muting.some((each) => each.person === person))
}

/** Mutes a person, or lets them through again. */
export async function setMuted(
  { store: { db } }: ClubContext,
  { by, person }: { readonly by: string; readonly person: string },
  mutes: boolean,
): AsyncResult<void> {
  if (by === person) return refuse('badRequest', { problem: 'You cannot mute yourself.' })
  if (mutes)
    await db
      .insertInto('mutes')
      .values({ person: by, muted: person })
      .onConflict((clash) => clash.doNothing())
      .execute()
  else await db.deleteFrom('mutes').where('person', '=', by).where('muted', '=', person).execute()
  return ok(undefined)
}

/** Lists the people whom a person has muted. */
export async function listMutedPeople(
  { store: { db } }: ClubContext,
  person: string,
): AsyncResult<readonly string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .orderBy('muted')
    .execute()
  return ok(rows.map(({ muted }) => muted))
}
