import type { LogEntry, Match, Timestamp } from '@ackanomic/core'
import type { ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import { RETENTION } from '../commands/idempotency.js'
import type { MatchChange, PendingActionRow } from '../commands/match-change.js'
import type { MatchRow } from '../persistence/match-cache.js'
import type { MatchLog } from '../persistence/match-log.js'
import { countActions, NO_ACTIONS } from '../proof/action-counts.js'
import { ChunkedList, EMPTY } from './chunks.js'
import { personKey } from './context.js'
import type {
  InboxUpdate,
  MatchState,
  ResultKey,
  ScheduleChange,
  StoredEvent,
  StoredResult,
} from './objects.js'

/** The log of a match, from its first entry. */
export const log: ChunkedList<LogEntry> = new ChunkedList('log')

/** All events of a match. */
export const events: ChunkedList<StoredEvent> = new ChunkedList('events')

const RESULT = 'result '

/** The state key of the result of a request. */
export const resultKey = ({ by, idempotencyKey }: ResultKey): string =>
  `${RESULT}${JSON.stringify([by, idempotencyKey])}`

/** The request whose result has a state key, if it is the key of a result. */
function parseResultKey(name: string): ResultKey | undefined {
  if (!name.startsWith(RESULT)) return undefined
  const [by, idempotencyKey]: [string, string] = JSON.parse(name.slice(RESULT.length))
  return { by, idempotencyKey }
}

/** Reads all stored results. */
export async function readResults(
  ctx: ObjectSharedContext,
): Promise<readonly (ResultKey & StoredResult)[]> {
  const results: (ResultKey & StoredResult)[] = []
  for (const name of await ctx.stateKeys()) {
    const sender = parseResultKey(name)
    const kept = sender === undefined ? null : await ctx.get<StoredResult>(name)
    if (sender !== undefined && kept !== null) results.push({ ...sender, ...kept })
  }
  return results
}

/** Deletes expired results, if it is time to. Returns whether it was. */
export async function deleteExpiredResults(
  ctx: ObjectContext,
  { lastCleanup }: MatchState,
  now: Timestamp,
): Promise<boolean> {
  if (now < lastCleanup + RETENTION) return false
  for (const { at, ...sender } of await readResults(ctx)) {
    if (at < now - RETENTION) ctx.clear(resultKey(sender))
  }
  return true
}

/** Reads the log of a match, from its checkpoint. */
export async function readLog(ctx: ObjectSharedContext, row: MatchState): Promise<MatchLog> {
  const checkpoint: Match['checkpoint'] =
    row.checkpoint === null ? null : JSON.parse(row.checkpoint)
  const after = (checkpoint?.entries ?? 0) - firstEntry(row)
  return { checkpoint, log: await log.read(ctx, row.log, after) }
}

/** The number of the first stored entry. */
export const firstEntry = ({ entry_count: entries, log }: MatchState): number =>
  entries - log.length

/** Reads the state of a match. */
export async function readState(ctx: ObjectSharedContext): Promise<MatchState | null> {
  const state = await ctx.get<MatchState>('state')
  // A state from before actions were counted has no counts.
  if (state === null || state.action_counts !== undefined) return state
  return { ...state, action_counts: countActions(NO_ACTIONS, await log.read(ctx, state.log)) }
}

/** The state of a match that has not started. */
export const newState = (row: MatchRow, lastCleanup: Timestamp): MatchState => ({
  ...row,
  lastCleanup,
  pendingActions: [],
  consents: [],
  log: EMPTY,
  events: EMPTY,
})

/** The changes of the schedule when a match changes. Bots are asked after each step that expects them. */
export function scheduleChanges(
  match: string,
  before: MatchState,
  after: MatchState,
): readonly ScheduleChange[] {
  const changes: ScheduleChange[] = []
  if (before.next_deadline !== after.next_deadline) {
    const job = { kind: 'deadline', match } as const
    changes.push({ job, from: before.next_deadline, to: after.next_deadline })
  }
  if (before.bots_due !== null || after.bots_due !== null) {
    changes.push({ job: { kind: 'bot', match }, from: before.bots_due, to: after.bots_due })
  }
  return changes
}

/** What a step sends to each inbox: people by their key, roles by their name. */
export function inboxUpdates(
  match: string,
  before: MatchState,
  { entries, events, pendingActions, pendingChanged }: MatchChange,
  now: Timestamp,
): ReadonlyMap<string, InboxUpdate> {
  const { game } = before
  const updates = new Map<string, InboxUpdate>()
  const of = (to: string): InboxUpdate => updates.get(to) ?? { match, game, now, items: [] }
  for (const [i, { recipients, ...each }] of events.entries()) {
    const event = { match, game, ...each }
    const item = { step: entries, eventNumber: before.event_count + i, event }
    for (const person of recipients) {
      const mine = of(personKey(person))
      updates.set(personKey(person), { ...mine, items: [...mine.items, item] })
    }
  }
  if (!pendingChanged) return updates
  const [earlier, later] = [
    groupByAddressee(before.pendingActions),
    groupByAddressee(pendingActions),
  ]
  for (const to of new Set([...earlier.keys(), ...later.keys()])) {
    const mine = later.get(to) ?? []
    if (JSON.stringify(mine) === JSON.stringify(earlier.get(to) ?? [])) continue
    updates.set(to, { ...of(to), pendingActions: mine })
  }
  return updates
}

function groupByAddressee(
  rows: readonly PendingActionRow[],
): ReadonlyMap<string, readonly PendingActionRow[]> {
  const groups = new Map<string, PendingActionRow[]>()
  for (const each of rows) {
    const to = each.person === null ? String(each.role) : personKey(each.person)
    groups.set(to, [...(groups.get(to) ?? []), each])
  }
  return groups
}
