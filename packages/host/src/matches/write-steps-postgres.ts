import { CompiledQuery, type Kysely } from 'kysely'
import { markLeaving } from '../auth/account-rows.js'
import type { Store, Tables } from '../store/tables.js'
import { WRITE_STEPS } from '../store/write-steps-sql.js'
import {
  changedColumns,
  firstEventOf,
  joinedPeople,
  matchOf,
  receivedEvents,
  type StepOutcome,
  type StepWrite,
  storableJson,
  timeOf,
} from './step-write.js'

/**
 * Writes steps into PostgreSQL: one statement, so one call and one commit, unless people join a match.
 * No two may be of the same match.
 */
export function writeStepsToPostgres(
  store: Store,
  steps: readonly StepWrite[],
): Promise<readonly StepOutcome[]> {
  const joined = joinedPeople(steps)
  if (joined.length === 0) return writeSteps(store.db, steps)
  return store.db.transaction().execute(async (tx) => {
    await markLeaving(store, tx, joined)
    return writeSteps(tx, steps)
  })
}

async function writeSteps(
  db: Kysely<Tables>,
  steps: readonly StepWrite[],
): Promise<readonly StepOutcome[]> {
  const parameters = [storableJson(steps.map(stepRow))]
  const { rows } = await db.executeQuery<OutcomeRow>(CompiledQuery.raw(WRITE_STEPS, parameters))
  return rows.map(({ kind, result, hash }): StepOutcome => {
    if (kind === 'stale') return { kind }
    const value = result === null ? undefined : JSON.parse(result)
    return kind === 'repeated' ? { kind, result: value, hash: hash ?? '' } : { kind, result: value }
  })
}

interface OutcomeRow {
  readonly kind: StepOutcome['kind']
  readonly result: string | null
  readonly hash: string | null
}

/** A step as the statement reads it. */
function stepRow(step: StepWrite, i: number): object {
  const { before, game, change, plans, request, consents, receipt, published } = step
  const first = firstEventOf(step)
  const opened = 'row' in before ? before.row : undefined
  return {
    i,
    id: matchOf(step),
    game,
    plans,
    published,
    changed: change !== undefined,
    expected: 'row' in before ? null : before.version,
    revision: opened?.revision,
    checkpoint: opened?.checkpoint,
    automated: opened?.automated,
    spectators: opened?.spectators,
    messages: opened?.messages,
    joined: change?.joined,
    ...(change === undefined ? {} : changedColumns(change, first, timeOf(step))),
    by: request?.by,
    key: request?.idempotencyKey,
    at: request?.at,
    hash: request?.hash,
    channel: request?.channel,
    consents,
    receipt: JSON.stringify(receipt),
    record: change?.resultRecord === undefined ? undefined : JSON.stringify(change.resultRecord),
    entries: change?.appended.map((entry, k) => ({
      n: change.entries - change.appended.length + k,
      at: entry.at,
      entry: JSON.stringify(entry),
    })),
    events: change?.events.map(({ at, clause, event, message }, k) => ({
      n: first + k,
      step: change.entries,
      at,
      clause,
      message,
      event: JSON.stringify(event),
    })),
    received: change === undefined ? undefined : receivedEvents(change, first),
    pending: change?.pendingChanged === true ? change.pendingActions : undefined,
  }
}
