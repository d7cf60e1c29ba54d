import { CompiledQuery, type Transaction } from 'kysely'
import { markLeaving } from '../auth/account-rows.js'
import type { Notification } from '../contract/notification.js'
import type { Store, Tables } from '../store/tables.js'
import {
  changedColumns,
  type EarlierResult,
  firstEventOf,
  joinedPeople,
  matchOf,
  receivedEvents,
  type StepOutcome,
  type StepWrite,
  type SubmitResult,
  storableJson,
  timeOf,
} from './step-write.js'

/** Writes steps of different matches in one transaction, with one statement for each table. */
export function writeStepsToSqlite(
  store: Store,
  steps: readonly StepWrite[],
): Promise<readonly StepOutcome[]> {
  return store.db.transaction().execute(async (tx) => {
    const repeated = await findRepeated(tx, steps)
    const written = new Set<StepWrite>()
    for (const step of steps)
      if (!repeated.has(step) && (await writeMatch(tx, step))) written.add(step)
    const results = await writeContents(tx, [...written])
    await markLeaving(store, tx, joinedPeople(steps))
    for (const { published } of written) if (published !== null) await store.notify(tx, published)
    return steps.map((step): StepOutcome => {
      const earlier = repeated.get(step)
      if (earlier !== undefined) return { kind: 'repeated', ...earlier }
      return written.has(step) ? { kind: 'written', result: results.get(step) } : { kind: 'stale' }
    })
  })
}

type Tx = Transaction<Tables>

type Row = readonly unknown[]

/** Runs a statement, which is prepared once for each connection. */
async function run<Found>(tx: Tx, text: string, parameters: Row): Promise<Found[]> {
  const { rows } = await tx.executeQuery<Found>(CompiledQuery.raw(text, [...parameters]))
  return rows
}

/** Runs a statement for rows, which it reads from JSON. */
async function runAll<Found>(tx: Tx, text: string, rows: Row): Promise<Found[]> {
  return rows.length === 0 ? [] : run<Found>(tx, text, [storableJson(rows)])
}

/** The results of requests that came before. */
async function findRepeated(
  tx: Tx,
  steps: readonly StepWrite[],
): Promise<ReadonlyMap<StepWrite, EarlierResult>> {
  const keys = steps.flatMap((step, i) =>
    step.request === null ? [] : [[i, matchOf(step), step.request.by, step.request.idempotencyKey]],
  )
  const found = await runAll<{ i: number; result: string; hash: string }>(tx, FIND_RESULTS, keys)
  return new Map(
    found.map(({ i, result, hash }) => [
      steps[i] as StepWrite,
      { result: JSON.parse(result), hash },
    ]),
  )
}

/** Writes a match's row. Returns whether the match was as the step expects. */
async function writeMatch(tx: Tx, step: StepWrite): Promise<boolean> {
  const { before, change, plans } = step
  const at = timeOf(step)
  if ('row' in before) {
    const row = {
      ...before.row,
      ...(change === undefined ? {} : changedColumns(change, before.row.event_count, at)),
    }
    const values = MATCH_COLUMNS.map((column) => row[column])
    return (await run(tx, INSERT_MATCH, values)).length > 0
  }
  const { id, version, eventCount } = before
  if (change === undefined) return (await run(tx, TOUCH_MATCH, [plans, id, version])).length > 0
  const set = changedColumns(change, eventCount, at)
  const values = CHANGED_COLUMNS.map((column) => set[column])
  return (await run(tx, UPDATE_MATCH, [...values, plans, id, version])).length > 0
}

