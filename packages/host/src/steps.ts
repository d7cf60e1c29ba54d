import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { Change } from './change.js'
import type { House } from './context.js'
import { decideAct, decideOpening, decideTime, openable, unfitAct } from './decide.js'
import { passOver } from './deliveries.js'
import { type Answer, type Asked, answer, answerTo } from './idempotency.js'
import { toldSince } from './inbox.js'
import { type Hosted, hostedOf, newRow } from './match-cache.js'
import { bringUpToDate } from './migrate-match.js'
import { refuse } from './rejections.js'
import type { Tables } from './store/tables.js'
import type { OpenRequest, SubmitRequest } from './types.js'
import { writeChange } from './write.js'

type Tx = Transaction<Tables>

/** Opens a match. */
export async function openMatch(house: House, request: OpenRequest): Promise<Answer> {
  const game = await openable(house, request)
  if (!game.ok) return game
  const { match: id, by, idempotencyKey, automated: programs = {} } = request
  const asked = { match: id, by, idempotencyKey }
  return house.store.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('matches')
      .values(newRow(id, game.value, programs))
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) {
      return (await answerTo(tx, asked)) ?? refuse('matchExists', { match: id })
    }
    const { change, refusal } = decideOpening(house, game.value, request)
    if (refusal !== undefined) {
      await tx.deleteFrom('matches').where('id', '=', id).execute()
      return { ok: false, error: refusal }
    }
    return accept(house, tx, { id, said: 0 }, change, asked)
  })
}

/** Takes what a person does. */
export async function submitTo(house: House, request: SubmitRequest): Promise<Answer> {
  const fit = unfitAct(request)
  if (!fit.ok) return fit
  const { match: id, by, idempotencyKey, channel } = request
  const asked = { match: id, by, idempotencyKey }
  return house.store.db.transaction().execute(async (tx) => {
    const hosted = await lockMatch(house, tx, id)
    if (!hosted.ok) return hosted
    const answered = await answerTo(tx, asked)
    if (answered !== undefined) return answered
    const decided = await decideAct(house, hosted.value, request, (person) =>
      isWilling(tx, id, person),
    )
    const { change, refusal, isWilling: agrees } = decided
    if (agrees === true) {
      const willing = { match: id, person: by }
      await tx
        .insertInto('willing')
        .values(willing)
        .onConflict((clash) => clash.doNothing())
        .execute()
    }
    if (refusal === undefined) {
      return accept(house, tx, hosted.value, change, { ...asked, channel })
    }
    if (change !== undefined) await writeChange(tx, hosted.value, change)
    return answer(house, tx, asked, { ok: false, error: refusal })
  })
}

/** Lets happen what is due in a match that is locked. */
export async function passTime(
  house: House,
  tx: Tx,
  hosted: Hosted,
  now: Timestamp,
): Promise<Change | undefined> {
  const change = decideTime(house, hosted, now)
  if (change !== undefined) await writeChange(tx, hosted, change)
  return change
}

/** Locks a match for the rest of the transaction. Refuses with `noMatch` or `fault`. */
export async function lockMatch(
  house: House,
  tx: Tx,
  id: string,
): Promise<Result<Hosted, Rejection>> {
  const row = await tx
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row !== undefined) await bringUpToDate(house, tx, row)
  return hostedOf(house, id, row)
}

/** Whose request a step came of, and by which channel they are answered. */
interface Sender extends Asked {
  readonly channel?: string | undefined
}

/** Writes down what came of a request, and tells its sender what they were told. */
async function accept(
  house: House,
  tx: Tx,
  hosted: Pick<Hosted, 'id' | 'said'>,
  change: Change | undefined,
  sender: Sender,
): Promise<Answer> {
  const { by, channel } = sender
  if (change !== undefined) await writeChange(tx, hosted, change)
  const notifications = await toldSince(tx, by, hosted.id, hosted.said)
  if (channel !== undefined) await passOver(tx, by, channel, notifications.length)
  return answer(house, tx, sender, { ok: true, value: { notifications } })
}

async function isWilling(tx: Tx, match: string, person: string): Promise<boolean> {
  const found = await tx
    .selectFrom('willing')
    .select('person')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}
