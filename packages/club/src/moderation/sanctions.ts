import { ok, type Timestamp } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import { ACCOUNT_KINDS, checkAccount, hasAccount } from '@ackanomic/host/modules'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Sanction } from './moderation-types.js'

/** The mutes and bans in force, the latest first. */
export function sanctionsInForce(
  db: Kysely<Tables>,
  now: Timestamp,
  person?: string,
): Promise<readonly Sanction[]> {
  return db
    .selectFrom('sanctions')
    .selectAll()
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .$if(person !== undefined, (some) => some.where('person', '=', person ?? ''))
    .orderBy('decision', 'desc')
    .limit(1000)
    .execute()
}

export const bannedPeople = (now: Timestamp): RawBuilder<string> =>
  sql<string>`(select person from sanctions
    where kind = 'ban' and (until is null or until > ${now}))`

/** Rejects with `banned`. */
export async function checkBan(
  { now }: ClubContext,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const ban = (await sanctionsInForce(db, now(), person)).find(({ kind }) => kind === 'ban')
  return ban === undefined ? ok(undefined) : refuse('banned', { until: ban.until })
}

/**
 * Checks in the transaction that writes for a person that they were neither deleted nor banned
 * meanwhile. Rejects with `noAccount` and `banned`.
 */
export async function checkStanding(
  context: ClubContext,
  tx: Transaction<Tables>,
  person: string,
): AsyncResult<void> {
  const checked = await checkAccount(context.store, tx, person)
  return checked.ok ? checkBan(context, tx, person) : checked
}

/** Checks that a person may send messages. Rejects as `checkStanding` does, and with `silenced`. */
export async function checkSilence(
  context: ClubContext,
  tx: Transaction<Tables>,
  person: string,
): AsyncResult<void> {
  const checked = await checkStanding(context, tx, person)
  if (!checked.ok) return checked
  const [mute] = await sanctionsInForce(tx, context.now(), person)
  return mute === undefined ? checked : refuse('silenced', { until: mute.until })
}

/** Whether a person is an Active Player: they have an account, and are not banned. */
export async function isActive(
  context: ClubContext,
  db: Kysely<Tables>,
  person: string,
): Promise<boolean> {
  return (await hasAccount(db, person)) && (await checkBan(context, db, person)).ok
}

export async function countActive(
  { now }: Pick<ClubContext, 'now'>,
  db: Kysely<Tables>,
): Promise<number> {
  const { rows } = await sql<{ readonly people: number }>`
    select count(*) as people from (
      select person from tokens where kind in (${sql.join(ACCOUNT_KINDS)})
      union select person from accounts where deleted_at is null
    ) as known where person not in ${bannedPeople(now())}`.execute(db)
  return Number(rows[0]?.people)
}