/** Writes everything but the rows of matches. Returns the requests' results. */
async function writeContents(
  tx: Tx,
  steps: readonly StepWrite[],
): Promise<ReadonlyMap<StepWrite, SubmitResult>> {
  await runAll(tx, INSERT_ENTRIES, steps.flatMap(entryRows))
  await runAll(tx, INSERT_EVENTS, steps.flatMap(eventRows))
  const notifications = await writeNotifications(tx, steps)
  const pending = steps.filter(({ change }) => change?.pendingChanged === true)
  await runAll(tx, DELETE_PENDING, pending.map(matchOf))
  await runAll(tx, INSERT_PENDING, pending.flatMap(pendingRows))
  await runAll(tx, INSERT_PARTICIPANTS, steps.flatMap(participantRows))
  await runAll(tx, INSERT_RECORDS, steps.flatMap(recordRows))
  const consenting = steps.filter(({ consents }) => consents)
  const consents = consenting.map((step) => [matchOf(step), step.request?.by])
  await runAll(tx, INSERT_CONSENTS, consents)
  const results = new Map<StepWrite, SubmitResult>()
  const rows: Row[] = []
  for (const step of steps) {
    const { request, receipt } = step
    if (request === null) continue
    const { by, idempotencyKey, at, hash, channel } = request
    const mine = notifications.get(step) ?? []
    const result: SubmitResult = { ok: true, value: { notifications: mine, receipt } }
    if (channel !== undefined) await run(tx, MARK_DELIVERED, [by, channel, mine.length])
    rows.push([matchOf(step), by, idempotencyKey, at, hash, JSON.stringify(result)])
    results.set(step, result)
  }
  await runAll(tx, INSERT_RESULTS, rows)
  return results
}

const entryRows = (step: StepWrite): Row[] => {
  const { appended = [], entries = 0 } = step.change ?? {}
  const first = entries - appended.length
  return appended.map((entry, i) => [matchOf(step), first + i, entry.at, JSON.stringify(entry)])
}

const eventRows = (step: StepWrite): Row[] => {
  const { events = [], entries } = step.change ?? {}
  const [match, first] = [matchOf(step), firstEventOf(step)]
  return events.map(({ at, clause, event, message }, i) => {
    return [match, first + i, entries, at, clause, JSON.stringify(event), message]
  })
}

const pendingRows = (step: StepWrite): Row[] =>
  (step.change?.pendingActions ?? []).map(({ person, role, action, need, deadline, prompt }) => {
    return [matchOf(step), person, role, action, need, deadline, prompt]
  })

const participantRows = (step: StepWrite): Row[] =>
  (step.change?.joined ?? []).map(({ person, seat, mask }) => [
    ...[matchOf(step), person, seat, mask],
  ])

const recordRows = (step: StepWrite): Row[] => {
  const { resultRecord } = step.change ?? {}
  if (resultRecord === undefined) return []
  return [[matchOf(step), JSON.stringify(resultRecord), resultRecord.outcome.at, 0]]
}

/** Numbers and writes all notifications. Returns those of the senders. */
async function writeNotifications(
  tx: Tx,
  steps: readonly StepWrite[],
): Promise<ReadonlyMap<StepWrite, readonly Notification[]>> {
  const received = steps.flatMap((step) =>
    step.change === undefined
      ? []
      : receivedEvents(step.change, firstEventOf(step)).flatMap(([person, numbers]) =>
          numbers.map((event) => ({ step, person, event })),
        ),
  )
  const counts = new Map<string, number>()
  for (const { person } of received) counts.set(person, (counts.get(person) ?? 0) + 1)
  const people = await runAll<{ person: string; latest: number }>(tx, COUNT_NOTIFICATIONS, [
    ...counts,
  ])
  const next = new Map(
    people.map(({ person, latest }) => [person, latest - (counts.get(person) ?? 0) + 1]),
  )
  const rows: Row[] = []
  const mine = new Map<StepWrite, Notification[]>()
  for (const { step, person, event: number } of received) {
    const n = next.get(person) ?? 0
    next.set(person, n + 1)
    const match = matchOf(step)
    rows.push([person, n, match, number])
    const recorded = step.change?.events[number - firstEventOf(step)]
    if (person !== step.request?.by || recorded === undefined) continue
    const { at, clause, message, event } = recorded
    const notification = { n, match, game: step.game, at, clause, message, event }
    mine.set(step, [...(mine.get(step) ?? []), notification])
  }
  await runAll(tx, INSERT_NOTIFICATIONS, rows)
  const latest = people.map(({ person, latest: number }) => [person, number])
  await runAll(tx, UPDATE_SUBSCRIPTIONS, latest)
  return mine
}

