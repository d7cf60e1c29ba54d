import type { Moment, Rejection, Result } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import { book } from './bookkeeping.js'
import type { Change } from './change.js'
import { decideAct, decideOpening, decideTime, openable, unfitAct } from './decide.js'
import { type Hosted, hostedOf, newRow } from './hosted.js'
import type { House } from './house.js'
import { refuse } from './rejections.js'
import type { Tables } from './store/tables.js'
import { toldSince } from './told.js'
import type { Accepted, OpenRequest, SubmitRequest } from './types.js'
import { bringUpToDate } from './up-to-date.js'
import { writeChange } from './write.js'

/** What a sender is answered. */
export type Answer = Result<Accepted, Rejection>
type Tx = Transaction<Tables>

/** Opens a match. */
export async function openMatch(house: House, request: OpenRequest): Promise<Answer> {
  const game = await openable(house, request)
  if (!game.ok) return game
  const { match: id, by, key, programs = {} } = request
  return house.store.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('matches')
      .values(newRow(id, game.value, programs))
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) {
      return (await answerTo(tx, id, by, key)) ?? refuse('matchExists', { match: id })
    }
    const { change, refusal } = decideOpening(house, game.value, request)
    if (refusal !== undefined) {
      await tx.deleteFrom('matches').where('id', '=', id).execute()
      return { ok: false, error: refusal }
    }
    return accept(tx, { id, said: 0 }, change, { by, key })
  })
}

/** Takes what a person does. */
export async function submitTo(house: House, request: SubmitRequest): Promise<Answer> {
  const fit = unfitAct(request)
  if (!fit.ok) return fit
  const { match: id, by, key, act } = request
  return house.store.db.transaction().execute(async (tx) => {
    const hosted = await lockMatch(house, tx, id)
    if (!hosted.ok) return hosted
    const answered = await answerTo(tx, id, by, key)
    if (answered !== undefined) return answered
    if (act.kind === 'willing') {
      const willing = { match: id, person: by }
      await tx
        .insertInto('willing')
        .values(willing)
        .onConflict((clash) => clash.doNothing())
        .execute()
      return answer(tx, id, by, key, { ok: true, value: { told: [] } })
    }
    const { change, refusal } = await decideAct(
      house,
      hosted.value,
      { ...request, act },
      (person) => isWilling(tx, id, person),
    )
    if (refusal === undefined) return accept(tx, hosted.value, change, { by, key })
    if (change !== undefined) await write(tx, hosted.value, change)
    return answer(tx, id, by, key, { ok: false, error: refusal })
  })
}

/** Lets happen what is due in a match that is locked. */
export async function passTime(
  house: House,
  tx: Tx,
  hosted: Hosted,
  now: Moment,
): Promise<Change | undefined> {
  const change = decideTime(house, hosted, now)
  if (change !== undefined) await write(tx, hosted, change)
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

interface Sender {
  readonly by: string
  readonly key: string
}

/** Writes down what came of a request, and tells its sender what e was told. */
async function accept(
  tx: Tx,
  hosted: Pick<Hosted, 'id' | 'said'>,
  change: Change | undefined,
  { by, key }: Sender,
): Promise<Answer> {
  const { id, said } = hosted
  if (change !== undefined) await write(tx, hosted, change)
  const told = await toldSince(tx, by, id, said)
  return answer(tx, id, by, key, { ok: true, value: { told } })
}

/** Writes down a step, in the books too where it ends the match. */
async function write(tx: Tx, hosted: Pick<Hosted, 'id' | 'said'>, change: Change): Promise<void> {
  await writeChange(tx, hosted, change)
  if (change.record !== undefined) await book(tx, change.record)
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

/** How a request was answered that came before. */
async function answerTo(
  tx: Tx,
  match: string,
  person: string,
  key: string,
): Promise<Answer | undefined> {
  const found = await tx
    .selectFrom('requests')
    .select('answer')
    .where('match', '=', match)
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst()
  return found === undefined ? undefined : JSON.parse(found.answer)
}

/** Answers a request, and keeps the answer for when it comes again. */
async function answer(
  tx: Tx,
  match: string,
  person: string,
  key: string,
  given: Answer,
): Promise<Answer> {
  await tx
    .insertInto('requests')
    .values({ match, person, key, answer: JSON.stringify(given) })
    .execute()
  return given
}
