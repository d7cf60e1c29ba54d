import { ok } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import {
  encodeRevocation,
  findAccount,
  GameFailure,
  submitAction,
  transact,
} from '@ackanomic/host/modules'
import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { nextNumber } from '../store/series.js'
import { leaveTables } from '../tables/tables.js'
import { leaveTournaments } from '../tournaments/tournaments.js'

/**
 * The tables whose rows only the person needs. Notifications lock the person's row first, so it
 * goes first.
 */
const OWN_TABLES = [
  ...(['people', 'notifications', 'requests', 'turn_notices', 'tokens', 'passkeys'] as const),
  ...(['challenges', 'sign_in_links', 'subscriptions', 'dead_letters', 'notice_settings'] as const),
  ...(['personal_quotas', 'consents', 'mutes', 'message_counts', 'message_copies'] as const),
  'person_keys' as const,
]

/** The text in place of a deleted person's writing. */
const ERASED = '[deleted]'

/**
 * Deletes a person: they are erased and shown under a stand-in, and then leave their tables,
 * tournaments and matches. If the process ends in between, the next run of due jobs goes on.
 */
export async function deletePerson(context: ClubContext, person: string): AsyncResult<void> {
  const { store, tokenCache, standIns } = context
  const erased = await transact(store, async (tx) => {
    const account = await findAccount(tx, person)
    if (account === undefined) return false
    await tx
      .updateTable('accounts')
      .set({
        mail: null,
        mail_key: null,
        leaving: 1,
        deleted_at: context.now(),
        stand_in: await newStandIn(tx),
      })
      .where('person', '=', person)
      .execute()
    await eraseTexts(tx, person)
    if (account.mail_key !== null)
      await tx.deleteFrom('sign_in_links').where('mail_key', '=', account.mail_key).execute()
    await eraseRows(tx, [person])
    await store.notify(tx, encodeRevocation(person))
    return true
  })
  if (!erased) return refuse('noAccount', { person })
  // The news reaches this process too, but perhaps after the answer to this call.
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

/** Finishes deletions that a process left undone. */
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
 * Lets a person leave their tables, tournaments and matches, and removes the traces of that. A
 * suspended match they leave when it is resumed.
 */
async function finishDeletion(context: ClubContext, person: string): Promise<void> {
  const { db } = context.store
  await leaveTables(context, person)
  await leaveTournaments(context, person)
  const running = await db
    .selectFrom('participants')
    .innerJoin('matches', 'matches.id', 'participants.match')
    .select(['matches.id', 'matches.suspended'])
    .where('participants.person', '=', person)
    .where('matches.ended_at', 'is', null)
    .orderBy('matches.id')
    .execute()
  for (const { id, suspended } of running)
    if (suspended === null) await leaveMatch(context, id, person)
  await deleteTraces(context, person)
  const leaving = running.some(({ suspended }) => suspended !== null) ? 1 : 0
  await db.updateTable('accounts').set({ leaving }).where('person', '=', person).execute()
}

/** Leaves a match and the community. A refusal is fine: the person had left before. */
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

/** Removes the rows that matches, others and the operator still add for deleted people. */
export function deleteTraces({ store }: ClubContext, person?: string): Promise<void> {
  return transact(store, async (tx) => {
    const deleted = tx
      .selectFrom('accounts')
      .select('accounts.person')
      .where('deleted_at', 'is not', null)
      .$if(person !== undefined, (some) => some.where('accounts.person', '=', person ?? ''))
    await eraseRows(tx, deleted)
  })
}

async function eraseRows(
  tx: Transaction<Tables>,
  people: readonly string[] | SelectQueryBuilder<Tables, 'accounts', { person: string }>,
): Promise<void> {
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person', 'in', people).execute()
  await tx.deleteFrom('mutes').where('muted', 'in', people).execute()
}
