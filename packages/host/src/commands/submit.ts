import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { StoreContext } from '../context.js'
import { markDelivered } from '../jobs/deliveries.js'
import { type HostedMatch, loadRow, newRow } from '../persistence/match-cache.js'
import type { Tables } from '../persistence/tables.js'
import { transact } from '../persistence/transact.js'
import { writeChange } from '../persistence/write-change.js'
import { readInboxSince } from '../queries/inbox.js'
import { refuse } from '../rejections.js'
import type { OpenRequest, SubmitRequest } from '../types.js'
import {
  decideAction,
  decideOpening,
  decideTick,
  loadGameToOpen,
  validateSubmit,
} from './decide.js'
import { findResult, type RequestKey, type SubmitResult, saveResult } from './idempotency.js'
import type { MatchChange } from './match-change.js'
import { migrateStoredMatch } from './migrate-match.js'

type Tx = Transaction<Tables>

/** Opens a match. */
export async function openMatch(
  context: StoreContext,
  request: OpenRequest,
): Promise<SubmitResult> {
  const game = await loadGameToOpen(context, request)
  if (!game.ok) return game
  const { match: id, by, idempotencyKey, automated = {} } = request
  const key = { match: id, by, idempotencyKey }
  return transact(context.store, async (tx) => {
    const inserted = await tx
      .insertInto('matches')
      .values(newRow(id, game.value, automated))
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) {
      return (await findResult(tx, key)) ?? refuse('matchExists', { match: id })
    }
    const { change, rejection } = decideOpening(context, game.value, request)
    if (rejection !== undefined) {
      await tx.deleteFrom('matches').where('id', '=', id).execute()
      return { ok: false, error: rejection }
    }
    return accept(context, tx, { id, eventCount: 0 }, change, key)
  })
}

/** Submits a person's action to a match. */
export async function submitAction(
  context: StoreContext,
  request: SubmitRequest,
): Promise<SubmitResult> {
  const valid = validateSubmit(request)
  if (!valid.ok) return valid
  const { match: id, by, idempotencyKey, channel } = request
  const key = { match: id, by, idempotencyKey }
  return transact(context.store, async (tx) => {
    const hosted = await lockMatch(context, tx, id)
    if (!hosted.ok) return hosted
    const earlier = await findResult(tx, key)
    if (earlier !== undefined) return earlier
    const decided = await decideAction(context, hosted.value, request, (person) =>
      hasConsented(tx, id, person),
    )
    const { change, rejection, consents } = decided
    if (consents === true) {
      await tx
        .insertInto('consents')
        .values({ match: id, person: by })
        .onConflict((clash) => clash.doNothing())
        .execute()
    }
    if (rejection === undefined) {
      return accept(context, tx, hosted.value, change, { ...key, channel })
    }
    if (change !== undefined) await writeChange(context.store, tx, hosted.value, change)
    return saveResult(context, tx, key, { ok: false, error: rejection })
  })
}

/** Fires the deadlines that are due in a locked match. */
export async function fireDeadlines(
  context: StoreContext,
  tx: Tx,
  hosted: HostedMatch,
  now: Timestamp,
): Promise<MatchChange | undefined> {
  const change = decideTick(context, hosted, now)
  if (change !== undefined) await writeChange(context.store, tx, hosted, change)
  return change
}

/** Locks a match until the transaction ends. Rejects with `noMatch` or `matchSuspended`. */
export async function lockMatch(
  context: StoreContext,
  tx: Tx,
  id: string,
): Promise<Result<HostedMatch, Rejection>> {
  const row = await tx
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    // SQLite runs one transaction at a time.
    .$if(context.store.kind === 'postgresql', (query) => query.forUpdate())
    .executeTakeFirst()
  if (row !== undefined) await migrateStoredMatch(context, tx, row)
  return loadRow(context, id, row)
}

/** The request that caused a step, and the channel that carries its answer. */
interface RequestSender extends RequestKey {
  readonly channel?: string | undefined
}

/** Writes the change that a request made, and returns its sender's notifications. */
async function accept(
  context: StoreContext,
  tx: Tx,
  hosted: Pick<HostedMatch, 'id' | 'eventCount'>,
  change: MatchChange | undefined,
  sender: RequestSender,
): Promise<SubmitResult> {
  const { by, channel } = sender
  if (change !== undefined) await writeChange(context.store, tx, hosted, change)
  const notifications = await readInboxSince(tx, by, hosted.id, hosted.eventCount)
  if (channel !== undefined) await markDelivered(tx, by, channel, notifications.length)
  return saveResult(context, tx, sender, { ok: true, value: { notifications } })
}

async function hasConsented(tx: Tx, match: string, person: string): Promise<boolean> {
  const found = await tx
    .selectFrom('consents')
    .select('person')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}
