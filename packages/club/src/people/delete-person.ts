import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import {
  encodeRevocation,
  findAccount,
  GameFailure,
  submitAction,
  transact,
} from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { nextNumber } from '../store/series.js'
import { leaveTables } from '../tables/tables.js'
import { leaveTournaments } from '../tournaments/tournaments.js'

/** The rows that only the person has a use for. */
const OWN_TABLES = [
  ...(['tokens', 'passkeys', 'challenges', 'sign_in_links', 'subscriptions'] as const),
  ...(['dead_letters', 'notice_settings', 'turn_notices', 'personal_quotas'] as const),
  ...(['consents', 'mutes', 'message_counts', 'message_copies', 'person_keys'] as const),
]

/** The text in place of a deleted person's writing. */
const ERASED = '[deleted]'

/**
 * Deletes a person. First they are erased, and shown under a stand-in; then they leave their
 * tables, tournaments and matches. If the process ends in between, the next run of due jobs goes
 * on.
 */
export async function deletePerson(context: ClubContext, person: string): AsyncResult<void> {
  const { store, tokenCache, standIns } = context
  const erased = await transact(store, async (tx) => {
    const account = await findAccount(tx, person)
    if (account === undefined) return false
    await tx
      .updateTable('accounts')
      .set({
        ...{ mail: null, mail_key: null, leaving: 1 },
        ...{ deleted_at: context.now(), stand_in: await newStandIn(tx) },
      })
      .where('person', '=', person)
      .execute()
    await eraseTexts(tx, person)
    if (account.mail_key !== null)
      await tx.deleteFrom('sign_in_links').where('mail_key', '=', account.mail_key).execute()
    for (const table of [...OWN_TABLES, ...TRACES])
      await tx.deleteFrom(table).where('person', '=', person).execute()
    await tx.deleteFrom('mutes').where('muted', '=', person).execute()
    await store.notify(tx, encodeRevocation(person))
    return true
  })
  if (!erased) return refuse('noAccount', { person })
  // The news reaches this process too, but perhaps later than the answer to this call.
  tokenCache.revoke(person)
  standIns.forget()
  await finishDeletion(context, person)
  return ok(undefined)
}

/** A name that nobody has, and nobody can take. */
async function newStandIn(tx: Transaction<Tables>): Promise<string> {
  for (;;) {
    const name = `Deleted person ${await nextNumber(tx, '/deleted')}`
    const found = await tx
      .selectFrom('participants')
      .select('person')
      .where('person', '=', name)
      .union(tx.selectFrom('accounts').select('person').where('person', '=', name))
      .executeTakeFirst()
    if (found === undefined) return name
  }
}

/** Erases the texts of all messages that a person has sent. */
async function eraseTexts(tx: Transaction<Tables>, person: string): Promise<void> {
  const sent = await tx
    .selectFrom('message_copies')
    .select(['match', 'event'])
    .distinct()
    .where('sender', '=', person)
    .execute()
  for (const { match, event } of sent) {
    const row = await tx
      .selectFrom('events')
      .select('event')
      .where('match', '=', match)
      .where('n', '=', event)
      .executeTakeFirst()
    if (row === undefined) continue
    const told: { readonly from: string } = { ...JSON.parse(row.event), text: ERASED }
    await tx
      .updateTable('events')
      .set({ event: JSON.stringify(told), message: `${told.from}: ${ERASED}` })
      .where('match', '=', match)
      .where('n', '=', event)
      .execute()
  }
}

/** Finishes what a process has left undone that ended. */
export async function finishDeletions(context: ClubContext): Promise<void> {
  const rows = await context.store.db
    .selectFrom('accounts')
    .select('person')
    .where('deleted_at', 'is not', null)
    .where('leaving', '=', 1)
    .execute()
  for (const { person } of rows) await finishDeletion(context, person)
}

/**
 * Lets a person leave their tables, tournaments and matches, and removes what that leaves for them.
 */
async function finishDeletion(context: ClubContext, person: string): Promise<void> {
  const { db } = context.store
  await leaveTables(context, person)
  await leaveTournaments(context, person)
  const running = await db
    .selectFrom('participants')
    .innerJoin('matches', 'matches.id', 'participants.match')
    .select('matches.id')
    .where('participants.person', '=', person)
    .where('matches.ended_at', 'is', null)
    .where('matches.suspended', 'is', null)
    .orderBy('matches.id')
    .execute()
  for (const { id } of running) await leaveMatch(context, id, person)
  await deleteTraces(context, person)
  await db.updateTable('accounts').set({ leaving: 0 }).where('person', '=', person).execute()
}

/**
 * Leaves a match, as somebody who leaves the community. Who has left before is refused, and that is
 * well.
 */
async function leaveMatch(context: ClubContext, match: string, by: string): Promise<void> {
  const event = { type: 'leave', persons: [by], from: 'community' } as const
  try {
    const idempotencyKey = 'the account was deleted'
    await submitAction(context, { match, by, idempotencyKey, action: { kind: 'roster', event } })
  } catch (problem) {
    if (!(problem instanceof GameFailure)) throw problem
    context.onError({ match, during: 'leaving', problem })
  }
}

/**
 * The tables to which play adds rows about a person as long as it knows of them. Who adds
 * notifications holds the row of the person first, so it goes first.
 */
const TRACES = ['people', 'notifications', 'requests', 'turn_notices'] as const

/** Removes what matches go on to leave for people who were deleted. */
export function deleteTraces({ store }: ClubContext, person?: string): Promise<void> {
  return transact(store, async (tx) => {
    for (const table of TRACES)
      await tx
        .deleteFrom(table)
        .where('person', 'in', (deleted) =>
          deleted
            .selectFrom('accounts')
            .select('accounts.person')
            .where('deleted_at', 'is not', null)
            .$if(person !== undefined, (some) => some.where('accounts.person', '=', person ?? '')),
        )
        .execute()
  })
}
