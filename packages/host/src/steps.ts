import {
  type Game,
  type MatchStep,
  type Moment,
  type Rejection,
  type Result,
  startMatch,
  submit,
  type TableSetup,
  tick,
} from '@ackanomic/core'
import type { Transaction } from 'kysely'
import { book } from './bookkeeping.js'
import { type Change, changeOf } from './change.js'
import { entryOf } from './entries.js'
import { playing } from './faults.js'
import type { Hosted, MatchRow } from './hosted.js'
import { type House, PROGRAM_REFEREE, refereeOf } from './house.js'
import { refuse } from './rejections.js'
import { openSchema, problemOf, submitSchema } from './schemas.js'
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
  const problem = problemOf(openSchema, request) ?? programsProblem(house, request.programs)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { match: id, by, key, programs = {}, options, position } = request
  const game = await house.games[request.game]?.load()
  if (game === undefined) {
    return refuse('noGame', { game: request.game, games: Object.keys(house.games) })
  }
  return house.store.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('matches')
      .values(newRow(id, game, programs))
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) {
      return (await answerTo(tx, id, by, key)) ?? refuse('matchExists', { match: id })
    }
    const table: unknown = { ...request.table, startedAt: house.now() }
    const { referees = [] } = request.table as Partial<TableSetup>
    const referee = refereeOf(house, id, game, { referees, programs })
    const started = playing(id, () => startMatch(game, { table, options, position }, { referee }))
    if (!started.ok) {
      await tx.deleteFrom('matches').where('id', '=', id).execute()
      return started
    }
    const hosted = { id, said: 0, programs, game, match: started.value.match }
    return keep(house, tx, hosted, undefined, started.value, { by, key })
  })
}

/** The row of a match that has not begun. */
export function newRow(
  id: string,
  game: Game,
  programs: Readonly<Record<string, string>>,
): MatchRow {
  const { id: name, revision } = game
  const none = { base: null, due: null, bots: null, over: null, fault: null }
  const begun = { entries: 0, said: 0, checkpoint: '', programs: JSON.stringify(programs) }
  return { id, game: name, revision, ...begun, ...none }
}

/** Takes what a person does. */
export async function submitTo(house: House, request: SubmitRequest): Promise<Answer> {
  const problem = problemOf(submitSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { match: id, by, key, tag, act } = request
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
    const { game, match } = hosted.value
    const situation = game.situation(match.state)
    const at = Math.max(house.now(), situation.clock.now)
    const entry = await entryOf(game, match.state, act, at, {
      match: id,
      by,
      holds: async (office) => house.holds(by, office),
      isWilling: (person) => isWilling(tx, id, person),
    })
    if (!entry.ok) return answer(tx, id, by, key, entry)
    const { referees } = situation.table
    const referee = refereeOf(house, id, game, { referees, programs: hosted.value.programs })
    const step = playing(id, () =>
      submit(game, match, entry.value as unknown, { referee, key, tag }),
    )
    if (step.ok) return keep(house, tx, hosted.value, match, step.value, { by, key })
    const { step: passed, ...refusal } = step.error
    await keep(house, tx, hosted.value, match, passed)
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
  const { id, game, match, programs } = hosted
  const { table, clock } = game.situation(match.state)
  const at = Math.max(now, clock.now)
  const referee = refereeOf(house, id, game, { referees: table.referees, programs })
  const step = playing(id, () => tick(game, match, at, { referee }))
  return write(house, tx, hosted, match, step)
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

/** The match of a row that was read. Refuses with `noMatch` or `fault`. */
export async function hostedOf(
  house: House,
  id: string,
  row: MatchRow | undefined,
): Promise<Result<Hosted, Rejection>> {
  if (row === undefined) return refuse('noMatch', { match: id })
  if (row.fault !== null) return refuse('fault', { match: id })
  const hosted = await house.matches.of(row)
  if (hosted !== undefined) return { ok: true, value: hosted }
  house.onFault({ match: id, during: 'loading', problem: `${row.game} is not listed` })
  return refuse('fault', { match: id })
}

interface Sender {
  readonly by: string
  readonly key: string
}

async function keep(
  house: House,
  tx: Tx,
  hosted: Hosted,
  before: Hosted['match'] | undefined,
  step: MatchStep,
  sender?: Sender,
): Promise<Answer> {
  await write(house, tx, hosted, before, step)
  if (sender === undefined) return { ok: true, value: { told: [] } }
  const { id } = hosted
  const { by, key } = sender
  const told = await toldSince(tx, by, id, hosted.said)
  return answer(tx, id, by, key, { ok: true, value: { told } })
}

/** Writes down a step, unless nothing came of it. */
async function write(
  house: House,
  tx: Tx,
  hosted: Hosted,
  before: Hosted['match'] | undefined,
  step: MatchStep,
): Promise<Change | undefined> {
  const { id, game, programs } = hosted
  for (const { asked, rejection } of step.unfit) {
    house.onFault({ match: id, during: `the answer to ${asked.name}`, problem: rejection.says })
  }
  if (before !== undefined && step.recorded.length === 0) return undefined
  const change = playing(id, () => changeOf(game, id, before, step))
  const waits = change.wanted.some(
    ({ person, need }) => need !== 'may' && person !== null && botsIn(programs).includes(person),
  )
  await writeChange(tx, hosted, change, waits ? 0 : null)
  if (change.record !== undefined) await book(tx, change.record)
  house.matches.keep(id, change.checkpoint, step.match)
  return change
}

/** Who at the table is a bot. */
export function botsIn(programs: Hosted['programs']): readonly string[] {
  return Object.keys(programs).filter((person) => programs[person] !== PROGRAM_REFEREE)
}

/** What is wrong with who is a program, as a sentence. */
export function programsProblem(
  house: House,
  programs: Readonly<Record<string, string>> = {},
): string | undefined {
  const known = [PROGRAM_REFEREE, ...(house.thread?.names ?? [])]
  const strange = Object.values(programs).find((program) => !known.includes(program))
  return strange === undefined
    ? undefined
    : `There is no program "${strange}" here; there are ${known.join(', ')}.`
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
