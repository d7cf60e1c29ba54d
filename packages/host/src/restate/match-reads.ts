import { type LogEntry, type Moment, type Rejection, type Result, saveMatch } from '@ackanomic/core'
import { handlers, type ObjectSharedContext } from '@restatedev/restate-sdk'
import { turning } from '../bot-turns.js'
import { botsIn } from '../decide.js'
import { orFault, playing } from '../faults.js'
import { hostedOf } from '../hosted.js'
import { isLate, look, NEVER, seenBy } from '../reads.js'
import type { Look } from '../types.js'
import type { Inside } from './inside.js'
import {
  type Announced,
  type Answered,
  answersIn,
  firstOf,
  log,
  pastIn,
  posts,
  type Row,
  rowOf,
  type Sender,
} from './row.js'

/** How somebody looks at a match. */
export interface LookRequest {
  readonly person: string | null
  readonly at: Moment | null
  readonly now: Moment
}

/** What somebody sees; `'late'` where something must happen first. */
export type Seen = Result<Look, Rejection> | 'late'

/** A bot whose turn it is. */
export interface BotTurn {
  readonly by: string
  readonly bot: string
  readonly look: Look
}

/** The bots whose turn it is, and after how many entries. */
export interface BotTurns {
  readonly turns: readonly BotTurn[]
  readonly entries: number
}

/** All that is kept of a match. */
export interface AllOfMatch {
  readonly row: Row
  /** The number of the first entry of its log. */
  readonly first: number
  readonly log: readonly LogEntry[]
  readonly posts: readonly Announced[]
  readonly answers: readonly (Sender & Answered)[]
}

/** How a match is read, by many at once. */
export interface MatchReads {
  /** What somebody sees. */
  look(ctx: ObjectSharedContext, request: LookRequest): Promise<Seen>
  /** The bots whose turn it is. */
  turns(ctx: ObjectSharedContext): Promise<BotTurns | 'late'>
  /** The match as a save. */
  takeOut(ctx: ObjectSharedContext): Promise<Result<string, Rejection> | 'late'>
  /** All of it, for a backup. */
  all(ctx: ObjectSharedContext): Promise<AllOfMatch | null>
}

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
      const { programs, match } = hosted.value
      const wanted = row.wanted.filter(({ need }) => need !== 'may').map(({ person }) => person)
      const turns: BotTurn[] = []
      for (const by of [...botsIn(programs)].sort()) {
        const { [by]: bot } = programs
        if (bot === undefined || !wanted.includes(by)) continue
        const seen = await orFault(household, ctx.key, turning(by), async () => ({
          ok: true,
          value: playing(ctx.key, () => look(hosted.value, match.state, by)),
        }))
        if (seen.ok) turns.push({ by, bot, look: seen.value })
      }
      return { turns, entries: row.entries }
    }),
    takeOut: shared(async (ctx: ObjectSharedContext) => {
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
