import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import {
  type ObjectContext,
  object,
  RestatePromise,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import {
  type Decision,
  decideAction,
  decideImport,
  decideOpening,
  decideTick,
} from '../commands/decide.js'
import type { MatchChange } from '../commands/match-change.js'
import { migrateMatch, newerGame } from '../commands/migrate-match.js'
import { catchGameError, GameError } from '../errors.js'
import type { Notification } from '../notification.js'
import { loadRow, newRow } from '../persistence/match-cache.js'
import type { SubmitResult } from '../persistence/step-write.js'
import { refuse } from '../rejections.js'
import type { ImportRequest, OpenRequest, SubmitRequest } from '../types.js'
import { EMPTY } from './chunks.js'
import { OPTIONS, personKey, type RestateContext, shardFor } from './context.js'
import { createMatchReads } from './match-reads.js'
import {
  deleteExpiredResults,
  events,
  inboxUpdates,
  log,
  newState,
  readLog,
  readState,
  resultKey,
  scheduleChanges,
} from './match-state.js'
import type {
  ChangeFeedObject,
  MatchObject,
  MatchState,
  PersonObject,
  RegistryObject,
  ResultKey,
  RoleObject,
  ScheduleChange,
  SchedulerObject,
  StoredResult,
} from './objects.js'

const done: Result<null, never> = { ok: true, value: null }

/** A match without jobs. */
const UNSCHEDULED = { next_deadline: null, bots_due: null } as const

/** The virtual object of a match. */
export function createMatchObject(
  restate: RestateContext,
): VirtualObjectDefinition<string, MatchObject> {
  const { context, names } = restate
  const registry = (ctx: ObjectContext) =>
    ctx.objectClient<RegistryObject>({ name: names.registry }, 'registry')
  const reschedule = (ctx: ObjectContext, now: Timestamp, changes: readonly ScheduleChange[]) =>
    ctx
      .objectClient<SchedulerObject>({ name: names.scheduler }, shardFor(ctx.key))
      .reschedule({ changes, now })

  /** Loads a match, migrated to the current revision. Rejects as `loadRow` does. */
  const loadCurrent = async (ctx: ObjectContext): Promise<Result<MatchState, Rejection>> => {
    const row = await readState(ctx)
    if (row === null) return refuse('noMatch', { match: ctx.key })
    if (row.suspended !== null) return refuse('matchSuspended', { match: ctx.key })
    // Deterministic: a Restate deployment always runs the same code.
    const game = await newerGame(context, row)
    if (game === undefined) return { ok: true, value: row }
    const earlier = await readLog(ctx, row)
    const migrated = await ctx.run('migrating', () =>
      catchGameError(context, ctx.key, 'migrating', async () => ({
        ok: true,
        value: { ...migrateMatch(context, game, row, earlier), now: context.now() },
      })),
    )
    if (!migrated.ok) return migrated
    const { now, log: newLog, change, ...changed } = migrated.value
    if (newLog !== undefined) log.clear(ctx, row.log)
    const tail = newLog === undefined ? row.log : log.append(ctx, EMPTY, newLog)
    await write(ctx, { ...row, ...changed, log: tail }, change, now)
    return { ok: true, value: (await readState(ctx)) ?? row }
  }

  /** Writes a step. Returns the sender's notifications. */
  const write = async (
    ctx: ObjectContext,
    before: MatchState,
    change: MatchChange,
    now: Timestamp,
    sender?: Pick<SubmitRequest, 'by' | 'channel'>,
  ): Promise<readonly Notification[]> => {
    const by = sender?.by
    const { key: match } = ctx
    const {
      appended,
      entries,
      actionCounts,
      snapshot,
      nextDeadline,
      endedAt,
      events: recorded,
      pendingActions,
      botsPending,
    } = change
    if (endedAt !== null && before.ended_at === null)
      await registry(ctx).matchEnded(change.resultRecord ?? null)
    const stored = recorded.map(({ recipients: _, ...each }) => ({ ...each, step: entries }))
    const row: MatchState = {
      ...before,
      entry_count: entries,
      action_counts: actionCounts,
      snapshot,
      next_deadline: nextDeadline,
      ended_at: endedAt,
      event_count: before.event_count + recorded.length,
      bots_due: botsPending ? 0 : null,
      pendingActions,
      log: log.append(ctx, before.log, appended),
      events: events.append(ctx, before.events, stored),
    }
    ctx.set('state', row)
    const scheduled = scheduleChanges(match, before, row)
    const updates = inboxUpdates(match, before, change, now)
    const channel = by === undefined ? undefined : sender?.channel
    const receipts = [...updates].map(([to, each]) =>
      to.startsWith('@')
        ? ctx
            .objectClient<PersonObject>({ name: names.person }, to)
            .receive(by !== undefined && to === personKey(by) ? { ...each, channel } : each)
        : ctx.objectClient<RoleObject>({ name: names.role }, to).receive(each),
    )
    const calls: RestatePromise<unknown>[] = [...receipts]
    if (scheduled.length > 0) calls.push(reschedule(ctx, now, scheduled))
    const numbers = calls.length === 0 ? [] : await RestatePromise.all(calls)
    const recipients = [...updates]
      .filter(([, { items }]) => items.length > 0)
      .map(([to]) => to.slice(1))
    ctx
      .objectSendClient<ChangeFeedObject>({ name: names.changes }, shardFor(match))
      .publish({ match, recipients, revoked: null, session: null })
    const index = by === undefined ? -1 : [...updates.keys()].indexOf(personKey(by))
    const first = Number(numbers[index] ?? 0)
    const mine = by === undefined ? [] : (updates.get(personKey(by))?.items ?? [])
    return mine.map(({ event }, i) => ({ n: first + i + 1, ...event }))
  }

  /** Saves the result of a request, and returns it. */
  const saveResult = (
    ctx: ObjectContext,
    sender: ResultKey,
    result: SubmitResult,
    at: Timestamp,
  ): SubmitResult => {
    ctx.set(resultKey(sender), { at, result } satisfies StoredResult)
    return result
  }

  /** Decides in one journalled step, which contains all randomness and the time. */
  const decide = (
    ctx: ObjectContext,
    during: string,
    decision: () => Promise<Decision>,
  ): Promise<Result<Decision & { now: Timestamp }, Rejection>> =>
    ctx.run(during, () =>
      catchGameError(context, ctx.key, during, async () => ({
        ok: true,
        value: { ...(await decision()), now: context.now() },
      })),
    )

  return object({
    name: names.match,
    options: OPTIONS,
    handlers: {
      ...createMatchReads(restate),
      async open(ctx: ObjectContext, request: OpenRequest): Promise<SubmitResult> {
        const { key: id } = ctx
        if ((await readState(ctx)) !== null) {
          const kept = await ctx.get<StoredResult>(resultKey(request))
          return kept?.result ?? refuse('matchExists', { match: id })
        }
        const decided = await ctx.run('opening', () =>
          catchGameError(context, id, 'opening', async () => {
            const game = await context.games[request.game]?.load()
            if (game === undefined) throw new GameError(id, `${request.game} is not listed`)
            const { automated = {} } = request
            const opened = decideOpening(context, game, request)
            if (!opened.ok) return opened
            const change = opened.value
            const now = context.now()
            const row = newState(newRow(id, game, automated), now)
            return { ok: true, value: { change, row, now } }
          }),
        )
        if (!decided.ok) return decided
        const { change, row, now } = decided.value
        await registry(ctx).matchOpened(id)
        const notifications = await write(ctx, row, change, now, { by: request.by })
        return saveResult(ctx, request, { ok: true, value: { notifications, receipt: null } }, now)
      },
      async submit(ctx: ObjectContext, request: SubmitRequest): Promise<SubmitResult> {
        const { by, channel } = request
        // Requested together with the state, which is awaited first.
        const before = ctx.get<StoredResult>(resultKey(request))
        const loaded = await loadCurrent(ctx)
        if (!loaded.ok) return loaded
        const row = loaded.value
        const kept = await before
        if (kept !== null) return kept.result
        const decided = await decide(ctx, 'submitting', async () => {
          const hosted = await loadRow(context, ctx.key, row)
          if (!hosted.ok) return { change: undefined, rejection: hosted.error }
          return decideAction(context, hosted.value, request, (person) =>
            row.consents.includes(person),
          )
        })
        if (!decided.ok) return decided
        const { change, rejection, consents, receipt = null, now } = decided.value
        const current: MatchState = {
          ...row,
          lastCleanup: (await deleteExpiredResults(ctx, row, now)) ? now : row.lastCleanup,
          consents: consents === true ? [...new Set([...row.consents, by])] : row.consents,
        }
        if (change === undefined) ctx.set('state', current)
        const sender = rejection === undefined ? { by, channel } : undefined
        const notifications =
          change === undefined ? [] : await write(ctx, current, change, now, sender)
        return saveResult(
          ctx,
          request,
          rejection === undefined
            ? { ok: true, value: { notifications, receipt } }
            : { ok: false, error: rejection },
          now,
        )
      },
      async fireDeadline(ctx: ObjectContext, now: Timestamp): Promise<boolean> {
        const found = await readState(ctx)
        if (found === null || found.suspended !== null) return false
        if (found.next_deadline === null || found.next_deadline > now) return false
        const loaded = await loadCurrent(ctx)
        const row = loaded.ok ? loaded.value : found
        // After a migration the deadline may be later.
        if (row.next_deadline === null || row.next_deadline > now) return true
        const change = loaded.ok
          ? await ctx.run('firing a deadline', async (): Promise<MatchChange | string> => {
              try {
                const hosted = await loadRow(context, ctx.key, row)
                if (!hosted.ok) throw new GameError(ctx.key, hosted.error.message)
                const passed = decideTick(context, hosted.value, now)
                if (passed !== undefined) return passed
                throw new GameError(ctx.key, 'A deadline is due, but did not fire.')
              } catch (thrown) {
                // Catch everything: retrying the deadline for ever would block the match.
                const problem = thrown instanceof GameError ? thrown.cause : thrown
                context.onError({ match: ctx.key, during: 'firing a deadline', problem })
                return String(problem instanceof Error ? problem.message : problem)
              }
            })
          : loaded.error.message
        if (typeof change !== 'string') {
          await write(ctx, row, change, now)
          return true
        }
        ctx.set('state', { ...row, suspended: change })
        await RestatePromise.all([
          registry(ctx).countSuspended(1),
          reschedule(ctx, now, scheduleChanges(ctx.key, row, { ...row, ...UNSCHEDULED })),
        ])
        return true
      },
      async catchUp(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>> {
        const loaded = await loadCurrent(ctx)
        if (!loaded.ok) return loaded
        const row = loaded.value
        if (row.next_deadline === null || row.next_deadline > now) return done
        const decided = await decide(ctx, 'firing deadlines', async () => {
          const hosted = await loadRow(context, ctx.key, row)
          if (!hosted.ok) return { change: undefined, rejection: hosted.error }
          return { change: decideTick(context, hosted.value, now), rejection: undefined }
        })
        if (!decided.ok) return decided
        const { change, rejection } = decided.value
        if (rejection !== undefined) return { ok: false, error: rejection }
        if (change !== undefined) await write(ctx, row, change, now)
        return done
      },
      async settleBots(ctx: ObjectContext, entries: number) {
        const row = await readState(ctx)
        if (row === null || row.entry_count !== entries || row.bots_due === null) return
        const resting = { ...row, bots_due: null }
        ctx.set('state', resting)
        await reschedule(ctx, 0, scheduleChanges(ctx.key, row, resting))
      },
      async importMatch(
        ctx: ObjectContext,
        request: ImportRequest,
      ): Promise<Result<null, Rejection>> {
        const { key: id } = ctx
        const found = await readState(ctx)
        const decided = await ctx.run('importing', () =>
          catchGameError(context, id, 'importing', async () => {
            const imported = await decideImport(context, request)
            if (!imported.ok) return imported
            if (found !== null) return refuse('matchExists', { match: id })
            return { ok: true, value: { ...imported.value, now: context.now() } }
          }),
        )
        if (!decided.ok) return decided
        const { row, change, now } = decided.value
        await registry(ctx).matchOpened(id)
        await write(ctx, newState(row, now), change, now)
        return done
      },
      async resume(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>> {
        const row = await readState(ctx)
        if (row === null) return refuse('noMatch', { match: ctx.key })
        if (row.suspended === null) return done
        ctx.set('state', { ...row, suspended: null })
        await RestatePromise.all([
          registry(ctx).countSuspended(-1),
          reschedule(ctx, now, scheduleChanges(ctx.key, { ...row, ...UNSCHEDULED }, row)),
        ])
        return done
      },
    },
  }) as VirtualObjectDefinition<string, MatchObject>
}
