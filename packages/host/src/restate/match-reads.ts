import type { Rejection, Result } from '@ackanomic/core'
import { handlers, type ObjectSharedContext } from '@restatedev/restate-sdk'
import { botNames } from '../commands/decide.js'
import { catchGameError, runGame } from '../errors.js'
import { botTurnLabel } from '../jobs/bot-turns.js'
import { loadRow } from '../persistence/match-cache.js'
import { receiptsOf } from '../proof/receipts.js'
import { createPage, exportedMatch, isStale, NO_DEADLINE, pageAt } from '../queries/reads.js'
import type { RestateContext } from './context.js'
import { events, firstEntry, log, readLog, readResults, readState } from './match-state.js'
import type { BotTurn, MatchData, MatchReads, PageRequest, PageResult } from './objects.js'

/** The handlers that read a match. */
export function createMatchReads({ context }: RestateContext): MatchReads {
  const { shared } = handlers.object
  return {
    page: shared(
      async (ctx: ObjectSharedContext, { person, at, now }: PageRequest): Promise<PageResult> => {
        const { key: id } = ctx
        const row = (await readState(ctx)) ?? undefined
        if (row !== undefined && (await isStale(context, row, now))) return 'stale'
        const hosted = await loadRow(context, id, row)
        if (!hosted.ok) return hosted
        const past = at === null || row === undefined ? undefined : await readLog(ctx, row)
        return catchGameError(context, id, 'reading', async () =>
          pageAt(hosted.value, person, past, at ?? undefined),
        )
      },
    ),
    botTurns: shared(async (ctx: ObjectSharedContext) => {
      const row = (await readState(ctx)) ?? undefined
      if (row !== undefined && (await isStale(context, row, NO_DEADLINE))) return 'stale'
      const hosted = await loadRow(context, ctx.key, row)
      if (!hosted.ok || row === undefined) return { turns: [], entries: row?.entry_count ?? 0 }
      const { automated, match } = hosted.value
      const wanted = row.pendingActions
        .filter(({ need }) => need !== 'optional')
        .map(({ person }) => person)
      const turns: BotTurn[] = []
      for (const by of [...botNames(automated)].sort()) {
        const { [by]: bot } = automated
        if (bot === undefined || !wanted.includes(by)) continue
        const seen = await catchGameError(context, ctx.key, botTurnLabel(by), async () => ({
          ok: true,
          value: runGame(ctx.key, () => createPage(hosted.value, match.state, by)),
        }))
        if (seen.ok) turns.push({ by, bot, page: seen.value })
      }
      return { turns, entries: row.entry_count }
    }),
    isOpen: shared(async (ctx: ObjectSharedContext) => (await readState(ctx)) !== null),
    exportMatch: shared(async (ctx: ObjectSharedContext, person: string | null) => {
      const row = (await readState(ctx)) ?? undefined
      if (row !== undefined && (await isStale(context, row, NO_DEADLINE))) return 'stale'
      const hosted = await loadRow(context, ctx.key, row)
      if (!hosted.ok || row === undefined) return hosted as Result<never, Rejection>
      const { game, match } = hosted.value
      const whole = { ...match, ...(await readLog(ctx, row)) }
      return exportedMatch(context, game, ctx.key, whole, person ?? undefined)
    }),
    receipts: shared(async (ctx: ObjectSharedContext, person: string) => {
      const row = (await readState(ctx)) ?? undefined
      if (row !== undefined && (await isStale(context, row, NO_DEADLINE))) return 'stale'
      const hosted = await loadRow(context, ctx.key, row)
      if (!hosted.ok || row === undefined) return hosted as Result<never, Rejection>
      const whole = { ...hosted.value.match, ...(await readLog(ctx, row)) }
      return { ok: true, value: await receiptsOf(context, whole, person) } as const
    }),
    all: shared(async (ctx: ObjectSharedContext): Promise<MatchData | null> => {
      const state = await readState(ctx)
      if (state === null) return null
      return {
        state,
        first: firstEntry(state),
        log: await log.read(ctx, state.log),
        events: await events.read(ctx, state.events),
        results: await readResults(ctx),
      }
    }),
  }
}