const CHANGED_COLUMNS = [
  'entry_count',
  'event_count',
  'action_heads',
  'snapshot',
  'next_deadline',
  'bots_due',
  'ended_at',
] as const

/** In the order of insertion. */
const MATCH_COLUMNS = [
  ...['id', 'version', 'game', 'revision', 'checkpoint', 'automated', 'suspended', 'spectators'],
  ...['messages', 'plans'],
  ...CHANGED_COLUMNS,
] as const as readonly (keyof Tables['matches'])[]

const INSERT_MATCH = `insert into matches (${MATCH_COLUMNS.join(', ')})
  values (${MATCH_COLUMNS.map(() => '?').join(', ')}) on conflict do nothing returning id`
const UPDATE_MATCH = `update matches set version = version + 1,
  ${CHANGED_COLUMNS.map((column) => `${column} = ?`).join(', ')}, plans = ?
  where id = ? and version = ? and suspended is null returning id`
const TOUCH_MATCH = `update matches set version = version + 1, plans = ?
  where id = ? and version = ? and suspended is null returning id`
const MARK_DELIVERED = `update subscriptions
  set delivered = latest, next_attempt = null, attempts = 0
  where person = ? and channel = ? and delivered = latest - ?`

/** Inserts rows from a list of lists in JSON. `where true` tells `on` from a join's. */
const insertRows = (table: string, columns: readonly string[], conflict = ''): string =>
  `insert into ${table} (${columns.join(', ')})
  select ${columns.map((_, i) => `value ->> ${i}`).join(', ')} from json_each(?) where true ${conflict}`

const ONCE = 'on conflict do nothing'
const FIND_RESULTS = `select k.value ->> 0 as i, r.result, r.hash from json_each(?) as k join requests as r
  on r.match = k.value ->> 1 and r.person = k.value ->> 2 and r.key = k.value ->> 3`
const INSERT_ENTRIES = insertRows('entries', ['match', 'n', 'at', 'entry'])
const INSERT_EVENTS = insertRows('events', [
  ...['match', 'n', 'step', 'at', 'clause', 'event', 'message'],
])
const COUNT_NOTIFICATIONS = insertRows(
  'people',
  ['person', 'latest'],
  `on conflict (person) do update set latest = latest + excluded.latest returning person, latest`,
)
const INSERT_NOTIFICATIONS = insertRows('notifications', ['person', 'n', 'match', 'event'])
const UPDATE_SUBSCRIPTIONS = `update subscriptions
  set latest = p.value ->> 1,
    next_attempt = case when waits = 'quiet' then 0 else coalesce(next_attempt, 0) end
  from json_each(?) as p where person = p.value ->> 0`
const DELETE_PENDING = 'delete from pending_actions where match in (select value from json_each(?))'
const INSERT_PENDING = insertRows('pending_actions', [
  ...['match', 'person', 'role', 'action', 'need', 'deadline', 'prompt'],
])
const INSERT_PARTICIPANTS = insertRows('participants', ['match', 'person', 'seat', 'mask'], ONCE)
const INSERT_RECORDS = insertRows('result_records', ['match', 'record', 'ended_at', 'booked'], ONCE)
const INSERT_CONSENTS = `insert into consents (match, person)
  select value ->> 0, value ->> 1 from json_each(?) where not exists (
    select 1 from accounts where person = value ->> 1 and deleted_at is not null
  ) ${ONCE}`
const INSERT_RESULTS = insertRows('requests', [
  ...['match', 'person', 'key', 'at', 'hash', 'result'],
])
