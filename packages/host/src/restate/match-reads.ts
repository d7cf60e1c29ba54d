import { type Rejection, type Result, saveMatch } from '@ackanomic/core'
import { handlers, type ObjectSharedContext } from '@restatedev/restate-sdk'
import { turning } from '../bot-turns.js'
import { botsIn } from '../decide.js'
import { orFault, playing } from '../incidents.js'
import { hostedOf } from '../match-cache.js'
import { isLate, look, NEVER, seenBy } from '../queries.js'
import type { Inside } from './context.js'
import { answersIn, firstOf, log, pastIn, posts, rowOf } from './match-state.js'
import type { AllOfMatch, BotTurn, LookRequest, MatchReads, Seen } from './objects.js'

/** The handlers that read a match. */
export function matchReads({ household }: Inside): MatchReads {
  const { shared } = handlers.object
  return {
    look: shared(
      async (ctx: ObjectSharedContext, { person, at, now }: LookRequest): Promise<Seen> => {
        const { key: id } = ctx
        const row = (await rowOf(ctx)) ?? undefined
        if (row !== undefined && (await isLate(household, row, now))) return 'late'
        const hosted = await hostedOf(household, id, row)
        if (!hosted.ok) return hosted
        const past = at === null || row === undefined ? undefined : await pastIn(ctx, row)
        return orFault(household, id, 'a look', async () =>
          seenBy(hosted.value, person, past, at ?? undefined),
        )
      },
    ),
    turns: shared(async (ctx: ObjectSharedContext) => {
      const row = (await rowOf(ctx)) ?? undefined
      if (row !== undefined && (await isLate(household, row, NEVER))) return 'late'
      const hosted = await hostedOf(household, ctx.key, row)
      if (!hosted.ok || row === undefined) return { turns: [], entries: row?.entries ?? 0 }
      const { automated, match } = hosted.value
      const wanted = row.wanted
        .filter(({ need }) => need !== 'optional')
        .map(({ person }) => person)
      const turns: BotTurn[] = []
      for (const by of [...botsIn(automated)].sort()) {
        const { [by]: bot } = automated
        if (bot === undefined || !wanted.includes(by)) continue
        const seen = await orFault(household, ctx.key, turning(by), async () => ({
          ok: true,
          value: playing(ctx.key, () => look(hosted.value, match.state, by)),
        }))
        if (seen.ok) turns.push({ by, bot, look: seen.value })
      }
      return { turns, entries: row.entries }
    }),
    exportMatch: shared(async (ctx: ObjectSharedContext) => {
      const row = (await rowOf(ctx)) ?? undefined
      if (row !== undefined && (await isLate(household, row, NEVER))) return 'late'
      const hosted = await hostedOf(household, ctx.key, row)
      if (!hosted.ok || row === undefined) return hosted as Result<never, Rejection>
      const whole = { ...hosted.value.match, ...(await pastIn(ctx, row)) }
      return { ok: true, value: saveMatch(whole) } as const
    }),
    all: shared(async (ctx: ObjectSharedContext): Promise<AllOfMatch | null> => {
      const row = await rowOf(ctx)
      if (row === null) return null
      return {
        row,
        first: firstOf(row),
        log: await log.read(ctx, row.log),
        posts: await posts.read(ctx, row.posts),
        answers: await answersIn(ctx),
      }
    }),
  }
}
