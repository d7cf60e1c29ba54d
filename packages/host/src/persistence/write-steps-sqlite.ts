import { CompiledQuery, type Transaction } from 'kysely'
import type { Notification } from '../types.js'
import type { SubmitResult } from './step-write.js'
import {
  changedColumns,
  firstEventOf,
  matchOf,
  receivedEvents,
  type StepOutcome,
  type StepWrite,
} from './step-write.js'
import type { Store, Tables } from './tables.js'

/** Writes steps into SQLite, in one transaction. */
export function writeStepsToSqlite(
  store: Store,
  steps: readonly StepWrite[],
): Promise<readonly StepOutcome[]> {
  return store.db.transaction().execute(async (tx) => {
    const outcomes: StepOutcome[] = []
    for (const step of steps) outcomes.push(await writeStep(store, tx, step))
    return outcomes
  })
}

type Tx = Transaction<Tables>

/** Runs a statement. Its text is compiled once, and prepared once for each connection. */
async function run<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))
  return rows
}

async function writeStep(store: Store, tx: Tx, step: StepWrite): Promise<StepOutcome> {
  const { change, request, rejection, published } = step
  const match = matchOf(step)
  if (request !== null) {
    const key = [match, request.by, request.idempotencyKey]
    const [earlier] = await run<{ result: string }>(tx, FIND_RESULT, key)
    if (earlier !== undefined) return { kind: 'repeated', result: JSON.parse(earlier.result) }
  }
  if (!(await writeMatch(tx, step))) return { kind: 'stale' }
  let notifications: readonly Notification[] = []
  if (change !== undefined) {
    const { appended, entries } = change
    for (const [i, entry] of appended.entries()) {
      const n = entries - appended.length + i
      await run(tx, INSERT_ENTRY, [match, n, entry.at, JSON.stringify(entry)])
    }
    notifications = await writeEvents(tx, step, change)
    if (change.pendingChanged) {
      await run(tx, DELETE_PENDING, [match])
      for (const each of change.pendingActions) {
        const { person, role, action, need, deadline, prompt } = each
        await run(tx, INSERT_PENDING, [match, person, role, action, need, deadline, prompt])
      }
    }
    if (change.resultRecord !== undefined)
      await run(tx, INSERT_RECORD, [match, JSON.stringify(change.resultRecord)])
  }
  if (published !== null) await store.notify(tx, published)
  if (request === null) return { kind: 'written', result: undefined }
  const { by, idempotencyKey, at, channel } = request
  if (step.consents) await run(tx, INSERT_CONSENT, [match, by])
  const result: SubmitResult =
    rejection === undefined
      ? { ok: true, value: { notifications } }
      : { ok: false, error: rejection }
  if (channel !== undefined && result.ok)
    await run(tx, MARK_DELIVERED, [by, channel, notifications.length])
  await run(tx, INSERT_RESULT, [match, by, idempotencyKey, at, JSON.stringify(result)])
  return { kind: 'written', result }
}

/** Writes the row of the match. Returns whether the match was as the step expects it. */
async function writeMatch(tx: Tx, step: StepWrite): Promise<boolean> {
  const { before, change } = step
  if ('row' in before) {
    const row = {
      ...before.row,
      ...(change === undefined ? {} : changedColumns(change, before.row.event_count)),
    }
    const values = [...MATCH_COLUMNS.map((column) => row[column])]
    return (await run(tx, INSERT_MATCH, values)).length > 0
  }
  const { id, version, eventCount } = before
  if (change === undefined) return (await run(tx, TOUCH_MATCH, [id, version])).length > 0
  const set = changedColumns(change, eventCount)
  const values = CHANGED_COLUMNS.map((column) => set[column])
  return (await run(tx, UPDATE_MATCH, [...values, id, version])).length > 0
}

/** Writes the events and notifications. Returns the notifications of the sender. */
async function writeEvents(
  tx: Tx,
  step: StepWrite,
  change: NonNullable<StepWrite['change']>,
): Promise<readonly Notification[]> {
  const { game, request } = step
  const [match, first] = [matchOf(step), firstEventOf(step)]
  for (const [i, { at, clause, event, message }] of change.events.entries()) {
    const values = [match, first + i, change.entries, at, clause, JSON.stringify(event), message]
    await run(tx, INSERT_EVENT, values)
  }
  const mine: Notification[] = []
  for (const [person, numbers] of receivedEvents(change, first)) {
    const [counted] = await run<{ latest: number }>(tx, COUNT_NOTIFICATIONS, [
      person,
      numbers.length,
    ])
    const latest = counted?.latest ?? 0
    for (const [i, number] of numbers.entries()) {
      const n = latest - numbers.length + 1 + i
      await run(tx, INSERT_NOTIFICATION, [person, n, match, number])
      const event = change.events[number - first]
      if (person !== request?.by || event === undefined) continue
      const { at, clause, message } = event
      mine.push({ n, match, game, at, clause, message, event: event.event })
    }
    await run(tx, UPDATE_SUBSCRIPTIONS, [latest, person])
  }
  return mine
}

const CHANGED_COLUMNS = [
  'entry_count',
  'event_count',
  'snapshot',
  'next_deadline',
  'bots_due',
  'ended_at',
] as const

/** The columns of a match, in the order in which they are inserted. */
const MATCH_COLUMNS = [
  ...['id', 'version', 'game', 'revision', 'checkpoint', 'automated', 'suspended'],
  ...CHANGED_COLUMNS,
] as const as readonly (keyof Tables['matches'])[]

const FIND_RESULT = 'select result from requests where match = ? and person = ? and key = ?'
const INSERT_MATCH = `insert into matches (${MATCH_COLUMNS.join(', ')})
  values (${MATCH_COLUMNS.map(() => '?').join(', ')}) on conflict do nothing returning id`
const UPDATE_MATCH = `update matches set version = version + 1,
  ${CHANGED_COLUMNS.map((column) => `${column} = ?`).join(', ')}
  where id = ? and version = ? and suspended is null returning id`
const TOUCH_MATCH = `update matches set version = version + 1
  where id = ? and version = ? and suspended is null returning id`
const INSERT_ENTRY = 'insert into entries (match, n, at, entry) values (?, ?, ?, ?)'
const INSERT_EVENT = `insert into events (match, n, step, at, clause, event, message)
  values (?, ?, ?, ?, ?, ?, ?)`
const COUNT_NOTIFICATIONS = `insert into people (person, latest) values (?, ?)
  on conflict (person) do update set latest = latest + excluded.latest returning latest`
const INSERT_NOTIFICATION =
  'insert into notifications (person, n, match, event) values (?, ?, ?, ?)'
const UPDATE_SUBSCRIPTIONS = `update subscriptions
  set latest = ?, next_attempt = coalesce(next_attempt, 0) where person = ?`
const MARK_DELIVERED = `update subscriptions
  set delivered = latest, next_attempt = null, attempts = 0
  where person = ? and channel = ? and delivered = latest - ?`
const DELETE_PENDING = 'delete from pending_actions where match = ?'
const INSERT_PENDING = `insert into pending_actions
  (match, person, role, action, need, deadline, prompt) values (?, ?, ?, ?, ?, ?, ?)`
const INSERT_RECORD = `insert into result_records (match, record) values (?, ?)
  on conflict do nothing`
const INSERT_CONSENT = 'insert into consents (match, person) values (?, ?) on conflict do nothing'
const INSERT_RESULT = 'insert into requests (match, person, key, at, result) values (?, ?, ?, ?, ?)'
